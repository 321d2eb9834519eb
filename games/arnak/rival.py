"""The solo rival: an expedition that nobody plays. It takes its turn by a tile.  Rulebook p. 20, 21."""

from bisect import insort

from games.arnak.actions.discover import awaken
from games.arnak.actions.research import next_arrival
from games.arnak.components import Effect, RivalTile, Site
from games.arnak.match import Match
from games.arnak.row import refill, take_from_row
from games.arnak.stacks import take_top, top
from games.arnak.state import FREE, RIVAL, Rival, Stack
from games.kit.knowledge import EVERYONE


def begin_round(match: Match, rival: Rival) -> None:
    """Shuffle the ten tiles; the arrow on the top one can be seen."""
    for name in rival.played:
        (rival.left if match.box.rival[name].arrow == "left" else rival.right).append(name)
    rival.left.sort()
    rival.right.sort()
    rival.played, rival.next = [], True
    _show_arrow(match, rival)


def _show_arrow(match: Match, rival: Rival) -> None:
    """See the arrow on the back of the top tile; under the last tile it is that of the first one played."""
    if rival.left or rival.right:
        rival.arrow = ("left", "right")[match.chance.weighted((len(rival.left), len(rival.right)))]
    else:
        rival.arrow = match.box.rival[rival.played[0]].arrow


def play_tile(match: Match, rival: Rival) -> None:
    """Turn up the top tile and do what it says; what is impossible is left out."""
    group = rival.left if rival.arrow == "left" else rival.right
    tile = match.box.rival[group.pop(match.chance.below(len(group)))]
    rival.played.append(tile.id)
    _show_arrow(match, rival)
    match.announce("rival-tile", tile.id, tile=tile.id)
    act(match, rival, tile)


def act(match: Match, rival: Rival, tile: RivalTile) -> None:
    """Do what a tile says; green ones lie idle in the last round."""
    if match.state.round in tile.idle:
        match.announce("rival-idle")
    else:
        _ACTIONS[tile.action](match, rival, tile)


def _pick(rival: Rival, choices: list[Site]) -> Site:
    """Choose the leftmost or rightmost, as the arrow says."""
    return (min if rival.arrow == "left" else max)(choices, key=lambda site: site.column)


def _dig(match: Match, rival: Rival, tile: RivalTile) -> None:
    """Occupy a site that offers the token: a higher row first, then by the arrow."""
    occupants = match.state.occupants
    sites = [
        site
        for site in match.box.sites
        if match.is_open(site)
        and any(occupants[space] == FREE for space in site.spaces)
        and gives(match, match.site_effect(site), tile.token)
    ]
    if not sites or not rival.home:
        match.announce("rival-idle")
        return
    highest = max(site.row for site in sites)
    site = _pick(rival, [site for site in sites if site.row == highest])
    _occupy(match, rival, site)
    match.announce("rival-digs", site.id, site=site.id)


def gives(match: Match, effect: Effect, token: int) -> bool:
    """Say whether an effect offers a token, in any of its branches."""
    for task in effect:
        if task[0] == "gain" and task[1 + token]:
            return True
        if task[0] == "offer" and gives(match, match.box.specs[task[1]].then, token):
            return True
        if task[0] == "choose":
            branches = match.box.specs[task[1]].branches.values()
            if any(gives(match, branch, token) for branch in branches):
                return True
    return False


def _occupy(match: Match, rival: Rival, site: Site) -> None:
    space = next(space for space in site.spaces if match.state.occupants[space] == FREE)
    match.state.occupants[space] = RIVAL
    rival.home -= 1


def _discover(match: Match, rival: Rival, tile: RivalTile) -> None:
    """Discover a site of the round's level, the lower row first; the tile is laid, not used."""
    state, level = match.state, str(tile.levels[match.state.round - 1])
    sites = [site for site in match.box.sites if site.level == level and not match.is_open(site)]
    if not sites or not rival.home:
        match.announce("rival-idle")
        return
    lowest = min(site.row for site in sites)
    site = _pick(rival, [site for site in sites if site.row == lowest])
    _occupy(match, rival, site)
    idol, state.idols[site.number] = state.idols[site.number], ""
    if idol in rival.idol_kinds:
        rival.idols_down += 1
    else:
        rival.idol_kinds.append(idol)
    rival.idols_down += site.face_down
    found = state.tile_stacks[int(level) - 1].draw(match.chance, EVERYONE).card
    state.tiles[site.number] = found
    match.announce("rival-discovers", site.id, found, site=site.id, tile=found, idol=idol, n=1 + site.face_down)
    if state.round in tile.guardians:
        awaken(match, site.number)


def _research(match: Match, rival: Rival, _tile: RivalTile) -> None:
    """Move the glass, or take a temple tile; and take an assistant out of the supply."""
    _advance(match, rival)
    stacks = match.state.assistants
    highest = max(len(stack) for stack in stacks)
    if highest:
        equal = [stack for stack in stacks if len(stack) == highest]
        _remove_assistant(match, equal[0 if rival.arrow == "left" else -1])


def _remove_assistant(match: Match, stack: Stack) -> None:
    name = top(stack)
    match.announce("rival-removes", name, assistant=name)
    match.state.boxed.append(take_top(match, stack))


def _advance(match: Match, rival: Rival) -> None:
    state, track = match.state, match.side.track
    ahead = sorted((track[name] for name in track[rival.glass].next), key=lambda space: space.column)
    if not ahead:
        _take_temple_tile(match, rival)
        return
    space = ahead[0 if rival.arrow == "left" else -1]
    rival.glass = space.id
    match.announce("rival-researches", space.id, space=space.id)
    tiles = state.bonuses.get(space.id)
    if space.id == match.side.temple:
        _enter_temple(match, rival)
        return
    if tiles:
        tile = tiles.pop(0 if rival.arrow == "left" else -1)
        state.boxed.append(tile)
        match.announce("rival-removes-bonus", tile, tile=tile)
    if any(task[0] == "rescue" for task in match.side.rows[space.row].glass) and len(state.rescue):
        _remove_assistant(match, state.rescue)


def _enter_temple(match: Match, rival: Rival) -> None:
    """Take the best free place; the top bonus tile leaves the game unseen."""
    state = match.state
    rival.arrival = next_arrival(match)
    match.announce("rival-enters-temple", match.side.temple, n=rival.arrival)
    stack = state.temple_bonuses
    if stack.seen:
        insort(state.unseen_bonuses, stack.seen.pop(0).card)
    elif stack.unseen:
        stack.unseen -= 1


def _take_temple_tile(match: Match, rival: Rival) -> None:
    """Take a 6-point tile, from the stack the arrow points at if both have one."""
    stacks = [stack for stack in match.side.stacks.values() if stack.points == 6 and match.state.temple[stack.number]]
    if not stacks:
        match.announce("rival-idle")
        return
    stack = stacks[0 if rival.arrow == "left" else -1]
    match.state.temple[stack.number] -= 1
    rival.temple.append(stack.id)
    match.announce("rival-takes-tile", stack.id, tile=stack.id)


def _overcome(match: Match, rival: Rival, _tile: RivalTile) -> None:
    """Overcome a guardian where the rival stands; if there is none, research without touching the supply."""
    sites = [
        site for site in match.box.sites if match.state.guardians[site.number] and RIVAL in match.occupied_by(site)
    ]
    if not sites:
        _advance(match, rival)
        return
    highest = max(site.row for site in sites)
    site = _pick(rival, [site for site in sites if site.row == highest])
    guardian, match.state.guardians[site.number] = match.state.guardians[site.number], ""
    rival.guardians.append(guardian)
    match.announce("rival-overcomes", guardian, site.id, guardian=guardian)


def _buy(match: Match, rival: Rival, tile: RivalTile) -> None:
    """Take the card of the least (green) or most (red) points; the row is filled at once."""
    state = match.state
    row = [card for card in (state.row_items if tile.action == "item" else state.row_artifacts) if card]
    if not row:
        match.announce("rival-idle")
        return
    worth = (min if tile.colour == "green" else max)(match.card(card).points for card in row)
    equal = [card for card in row if match.card(card).points == worth]
    leftmost_first = equal if tile.action == "item" else equal[::-1]
    card = leftmost_first[0 if rival.arrow == "left" else -1]
    take_from_row(match, card)
    rival.cards.append(card)
    match.announce("rival-buys", card, card=card)
    refill(match)


_ACTIONS = {
    "dig": _dig,
    "discover": _discover,
    "research": _research,
    "overcome": _overcome,
    "item": _buy,
    "artifact": _buy,
}
