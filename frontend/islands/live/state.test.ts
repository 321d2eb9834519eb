import { expect, test } from "vitest";
import { readNews, wishAfter } from "./state";

const news = { step: 8, seat: 1, over: false };

test("a step that is known brings nothing", () => {
  expect(wishAfter({ step: 8, following: true }, news)).toBe("nothing");
});

test("whoever follows sees the new step", () => {
  expect(wishAfter({ step: 7, following: true }, news)).toBe("refresh");
});

test("whoever looks back is told, and stays where he is", () => {
  expect(wishAfter({ step: 7, following: false }, news)).toBe("tell");
});

test("a garbled message is no news", () => {
  expect(readNews("{")).toBeNull();
  expect(readNews('{"seat": 1}')).toBeNull();
  expect(readNews(JSON.stringify(news))).toEqual(news);
});
