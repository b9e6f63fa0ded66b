"""What a browser asks for, and what it is answered, as values: no area of the workbench touches a socket."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from http import HTTPStatus
from typing import NamedTuple
from urllib.parse import parse_qsl, urlencode

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import at_most

MOST_FIELDS = 500

HTML = "text/html; charset=utf-8"
JSON = "application/json"
EVENTS = "text/event-stream"
CSS, PNG, WEBP = "text/css; charset=utf-8", "image/png", "image/webp"

PAGE_POLICY = (
    "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; font-src 'self'; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
"""A page takes everything from this server, has nothing inline, and stands in no frame."""

DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
"""An SVG of our own has styles of its own and nothing else."""


@dataclass(frozen=True)
class Fields:
    """The fields of an address or a form, in their order."""

    pairs: tuple[tuple[str, str], ...] = ()

    @staticmethod
    def read(text: str) -> Fields:
        """KartenwerkError for more fields than any form of ours has."""
        try:
            return Fields(tuple(parse_qsl(text, keep_blank_values=True, max_num_fields=MOST_FIELDS)))
        except ValueError as error:
            raise KartenwerkError("the form has too many fields", expected=at_most(MOST_FIELDS)) from error

    def last(self, name: str, default: str = "") -> str:
        """The last value of that name, as a browser sends several where one is meant."""
        return next((value for key, value in reversed(self.pairs) if key == name), default)

    def all(self, name: str) -> tuple[str, ...]:
        return tuple(value for key, value in self.pairs if key == name)

    def has(self, name: str) -> bool:
        return any(key == name for key, _value in self.pairs)

    def beginning(self, prefix: str) -> dict[str, str]:
        """The fields whose names begin so, without the beginning; of several of one name the last."""
        return {key.removeprefix(prefix): value for key, value in self.pairs if key.startswith(prefix)}

    def encode(self) -> str:
        """The fields as the query of an address."""
        return urlencode(self.pairs)


class Door(NamedTuple):
    """What somebody has come in by: a token, and the areas of which links lead on from there.

    At the machine itself all can be reached, and the program can be ended; through another door only what it says.
    """

    token: str = ""
    areas: frozenset[str] | None = None

    @property
    def base(self) -> str:
        """What all addresses begin with."""
        return f"/{self.token}/"

    def leads_to(self, area: str) -> bool:
        return self.areas is None or area in self.areas


class Request(NamedTuple):
    """A question that the gate has let in: the `place` below the language, such as "jobs/1".

    A form is read into `form`; what is sent to a raw route stands in `body`.
    """

    place: str
    language: str
    door: Door = Door()
    query: Fields = Fields()
    form: Fields = Fields()
    body: bytes = b""


@dataclass(frozen=True)
class Response:
    """What is sent back. Content that is an iterator is a stream, sent piece by piece until it ends.

    `kept` answers may lie in the browser's cache: their address changes with their content. `file` is the name under
    which a browser stores a download. `place` is where the browser is led instead, below the language.
    """

    content: bytes | Iterator[bytes] = b""
    kind: str = HTML
    status: HTTPStatus = HTTPStatus.OK
    kept: bool = False
    file: str = ""
    place: str | None = None
    policy: str = PAGE_POLICY


def lead_to(place: str) -> Response:
    """An answer to a form that leads to the page at that place below the language: "jobs/1?x=2"."""
    return Response(status=HTTPStatus.SEE_OTHER, place=place)


class NoPageError(KartenwerkError):
    """There is nothing at an address: it has been made up, or what it led to is gone."""
