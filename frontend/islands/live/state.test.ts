import { expect, test } from "vitest";
import { isStale, readNews, wishAfter } from "./state";

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

test("an answer that was overtaken is left alone", () => {
  expect(isStale("8", "7")).toBe(true);
  expect(isStale("8", "8")).toBe(false);
  expect(isStale("8", "9")).toBe(false);
});

test("the end of a match is never stale, and nothing comes after it", () => {
  expect(isStale("8", undefined)).toBe(false);
  expect(isStale(undefined, "8")).toBe(true);
  expect(isStale(undefined, undefined)).toBe(false);
});
