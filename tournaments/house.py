"""The house's own bots: players with names, run by shipped programs."""

from itertools import count

from accounts.models import Player

HOUSE = "cairn"
SILENT = {"wants_mail": False, "wants_tournament_mail": False}
NAMES = """
    Alder Aspen Avocet Basalt Beech Birch Bittern Briar Cedar Chalk Clover Curlew Cypress Dipper Dunlin Elder Elm
    Fern Finch Flint Garnet Gorse Granite Hazel Heather Heron Holly Hornbeam Iris Ivy Jasper Juniper Kestrel Larch
    Lark Lichen Linden Linnet Maple Marl Merlin Moss Myrtle Oak Onyx Osprey Ouzel Petrel Pine Plover Poplar Quartz
    Raven Reed Robin Rowan Rush Sedge Shale Siskin Slate Sorrel Spruce Starling Swift Tansy Teal Thistle Thrush
    Umber Vetch Willow Wren Yarrow Yew
"""


def house() -> Player:
    """Find the account that owns the house's bots; nobody can sign in with it."""
    player, is_new = Player.objects.get_or_create(
        name=HOUSE, defaults={"wants_mail": False, "wants_tournament_mail": False}
    )
    if is_new:
        player.set_unusable_password()
        player.save()
    return player


def house_bots(many: int) -> list[Player]:
    """Find or make so many bots of the house, always the same ones first."""
    owner = house()
    bots = list(Player.objects.filter(owner=owner).order_by("joined_at", "name")[:many])
    known = {name.lower() for name in Player.objects.values_list("name", flat=True)}
    names = (f"{name}{round_}" if round_ > 1 else name for round_ in count(1) for name in NAMES.split())
    free = (name for name in names if name.lower() not in known and len(name) > 2)
    for _ in range(many - len(bots)):
        bot = Player(name=next(free), owner=owner, **SILENT)
        bot.set_unusable_password()
        bots.append(bot)
    Player.objects.bulk_create(bot for bot in bots if bot._state.adding)
    return bots
