"""The view as a type: all that a board needs to be drawn."""

import msgspec


class AssistantView(msgspec.Struct):
    """An assistant on a player board."""

    id: str
    gold: bool
    ready: bool


class SpaceView(msgspec.Struct):
    """A space for an archaeologist: `who` is a seat, 9 the rival, -1 nobody, -2 a blocking tile."""

    id: str
    travel: list[str]
    who: int


class SiteView(msgspec.Struct):
    """A camp or site: its tile once discovered, its guardian, and the idols still on it."""

    id: str
    level: str
    row: int
    column: int
    discover: int
    spaces: list[SpaceView]
    tile: str
    guardian: str
    idol: str
    idols_face_down: int


class TrackView(msgspec.Struct):
    """A space of the research track with its bonus tiles."""

    id: str
    row: int
    column: int
    cost: dict[str, int]
    idol_cost: int
    next: list[str]
    bonuses: list[str]


class TempleView(msgspec.Struct):
    """A stack of temple tiles."""

    id: str
    points: int
    cost: dict[str, int]
    left: int


class PlayerView(msgspec.Struct):
    """What lies before one seat; an unknown card is an empty text. `deck` runs from top to bottom.

    `unseen` are the cards of which the viewer knows that they are in the hand or deck, but not where, by shuffle.
    """

    seat: int
    tokens: dict[str, int]
    hand: list[str]
    deck: list[str]
    unseen: list[list[str]]
    play_area: list[str]
    looking_at: list[str]
    dropped: list[str]
    home: int
    glass: str
    notebook: str
    arrival: int
    idols: int
    slots: list[bool]
    guardians: list[str]
    boons: list[str]
    assistants: list[AssistantView]
    temple: list[str]
    fear_tiles: int
    passed: bool
    fearless: bool
    flying: bool
    score: dict[str, int]


class RivalView(msgspec.Struct):
    """What is open about the solo rival."""

    arrow: str
    played: list[str]
    tiles_left: list[str]
    home: int
    glass: str
    arrival: int
    idols_face_up: list[str]
    idols_face_down: int
    guardians: list[str]
    temple: list[str]
    cards: list[str]


class ArnakView(msgspec.Struct):
    """A match as one viewer sees it. Rows run from the moon staff outwards.

    `heading_for` is the site of the action under way: where an archaeologist travels to or a guardian is faced.
    """

    temple_side: str
    difficulty: int
    round: int
    start: int
    turn: int
    deciding: int | None
    main_action_used: bool
    heading_for: str
    icons: dict[str, int]
    players: list[PlayerView]
    rival: RivalView | None
    sites: list[SiteView]
    track: list[TrackView]
    temple: list[TempleView]
    temple_bonuses: list[str]
    row_artifacts: list[str]
    row_items: list[str]
    revealed: str
    artifacts: list[str]
    items: list[str]
    exiled_artifacts: list[str]
    exiled_items: list[str]
    exiled_basics: list[str]
    fear_cards: int
    assistants: list[list[str]]
    rescue: list[str]
    tile_stacks: list[list[str]]
    guardian_stack: int
