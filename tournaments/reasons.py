"""The words of reasons: events hold only their ids, so that what was written can be taken back from the log."""

from collections.abc import Iterable

from tournaments.models import Reason


def store_reason(stream: str, by: str, words: str) -> str:
    """Keep why something is decided, and return the id that its events hold; nothing if nothing was said."""
    said = words.strip()
    return str(Reason.objects.create(stream=stream, author=by, text=said).id) if said else ""


def reasons_of(ids: Iterable[str]) -> dict[str, str]:
    """Read the words of reasons by their ids."""
    known = [one for one in ids if one]
    return {str(row.id): row.text for row in Reason.objects.filter(id__in=known)} if known else {}
