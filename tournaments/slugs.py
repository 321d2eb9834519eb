"""Addresses made of titles: free ones, and none that reads like something else."""

from typing import Any, TypeVar
from uuid import UUID

from django.db import IntegrityError, models, transaction
from django.utils.text import slugify

RESERVED = frozenset({"new"})
ATTEMPTS = 20
T = TypeVar("T", bound=models.Model)


def create_at_free_slug(model: type[T], title: str, address: str = "", **fields: Any) -> T:
    """Make a row whose address follows its title; whoever is overtaken by the same title takes the next address.

    An `address` of its own, as near as it is free, comes before that of the title.
    """
    for _ in range(ATTEMPTS):
        try:
            with transaction.atomic():
                return model._default_manager.create(slug=free_slug(model, address or title), title=title, **fields)
        except IntegrityError:
            continue
    raise RuntimeError(f"no free address for {title!r}")


def free_slug(model: type[models.Model], title: str) -> str:
    """Make an address of a title that nothing else has."""
    base = slugify(title)[:70] or model.__name__.lower()
    if is_id(base):
        base = f"{model.__name__.lower()}-{base}"
    taken = set(model._default_manager.filter(slug__startswith=base).values_list("slug", flat=True)) | RESERVED
    return base if base not in taken else next(slug for n in range(2, 10**6) if (slug := f"{base}-{n}") not in taken)


def is_id(text: str) -> bool:
    """Say whether a text reads as an id: then it is one, and never an address."""
    try:
        UUID(text)
    except ValueError:
        return False
    return True
