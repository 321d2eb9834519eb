import re
from pathlib import Path

LOCK = (Path(__file__).parent.parent / "requirements.lock").read_text()


def test_the_lock_names_no_address() -> None:
    assert not re.search(r"://|^-|^\s*--(?!hash=)", LOCK, re.MULTILINE)


def test_every_package_is_pinned_and_hashed() -> None:
    pins = re.findall(r"^[a-z0-9][^ \n]*==[^\n]*\\\n    --hash=sha256:", LOCK, re.MULTILINE)
    assert len(pins) == len(re.findall(r"^[a-z0-9]", LOCK, re.MULTILINE)) > 50
