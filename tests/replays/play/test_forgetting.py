import pytest

from accounts.services.forget_player import forget_player
from replays.models import Match
from replays.selectors.log_lines import log_lines
from replays.selectors.players import player_names
from replays.store import log
from replays.viewers import viewer_for
from tests.replays.tables import opened, people, play_on

pytestmark = pytest.mark.django_db


def test_a_forgotten_person_is_nowhere_and_the_match_is_as_it_was() -> None:
    ada, ben = people("ada-lovelace", "ben-franklin")
    match = opened(ada, ben)
    play_on(match.id, [ada, ben], 2000)
    match = Match.objects.get(id=match.id)
    events = log.read(match.stream)
    forget_player(player=ada)
    assert log.read(match.stream) == events
    assert player_names(match)[1] == "ben-franklin"
    lines = log_lines(match, viewer_for(None, match))
    assert not [words for line in lines for words in line.words if "lovelace" in words]
