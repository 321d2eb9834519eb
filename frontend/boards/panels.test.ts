import { expect, test } from "vitest";
import examples from "../../tests/frontend/panels.json";
import { panelsOf, type Fields, type Names, type Panel } from "./panels";

// The same examples hold the Python side: tests/frontend/test_panels.py.
for (const { what, view, names, panels } of examples as unknown as Example[]) {
  test(what, () => expect(panelsOf(view, names)).toEqual(panels));
}

type Example = { what: string; view: Fields; names: Names; panels: Panel[] };
