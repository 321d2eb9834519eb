import { expect, test } from "vitest";
import { begin, keyAction, next, type Action, type Mark, type Place } from "./state";

// Seat 0 moves three times (step 3 was undone), seat 1 twice, seat 0 once.
const marks: Mark[] = [
  { step: 0, seat: null, turn: 0 },
  { step: 1, seat: 0, turn: 1 },
  { step: 2, seat: 0, turn: 1 },
  { step: 5, seat: 0, turn: 1 },
  { step: 6, seat: 1, turn: 2 },
  { step: 7, seat: 1, turn: 2 },
  { step: 8, seat: 0, turn: 3 },
];

function walk(from: number, ...actions: Action[]): Place {
  return actions.reduce((place, action) => next(place, action, marks), begin(marks, from));
}

test("a link to an undone step leads to the last step that stands", () => {
  expect(begin(marks, 4).at).toBe(2);
});

test("a link behind the end leads to the end", () => {
  expect(begin(marks, 99).at).toBe(6);
});

test("stepping stops at both ends", () => {
  expect(walk(0, { type: "step", by: -1 }).at).toBe(0);
  expect(walk(8, { type: "step", by: 1 }).at).toBe(6);
});

test("forward and back again is where one was", () => {
  expect(walk(2, { type: "step", by: 1 }, { type: "step", by: -1 }).at).toBe(2);
});

test("down goes to where the next turn begins, or to the end", () => {
  expect(walk(0, { type: "turn", by: 1 }).at).toBe(1);
  expect(walk(2, { type: "turn", by: 1 }).at).toBe(4);
  expect(walk(8, { type: "turn", by: 1 }).at).toBe(6);
});

test("up goes to where the turn before ended", () => {
  expect(walk(8, { type: "turn", by: -1 }).at).toBe(5);
  expect(walk(7, { type: "turn", by: -1 }).at).toBe(3);
  expect(walk(2, { type: "turn", by: -1 }).at).toBe(0);
});

test("autoplay walks to the end and stops there", () => {
  let place = walk(7, { type: "play" });
  expect(place.playing).toBe(true);
  place = next(place, { type: "tick" }, marks);
  expect(place).toMatchObject({ at: 6, playing: false });
});

test("autoplay at the end begins anew", () => {
  expect(walk(8, { type: "play" })).toMatchObject({ at: 0, playing: true });
});

test("stepping by hand stops autoplay", () => {
  expect(walk(0, { type: "play" }, { type: "step", by: 1 }).playing).toBe(false);
});

test("a match without moves has nothing to play", () => {
  const only = marks.slice(0, 1);
  expect(next(begin(only, 0), { type: "play" }, only).playing).toBe(false);
});

test("keys lead where the help says", () => {
  expect(keyAction("ArrowLeft")).toEqual({ type: "step", by: -1 });
  expect(keyAction("End")).toEqual({ type: "last" });
  expect(keyAction(" ")).toEqual({ type: "play" });
  expect(keyAction("x")).toBeNull();
});
