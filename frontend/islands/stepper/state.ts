/** Where one stands in a match, and where each key leads. Pure: nothing here draws or asks the server. */
export type Mark = {
  /** The step in the log; undone steps are left out, so numbers may skip. */
  step: number;
  /** The seat that moved; null before the first move. */
  seat: number | null;
  /** The turn it belongs to, counted from 1; 0 before the first. */
  turn: number;
};

export type Place = {
  /** Which of the marks one looks at. */
  at: number;
  playing: boolean;
  /** Steps a second, of autoplay. */
  speed: number;
};

export type Action =
  | { type: "step"; by: number }
  | { type: "turn"; by: 1 | -1 }
  | { type: "first" }
  | { type: "last" }
  | { type: "go"; step: number }
  | { type: "slide"; at: number }
  | { type: "play" }
  | { type: "speed"; speed: number }
  | { type: "tick" };

export const SPEEDS = [0.5, 1, 2, 4];

/** Begin at a step of the log, or at the last one before it that still stands. */
export function begin(marks: Mark[], step: number): Place {
  return { at: indexOf(marks, step), playing: false, speed: 1 };
}

export function next(place: Place, action: Action, marks: Mark[]): Place {
  const last = marks.length - 1;
  const move = (at: number): Place => ({ ...place, at: Math.max(0, Math.min(last, at)), playing: false });
  switch (action.type) {
    case "step":
      return move(place.at + action.by);
    case "turn":
      return move(turnFrom(marks, place.at, action.by));
    case "first":
      return move(0);
    case "last":
      return move(last);
    case "go":
      return move(indexOf(marks, action.step));
    case "slide":
      return move(action.at);
    case "speed":
      return { ...place, speed: action.speed };
    case "play":
      if (place.playing) return { ...place, playing: false };
      return { ...place, playing: last > 0, at: place.at === last ? 0 : place.at };
    case "tick": {
      const at = Math.min(last, place.at + 1);
      return { ...place, at, playing: place.playing && at < last };
    }
  }
}

/** What a key means; null if it means nothing here. */
export function keyAction(key: string): Action | null {
  switch (key) {
    case "ArrowLeft":
      return { type: "step", by: -1 };
    case "ArrowRight":
      return { type: "step", by: 1 };
    case "ArrowUp":
      return { type: "turn", by: -1 };
    case "ArrowDown":
      return { type: "turn", by: 1 };
    case "Home":
      return { type: "first" };
    case "End":
      return { type: "last" };
    case " ":
      return { type: "play" };
    default:
      return null;
  }
}

/** On: to the first step of the next turn. Back: to the last one of the turn before. */
function turnFrom(marks: Mark[], at: number, by: 1 | -1): number {
  const turn = marks[at]?.turn ?? 0;
  let to = at;
  while (marks[to + by] && marks[to]!.turn === turn) to += by;
  return to;
}

function indexOf(marks: Mark[], step: number): number {
  let found = 0;
  marks.forEach((mark, index) => {
    if (mark.step <= step) found = index;
  });
  return found;
}
