/** Change the theme without loading the page anew; the server remembers it in a cookie, as it does without script. */
import { faces, isTheme, themeAfter, type Theme } from "./state";

export function start(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  form.addEventListener("submit", (event) => {
    const button = form.querySelector("button");
    if (!button || !isTheme(button.value)) return;
    event.preventDefault();
    const body = new FormData(form);
    body.set("theme", button.value);
    show(button, button.value);
    void fetch(form.action, { method: "POST", body, redirect: "manual" });
  });
}

function show(button: HTMLButtonElement, theme: Theme): void {
  const face = faces[theme];
  const use = button.querySelector("use");
  use?.setAttribute("href", (use.getAttribute("href") ?? "").replace(/#.*/, `#${face.icon}`));
  button.title = face.title;
  button.setAttribute("aria-label", face.label);
  button.value = themeAfter(theme);
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
