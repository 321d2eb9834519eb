"""“Your turn”: a mail to whoever must decide, if he has not done so for a while."""

from uuid import UUID

from accounts import mail
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
    if player is None:
        return False
    names = names_of(actors)
    others = ", ".join(names[actor] for actor in actors if actor != player.actor)
    game = engine(live.course.opened.game).name
    return mail.send(
        player,
        wish="turn",
        subject=f"{game}: it is your turn",
        words=f"it is your turn in {game} with {others}.",
        path=f"/matches/{match_id}/",
        identity=f"{match_id}.{step}",
    )
