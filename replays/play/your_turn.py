"""“Your turn”: a mail to whoever must decide, if he has not done so for a while."""

from uuid import UUID

from django.conf import settings
from django.core.mail import EmailMessage

from accounts.selectors import names_of, player_behind
from games.registry import engine
from replays.positions import latest


def send_notice(*, match_id: UUID, step: int) -> bool:
    """Mail the player to move if it is still this step that waits for him; say whether a mail was sent."""
    live = latest(match_id)
    seat = live.to_move
    if seat is None or live.course.head.seq != step or seat in live.course.bots:
        return False
    actors = live.course.seats
    player = player_behind(actors[seat])
    if player is None or not (player.is_active and player.wants_mail and player.email):
        return False
    names = names_of(actors)
    others = ", ".join(names[actor] for actor in actors if actor != player.actor)
    game = engine(live.course.opened.game).name
    link = f"{settings.SITE_URL}/matches/{match_id}/"
    EmailMessage(
        subject=f"{game}: it is your turn",
        body=f"Hello {player.name},\n\nit is your turn in {game} with {others}.\n\n{link}\n",
        to=[player.email],
        headers={"Message-ID": f"<{match_id}.{step}@cairn>"},  # at least once: a reader's mailbox drops the second
    ).send()
    return True
