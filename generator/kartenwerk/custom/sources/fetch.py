"""Asking an address for a table. Nothing else in this program opens a connection.

A name is looked up once, every answer is checked, and the connection goes to what was checked: a name that answers
otherwise a moment later gains nothing. Nothing is sent along that says who asks, and nothing is kept.
"""

from __future__ import annotations

import socket
import ssl
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from threading import Thread, Timer
from time import monotonic
from typing import TypeAlias
from urllib.parse import urljoin

from kartenwerk.base.errors import KartenwerkError, of_system
from kartenwerk.base.inputs import MEGABYTE
from kartenwerk.base.message import _
from kartenwerk.base.version import __version__
from kartenwerk.custom.sources.address import THIS_MACHINE, Address, is_public, read_address

SECONDS = 20.0
LARGEST = 10 * MEGABYTE
MOST_REDIRECTS = 3
_MOVED = (301, 302, 303, 307, 308)
_HEADERS = {
    "User-Agent": f"kartenwerk/{__version__}",
    "Accept": "text/csv, application/json, */*",
    "Accept-Encoding": "identity",
    "Connection": "close",
}

Resolver: TypeAlias = Callable[[str, int], Sequence[str]]
"""Finds the IP addresses of a host."""


def resolve(host: str, port: int) -> Sequence[str]:
    """The IP addresses that a host has now; OSError if it has none."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(place[0]) for *_kinds, place in found]


class Fetcher:
    """Asks addresses, each within some `seconds` in all; `asked` are those it has asked, in order."""

    def __init__(self, resolver: Resolver = resolve, seconds: float = SECONDS) -> None:
        self._resolve, self._seconds = resolver, seconds
        self.asked: list[str] = []

    def fetch(self, url: str) -> bytes:
        """What lies there; KartenwerkError if it cannot be had, is too large or takes too long."""
        deadline = _Deadline(self._seconds)
        before: Address | None = None
        for _redirect in range(MOST_REDIRECTS + 1):
            address = read_address(url)
            if before is not None and address.is_local and not before.is_local:
                raise KartenwerkError("the address leads to this machine", found=address.shown)
            self.asked.append(address.shown)
            answer = self._ask(address, deadline)
            if isinstance(answer, bytes):
                return answer
            before, url = address, answer
        raise KartenwerkError(
            "the address leads from one to the next", found=url[:200], expected=_("at most {most}", most=MOST_REDIRECTS)
        )

    def _ask(self, address: Address, deadline: _Deadline) -> bytes | str:
        """The content, or the address that it leads to."""
        try:
            with self._connect(address, deadline) as connection:
                connection.request("GET", address.path, headers=_HEADERS)
                with connection.getresponse() as response:
                    answer = _read(response, address)
            return answer if isinstance(answer, bytes) else urljoin(address.shown, answer)
        except (OSError, HTTPException, ValueError) as error:
            if deadline.is_over or isinstance(error, TimeoutError):
                raise KartenwerkError(
                    "the address does not answer in time",
                    found=address.shown,
                    expected=_("an answer within {seconds:g} seconds", seconds=self._seconds),
                ) from error
            reason = of_system(error) if isinstance(error, OSError) and error.strerror else str(error)[:200]
            raise KartenwerkError(
                "the address cannot be asked: {reason}", reason=reason, found=address.shown
            ) from error

    @contextmanager
    def _connect(self, address: Address, deadline: _Deadline) -> Iterator[HTTPConnection]:
        """A connection to the first of the host's addresses that answers, all of which have been checked."""
        if address.is_local:
            hosts: Sequence[str] = [THIS_MACHINE]
        else:
            hosts = _within(lambda: self._resolve(address.host, address.port), deadline)
            for host in hosts:
                if not is_public(host):
                    raise KartenwerkError(
                        "the address leads into a network that not everybody can reach",
                        found=_("{host}, which is {number}", host=address.host, number=host),
                    )
        plain = _open_socket(hosts, address.port, deadline)
        connection: HTTPConnection
        if address.is_local:
            connection, opened = HTTPConnection(address.host, address.port), plain
        else:
            context = ssl.create_default_context()
            connection = HTTPSConnection(address.host, address.port, context=context)
            opened = context.wrap_socket(plain, server_hostname=address.host, do_handshake_on_connect=False)
        with opened, deadline.ending(opened):
            if isinstance(opened, ssl.SSLSocket):
                opened.do_handshake()
            connection.sock = opened
            yield connection


def _read(response: HTTPResponse, address: Address) -> bytes | str:
    if response.status in _MOVED:
        place = response.getheader("Location")
        if not place:
            raise KartenwerkError("the address leads nowhere", found=address.shown)
        return place
    if response.status != 200:
        raise KartenwerkError(
            "the address has no table for everybody",
            found=_("{address}: answer {status}", address=address.shown, status=response.status),
        )
    if response.getheader("Content-Encoding", "identity") != "identity":
        raise KartenwerkError("the answer is packed, which was not asked for", found=address.shown)
    length = response.length
    if length is not None and length > LARGEST:
        raise _too_large(address)
    content = response.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise _too_large(address)
    if length is not None and len(content) < length:
        raise KartenwerkError("the answer ends too early", found=address.shown)
    return content


def _too_large(address: Address) -> KartenwerkError:
    return KartenwerkError(
        "the table is too large", found=address.shown, expected=_("at most {most} MB", most=LARGEST // MEGABYTE)
    )


class _Deadline:
    """The moment when everything has to be done."""

    def __init__(self, seconds: float) -> None:
        self._end = monotonic() + seconds

    @property
    def left(self) -> float:
        """The seconds that are left; TimeoutError if there are none."""
        self.check()
        return self._end - monotonic()

    def check(self) -> None:
        """TimeoutError if it is over."""
        if self.is_over:
            raise TimeoutError

    @property
    def is_over(self) -> bool:
        return monotonic() >= self._end

    @contextmanager
    def ending(self, connection: socket.socket) -> Iterator[None]:
        """End a connection at the moment: a server that sends a byte now and then would keep it for ever."""

        def end() -> None:
            with suppress(OSError):  # of the socket itself: what TLS does at its end would wait for an answer
                socket.socket.shutdown(connection, socket.SHUT_RDWR)

        timer = Timer(self.left, end)
        timer.daemon = True
        timer.start()
        try:
            yield
            self.check()  # an answer without a length may have ended because it was cut off
        finally:
            timer.cancel()


def _open_socket(hosts: Sequence[str], port: int, deadline: _Deadline) -> socket.socket:
    failure: OSError = OSError("no address")
    for host in hosts:
        try:
            return socket.create_connection((host, port), timeout=deadline.left)
        except OSError as error:
            failure = error
    raise failure


def _within(find: Callable[[], Sequence[str]], deadline: _Deadline) -> Sequence[str]:
    """What a function finds that nobody can end; TimeoutError if that is not in time."""
    found: list[Sequence[str] | OSError] = []

    def run() -> None:
        try:
            found.append(find())
        except (OSError, UnicodeError) as error:
            found.append(error if isinstance(error, OSError) else OSError(str(error)))

    thread = Thread(target=run, daemon=True)
    thread.start()
    thread.join(deadline.left)
    if not found:
        raise TimeoutError
    if isinstance(found[0], OSError):
        raise found[0]
    return found[0]
