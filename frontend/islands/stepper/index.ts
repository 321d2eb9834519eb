/** Step through a match both ways from one answer of the server; the page's own links do the same without script. */
import { startSession } from "./session.svelte";
import { keyAction } from "./state";

export function start(controls: HTMLElement): void {
  const act = startSession(controls);
  const onKey = (event: KeyboardEvent) => {
    if (!controls.isConnected) {
      window.removeEventListener("keydown", onKey); // the page was brought up to date with other controls
      return;
    }
    const action = keyAction(event.key);
    if (!action || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (isMeantForOthers(event)) return;
    event.preventDefault();
    act(action);
  };
  window.addEventListener("keydown", onKey);
  const viewer = document.querySelector<HTMLSelectElement>("#viewer");
  viewer?.form?.querySelector("button")?.setAttribute("hidden", "");
  viewer?.addEventListener("change", () => viewer.form?.requestSubmit());
}

/** Fields, open lists and what scrolls keep their keys; Space also presses buttons. */
function isMeantForOthers(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : document.body;
  if (target.closest("input, select, textarea, [role=region]")) return true;
  return event.key === " " && target.closest("button, a, summary") !== null;
}
