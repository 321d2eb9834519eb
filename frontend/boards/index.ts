/** The boards: a game with one of its own is named here, all others are shown as panels. */
import type { Component } from "svelte";
import Panels from "./Panels.svelte";
import type { Fields, Names } from "./panels";

export type BoardProps = {
  view: Fields;
  names: Names;
  players: string[];
  /** What the last step changed, by the names of panels. */
  changed: Set<string>;
};

export const boards: Record<string, Component<BoardProps>> = {};

export function boardOf(game: string): Component<BoardProps> {
  return boards[game] ?? Panels;
}
