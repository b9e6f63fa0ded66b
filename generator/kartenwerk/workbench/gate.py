"""The gate: who may ask at all. It is passed before anything is read but the head of a request.

A page elsewhere in the browser can send requests to this machine, so the server listens on the loopback alone (`lan.py`
is another one, for who asks for it), and each address begins with a token that is new at every start. The token is no
cookie, because cookies of 127.0.0.1 are shared by all ports; and where nothing is sent along by itself, no form of a
stranger's page has any right.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from email.message import Message
from hmac import compare_digest
from http import HTTPStatus
from typing import Final

HOST: Final = "127.0.0.1"
TOKEN_BYTES = 16
FORM = "application/x-www-form-urlencoded"

GUARDS: Mapping[str, str] = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    # with "no-referrer" a browser would send "Origin: null" with every form, which the gate refuses
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""Headers of every answer, beside the policy of its content."""


@dataclass(frozen=True)
class Gate:
    """Lets in requests to this port that know the token and come from its own pages."""

    port: int
    token: str = field(default_factory=lambda: secrets.token_urlsafe(TOKEN_BYTES))
    host: str = HOST

    @property
    def names(self) -> tuple[str, ...]:
        own = f"{self.host}:{self.port}"
        return (own, f"localhost:{self.port}") if self.host == HOST else (own,)

    @property
    def address(self) -> str:
        return f"http://{self.host}:{self.port}/{self.token}/"

    def knows(self, token: str) -> bool:
        return compare_digest(token.encode(errors="replace"), self.token.encode())

    def refuse(self, method: str, headers: Message) -> HTTPStatus | None:
        """Why a request is refused, whatever its token; None for one that may enter."""
        hosts = headers.get_all("Host", [])
        if len(hosts) != 1 or hosts[0] not in self.names:  # a page elsewhere that had its name point here
            return HTTPStatus.FORBIDDEN
        if headers.get("Sec-Fetch-Site", "same-origin") not in ("same-origin", "none"):
            return HTTPStatus.FORBIDDEN
        if method == "POST" and headers.get("Origin") not in {f"http://{name}" for name in self.names}:
            return HTTPStatus.FORBIDDEN
        return None

    def measure_body(self, headers: Message, most: int, *, raw: bool) -> int | HTTPStatus:
        """How many bytes are to be read; or why none are."""
        length = headers.get("Content-Length", "")
        if not (length.isascii() and length.isdecimal()) or "Transfer-Encoding" in headers:
            return HTTPStatus.LENGTH_REQUIRED
        if len(length) > len(str(most)) or int(length) > most:
            return HTTPStatus.REQUEST_ENTITY_TOO_LARGE
        if not raw and headers.get_content_type() != FORM:
            return HTTPStatus.UNSUPPORTED_MEDIA_TYPE
        return int(length)
