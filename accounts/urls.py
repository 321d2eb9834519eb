"""Addresses under /account/."""

from django.conf import settings
from django.contrib.auth import views as auth
from django.urls import path

from accounts import views

urlpatterns = [
    path("", views.account, name="account"),
    path("sign-up/", views.sign_up, name="sign-up"),
    path("sign-in/", auth.LoginView.as_view(template_name="accounts/sign_in.html"), name="login"),
    path("sign-out/", auth.LogoutView.as_view(next_page="/"), name="logout"),
    path(
        "password/",
        auth.PasswordChangeView.as_view(template_name="accounts/password.html", success_url="/account/"),
        name="password_change",
    ),
    path(
        "password/lost/",
        auth.PasswordResetView.as_view(
            template_name="accounts/password_lost.html",
            email_template_name="accounts/password_mail.txt",
            subject_template_name="accounts/password_mail_subject.txt",
            extra_email_context={"site": settings.SITE_URL},
        ),
        name="password_reset",
    ),
    path(
        "password/lost/sent/",
        auth.PasswordResetDoneView.as_view(template_name="accounts/password_sent.html"),
        name="password_reset_done",
    ),
    path(
        "password/new/<uidb64>/<token>/",
        auth.PasswordResetConfirmView.as_view(
            template_name="accounts/password_new.html", success_url="/account/sign-in/"
        ),
        name="password_reset_confirm",
    ),
    path("tokens/", views.add_token, name="add-token"),
    path("tokens/<uuid:token>/revoke/", views.drop_token, name="drop-token"),
    path("bots/", views.add_bot, name="add-bot"),
    path("calendar/", views.new_calendar_key, name="new-calendar-key"),
    path("forget/", views.forget, name="forget"),
]
