/** A timeline: the first view of a match, then what changes at each step. Pure; views are made as they are needed. */
import type { Fields, Json } from "../../boards/panels";
import type { Mark } from "./state";

export type Change = [path: (string | number)[], value?: Json];
export type Step = {
  step: number;
  seat: number | null;
  turn: number;
  words: string[];
  changes: Change[];
  view?: Fields;
  totals?: number[];
};
export type Timeline = { seats: number; viewer: string; over: boolean; first: Fields; steps: Step[] };

export function marksOf(timeline: Timeline): Mark[] {
  const first: Mark = { step: 0, seat: null, turn: 0 };
  return [first, ...timeline.steps.map(({ step, seat, turn }) => ({ step, seat, turn }))];
}

/** The view at a mark: from the nearest one that is known, on through the changes. */
export function viewsOf(timeline: Timeline): (at: number) => Fields {
  const known = new Map<number, Fields>([[0, timeline.first]]);
  timeline.steps.forEach((step, index) => {
    if (step.view) known.set(index + 1, step.view);
  });
  return (at) => {
    let from = at;
    while (!known.has(from)) from--;
    let view = known.get(from)!;
    for (let index = from; index < at; index++) {
      view = applied(view, timeline.steps[index]!.changes) as Fields;
      known.set(index + 1, view);
    }
    return view;
  };
}

/** The parts of a view that a step changed, named as panels are. */
export function changedAt(timeline: Timeline, at: number): Set<string> {
  const names = new Set<string>();
  for (const [path] of timeline.steps[at - 1]?.changes ?? []) {
    const [key, index] = path;
    names.add(String(key));
    if (typeof index === "number") names.add(`${key}-${index}`);
    if (path.length === 1) names.add("position");
  }
  return names;
}

/** Make changes without touching what was there: views before and after share what stays the same. */
export function applied(view: Json, changes: Change[]): Json {
  return changes.reduce((part, [path, ...value]) => changed(part, path, value), view);
}

function changed(part: Json, path: (string | number)[], value: (Json | undefined)[]): Json {
  const [key, ...rest] = path;
  if (key === undefined) return value[0] ?? null;
  if (Array.isArray(part)) {
    const copy = [...part];
    if (!rest.length && !value.length) copy.splice(Number(key), 1);
    else copy[Number(key)] = changed(copy[Number(key)] ?? null, rest, value);
    return copy;
  }
  const copy = { ...(part as Fields) };
  if (!rest.length && !value.length) delete copy[key];
  else copy[key] = changed(copy[key] ?? null, rest, value);
  return copy;
}

/** Words with the players' names in place of ⟨0⟩, ⟨1⟩ … */
export function named(words: string, players: string[]): string {
  return words.replace(/⟨(\d)⟩/g, (mark, seat) => players[Number(seat)] ?? mark);
}
