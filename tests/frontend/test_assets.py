"""Where the front end could not be built, pages come with the style sheet as it is written."""

import pytest
from django.conf import LazySettings
from django.contrib.staticfiles import finders
from django.test import Client
from django_vite.core.asset_loader import DjangoViteAssetLoader

from tests.frontend.marks import on_sqlite


@on_sqlite
def test_without_a_build_pages_are_plain_but_styled(
    client: Client, settings: LazySettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.DJANGO_VITE = {"default": {"manifest_path": settings.BASE_DIR / "nowhere.json"}}
    monkeypatch.setattr(DjangoViteAssetLoader, "_instance", None)
    html = client.get("/").content.decode()
    assert '<link rel="stylesheet" href="/static/styles/index.css">' in html
    assert "<script" not in html
    assert finders.find("styles/index.css")
