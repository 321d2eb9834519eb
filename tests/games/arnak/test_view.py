"""What each viewer may know."""

from random import Random

from games.arnak import ENGINE
from games.kit.knowledge import ALL_SEEING, EVERYONE, Seen, only
from tests.games.arnak.table import Table


def test_a_hand_is_seen_by_its_owner_and_counted_by_all() -> None:
    table = Table().hand("fear", "item_hat")
    assert ENGINE.view(table.state, 0).players[0].hand == ["fear", "item_hat"]
    assert ENGINE.view(table.state, 1).players[0].hand == ["", ""]
    assert ENGINE.view(table.state, None).players[0].hand == ["", ""]
    assert ENGINE.view(table.state, ALL_SEEING).players[0].hand == ["fear", "item_hat"]


def test_everybody_knows_where_a_bought_item_lies() -> None:
    table = Table().tokens(coin=1).deck("fear").items("item_hat").play("buy item_hat")
    assert ENGINE.view(table.state, 1).players[0].deck == ["", "item_hat"]


def test_a_known_item_is_known_in_the_hand_too() -> None:
    table = Table().hand("item_large_backpack").deck("fear")
    table.me.deck.put_under(Seen("item_hat", 0, EVERYONE))
    table.play("play item_large_backpack")
    assert ENGINE.view(table.state, 1).players[0].hand == ["item_hat"]


def test_only_the_owner_knows_what_the_earring_kept_and_returned() -> None:
    """Also if one of the cards was known to lie on top."""
    table = Table().hand("art_crystal_earring").tokens(tablet=1).deck("fear", "funding_car")
    table.me.deck.put_on_top(Seen("item_hat", 0, EVERYONE))
    table.play("play art_crystal_earring", "draw 2", "keep item_hat")
    assert ENGINE.view(table.state, 1).players[0].hand == [""]
    table.play("return fear")
    assert ENGINE.view(table.state, 1).players[0].deck == ["", ""]
    assert ENGINE.view(table.state, 0).players[0].deck == ["fear", ""]


def test_the_temple_bonus_stack_is_known_to_those_who_looked() -> None:
    table = (
        Table().hand("fear").tokens(coin=1, compass=1, jewel=1).research("bird_7a").play("research glass bird_temple")
    )
    assert "" not in ENGINE.view(table.state, 0).temple_bonuses
    assert ENGINE.view(table.state, 1).temple_bonuses == ["", ""]
    looked = next(fact for fact in table.facts if fact.key == "found-bonuses")
    assert looked.audience == only(0)
    assert looked.seen_by(1) == looked.public


def test_what_a_seat_drops_is_hidden_until_all_have_chosen() -> None:
    table = Table().hand("fear", "item_hat").hand("fear", seat=1).end_round()
    before = ENGINE.view(table.state, 1)
    table.play("drop fear")
    assert ENGINE.view(table.state, 1) == before
    assert ENGINE.view(table.state, 0).players[0].dropped == ["fear"]


def test_a_sampled_state_keeps_what_the_viewer_knows() -> None:
    table = Table(3)
    sampled = ENGINE.determinize(table.state, 1, Random(4))
    assert sampled.players[1].hand == table.state.players[1].hand
    assert ENGINE.view(sampled, 1) == ENGINE.view(table.state, 1)
    hands = {tuple(ENGINE.determinize(table.state, 1, Random(seed)).players[2].hand) for seed in range(9)}
    assert len(hands) > 1


def test_the_arrow_of_the_rivals_next_tile_is_open_but_not_the_tile() -> None:
    rival = ENGINE.view(Table(1).state, 0).rival
    assert rival is not None
    assert rival.arrow in ("left", "right")
    assert len(rival.tiles_left) == 9
