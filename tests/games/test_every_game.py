"""The shared suite: every engine, at every seat count and with every value of its options, obeys the laws.

`CAIRN_MATCHES` sets how many seeded matches each case plays; the full suite is `CAIRN_MATCHES=1000`.
"""

import os
import subprocess
import sys
from random import Random

import pytest

from games.kit import laws
from games.kit.chance import SeededChance
from games.kit.contract import AnyEngine, Setup
from games.kit.errors import BadSetup
from games.kit.setup import check_setup
from games.registry import engines

MATCHES = int(os.environ.get("CAIRN_MATCHES", "6"))


def cases() -> list[tuple[AnyEngine, Setup]]:
    """List each engine at each seat count, then with each other value of each option where the setup allows it."""
    found = []
    for engine in engines():
        for seats in engine.seats:
            found.append((engine, Setup(seats)))
            for name, values in engine.choices.items():
                found.extend((engine, Setup(seats, options={name: value})) for value in values[1:])
    return [case for case in found if _possible(*case)]


def _possible(engine: AnyEngine, setup: Setup) -> bool:
    try:
        engine.new_match(check_setup(engine, setup), SeededChance(0))
    except BadSetup:
        return False
    return True


def name_of(value: object) -> str:
    """Name a case for the report."""
    if isinstance(value, Setup):
        return "-".join([f"{value.seats}", *(f"{name}={choice}" for name, choice in value.options.items())])
    return str(getattr(value, "slug", value))


every_case = pytest.mark.parametrize(("engine", "setup"), cases(), ids=name_of)


@every_case
def test_seeded_matches_obey_every_law(engine: AnyEngine, setup: Setup) -> None:
    for seed in range(MATCHES):
        rng = Random(f"laws/{seed}")
        trail = laws.random_trail(engine, setup, seed)
        laws.check_replay(engine, trail)
        laws.check_saving(engine, trail, rng)
        laws.check_steps(engine, trail, rng)


@every_case
def test_no_viewer_learns_what_is_hidden(engine: AnyEngine, setup: Setup) -> None:
    for seed in range(MATCHES):
        trail = laws.random_trail(engine, setup, f"secrecy {seed}")
        laws.check_secrecy(engine, trail, Random(seed), share=1.0 if seed == 0 else 0.1)


DIGESTS = """
from games.kit import laws
from games.kit.chance import SeededChance
from games.kit.contract import Setup
from games.registry import engine
e = engine({slug!r})
for seats in e.seats:
    trail = laws.random_trail(e, Setup(seats), "hash seed")
    print(len(trail.moves), e.digest(trail.last))
"""


@pytest.mark.parametrize("engine", engines(), ids=name_of)
def test_digests_do_not_depend_on_the_hash_seed(engine: AnyEngine) -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", DIGESTS.format(slug=engine.slug)],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "4321")
    ]
    assert told[0] == told[1] != ""


@pytest.mark.parametrize("engine", engines(), ids=name_of)
def test_a_setup_that_cannot_be_is_refused_in_words(engine: AnyEngine) -> None:
    for setup in (
        Setup(0),
        Setup(99),
        Setup(engine.seats[0], rules=99),
        Setup(engine.seats[0], options={"nonsense": "yes"}),
        *(Setup(engine.seats[0], options={name: "nonsense"}) for name in engine.choices),
    ):
        with pytest.raises(BadSetup):
            check_setup(engine, setup)
