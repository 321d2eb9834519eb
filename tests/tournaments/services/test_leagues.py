"""Leagues through the services: who helps to run them, who plays, and how a season is run."""

from typing import Any

import pytest
from django.db.models import Model

from accounts.models import Player
from replays.store import log
from replays.store.projection import projections, rebuild
from tests.databases import Database
from tests.tournaments.hall import people, person, state_of
from tests.tournaments.pyramids import (
    drawn,
    end,
    league_of,
    play_division,
    played_season,
    season_for,
    state_of_season,
    tiers,
    whys,
    work,
)
from tournaments.house import house
from tournaments.models import League, LeagueRole, RatingRow, Reason, Season, SeasonPlayer, Tournament
from tournaments.refusals import Refused
from tournaments.seasons.plan import Changes
from tournaments.seasons.preview import preview, preview_words
from tournaments.seasons.tell import told, told_of_league
from tournaments.selectors.helpers import helpers_of, helpers_of_league
from tournaments.selectors.registrations import registrations_of
from tournaments.services.give_penalty import give_penalty
from tournaments.services.give_role import take_role
from tournaments.services.leave_tournament import substitute_entrant
from tournaments.services.run_league import give_league_role, take_league_role
from tournaments.services.run_season import (
    advance_divisions,
    change_season_settings,
    draw_divisions,
    enter_player,
    enter_season,
    found_league,
    leave_season,
    open_next_season,
    register_player,
    remove_player,
)
from tournaments.settings import Settings

pytestmark = pytest.mark.django_db


def helpers(tournament: Any) -> set[tuple[str, str]]:
    return {(one.name, one.role) for one in helpers_of(Tournament.objects.get(id=tournament))}


# ---- who helps


def test_whoever_helps_the_league_helps_in_every_division_and_nobody_is_called_system() -> None:
    owner, ada = person("owner"), person("ada")
    league = league_of(owner)
    give_league_role(league=league.id, by=owner.actor, player=ada.actor, role="arbiter")
    for tournament in drawn(season_for(league, owner, people(14)), owner):
        assert helpers(tournament) == {("owner", "owner"), ("ada", "arbiter")}


def test_a_role_given_or_taken_while_a_season_runs_reaches_its_divisions() -> None:
    owner, ada = person("owner"), person("ada")
    league = league_of(owner)
    tournaments = drawn(season_for(league, owner, people(14)), owner)
    give_league_role(league=league.id, by=owner.actor, player=ada.actor, role="referee", reason="She knows the rules.")
    assert all(("ada", "referee") in helpers(one) for one in tournaments)
    take_league_role(league=league.id, by=owner.actor, player=ada.actor, role="referee")
    assert all(helpers(one) == {("owner", "owner")} for one in tournaments)
    assert Reason.objects.get().text == "She knows the rules."


def test_a_league_and_its_divisions_pass_from_one_owner_to_another() -> None:
    owner, heir = person("owner"), person("heir")
    league = league_of(owner)
    (tournament,) = drawn(season_for(league, owner, people(7)), owner)
    give_league_role(league=league.id, by=owner.actor, player=heir.actor, role="owner")
    take_league_role(league=league.id, by=heir.actor, player=owner.actor, role="owner")
    assert helpers(tournament) == {("heir", "owner")}
    assert [(one.name, one.role) for one in helpers_of_league(league)] == [("heir", "owner")]
    following = [one for one in told_of_league(league.id) if one.kind == "role-taken"]
    assert [(one.by, one.words) for one in following] == [("heir", "took the role of owner from owner")]


def test_the_last_owner_stays_in_the_league_and_in_each_division() -> None:
    owner = person("owner")
    league = league_of(owner)
    (tournament,) = drawn(season_for(league, owner, people(7)), owner)
    with pytest.raises(Refused, match="last-owner"):
        take_league_role(league=league.id, by=owner.actor, player=owner.actor, role="owner")
    with pytest.raises(Refused, match="last-owner"):
        take_role(tournament=tournament, by=owner.actor, player=owner.actor, role="owner")


def test_a_role_is_given_once_and_taken_once() -> None:
    owner, ada = person("owner"), person("ada")
    league = league_of(owner)
    with pytest.raises(Refused, match="no-role"):
        take_league_role(league=league.id, by=owner.actor, player=ada.actor, role="referee")
    give_league_role(league=league.id, by=owner.actor, player=ada.actor, role="referee")
    with pytest.raises(Refused, match="has-role"):
        give_league_role(league=league.id, by=owner.actor, player=ada.actor, role="referee")


# ---- who plays


def test_a_first_season_is_seeded_by_the_games_rating_at_registration() -> None:
    owner, players = person("owner"), people(14)
    for number, player in enumerate(players):
        about = {"game": "quetzal", "player": player.actor, "sigma": 5, "matches": 3, "at": 0}
        if number > 6:
            RatingRow.objects.create(mu=20 + number / 8, **about)
    league = league_of(owner)
    season = season_for(league, owner, [])
    for player in players:
        enter_season(season=season.id, by=player.actor)
    RatingRow.objects.update(mu=1)  # what comes later changes nothing
    assert state_of_season(season).players[players[8].actor].rating == 2100
    assert state_of_season(season).players[players[0].actor].rating == 0
    drawn(season, owner)
    assert {tiers(season)[one.actor] for one in players[7:]} == {1}


def test_the_organiser_enters_and_removes_players_and_bots_with_a_reason() -> None:
    owner, ada = person("owner"), person("ada")
    season = season_for(league_of(owner), owner, [])
    enter_player(season=season.id, by=owner.actor, player=ada.actor, rating=2700, reason="Asked by mail.")
    enter_player(season=season.id, by=owner.actor, bot="random")
    enter_player(season=season.id, by=owner.actor, bot="greedy")
    entries = state_of_season(season).players
    assert entries[ada.actor].rating == 2700
    bots = Player.objects.filter(owner=house())
    assert [entries[bot.actor].bot for bot in bots.order_by("joined_at", "name")] == ["random", "greedy"]
    remove_player(season=season.id, by=owner.actor, player=ada.actor, reason="Cannot come.")
    assert ada.actor not in state_of_season(season).players
    said = [(line.words, line.reason) for line in told(season.id)]
    assert ("registered ada, rated 27.00", "Asked by mail.") in said
    assert ("noted that ada does not play this season", "Cannot come.") in said
    with pytest.raises(Refused, match="unknown-bot"):
        enter_player(season=season.id, by=owner.actor, bot="nobody")
    with pytest.raises(Refused, match="unknown-player"):
        enter_player(season=season.id, by=owner.actor)


def test_nobody_comes_or_goes_once_the_divisions_are_drawn() -> None:
    owner, late, players = person("owner"), person("late"), people(7)
    season = season_for(league_of(owner), owner, players)
    draw_divisions(season=season.id, by=owner.actor)
    with pytest.raises(Refused, match="season-drawn"):
        enter_player(season=season.id, by=owner.actor, player=late.actor)
    with pytest.raises(Refused, match="season-drawn"):
        remove_player(season=season.id, by=owner.actor, player=players[0].actor)
    with pytest.raises(Refused, match="season-drawn"):
        change_season_settings(season=season.id, by=owner.actor, changes=Changes(up=2))


def test_whoever_played_the_last_season_can_say_that_he_rests() -> None:
    owner, players, stranger = person("owner"), people(14), person("stranger")
    league = league_of(owner)
    played_season(league, owner, players)
    second = season_for(league, owner, players[2:])
    leave_season(season=second.id, by=players[0].actor)
    there = registrations_of(second.id)
    assert there.resting == [players[0].name]
    assert there.silent == [players[1].name]
    with pytest.raises(Refused, match="not-present"):
        leave_season(season=second.id, by=players[0].actor)
    with pytest.raises(Refused, match="not-present"):
        leave_season(season=second.id, by=stranger.actor)
    enter_season(season=second.id, by=players[0].actor)
    assert registrations_of(second.id).resting == []


def test_registrations_say_where_everybody_would_stand() -> None:
    owner, players, new = person("owner"), people(14), person("new")
    league = league_of(owner)
    played_season(league, owner, players)
    second = season_for(league, owner, [])
    register_player(season=second.id, by=owner.actor, player=players[0].actor)
    there = registrations_of(second.id)
    assert (there.can_be_drawn, there.rows[0].before, there.rows[0].tier) == (False, 1, 0)
    for player in (*players[1:], new):
        register_player(season=second.id, by=owner.actor, player=player.actor)
    rows = {row.name: (row.before, row.tier, row.why) for row in registrations_of(second.id).rows}
    assert rows["new"] == (0, 2, "new")
    assert rows[players[0].name] == (1, 1, "stays")
    assert rows[players[7].name] == (2, 1, "promoted")
    assert rows[players[6].name] == (1, 2, "relegated")


# ---- how it is run


def test_the_next_season_is_run_like_the_last_one_but_for_the_changes() -> None:
    owner = person("owner")
    league = league_of(owner)
    played_season(league, owner, people(14), widths=(1, 1), up=2, down=2)
    changes = Changes(table=3, cycles=2, play="site", clock="1d", points={"3": [5, 3, 1]}, tie_breaks=["wins"])
    open_next_season(league=league.id, by=owner.actor, changes=changes, reason="Three are livelier.")
    how = state_of_season(league.seasons.get(number=2)).opened
    assert (how.size, how.widths, how.up, how.down, how.number) == (7, (1, 1), 2, 2, 2)
    assert (how.settings.table, how.settings.options, how.settings.play) == (3, {"cycles": 2}, "site")
    assert (how.settings.clock, how.settings.points, how.settings.tie_breaks) == ("1d", {"3": [5, 3, 1]}, ["wins"])
    assert told(league.seasons.get(number=2).id)[0].reason == "Three are livelier."


def test_who_goes_up_and_down_was_said_before_the_next_season_changed_its_rule() -> None:
    owner, players = person("owner"), people(14)
    league = league_of(owner)
    first = played_season(league, owner, players, up=1, down=1)
    second = season_for(league, owner, players, up=3, down=3)
    arrivals = {move.player: move.why for move in draw_divisions(season=second.id, by=owner.actor).arrivals}
    assert arrivals == whys(first)


def test_settings_change_before_the_draw_and_the_draw_goes_by_them() -> None:
    owner = person("owner")
    season = season_for(league_of(owner), owner, people(10))
    change_season_settings(season=season.id, by=owner.actor, changes=Changes(size=5, up=1, down=1), reason="Few came.")
    assert [len(one.players) for one in draw_divisions(season=season.id, by=owner.actor).divisions] == [5, 5]


@pytest.mark.parametrize(
    "changes",
    [
        Changes(table=7),
        Changes(size=4),
        Changes(widths=()),
        Changes(up=4, down=4),
        Changes(cycles=9),
        Changes(points={"4": [1, 2, 3, 4]}),
        Changes(tie_breaks=["coin"]),
        Changes(window_hours=-1),
    ],
)
def test_settings_under_which_nothing_could_be_played_are_refused(changes: Changes) -> None:
    owner = person("owner")
    season = season_for(league_of(owner), owner, [])
    with pytest.raises(Refused, match="bad-settings"):
        change_season_settings(season=season.id, by=owner.actor, changes=changes)
    with pytest.raises(Refused, match="bad-settings"):
        found_league(by=owner.actor, title="Another", game="quetzal", changes=changes)
    assert League.objects.count() == 1


def test_the_preview_tells_divisions_and_how_even_their_schedules_are() -> None:
    owner = person("owner")
    how = state_of_season(season_for(league_of(owner), owner, [])).opened
    assert preview(how, 17).tiers == ((6,), (6, 5))
    assert preview_words(how, 14) == (
        "14 players: divisions of 7 and 7 in 2 tiers; in a division of 7 each plays 4 matches and sits in each seat "
        "once, and everybody meets everybody twice."
    )
    assert preview_words(how, 8).endswith("and any two meet 1 to 2 times.")
    assert preview_words(how, 3) == "3 entrants are too few for this form of tournament."


def test_one_button_leads_every_finished_division_on() -> None:
    owner = person("owner")
    season = season_for(league_of(owner), owner, people(14))
    upper, lower = drawn(season, owner)
    with pytest.raises(Refused, match="divisions-wait"):
        advance_divisions(season=season.id, by=owner.actor)
    play_division(upper, owner)
    advance_divisions(season=season.id, by=owner.actor)
    assert (state_of(upper).status, state_of(lower).status) == ("ended", "running")


def test_a_division_of_several_rounds_is_led_from_one_to_the_next() -> None:
    owner = person("owner")
    settings = Settings(game="quetzal", format="league", rounds=1, play="hand", table=3)
    season = season_for(league_of(owner), owner, people(9), settings=settings, size=9)
    (tournament,) = drawn(season, owner)
    play_division(tournament, owner)
    advance_divisions(season=season.id, by=owner.actor)
    assert (len(state_of(tournament).rounds), state_of(tournament).status) == (2, "running")


# ---- what the log and a rebuild say


def rows() -> list[list[Any]]:
    """Copy every table that the streams of leagues and seasons fill."""
    models: list[type[Model]] = [Season, SeasonPlayer, LeagueRole]
    return [sorted(model._default_manager.values(), key=repr) for model in models]


def eventful() -> tuple[League, Season]:
    """Run a league in which everything happens."""
    owner, ada, players = person("owner"), person("ada"), people(14)
    league = league_of(owner)
    give_league_role(league=league.id, by=owner.actor, player=ada.actor, role="arbiter", reason="Trusted.")
    first = season_for(league, owner, players)
    upper, lower = drawn(first, owner)
    coming = person("stand-in")
    substitute_entrant(tournament=upper, by=owner.actor, entrant=3, player=coming.actor)
    for tournament in (upper, lower):
        play_division(tournament, owner)
        end(tournament, owner)
    give_penalty(tournament=lower, by=owner.actor, entrant=1, points="40", reason="Used notes.")
    work()
    take_league_role(league=league.id, by=owner.actor, player=ada.actor, role="arbiter")
    second = season_for(league, owner, players[1:])
    leave_season(season=second.id, by=players[0].actor)
    remove_player(season=second.id, by=owner.actor, player=players[5].actor)
    change_season_settings(season=second.id, by=owner.actor, changes=Changes(up=2), reason="Livelier.")
    return league, first


def test_rows_of_leagues_and_seasons_are_what_a_rebuild_makes_of_the_log(database: Database) -> None:
    eventful()
    kept = rows()
    for name in ("leagues", "seasons"):
        rebuild(projections()[name])
    assert rows() == kept
    for name in ("leagues", "seasons"):
        projection = projections()[name]
        projection.clear()
        for stream in log.streams(projection.streams):
            for event in log.read(stream):
                projection.apply(stream, [event])
    assert rows() == kept


def test_a_league_whose_row_is_lost_is_found_again(database: Database) -> None:
    eventful()
    kept = rows()
    League.objects.all().delete()
    assert rows() == [[], [], []]
    for name in ("seasons", "leagues"):
        rebuild(projections()[name])
    assert rows() == kept
    assert League.objects.get().title == "Unnamed league"


def test_the_log_of_a_season_says_who_when_what_and_why(database: Database) -> None:
    league, first = eventful()
    lines = told(first.id)
    assert [line.words for line in lines[:2]] == [
        "opened season 1 for registration",
        "registered player00000, rated 10.00",
    ]
    assert [(line.by, line.words, line.reason) for line in lines[-6:]] == [
        ("owner", "drew 2 divisions", ""),
        ("the house", "saw division 1A end", ""),
        ("the house", "saw division 2A end", ""),
        ("the house", "ended the season: 1 fills a gap, 1 promoted, 2 relegated, 10 stays", ""),
        ("the house", "corrected the final table of division 2A", "Used notes."),
        ("the house", "corrected who moves: 1 fills a gap, 1 promoted, 2 relegated, 10 stays", "Used notes."),
    ]
    later = told(first.id, after=lines[-3].seq, count=50)
    assert [line.words for line in later] == [line.words for line in lines[-2:]]
    assert [line.words for line in told_of_league(league.id)][:2] == ["founded the league", "made ada arbiter"]
