/** Follow a running match or tournament: the stream says that something happened, the page then asks for what it may see. */
import { swapParts } from "../swap";
import { readNews, wishAfter } from "./state";

/** Ends the stream before; a browser allows only a few connections at once, so each page has one, and a hidden one none. */
let leave: (() => void) | null = null;

export function start(badge: HTMLElement): void {
  const { stream, latest } = badge.dataset;
  if (!stream) return;
  leave?.();
  let step = Number(latest);
  let source: EventSource | null = null;

  const listen = () => {
    source?.close();
    source = document.hidden ? null : open();
  };
  document.addEventListener("visibilitychange", listen);
  leave = () => {
    document.removeEventListener("visibilitychange", listen);
    source?.close();
  };
  listen();

  function open(): EventSource {
    const opened = new EventSource(`${stream}?after=${step}`);
    opened.addEventListener("open", () => say(badge, "live", false));
    opened.addEventListener("error", () => say(badge, "connecting again …", true));
    opened.addEventListener("message", ({ data }: MessageEvent<string>) => {
      const news = readNews(data);
      if (!news) return;
      const following = document.querySelector("[data-following]") !== null;
      const wish = wishAfter({ step, following }, news);
      step = Math.max(step, news.step);
      if (news.over) leave?.();
      if (wish === "refresh") void refresh();
      if (wish === "tell") document.querySelector("#new-moves")?.removeAttribute("hidden");
    });
    return opened;
  }
}

function say(badge: HTMLElement, text: string, offline: boolean): void {
  badge.classList.toggle("offline", offline);
  if (badge.textContent !== text) badge.textContent = text;
}

async function refresh(): Promise<void> {
  const answer = await fetch(location.href);
  if (!answer.ok) return;
  swapParts(await answer.text());
  const news = document.querySelector("#news");
  const said = document.querySelector<HTMLElement>("[data-said]")?.dataset.said;
  if (news && said && news.textContent !== said) news.textContent = said;
}
