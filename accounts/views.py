"""Pages for one's own account; signing in and out and passwords are Django's views (see urls)."""

from datetime import timedelta
from typing import cast
from uuid import UUID

from django.contrib import messages
from django.contrib.auth import login, logout
from django.contrib.auth.decorators import login_required
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_POST

from accounts.forms import BotForm, ForgetForm, SettingsForm, SignUpForm, TokenForm
from accounts.models import ApiToken, Player
from accounts.services.calendar_key import calendar_key, renew_calendar_key
from accounts.services.forget_player import forget_player
from accounts.services.sign_up import register_bot
from accounts.services.tokens import make_token, revoke_token

BACKEND = "django.contrib.auth.backends.ModelBackend"


@sensitive_post_parameters()
def sign_up(request: HttpRequest) -> HttpResponse:
    """Join, and be signed in at once."""
    form = SignUpForm(request.POST or None)
    if form.is_valid():
        login(request, form.save(), backend=BACKEND)
        onward = request.POST.get("next", "")
        return redirect(onward if url_has_allowed_host_and_scheme(onward, {request.get_host()}) else "/")
    return render(request, "accounts/sign_up.html", {"form": form, "next": request.GET.get("next", "")})


@login_required
def account(request: HttpRequest) -> HttpResponse:
    """Show one's settings, bots and tokens, and change the settings."""
    player = cast(Player, request.user)
    form = SettingsForm(request.POST or None, instance=player)
    if form.is_valid():
        form.save()
        messages.success(request, "Saved.")
        return redirect("account")
    return _account_page(request, player, settings=form)


@login_required
@require_POST
def add_token(request: HttpRequest) -> HttpResponse:
    """Make a token and show it, this once."""
    player = cast(Player, request.user)
    form = TokenForm(request.POST, owner=player)
    if not form.is_valid():
        return _account_page(request, player, token=form)
    asked = form.cleaned_data
    _, text = make_token(
        player=asked["player"], label=asked["label"], scopes=asked["scopes"], lasts=timedelta(days=asked["days"])
    )
    return _account_page(request, player, fresh=text)


@login_required
@require_POST
def drop_token(request: HttpRequest, token: UUID) -> HttpResponse:
    """Revoke a token."""
    revoke_token(player=cast(Player, request.user), token=token)
    return redirect("account")


@login_required
@require_POST
def add_bot(request: HttpRequest) -> HttpResponse:
    """Register a bot of one's own."""
    player = cast(Player, request.user)
    form = BotForm(request.POST)
    if form.is_valid():
        try:
            register_bot(owner=player, name=form.cleaned_data["name"])
            return redirect("account")
        except ValidationError as error:
            form.add_error("name", error.messages)
    return _account_page(request, player, bot=form)


@login_required
@require_POST
def new_calendar_key(request: HttpRequest) -> HttpResponse:
    """Give one's calendar a new private address."""
    renew_calendar_key(player=cast(Player, request.user))
    messages.success(request, "Your calendar has a new address; the old one leads nowhere any more.")
    return redirect("account")


@login_required
def forget(request: HttpRequest) -> HttpResponse:
    """Forget whoever asks for it."""
    player = cast(Player, request.user)
    form = ForgetForm(request.POST or None, player=player)
    if form.is_valid():
        forget_player(player=player)
        logout(request)
        return redirect("/")
    return render(request, "accounts/forget.html", {"form": form})


def _account_page(request: HttpRequest, player: Player, **forms: object) -> HttpResponse:
    shown = {"settings": SettingsForm(instance=player), "token": TokenForm(owner=player), "bot": BotForm()} | forms
    tokens = ApiToken.objects.select_related("player")
    shown["tokens"] = tokens.filter(player=player) | tokens.filter(player__owner=player)
    shown["bots"] = player.bots.filter(is_active=True)
    shown["calendar"] = request.build_absolute_uri(reverse("own-calendar", args=[calendar_key(player)]))
    return render(request, "accounts/account.html", shown)
