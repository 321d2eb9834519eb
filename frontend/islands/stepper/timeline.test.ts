import { expect, test } from "vitest";
import { applied, changedAt, marksOf, named, viewsOf, type Timeline } from "./timeline";

const step = (number: number, changes: Timeline["steps"][number]["changes"]) => ({
  step: number,
  seat: 0,
  turn: 1,
  words: [],
  changes,
});

const timeline: Timeline = {
  seats: 2,
  viewer: "public",
  over: true,
  first: { round: 1, seats: [{ coins: 3 }, { coins: 3 }], gone: true },
  steps: [
    step(1, [[["seats", 0, "coins"], 1]]),
    { ...step(2, [[["round"], 2]]), view: { round: 2, seats: [{ coins: 1 }, { coins: 3 }], gone: true } },
    step(5, [[["gone"]], [["seats", 1, "coins"], 7]]),
  ],
};

test("views can be asked for in any order, and back again", () => {
  const viewAt = viewsOf(timeline);
  expect(viewAt(3)).toEqual({ round: 2, seats: [{ coins: 1 }, { coins: 7 }] });
  expect(viewAt(1)).toEqual({ round: 1, seats: [{ coins: 1 }, { coins: 3 }], gone: true });
  expect(viewAt(0)).toEqual(timeline.first);
});

test("changes leave the view before as it was", () => {
  const before = { hand: [1, 2] };
  expect(applied(before, [[["hand", 0], 9]])).toEqual({ hand: [9, 2] });
  expect(before).toEqual({ hand: [1, 2] });
});

test("a path of nothing replaces the whole", () => {
  expect(applied({ a: 1 }, [[[], { b: 2 }]])).toEqual({ b: 2 });
});

test("a value of null is set, not taken away", () => {
  expect(applied({ card: "jar" }, [[["card"], null]])).toEqual({ card: null });
});

test("marks skip the steps that were undone", () => {
  expect(marksOf(timeline).map((mark) => mark.step)).toEqual([0, 1, 2, 5]);
});

test("what a step changed is known by the names of panels", () => {
  expect([...changedAt(timeline, 1)]).toEqual(["seats", "seats-0"]);
  expect([...changedAt(timeline, 2)]).toEqual(["round", "position"]);
  expect(changedAt(timeline, 0).size).toBe(0);
});

test("names take the place of seats", () => {
  expect(named("⟨1⟩ beats ⟨0⟩.", ["Ada", "Ben"])).toBe("Ben beats Ada.");
  expect(named("⟨4⟩ passes.", ["Ada"])).toBe("⟨4⟩ passes.");
});
