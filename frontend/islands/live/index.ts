/** Follow a running match: the stream says that something happened, the page then asks for what it may see. */
import { swapParts } from "../swap";
import { readNews, wishAfter } from "./state";

export function start(badge: HTMLElement): void {
  const { stream, latest } = badge.dataset;
  const page = document.querySelector<HTMLElement>("[data-match]");
  if (!stream || !page) return;
  let step = Number(latest);
  const source = new EventSource(`${stream}?after=${step}`);
  const say = (text: string) => {
    if (badge.textContent !== text) badge.textContent = text;
  };
  source.addEventListener("open", () => {
    badge.classList.remove("offline");
    say("live");
  });
  source.addEventListener("error", () => {
    badge.classList.add("offline");
    say("connecting again …");
  });
  source.addEventListener("message", (message) => {
    const news = readNews(message.data as string);
    if (!news) return;
    const wish = wishAfter({ step, following: page.dataset.following !== undefined }, news);
    step = Math.max(step, news.step);
    if (news.over) source.close();
    if (wish === "refresh") void refresh();
    if (wish === "tell") document.querySelector<HTMLElement>("#new-moves")?.removeAttribute("hidden");
  });
}

async function refresh(): Promise<void> {
  const answer = await fetch(location.href, { headers: { "X-Requested-With": "cairn" } });
  if (answer.ok) swapParts(await answer.text());
}
