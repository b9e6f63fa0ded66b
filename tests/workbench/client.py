"""Asks a workbench as a browser does, or as one that means ill."""

from __future__ import annotations

import http.client
from typing import NamedTuple
from urllib.parse import urlsplit

FORM = "application/x-www-form-urlencoded"


class Reply(NamedTuple):
    """What came back."""

    status: int
    body: bytes
    headers: dict[str, str]

    @property
    def text(self) -> str:
        return self.body.decode()


class Client:
    """`address` is what the server has printed; places are below its token."""

    def __init__(self, address: str) -> None:
        at = urlsplit(address)
        self.address, self.path, self.netloc = address, at.path, at.netloc
        self.host, self.port = at.hostname or "", at.port or 0

    def get(self, place: str = "de/", **headers: str) -> Reply:
        return self.ask("GET", self.path + place, **headers)

    def post(self, place: str, body: str | bytes = "", **headers: str) -> Reply:
        """A form as the page's own; headers that are given take the place of the usual ones."""
        usual = {"Origin": f"http://{self.netloc}", "Content-Type": FORM}
        return self.ask("POST", self.path + place, body, **{**usual, **_named(headers)})

    def ask(self, method: str, path: str, body: str | bytes | None = None, **headers: str) -> Reply:
        """Exactly this request; an empty header is left out."""
        connection = http.client.HTTPConnection(self.host, self.port, timeout=60)
        given = {name: value for name, value in {"Host": self.netloc, **_named(headers)}.items() if value}
        connection.request(method, path, body, given)
        answer = connection.getresponse()
        reply = Reply(answer.status, answer.read(), dict(answer.getheaders()))
        connection.close()
        return reply


def _named(headers: dict[str, str]) -> dict[str, str]:
    return {name.replace("_", "-"): value for name, value in headers.items()}
