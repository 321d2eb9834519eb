"""Mail to players: one sentence as its subject, plain words, what to do next, and how to get no more of it."""

from typing import Literal

from django.conf import settings
from django.core.mail import EmailMessage
from django.db.models import QuerySet

from accounts.models import Player

Wish = Literal["turn", "tournaments"]
FIELDS = {"turn": "wants_mail", "tournaments": "wants_tournament_mail"}
LABELS = {"turn": "mail me when it is my turn", "tournaments": "mail me about my tournaments"}


def readers(players: QuerySet[Player], wish: Wish) -> QuerySet[Player]:
    """Keep those who have an address and want to be told of this."""
    return players.filter(is_active=True, **{FIELDS[wish]: True}).exclude(email="")


def send(player: Player, *, wish: Wish, subject: str, words: str, path: str, identity: str) -> bool:
    """Mail a player who wants it; say whether a mail was sent.

    The same identity is the same mail: one that comes twice is dropped by the reader's mailbox.
    """
    if not (player.is_active and player.email and getattr(player, FIELDS[wish])):
        return False
    account = f"{settings.SITE_URL}/account/"
    farewell = f"To get no more of these, untick “{LABELS[wish]}” at {account}"
    EmailMessage(
        subject=one_line(subject),
        body=f"Hello {player.name},\n\n{words}\n\n{settings.SITE_URL}{path}\n\n-- \n{farewell}\n",
        to=[player.email],
        headers={"Message-ID": f"<{identity}@cairn>", "List-Unsubscribe": f"<{account}>"},
    ).send()
    return True


def one_line(text: str) -> str:
    """Make a text fit for a header: whatever could end the line becomes a space."""
    return " ".join("".join(mark if mark.isprintable() else " " for mark in text).split())
