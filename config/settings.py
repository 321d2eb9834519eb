"""All settings, read from the environment; with an empty one Cairn runs embedded, on this machine alone."""

from datetime import timedelta
from pathlib import Path

import environ
from csp.constants import NONE, SELF
from django.core.exceptions import ImproperlyConfigured

from config.environment import broker_in, database_from_url, secret_key_in

env = environ.Env()

BASE_DIR = Path(__file__).resolve().parent.parent
DATA_DIR = Path(env.str("CAIRN_DATA", default=str(BASE_DIR / "var"))).resolve()
STATIC_ROOT = DATA_DIR / "static"
STATIC_ROOT.mkdir(parents=True, exist_ok=True)

# ---- where things live

DATABASES = {"default": database_from_url(env.str("DATABASE_URL", default=f"sqlite:///{DATA_DIR}/cairn.sqlite3"))}
EMBEDDED = DATABASES["default"]["ENGINE"] == "django.db.backends.sqlite3"
if EMBEDDED:
    DATABASES["default"]["TEST"] = {"NAME": str(DATA_DIR / "test.sqlite3")}  # a file, as in real life

CELERY_BROKER_URL = env.str("BROKER_URL", default="filesystem://")
if CELERY_BROKER_URL == "filesystem://":
    CELERY_BROKER_TRANSPORT_OPTIONS = broker_in(DATA_DIR / "broker")
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
# Sites that share a broker have queues of their own; machines that share a database share its queue.
CELERY_TASK_DEFAULT_QUEUE = "cairn" if EMBEDDED else f"cairn.{DATABASES['default']['NAME']}"
CELERY_TASK_ACKS_LATE = True  # a task may come twice: jobs are rows that are done once
CELERY_TASK_IGNORE_RESULT = True
CELERY_WORKER_PREFETCH_MULTIPLIER = 1

CELERY_WORKER_REDIRECT_STDOUTS = False  # a mail to the console is not a line of the log

vars().update(env.email_url("EMAIL_URL", default="consolemail://"))
SITE_URL = env.str("SITE_URL", default="http://localhost:8000").rstrip("/")  # what links in mails begin with
DATA_UPLOAD_MAX_MEMORY_SIZE = 9_000_000  # a match file of 8 MB comes in whole
DEFAULT_FROM_EMAIL = env.str("DEFAULT_FROM_EMAIL", default="cairn@localhost")

# ---- who may come in

DEBUG = env.bool("DEBUG", default=False)
ALLOWED_HOSTS = env.list("ALLOWED_HOSTS", default=["localhost", "127.0.0.1", "[::1]"])
SECRET_KEY = env.str("SECRET_KEY", default="") or secret_key_in(DATA_DIR)
if not EMBEDDED and env.str("ALLOWED_HOSTS", default="") and not env.str("SECRET_KEY", default=""):
    raise ImproperlyConfigured("SECRET_KEY must be set: all machines that share the database must share it")

HTTPS = env.bool("HTTPS", default=False)  # behind a proxy that speaks HTTPS and sets X-Forwarded-Proto
if HTTPS:
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
    SECURE_HSTS_SECONDS = 31_536_000
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = HTTPS

AUTH_USER_MODEL = "accounts.Player"
LOGIN_URL = "login"
LOGIN_REDIRECT_URL = "/"
AUTHENTICATION_BACKENDS = ["axes.backends.AxesStandaloneBackend", "django.contrib.auth.backends.ModelBackend"]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in (
        "UserAttributeSimilarityValidator",
        "MinimumLengthValidator",
        "CommonPasswordValidator",
        "NumericPasswordValidator",
    )
]
AXES_FAILURE_LIMIT = 10
AXES_COOLOFF_TIME = timedelta(minutes=15)
AXES_LOCKOUT_PARAMETERS = [["username", "ip_address"]]
AXES_RESET_ON_SUCCESS = True
AXES_USERNAME_FORM_FIELD = "username"  # as the form calls it, though the model calls it a name
AXES_USERNAME_CALLABLE = "accounts.authentication.name_tried"
AXES_CLIENT_IP_CALLABLE = "accounts.authentication.address_of"

CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [SELF],
        "img-src": [SELF, "data:"],
        "object-src": [NONE],
        "base-uri": [NONE],
        "form-action": [SELF],
        "frame-ancestors": [SELF],
    }
}

# ---- what it is made of

INSTALLED_APPS = [
    "frontend",
    "tournaments",
    "replays",
    "accounts",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.messages",
    "django.contrib.sessions",
    "django.contrib.staticfiles",
    "axes",
    "csp",
    "django_vite",
    "drf_spectacular",
    "rest_framework",
]
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "csp.middleware.CSPMiddleware",
    "config.middleware.plain_address_middleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "accounts.middleware.time_zone_middleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "axes.middleware.AxesMiddleware",
]
ROOT_URLCONF = "config.urls"
ASGI_APPLICATION = "config.asgi.application"
WSGI_APPLICATION = "config.wsgi.application"
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ]
        },
    }
]

# Static files are served by the web process itself, straight from where they lie; what the
# front end has built carries a hash in its name and may be kept for ever.
FRONTEND_DIST = BASE_DIR / "frontend" / "dist"
STATIC_URL = "/static/"
STATICFILES_DIRS = [FRONTEND_DIST] if FRONTEND_DIST.is_dir() else []
WHITENOISE_USE_FINDERS = True
WHITENOISE_AUTOREFRESH = DEBUG
WHITENOISE_IMMUTABLE_FILE_TEST = r"^/static/assets/.+-[\w-]{8,}\.\w+$"
DJANGO_VITE = {"default": {"manifest_path": FRONTEND_DIST / "manifest.json"}}
SILENCED_SYSTEM_CHECKS = ["django_vite.W001"]  # with nothing built, plain HTML is served

LANGUAGE_CODE = "en-gb"
TIME_ZONE = "UTC"  # each reader sees his own
USE_TZ = True

REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": [
        "accounts.authentication.TokenAuthentication",
        "rest_framework.authentication.SessionAuthentication",
    ],
    "DEFAULT_PERMISSION_CLASSES": [
        "rest_framework.permissions.IsAuthenticatedOrReadOnly",
        "accounts.authentication.HasScope",
    ],
    "DEFAULT_THROTTLE_CLASSES": [
        "rest_framework.throttling.AnonRateThrottle",
        "rest_framework.throttling.UserRateThrottle",
    ],
    "NUM_PROXIES": env.int("PROXIES", default=0),  # how many stand before us and tell in X-Forwarded-For who calls
    "DEFAULT_THROTTLE_RATES": {"anon": "600/minute", "user": "1200/minute"},
    "EXCEPTION_HANDLER": "replays.api.problems.answer",
    "DEFAULT_PARSER_CLASSES": ["replays.api.parser.StrictJSONParser"],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "TEST_REQUEST_DEFAULT_FORMAT": "json",
}
SPECTACULAR_SETTINGS = {
    "TITLE": "Cairn",
    "DESCRIPTION": "Leagues of expedition board games, with every match kept for ever.",
    "VERSION": "1",
    "SERVE_INCLUDE_SCHEMA": False,
    "SCHEMA_PATH_PREFIX": "/api/v1/",
    "POSTPROCESSING_HOOKS": [
        "drf_spectacular.hooks.postprocess_schema_enums",
        "replays.api.schema.document_problems",
    ],
}

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"format": "{asctime} {levelname} {name}: {message}", "style": "{"}},
    "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "line"}},
    "root": {"handlers": ["console"], "level": "WARNING"},
    "loggers": {"kombu.connection": {"level": "ERROR"}},  # the file transport has no hostname, and says so each time
}
