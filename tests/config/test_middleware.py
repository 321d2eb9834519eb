from django.test import Client

from accounts.models import Player
from tests.databases import Database, database, templates

__all__ = ["database", "templates"]
ADDRESSES = [
    *("/matches/?player=%00", "/matches/?game=%00", "/matches/?status=%00", "/matches/?opponent=a%00"),
    *("/tournaments/?game=%00", "/tournaments/?status=%00", "/players/%00/", "/players/a%00/calendar.ics"),
    *("/players/?q=%00&game=%00", "/matches/6f607f8a-2bf4-446c-b75b-c31eb43929f9/claim/%00/", "/tournaments/%00/"),
    *("/api/v1/matches/?player=%00", "/api/v1/tournaments/?game=%00"),
]


def test_a_null_character_in_an_address_breaks_nothing(database: Database) -> None:
    client = Client()
    client.force_login(Player.objects.create(name="ada"), backend="django.contrib.auth.backends.ModelBackend")
    answers = {address: client.get(address).status_code for address in ADDRESSES}
    assert set(answers.values()) <= {400, 404}, answers
