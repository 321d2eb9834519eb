/** Start the islands of this page: each `data-island` names a folder beside this file. */
import "@fontsource-variable/source-sans-3";
import "@fontsource/zilla-slab/600.css";
import "../static/styles/index.css";

type Island = { start: (element: HTMLElement) => void };

const islands: Record<string, () => Promise<Island>> = {
  chairs: () => import("./chairs"),
  copy: () => import("./copy"),
  live: () => import("./live"),
  moves: () => import("./moves"),
  stepper: () => import("./stepper"),
  theme: () => import("./theme"),
  "time-zone": () => import("./time-zone"),
};

/** Start every island within a part of the page; also called for parts that were brought later. */
export function startIslands(within: ParentNode): void {
  for (const element of within.querySelectorAll<HTMLElement>("[data-island]:not([data-started])")) {
    element.dataset.started = "";
    const island = islands[element.dataset.island ?? ""];
    void island?.().then(({ start }) => start(element));
  }
}

startIslands(document);
