/** The legal moves: find one by typing, play it without losing one's place on the page. */
import { swapParts } from "../swap";
import { matches } from "./state";

export function start(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  const field = form.querySelector<HTMLInputElement>("input[type=search]");
  const frame = field?.closest<HTMLElement>("[hidden]");
  frame?.removeAttribute("hidden");
  field?.addEventListener("input", () => filter(form, field.value));
  field?.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault(); // Enter plays the move that is left, never a hidden one
    const left = form.querySelectorAll<HTMLButtonElement>("li:not([hidden]) > button[name=move]");
    if (left.length === 1) left[0]!.click();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void play(form, event.submitter);
  });
}

function filter(form: HTMLFormElement, wanted: string): void {
  let shown = 0;
  for (const group of form.querySelectorAll<HTMLDetailsElement>("[data-group]")) {
    group.dataset.folded ??= String(!group.open);
    const lines = [...group.querySelectorAll<HTMLElement>("li")];
    for (const line of lines) {
      line.hidden = !matches(`${group.dataset.group} ${line.textContent}`, wanted);
      if (!line.hidden) shown++;
    }
    group.hidden = lines.every((line) => line.hidden);
    group.open = wanted.trim() !== "" || group.dataset.folded === "false";
  }
  const count = form.querySelector("output");
  if (count) count.textContent = wanted.trim() ? `${shown} found` : "";
}

async function play(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  const body = new FormData(form, button);
  const wait = (busy: boolean) => {
    for (const one of form.querySelectorAll("button")) one.disabled = busy;
    form.setAttribute("aria-busy", String(busy));
  };
  wait(true);
  try {
    const answer = await fetch(form.action, { method: "POST", body });
    if (!swapParts(await answer.text())) location.reload();
    history.replaceState(null, "", location.pathname + (new URL(answer.url).search || ""));
    document.querySelector<HTMLElement>("#asked")?.focus({ preventScroll: true });
  } catch {
    // The move may or may not have arrived; its id makes sending it again harmless.
    form.querySelector("output")!.textContent = "No connection: nothing was lost, please try again.";
  }
  wait(false); // a refused move leaves the question as it was
}
