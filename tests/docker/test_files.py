"""The files for containers, checked without a container engine; where there is one with compose, it checks them too."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from django.conf import settings

ROOT = Path(settings.BASE_DIR)
DOCKER = ROOT / "docker"
COMPOSE = (DOCKER / "compose.yaml").read_text()
SERVICES: dict[str, dict[str, Any]] = yaml.safe_load(COMPOSE)["services"]
# Of the compose specification: what a service here may say.
KEYS = {
    "build", "cap_drop", "command", "depends_on", "environment", "healthcheck", "hostname", "image", "init", "ports",
    "read_only", "restart", "security_opt", "stop_grace_period", "tmpfs", "volumes",
}  # fmt: skip
HEALTH = {"test", "interval", "timeout", "retries", "start_period"}
CONDITIONS = {"service_started", "service_healthy", "service_completed_successfully"}


def settings_in(text: str) -> dict[str, str]:
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return dict(line.split("=", 1) for line in lines)


def test_every_part_is_there() -> None:
    assert set(SERVICES) == {"nginx", "web", "worker", "postgres", "rabbitmq", "migrate"}


@pytest.mark.parametrize("name", SERVICES)
def test_a_service_says_only_what_compose_knows(name: str) -> None:
    service = SERVICES[name]
    assert set(service) <= KEYS
    assert re.fullmatch(r"cairn|[a-z]+:[\d.]+(-alpine)?", service["image"]), "an image is ours or has a version"
    for needed, how in service.get("depends_on", {}).items():
        assert needed in SERVICES
        assert how["condition"] in CONDITIONS
        if how["condition"] == "service_healthy":
            assert "healthcheck" in SERVICES[needed]


@pytest.mark.parametrize("name", sorted(set(SERVICES) - {"migrate"}))
def test_a_service_that_stays_has_a_health_check_and_comes_back(name: str) -> None:
    check = SERVICES[name]["healthcheck"]
    assert set(check) <= HEALTH
    assert check["test"][0] in ("CMD", "CMD-SHELL")
    assert SERVICES[name]["restart"] == "unless-stopped"


def test_every_volume_is_declared_or_a_file_of_ours() -> None:
    declared = set(yaml.safe_load(COMPOSE)["volumes"])
    for service in SERVICES.values():
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert source in declared or (DOCKER / source).is_file()


def test_the_example_names_every_setting_and_no_secret() -> None:
    asked: dict[str, str] = dict(re.findall(r"\$\{(\w+)(:[?-])", COMPOSE))
    given = settings_in((DOCKER / "env.example").read_text())
    assert set(asked) == set(given)
    assert {name for name, value in given.items() if not value} == {
        "SECRET_KEY", "POSTGRES_PASSWORD", "RABBITMQ_PASSWORD"
    }  # fmt: skip
    assert {name for name, rest in asked.items() if rest == ":?"} >= {"SECRET_KEY", "ALLOWED_HOSTS"}


def test_the_image_is_built_in_stages_from_files_that_are_there_and_runs_as_nobody_special() -> None:
    lines = (DOCKER / "Dockerfile").read_text().replace("\\\n", " ").splitlines()
    stages = [re.fullmatch(r"FROM [a-z]+:[\w.-]+ AS (\w+)", line) for line in lines if line.startswith("FROM")]
    names = [stage[1] for stage in stages if stage]
    assert len(stages) == len(names) == 3
    for line in lines:
        if line.startswith("COPY --from="):
            assert line.split()[1].removeprefix("--from=") in names
        elif line.startswith("COPY"):
            assert all((ROOT / source).exists() for source in line.split()[1:-1])
    last = lines[max(number for number, line in enumerate(lines) if line.startswith("FROM")) :]
    assert [line for line in last if line.startswith("USER")] == ["USER cairn"]
    assert {f"COPY {app} {app}" for app in ("accounts", "config", "games", "replays", "tournaments", "frontend")} <= {
        *last
    }


def test_nginx_leads_to_the_web_process_and_lets_whole_match_files_through() -> None:
    text = re.sub(r"#.*", "", (DOCKER / "nginx.conf").read_text())
    assert text.count("{") == text.count("}")
    for line in filter(None, map(str.strip, text.splitlines())):
        assert line[-1] in "{};", line
    assert f"server web:{SERVICES['web']['environment']['GRANIAN_PORT']};" in text
    assert "client_max_body_size 10m;" in text
    assert "proxy_set_header Host $http_host;" in text
