"""Post to an address on the open network: never to one at home, within one deadline, reading little of the answer."""

import io
import socket
from contextlib import suppress
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from threading import Event, Thread
from urllib.parse import urlsplit

from django.conf import settings

DEADLINE = 10.0
"""Seconds for all of it: finding the address, shaking hands, sending, and the first line of the answer."""
MOST = 64 * 1024
"""Bytes of an answer that are read at most; only its status counts."""
CLOSED = [
    ip_network(text)
    for text in (
        "192.0.0.0/24",  # protocol assignments, RFC 6890
        "192.88.99.0/24",  # relays of 6to4, RFC 7526
        "::/96",  # IPv4-compatible, RFC 4291
        "64:ff9b:1::/48",  # a translator's own network, RFC 8215
        "fec0::/10",  # site-local, RFC 3879
        "3fff::/20",  # documentation, RFC 9637
        "5f00::/16",  # segment routing, RFC 9602
    )
]
"""What is not on the open network though `is_global` of Python 3.11 says so."""
NAT64 = ip_network("64:ff9b::/96")


def is_public(text: str) -> bool:
    """Say whether an address is on the open network, and whatever address it carries within it too."""
    address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped:
            return is_public(str(address.ipv4_mapped))
        if not all(is_public(str(one)) for one in _carried(address)):
            return False
    closed = any(address in network for network in CLOSED if network.version == address.version)
    return address.is_global and not address.is_multicast and not closed


def _carried(address: IPv6Address) -> list[IPv4Address]:
    """List the addresses of IPv4 to which a translator or a tunnel would send on."""
    carried = [address.sixtofour] if address.sixtofour else []
    carried += address.teredo or ()
    if address in NAT64:
        carried.append(IPv4Address(int(address) & 0xFFFF_FFFF))
    return carried


def post(url: str, body: bytes, headers: dict[str, str]) -> int:
    """Post, follow nothing elsewhere, and return the status; a ConnectionError says in words what went wrong."""
    errand = Errand(url, body, headers)
    Thread(target=errand.run, daemon=True).start()
    if not errand.over.wait(DEADLINE):
        errand.give_up()
        raise ConnectionError(f"{errand.host} did not answer within {DEADLINE:g} seconds")
    if errand.error is not None:
        raise ConnectionError(errand.error)
    return errand.status


class Errand:
    """One delivery in a thread of its own: nothing that a receiver does can hold up whoever waits for it."""

    def __init__(self, url: str, body: bytes, headers: dict[str, str]) -> None:
        """Keep what is to be sent where."""
        self.where, self.body, self.headers = urlsplit(url), body, headers
        self.host = self.where.hostname or ""
        self.over, self.status, self.given_up = Event(), 0, False
        self.error: str | None = None
        self.line: socket.socket | None = None

    def run(self) -> None:
        """Do it, and keep the status or what went wrong."""
        try:
            self.status = self._post()
        except (OSError, HTTPException, ValueError) as error:
            self.error = str(error) or type(error).__name__
        finally:
            self.over.set()

    def give_up(self) -> None:
        """Cut the line; the thread ends by that."""
        self.given_up = True
        if self.line is not None:
            with suppress(OSError):
                self.line.shutdown(socket.SHUT_RDWR)

    def _post(self) -> int:
        secure = self.where.scheme == "https"
        port = self.where.port or (443 if secure else 80)
        address = _address_of(self.host, port)
        connection = (HTTPSConnection if secure else HTTPConnection)(self.host, port, timeout=DEADLINE)
        connection.response_class = _ShortAnswer

        def connect(_: object, timeout: float, __: object) -> socket.socket:
            if self.given_up:
                raise ConnectionError("too late")
            connected = socket.create_connection((address, port), timeout)
            self.line = connected.dup()  # a handshake takes the socket itself away
            return connected

        connection._create_connection = connect  # type: ignore[attr-defined]
        try:
            path = (self.where.path or "/") + (f"?{self.where.query}" if self.where.query else "")
            connection.request("POST", path, self.body, {"Content-Type": "application/json", **self.headers})
            return connection.getresponse().status
        finally:
            connection.close()
            if self.line is not None:
                self.line.close()


class _ShortAnswer(HTTPResponse):
    """An answer of which no more than a little is read, however often it says that it goes on."""

    def __init__(self, sock: socket.socket, *args: object, **kwargs: object) -> None:
        super().__init__(sock, *args, **kwargs)  # type: ignore[arg-type]
        self.fp.close()
        self.fp = io.BufferedReader(_Bounded(sock.makefile("rb", buffering=0)))


class _Bounded(io.RawIOBase):
    """Reads so many bytes, and then complains."""

    def __init__(self, raw: socket.SocketIO) -> None:
        self.raw, self.left = raw, MOST

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: memoryview) -> int | None:  # type: ignore[override]
        if not self.left:
            raise ConnectionError("the answer is too long")
        count = self.raw.readinto(memoryview(buffer)[: self.left])
        self.left -= count or 0
        return count

    def close(self) -> None:
        self.raw.close()
        super().close()


def _address_of(host: str, port: int) -> str:
    """Find the address of a host; while developing it may be at home."""
    for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        address = str(found[4][0])
        if settings.DEBUG or is_public(address):
            return address
    raise ConnectionError(f"{host} is not on the open network")
