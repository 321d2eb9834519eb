import { expect, test } from "vitest";
import { matches } from "./state";

test("every word must be found, in any order", () => {
  expect(matches("Place 2 figures on the quarry", "quarry 2")).toBe(true);
  expect(matches("Place 2 figures on the quarry", "quarry 3")).toBe(false);
});

test("accents and capitals do not matter", () => {
  expect(matches("Visit Tenochtítlan", "TENOCHTITLAN")).toBe(true);
});

test("nothing typed finds everything", () => {
  expect(matches("Pass", "  ")).toBe(true);
});
