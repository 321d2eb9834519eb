import { expect, test } from "vitest";
import { isTheme, themeAfter, type Theme } from "./state";

test("three presses lead through all themes and back", () => {
  const seen: Theme[] = ["auto"];
  for (let press = 0; press < 3; press++) seen.push(themeAfter(seen[press]!));
  expect(seen).toEqual(["auto", "light", "dark", "auto"]);
});

test("only the three themes are themes", () => {
  expect(isTheme("dark")).toBe(true);
  expect(isTheme("sepia")).toBe(false);
  expect(isTheme(undefined)).toBe(false);
});
