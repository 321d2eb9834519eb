/** Bring parts of the page up to date from the page as the server renders it now. */
import { isFilled } from "./filled";
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
  const focused = markOf(document.activeElement);
  let swapped = false;
  for (const part of parts) {
    const other = fresh.querySelector<HTMLElement>(`[data-part="${part.dataset.part}"]`);
    if (!other) continue;
    swapped = true;
    if (part.dataset.version && part.dataset.version === other.dataset.version) continue; // what is unfolded stays so
    if (part.dataset.keep !== undefined && isInUse(part)) continue;
    const brought = document.importNode(other, true);
    const frames = [...part.querySelectorAll(".table-frame")].map((frame) => frame.scrollLeft);
    part.replaceWith(brought);
    brought.querySelectorAll(".table-frame").forEach((frame, index) => (frame.scrollLeft = frames[index] ?? 0));
    startIslands(brought.parentElement ?? brought);
  }
  document.title = fresh.title;
  if (focused && document.activeElement === document.body) {
    document.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
  }
  return swapped;
}

/** How to find what has the focus once its part has been brought anew. */
function markOf(element: Element | null): string {
  if (element?.id) return `#${CSS.escape(element.id)}`;
  const href = element?.getAttribute("href");
  return href ? `[data-part="${element?.closest<HTMLElement>("[data-part]")?.dataset.part}"] [href="${CSS.escape(href)}"]` : "";
}

/** A form that somebody fills in, or has opened, is his until he sends it. */
function isInUse(part: HTMLElement): boolean {
  const controls = part.querySelectorAll<HTMLInputElement>("input, select, textarea");
  return isFilled(controls) || part.querySelector("details[open]") !== null || part.querySelector("form :focus") !== null;
}

function latestOf(page: Document): string | undefined {
  return page.querySelector<HTMLElement>("[data-latest]")?.dataset.latest;
}
