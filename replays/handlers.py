"""Import what does this app's jobs, so that its kinds are known."""

from replays.jobs import purge
from replays.play import handlers as play
from replays.store import checkpoint

__all__ = ["checkpoint", "play", "purge"]
