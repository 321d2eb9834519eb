"""Take an action tile of the site and carry out its icons in any order.  Rulebook, pirogue phase and actions."""

from games.kit.errors import IllegalMove
from games.tikal2 import discover, draw, keys, score_color, treasures
from games.tikal2.box import ANY
from games.tikal2.moment import Here, Moment, Told, Words
from games.tikal2.state import CARD_DECK, ROOM_STACK, Source, Stage

VERBS: tuple[str, ...] = ("take", "do")


def moves(here: Here) -> list[str]:
    """List the tiles of the site, or the icons left."""
    if here.state.stage == Stage.TILE:
        return [f"take {tile}" for tile in here.state.sites[here.mover.site]]
    return [f"do {icon}" for icon in dict.fromkeys(here.state.icons)]


def play(moment: Moment, words: Words) -> None:
    """Take the tile, or begin with an icon."""
    state = moment.state
    if len(words) != 2:
        raise IllegalMove("bad-notation")
    if state.stage == Stage.TILE:
        if words[0] != "take" or words[1] not in state.sites[moment.mover.site]:
            raise IllegalMove("no-such-tile")
        _take(moment, words[1])
    else:
        if words[0] != "do" or words[1] not in state.icons:
            raise IllegalMove("no-such-icon")
        state.icons.remove(words[1])
        moment.tell("began-icon", {"seat": moment.seat, "icon": words[1]}, moment.mover.tiles[-1])
        _begin(moment, words[1])


def explain(here: Here, words: Words) -> Told:
    """Say which tile or icon."""
    if words[0] == "take":
        return "take-tile", {"tile": words[1]}, (here.box.sites[here.mover.site].id, words[1])
    return f"do-{_icon_name(words[1])}", {"color": words[1].removeprefix("key_")}, (here.mover.tiles[-1],)


def go_on_at_site(moment: Moment) -> bool:
    """Take the tile if there is only one."""
    tiles = moment.state.sites[moment.mover.site]
    if len(tiles) > 1:
        return False
    _take(moment, tiles[0])
    return True


def go_on_with_icons(moment: Moment) -> bool:
    """Begin with the next icon if they are all alike; after the last one the explorer may move."""
    state = moment.state
    if not state.icons:
        state.stage = Stage.EXPLORER
        state.explorations = 1
        return True
    first = state.icons[0]
    if any(icon != first for icon in state.icons):
        return False
    _begin(moment, state.icons.pop())
    return True


def _take(moment: Moment, tile: str) -> None:
    """Take the tile; points and passages, whose order cannot matter, come at once."""
    state, mover = moment.state, moment.mover
    state.sites[mover.site].remove(tile)
    mover.tiles.append(tile)
    state.stage = Stage.ICONS
    moment.tell("took-tile", {"seat": moment.seat, "tile": tile}, tile)
    for icon in moment.box.tiles[tile].icons:
        if icon.startswith("points_"):
            points = int(icon.removeprefix("points_"))
            moment.earn(Source.TILES, points)
            moment.tell("tile-points", {"seat": moment.seat, "points": points}, tile)
        elif icon == "passage":
            _take_passage(moment)
        else:
            state.icons.append(icon)


def _take_passage(moment: Moment) -> None:
    if moment.state.passages:
        moment.state.passages -= 1
        moment.mover.passages += 1
        moment.tell("took-passage", {"seat": moment.seat}, "passages")
    else:
        moment.tell("no-passage-left", {"seat": moment.seat}, "passages")


def _begin(moment: Moment, icon: str) -> None:
    if icon == "treasure":
        treasures.ask(moment)
    elif icon == "card":
        draw.look(moment, CARD_DECK)
    elif icon == "light_room":
        draw.look(moment, ROOM_STACK)
    elif icon == "altar":
        discover.take_altar(moment)
    elif icon == "score_color":
        score_color.ask(moment)
    else:
        color = icon.removeprefix("key_")
        keys.ask(moment, keys.ANY_COLOR if color == ANY else moment.box.color_index[color], camp=True)


def _icon_name(icon: str) -> str:
    name = icon.replace("_", "-")
    return "key" if name.startswith("key-") and name != f"key-{ANY}" else name
