/** A view as panels, whatever the game: the same as `replays/panels.py`, held to it by one file of examples. */
export type Json = null | boolean | number | string | Json[] | Fields;
export type Fields = { [key: string]: Json };

/** What a game says about its views: names by id, labels of fields, fields left out, fields that hold seats. */
export type Names = {
  components: Record<string, string>;
  labels: Record<string, string>;
  left_out: string[];
  seats: string[];
};

export type Cell = {
  kind: "text" | "number" | "seat" | "list" | "pairs" | "none";
  text?: string;
  seat?: number;
  items?: Cell[];
  labels?: string[];
};
export type Row = { label: string; cells: Cell[] };
export type Panel = { key: string; title: string; rows: Row[]; columns?: string[]; seat?: number };

const SEAT_KEYS = new Set(["seat", "owner", "player", "to_move", "viewer"]);
const SEAT_LISTS = new Set(["seats", "players"]);

/** Lay out a view as panels; loose values come first, then what each seat has. */
export function panelsOf(view: Fields, names: Names): Panel[] {
  const fields = shown(view, names);
  const loose = fields.filter(([, value]) => typeof value !== "object" || value === null);
  const panels = loose.length ? [values("position", Object.fromEntries(loose), names)] : [];
  const others: Panel[] = [];
  for (const [key, value] of fields) {
    if (SEAT_LISTS.has(key) && areObjects(value)) {
      value.forEach(({ seat, ...rest }, index) =>
        panels.push(values(`${key}-${index}`, rest, names, Number(seat ?? index))),
      );
    } else if (typeof value === "object" && value !== null && Object.keys(value).length) {
      others.push(panel(key, value, names));
    }
  }
  return [...panels, ...others];
}

function values(key: string, fields: Fields, names: Names, seat?: number): Panel {
  const rows = shown(fields, names).map(([one, part]) => ({
    label: labelOf(one, names),
    cells: [cell(one, part, names)],
  }));
  return seat === undefined ? { key, title: labelOf(key, names), rows } : { key, title: "", rows, seat };
}

function panel(key: string, value: Fields | Json[], names: Names): Panel {
  const title = labelOf(key, names);
  if (!Array.isArray(value)) {
    const parts = Object.values(value);
    return areObjects(parts)
      ? table(key, Object.keys(value).map((one) => nameOf(one, names)), parts, names)
      : values(key, value, names);
  }
  const alone = { key, title, rows: [{ label: "", cells: [cell(key, value, names)] }] };
  if (areObjects(value)) {
    const few = Object.keys(value[0]!).filter((one) => one !== "id").length <= 2;
    if (few && value.every((part) => "id" in part)) return alone;
    return table(key, value.map((part, index) => rowName(part, index, names)), value, names);
  }
  if (value.every(Array.isArray)) {
    const rows = value.map((part, index) => ({ label: String(index + 1), cells: [cell(key, part, names)] }));
    return { key, title, rows };
  }
  return alone;
}

function table(key: string, labels: string[], parts: Fields[], names: Names): Panel {
  const keys = parts.flatMap((part) => shown(part, names).map(([one]) => one));
  const columns = [...new Set(keys)].filter((one) => one !== "id");
  const cells = parts.map((part) => columns.map((one) => cell(one, part[one] ?? null, names)));
  const kept = columns.map((_, at) => at).filter((at) => cells.some((line) => line[at]!.kind !== "none"));
  const rows = labels.map((label, line) => ({ label, cells: kept.map((at) => cells[line]![at]!) }));
  const plain: Panel = { key, title: labelOf(key, names), rows };
  return kept.length ? { ...plain, columns: kept.map((at) => labelOf(columns[at]!, names)) } : plain;
}

function rowName(part: Fields, index: number, names: Names): string {
  return typeof part.id === "string" ? nameOf(part.id, names) : String(index + 1);
}

function cell(key: string, value: Json, names: Names): Cell {
  if (value === null || value === "") return { kind: "none" };
  if (typeof value === "boolean") return { kind: "text", text: value ? "yes" : "no" };
  if (typeof value === "number") {
    return isSeat(key, names) && value >= 0 ? { kind: "seat", seat: value } : { kind: "number", text: String(value) };
  }
  if (typeof value === "string") return { kind: "text", text: nameOf(value, names) };
  if (!Object.keys(value).length) return { kind: "none" };
  if (Array.isArray(value)) return { kind: "list", items: counted(value.map((part) => cell(key, part, names))) };
  if (typeof value.id === "string") return { kind: "text", text: described(value, value.id, names) };
  const said = shown(value, names).filter(([one, part]) => isSaid(part) || (isSeat(one, names) && part === 0));
  const pairs: Cell = { kind: "pairs" };
  if (!said.length) return pairs;
  pairs.items = said.map(([one, part]) => cell(one, part, names));
  pairs.labels = said.map(([one]) => (isSeat(one, names) ? "" : labelOf(one, names)));
  return pairs;
}

/** Name a thing with its numbers and with what is true of it; its other words go with the name. */
function described(thing: Fields, id: string, names: Names): string {
  const said = shown(thing, names)
    .filter(([, value]) => value && (typeof value === "number" || value === true))
    .map(([key, value]) => (value === true ? labelOf(key, names) : `${labelOf(key, names)} ${String(value)}`));
  return said.length ? `${nameOf(id, names)} (${said.join(", ")})` : nameOf(id, names);
}

/** Say “jug ×3” instead of three jugs; what cannot be seen or is not there is counted too. */
function counted(cells: Cell[]): Cell[] {
  if (!cells.every((one) => one.kind === "text" || one.kind === "none")) return cells;
  const counts = new Map<string, number>();
  for (const { text = "–" } of cells) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => ({ kind: "text", text: count === 1 ? text : `${text} ×${count}` }));
}

function shown(fields: Fields, names: Names): [string, Json][] {
  return Object.entries(fields).filter(([key]) => !names.left_out.includes(key));
}

function isSeat(key: string, names: Names): boolean {
  return SEAT_KEYS.has(key) || names.seats.includes(key);
}

function nameOf(identity: string, names: Names): string {
  return names.components[identity] || identity.replaceAll("_", " ");
}

function labelOf(key: string, names: Names): string {
  return names.labels[key] || nameOf(key, names);
}

function isSaid(value: Json): boolean {
  return typeof value === "object" ? value !== null && Object.keys(value).length > 0 : Boolean(value);
}

function areObjects(value: Json): value is Fields[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((part) => part && typeof part === "object" && !Array.isArray(part) && Object.keys(part).length > 0)
  );
}
