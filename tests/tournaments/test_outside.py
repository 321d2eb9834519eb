"""What leaves the site: only to the open network, within one deadline, and reading little."""

import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tournaments import outside
from tournaments.outside import is_public, post


@pytest.mark.parametrize("address", ["93.184.215.14", "2606:2800:21f:cb07::1", "64:ff9b::5db8:d70e", "::ffff:8.8.8.8"])
def test_the_open_network_is_open(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
        *("192.0.0.8", "192.0.0.170", "192.88.99.1", "198.18.0.1", "224.0.0.1", "239.1.2.3", "240.0.0.1"),
        *("255.255.255.255", "::", "::1", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12::1", "fec0::1", "ff02::1"),
        *("ff0e::1", "2001:db8::1", "3fff::1", "5f00::1"),
        "::ffff:127.0.0.1",  # IPv4 as IPv6
        *("::127.0.0.1", "::8.8.8.8"),  # IPv4-compatible
        *("64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "64:ff9b:1::808:808"),  # through a translator
        *("2002:7f00:1::", "2002:a00:1::1", "2002:c0a8:101::1"),  # 6to4 of addresses at home
        "2001:0:4136:e378:8000:63bf:80ff:fffe",  # Teredo of 127.0.0.1
    ],
)
def test_what_is_at_home_is_closed_in_every_disguise(address: str) -> None:
    assert not is_public(address)


@contextmanager
def server(answer: Callable[[socket.socket], None]) -> Iterator[str]:
    """Listen at home; `answer` has the line to whoever calls."""
    listening = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        line, _ = listening.accept()
        with line:
            try:
                answer(line)
            except OSError:
                return

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{listening.getsockname()[1]}/"
    listening.close()
    thread.join(5)


@pytest.fixture
def impatient(settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Call at home, and wait for half a second at most."""
    settings.DEBUG = True
    monkeypatch.setattr(outside, "DEADLINE", 0.5)


def drip(line: socket.socket) -> None:
    """Answer a byte at a time, each soon enough for a timeout of single reads."""
    for byte in b"HTTP/1.1 200 OK\r\n" + b"X: y\r\n" * 100:
        line.send(bytes([byte]))
        time.sleep(0.1)


def go_on(line: socket.socket) -> None:
    """Say again and again that the answer is still to come, slowly."""
    while True:
        line.send(b"HTTP/1.1 100 Continue\r\n\r\n")
        time.sleep(0.05)


def flood(line: socket.socket) -> None:
    """Say so without a pause."""
    while True:
        line.send(b"HTTP/1.1 100 Continue\r\n\r\n" * 1000)


def be_silent(line: socket.socket) -> None:
    """Take everything, say nothing."""
    while line.recv(1000):
        pass


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("answer", [drip, go_on, be_silent])
def test_one_deadline_holds_for_all_of_a_delivery(answer: Callable[[socket.socket], None]) -> None:
    began = time.monotonic()
    with server(answer) as url, pytest.raises(ConnectionError, match=r"did not answer within 0\.5 seconds"):
        post(url, b"{}", {})
    assert time.monotonic() - began < 5


@pytest.mark.usefixtures("impatient")
def test_only_so_much_of_an_answer_is_read() -> None:
    with server(flood) as url, pytest.raises(ConnectionError, match="the answer is too long"):
        post(url, b"{}", {})


@pytest.mark.usefixtures("impatient")
def test_nonsense_is_an_error_of_the_connection() -> None:
    with server(lambda line: line.sendall(b"hello\r\n\r\n")) as url, pytest.raises(ConnectionError):
        post(url, b"{}", {})


@pytest.mark.usefixtures("impatient")
def test_the_thread_of_a_delivery_that_was_given_up_ends() -> None:
    before = threading.active_count()
    with server(be_silent) as url, pytest.raises(ConnectionError):
        post(url, b"{}", {})
    end = time.monotonic() + 5
    while threading.active_count() > before and time.monotonic() < end:
        time.sleep(0.02)
    assert threading.active_count() <= before


def test_a_slow_name_is_given_up_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "DEADLINE", 0.2)
    asked = threading.Event()

    def slow(*_: object, **__: object) -> list[object]:
        asked.wait(5)
        return []

    monkeypatch.setattr(socket, "getaddrinfo", slow)
    with pytest.raises(ConnectionError, match="did not answer"):
        post("http://slow.example/", b"{}", {})
    asked.set()
