/** One stay at a match page: holds the place, fetches the timeline once, and lets the parts of the page draw it. */
import { mount } from "svelte";
import { boardOf } from "../../boards";
import type { Fields, Names } from "../../boards/panels";
import { markLogLine, marksInLog, showPlayers, showWhetherNow } from "./page";
import { begin, next, type Action, type Place } from "./state";
import Stepper from "./Stepper.svelte";
import { changedAt, marksOf, viewsOf, type Timeline } from "./timeline";

export function startSession(controls: HTMLElement): (action: Action) => void {
  const { timeline: address = "", step, game = "", viewer = "" } = controls.dataset;
  const marks = marksInLog();
  let place: Place = $state.raw(begin(marks, Number(step)));
  let timer = 0;
  let draw: ((at: number) => void) | null = null;

  markLogLine(Number(step));
  controls.replaceChildren();
  mount(Stepper, {
    target: controls,
    props: {
      get place() {
        return place;
      },
      marks,
      act,
    },
  });
  return act;

  function act(action: Action): void {
    const before = place.at;
    place = next(place, action, marks);
    clearTimeout(timer);
    if (place.playing) timer = window.setTimeout(act, 1000 / place.speed, { type: "tick" });
    if (place.at !== before) void show();
  }

  async function show(): Promise<void> {
    const mark = marks[place.at]!;
    const query = `?step=${mark.step}&viewer=${viewer}`;
    try {
      draw ??= await prepare(address, game);
    } catch {
      location.assign(query); // the server renders every step as well
      return;
    }
    if (mark !== marks[place.at]) return; // walked on while the timeline was on its way
    draw(mark.step);
    markLogLine(mark.step);
    showWhetherNow(place.at, marks.length - 1);
    history.replaceState(null, "", query);
  }
}

/** Fetch the timeline and take over the board; return what draws a step. */
async function prepare(address: string, game: string): Promise<(step: number) => void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the timeline was refused: ${answer.status}`);
  const timeline = (await answer.json()) as Timeline;
  const viewAt = viewsOf(timeline);
  const marks = marksOf(timeline);
  let shown: { view: Fields; changed: Set<string> } = $state.raw({ view: timeline.first, changed: new Set() });

  const target = document.querySelector("#position")!;
  target.replaceChildren();
  mount(boardOf(game), {
    target,
    props: {
      get view() {
        return shown.view;
      },
      get changed() {
        return shown.changed;
      },
      names: fromPage<Names>("names"),
      players: fromPage<string[]>("player-names"),
    },
  });
  return (step) => {
    const at = marks.findLastIndex((mark) => mark.step <= step);
    shown = { view: viewAt(at), changed: changedAt(timeline, at) };
    showPlayers(timeline.steps[at - 1]?.totals, marks[at + 1]?.seat ?? null);
  };
}

function fromPage<Value>(id: string): Value {
  return JSON.parse(document.getElementById(id)?.textContent ?? "null") as Value;
}
