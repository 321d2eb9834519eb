import { expect, test } from "vitest";
import { isFilled } from "./filled";

test("a form as it came is not being filled in", () => {
  const token = { type: "hidden", value: "new", defaultValue: "old" };
  const field = { type: "text", value: "1", defaultValue: "1" };
  const list = { options: [{ selected: true, defaultSelected: false }, { selected: false, defaultSelected: false }] };
  expect(isFilled([token, field, list, { type: "checkbox", checked: false, defaultChecked: false }, {}])).toBe(false);
});

test("what was typed, ticked or chosen is", () => {
  expect(isFilled([{ type: "number", value: "2", defaultValue: "" }])).toBe(true);
  expect(isFilled([{ type: "checkbox", checked: true, defaultChecked: false }])).toBe(true);
  expect(isFilled([{ options: [{ selected: false, defaultSelected: true }, { selected: true, defaultSelected: false }] }])).toBe(true);
});
