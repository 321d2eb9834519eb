/** What a message about a running match or tournament asks for. Pure. */
export type News = { step: number; seat: number | null; over: boolean };
export type Known = { step: number; following: boolean };
export type Wish = "nothing" | "refresh" | "tell";

/** Whoever looks at the newest step gets the next one; whoever looks back is only told. */
export function wishAfter(known: Known, news: News): Wish {
  if (news.step <= known.step) return "nothing";
  return known.following ? "refresh" : "tell";
}

/** Whether a page was made before the one that is shown; a match that is over has no latest step to wait for. */
export function isStale(shown: string | undefined, brought: string | undefined): boolean {
  if (brought === undefined) return false;
  return shown === undefined || Number(brought) < Number(shown);
}

export function readNews(data: string): News | null {
  try {
    const news: unknown = JSON.parse(data);
    return isNews(news) ? news : null;
  } catch {
    return null;
  }
}

function isNews(value: unknown): value is News {
  return typeof value === "object" && value !== null && Number.isInteger((value as News).step);
}
