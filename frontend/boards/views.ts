/** What a viewer may know, game by game. Written by `manage.py write_view_types`: do not edit. */

/** The automaton's card, and the cards left. */
export interface QuetzalAutomatonView {
  card: string;
  deck: number;
}

/** A banner and who stands there. `roles` are those that may still be placed; `cost` is for each figure. */
export interface QuetzalBannerView {
  id: string;
  location: string;
  kind: string;
  roles: string[];
  cost: number;
  groups: QuetzalGroupView[];
}

/** An artifact card. */
export interface QuetzalCardView {
  id: string;
  type: string;
  bonus: string;
}

/** Figures not yet placed, by how they lie; leader is "lying", "standing" or "placed". */
export interface QuetzalFiguresView {
  black: number;
  white: number;
  side: number;
  standing: number;
  leader: string;
}

/** Figures of one seat on a banner; seat None is the automaton. */
export interface QuetzalGroupView {
  seat: number | null;
  black: number;
  white: number;
  wild: number;
  leader: boolean;
  count: number;
}

/** What is being decided; `count` is how often, `what` the banner or tile it is about. */
export interface QuetzalPendingView {
  seat: number;
  kind: string;
  count: number;
  what: string;
  drawn: (QuetzalCardView | null)[];
  delivery: QuetzalCardView[];
}

/** A match of Quetzal as one viewer sees it. */
export interface QuetzalQuetzalView {
  round: number;
  rounds: number;
  phase: string;
  marker: number;
  turn: number | null;
  pending: QuetzalPendingView | null;
  seats: QuetzalSeatView[];
  banners: QuetzalBannerView[];
  temple: (QuetzalCardView | null)[];
  sites: Record<string, (QuetzalCardView | null)[]>;
  village: (QuetzalTileView | null)[];
  track: QuetzalSpaceView[];
  artifacts: number;
  upgrades: number;
  discard: QuetzalCardView[];
  automaton: QuetzalAutomatonView | null;
  options: Record<string, string>;
}

/** What everybody knows of a seat; a card in hand that the viewer does not know is None. */
export interface QuetzalSeatView {
  seat: number;
  coins: number;
  vp: number;
  discovery: number;
  holds_marker: boolean;
  hand: (QuetzalCardView | null)[];
  slots: QuetzalTileView[];
  pile: QuetzalTileView[];
  figures: QuetzalFiguresView;
}

/** A space of the discovery track and what it pays. */
export interface QuetzalSpaceView {
  coin: number;
  vp: number;
  upgrade: number;
}

/** An upgrade tile. */
export interface QuetzalTileView {
  id: string;
  upgrade: string;
  end_vp: number;
}

/** A base class for defining efficient serializable objects. */
export interface Tikal2Struct {
}

/** A match as one viewer sees it. Rows run from the moon staff outwards. */
export interface ArnakArnakView {
  temple_side: string;
  difficulty: number;
  round: number;
  start: number;
  turn: number;
  deciding: number | null;
  main_action_used: boolean;
  heading_for: string;
  icons: Record<string, number>;
  players: ArnakPlayerView[];
  rival: ArnakRivalView | null;
  sites: ArnakSiteView[];
  track: ArnakTrackView[];
  temple: ArnakTempleView[];
  temple_bonuses: string[];
  row_artifacts: string[];
  row_items: string[];
  revealed: string;
  artifacts: string[];
  items: string[];
  exiled_artifacts: string[];
  exiled_items: string[];
  exiled_basics: string[];
  fear_cards: number;
  assistants: string[][];
  rescue: string[];
  tile_stacks: string[][];
  guardian_stack: number;
}

/** An assistant on a player board. */
export interface ArnakAssistantView {
  id: string;
  gold: boolean;
  ready: boolean;
}

/** What lies before one seat; an unknown card is an empty text. `deck` runs from top to bottom. */
export interface ArnakPlayerView {
  seat: number;
  tokens: Record<string, number>;
  hand: string[];
  deck: string[];
  unseen: string[][];
  play_area: string[];
  looking_at: string[];
  dropped: string[];
  home: number;
  glass: string;
  notebook: string;
  arrival: number;
  idols: number;
  slots: boolean[];
  guardians: string[];
  boons: string[];
  assistants: ArnakAssistantView[];
  temple: string[];
  fear_tiles: number;
  passed: boolean;
  fearless: boolean;
  flying: boolean;
  score: Record<string, number>;
}

/** What is open about the solo rival. */
export interface ArnakRivalView {
  arrow: string;
  played: string[];
  tiles_left: string[];
  home: number;
  glass: string;
  arrival: number;
  idols_face_up: string[];
  idols_face_down: number;
  guardians: string[];
  temple: string[];
  cards: string[];
}

/** A camp or site: its tile once discovered, its guardian, and the idols still on it. */
export interface ArnakSiteView {
  id: string;
  level: string;
  row: number;
  column: number;
  discover: number;
  spaces: ArnakSpaceView[];
  tile: string;
  guardian: string;
  idol: string;
  idols_face_down: number;
}

/** A space for an archaeologist: `who` is a seat, 9 the rival, -1 nobody, -2 a blocking tile. */
export interface ArnakSpaceView {
  id: string;
  travel: string[];
  who: number;
}

/** A stack of temple tiles. */
export interface ArnakTempleView {
  id: string;
  points: number;
  cost: Record<string, number>;
  left: number;
}

/** A space of the research track with its bonus tiles. */
export interface ArnakTrackView {
  id: string;
  row: number;
  column: number;
  cost: Record<string, number>;
  idol_cost: number;
  next: string[];
  bonuses: string[];
}

export interface Views {
  quetzal: QuetzalQuetzalView;
  tikal2: Tikal2Struct;
  arnak: ArnakArnakView;
}
