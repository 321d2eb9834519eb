/** The parts of the match page that the server has drawn and a step only marks anew. */
import type { Mark } from "./state";

/** The marks that the log shows: every step that stands. */
export function marksInLog(): Mark[] {
  return [...document.querySelectorAll<HTMLElement>("#log [data-step]")].map(({ dataset }) => ({
    step: Number(dataset.step),
    seat: dataset.seat ? Number(dataset.seat) : null,
    turn: Number(dataset.turn),
  }));
}

/** Mark the line of a step, unfold its turn, and bring it into sight within the log alone. */
export function markLogLine(step: number): void {
  const log = document.querySelector<HTMLElement>("#log");
  if (!log) return;
  log.querySelector("[aria-current]")?.removeAttribute("aria-current");
  const line = log.querySelector<HTMLElement>(`[data-step="${step}"]`);
  if (!line) return;
  line.setAttribute("aria-current", "step");
  for (const turn of log.querySelectorAll("details")) turn.open = turn.contains(line);
  const from = line.getBoundingClientRect().top - log.getBoundingClientRect().top;
  log.scrollTop += from - log.clientHeight / 2;
}

/** Show totals and whose turn it is; without totals (a running match) only the turn. */
export function showPlayers(totals: number[] | undefined, toMove: number | null): void {
  const highest = Math.max(1, ...(totals ?? []));
  for (const player of document.querySelectorAll<HTMLElement>(".player[data-seat]")) {
    const seat = Number(player.dataset.seat);
    player.classList.toggle("to-move", seat === toMove);
    const total = totals?.[seat];
    if (total === undefined) continue;
    player.querySelector(".total")!.textContent = String(total);
    player.querySelector(".bar rect")?.setAttribute("width", `${Math.max(0, (100 * total) / highest)}%`);
  }
}

/** Ask for a move only where the match stands; elsewhere say where one is. */
export function showWhetherNow(at: number, last: number): void {
  const now = at === last;
  document.querySelector("[data-match]")?.toggleAttribute("data-following", now);
  document.querySelector("#asked-now")?.toggleAttribute("hidden", !now);
  const back = document.querySelector("#looking-back");
  back?.toggleAttribute("hidden", now);
  const number = back?.querySelector("[data-number]");
  if (number) number.textContent = String(at);
}
