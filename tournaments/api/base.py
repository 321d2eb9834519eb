"""What all views of competitions share: a token that changes anything here was made for organising."""

from replays.api import base


class View(base.View):
    """A view of competitions."""

    scope = "organise"
