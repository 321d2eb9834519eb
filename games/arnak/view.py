"""Show a match to one viewer: all that he may know, and nothing else."""

from games.arnak.agenda import seat_to_decide
from games.arnak.match import Match
from games.arnak.score import parts_of
from games.arnak.shown import (
    ArnakView,
    AssistantView,
    PlayerView,
    RivalView,
    SiteView,
    SpaceView,
    TempleView,
    TrackView,
)
from games.arnak.state import ICONS, TOKENS, Player, Rival, State
from games.kit.knowledge import ALL_SEEING, Pool, Seen, knows

UNKNOWN = ""
"""Stands for a card or tile the viewer does not know."""


def of(state: State, seat: int | None) -> ArnakView:
    """Show a state to a viewer; None is a spectator."""
    match = Match(state)
    return ArnakView(
        temple_side=state.side,
        difficulty=state.difficulty,
        round=state.round,
        start=state.start,
        turn=state.turn,
        deciding=seat_to_decide(state) if state.agenda else None,
        main_action_used=state.main_done,
        heading_for=_heading_for(match),
        icons=dict(zip(ICONS, state.icons, strict=True)),
        players=[_player(match, index, seat) for index in range(len(state.players))],
        rival=_rival(state.rival) if state.rival else None,
        sites=_sites(match),
        track=_track(match),
        temple=[
            TempleView(stack.id, stack.points, _tokens(stack.tokens), state.temple[stack.number])
            for stack in match.side.stacks.values()
        ],
        temple_bonuses=_names(state.temple_bonuses.seen, seat) + [UNKNOWN] * state.temple_bonuses.unseen,
        row_artifacts=state.row_artifacts[:],
        row_items=state.row_items[:],
        revealed=state.revealed,
        artifacts=_pile(state.artifacts.parts, seat),
        items=_pile(state.items.parts, seat),
        exiled_artifacts=state.exiled_artifacts[:],
        exiled_items=state.exiled_items[:],
        exiled_basics=state.exiled_basics[:],
        fear_cards=state.fear,
        assistants=[_names(stack.seen, seat) + [UNKNOWN] * stack.unseen for stack in state.assistants],
        rescue=_names(state.rescue.seen, seat) + [UNKNOWN] * state.rescue.unseen,
        tile_stacks=[_pile(pile.parts, seat) for pile in state.tile_stacks],
        guardian_stack=len(state.guardian_stack),
    )


def _heading_for(match: Match) -> str:
    for task in match.state.agenda:
        if task[0] == "arrive":
            return match.side.spaces[task[1]].site.id
        if task[0] in ("find_idols", "store_idols", "turn_up", "subdue"):
            return match.box.sites[task[1]].id
    return ""


def _names(cards: list[Seen], viewer: int | None) -> list[str]:
    return [seen.card if knows(seen.known, viewer) else UNKNOWN for seen in cards]


def _pile(parts: list[Seen | Pool], viewer: int | None) -> list[str]:
    shown: list[str] = []
    for part in parts:
        if isinstance(part, Pool):
            shown.extend([UNKNOWN] * len(part.cards))
        else:
            shown.append(part.card if knows(part.known, viewer) else UNKNOWN)
    return shown


def _tokens(counts: tuple[int, ...] | list[int]) -> dict[str, int]:
    return {token: count for token, count in zip(TOKENS, counts, strict=True) if count}


def _player(match: Match, index: int, viewer: int | None) -> PlayerView:
    player = match.state.players[index]
    is_mine = viewer in (index, ALL_SEEING)
    return PlayerView(
        seat=index,
        tokens=dict(zip(TOKENS, player.tokens, strict=True)),
        hand=_names(player.hand, viewer),
        deck=_pile(player.deck.parts, viewer),
        unseen=_unseen(player, None if viewer == ALL_SEEING else viewer),
        play_area=player.area[:],
        looking_at=_names(player.looking, viewer),
        dropped=[player.hand[place].card for place in player.dropped] if is_mine else [],
        home=player.home,
        glass=player.glass,
        notebook=player.notebook,
        arrival=player.arrival,
        idols=player.idols,
        slots=player.slots[:],
        guardians=player.guardians[:],
        boons=player.boons[:],
        assistants=[AssistantView(one.id, one.gold, one.ready) for one in player.assistants],
        temple=player.temple[:],
        fear_tiles=player.fear_tiles,
        passed=player.passed,
        fearless=player.fearless,
        flying=player.flying,
        score=parts_of(player, match.box, match.side),
    )


def _unseen(player: Player, viewer: int | None) -> list[list[str]]:
    pools: dict[int, list[str]] = {}
    for part in (*player.hand, *player.looking, *player.deck.parts):
        if isinstance(part, Pool):
            pools.setdefault(part.pool, []).extend(part.cards)
        elif not knows(part.known, viewer):
            pools.setdefault(part.pool, []).append(part.card)
    return [sorted(cards) for _, cards in sorted(pools.items())]


def _rival(rival: Rival) -> RivalView:
    return RivalView(
        arrow=rival.arrow,
        played=rival.played[:],
        tiles_left=sorted(rival.left + rival.right),
        home=rival.home,
        glass=rival.glass,
        arrival=rival.arrival,
        idols_face_up=rival.idol_kinds[:],
        idols_face_down=rival.idols_down,
        guardians=rival.guardians[:],
        temple=rival.temple[:],
        cards=rival.cards[:],
    )


def _sites(match: Match) -> list[SiteView]:
    state = match.state
    return [
        SiteView(
            id=site.id,
            level=site.level,
            row=site.row,
            column=site.column,
            discover=site.discover,
            spaces=[_space(match, number) for number in site.spaces],
            tile=state.tiles[site.number],
            guardian=state.guardians[site.number],
            idol=state.idols[site.number],
            idols_face_down=site.face_down if state.idols[site.number] else 0,
        )
        for site in match.box.sites
    ]


def _space(match: Match, number: int) -> SpaceView:
    space = match.side.spaces[number]
    travel = [icon for icon, count in zip(ICONS, space.travel, strict=True) for _ in range(count)]
    return SpaceView(space.name, travel, match.state.occupants[number])


def _track(match: Match) -> list[TrackView]:
    return [
        TrackView(
            id=space.id,
            row=space.row,
            column=space.column,
            cost=_tokens(space.tokens),
            idol_cost=space.idols,
            next=list(space.next),
            bonuses=list(match.state.bonuses.get(space.id, ())),
        )
        for space in match.side.track.values()
    ]
