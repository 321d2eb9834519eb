/** Bring parts of the page up to date from the page as the server renders it now. */
import { isStale } from "./live/state";
import { startIslands } from "./main";

/**
 * Replace every part of this page by the same part of another; return whether there was one.
 * Answers may overtake each other: a page that knows fewer steps than this one is too late, and left alone.
 */
export function swapParts(html: string): boolean {
  const fresh = new DOMParser().parseFromString(html, "text/html");
  if (isStale(latestOf(document), latestOf(fresh))) return true;
  const parts = [...document.querySelectorAll<HTMLElement>("[data-part]")];
  const focused = document.activeElement?.id;
  let swapped = false;
  for (const part of parts) {
    const other = fresh.querySelector<HTMLElement>(`[data-part="${part.dataset.part}"]`);
    if (!other) continue;
    swapped = true;
    if (part.dataset.version && part.dataset.version === other.dataset.version) continue; // what is unfolded stays so
    const brought = document.importNode(other, true);
    part.replaceWith(brought);
    startIslands(brought.parentElement ?? brought);
  }
  document.title = fresh.title;
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
  return swapped;
}

function latestOf(page: Document): string | undefined {
  return page.querySelector<HTMLElement>("[data-latest]")?.dataset.latest;
}
