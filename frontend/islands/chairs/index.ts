/** Ask for a player's name only where one is to be seated by name. */
export function start(form: HTMLElement): void {
  for (const chair of form.querySelectorAll("fieldset")) {
    const sitter = chair.querySelector("select");
    const name = chair.querySelector<HTMLElement>("[data-name]");
    if (!sitter || !name) continue;
    const show = () => {
      name.hidden = sitter.value !== "named";
    };
    sitter.addEventListener("change", show);
    show();
  }
}
