"""Addresses of tables: which of them may be asked, and where a web spreadsheet has its table."""

from __future__ import annotations

import ipaddress
import re
from typing import NamedTuple
from urllib.parse import parse_qs, quote, urlsplit

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _

THIS_MACHINE = "127.0.0.1"
"""The only host that is asked without encryption: somebody's own program."""
_SCHEMES = {"https": 443, "http": 80}
_SHEET = re.compile(r"/spreadsheets/(?:u/\d+/)?d/((?:e/)?[\w-]{8,200})(?:/.*)?")
_SHEET_HOST = "docs.google.com"
_SHEET_FORMS = ("csv", "tsv", "xlsx", "ods")
_TRANSLATED = ipaddress.ip_network("64:ff9b::/96")
"""Addresses of IPv6 that a router turns into those of IPv4 which they end in."""


class Address(NamedTuple):
    """A checked address in the parts that a request is made of."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def is_local(self) -> bool:
        """Whether it is a program of this machine."""
        return self.scheme == "http"

    @property
    def shown(self) -> str:
        port = "" if self.port == _SCHEMES[self.scheme] else f":{self.port}"
        return f"{self.scheme}://{self.host}{port}{self.path}"


def is_address(name: str) -> bool:
    """Whether a text that should be a file's name is an address."""
    return re.match(r"[A-Za-z][A-Za-z0-9+.-]*://", name.strip()) is not None


def read_address(text: str) -> Address:
    """The address; KartenwerkError for one that is not asked."""
    expected = "https://..."
    if any(ord(sign) <= 32 or ord(sign) == 127 for sign in text):
        raise KartenwerkError("an address has no blanks", found=repr(text[:200]), expected=expected)
    try:
        parts = urlsplit(text)
        host, port = (parts.hostname or "").encode("idna").decode(), parts.port
    except ValueError as error:
        raise KartenwerkError("this is no address", found=text[:200], expected=expected) from error
    if parts.scheme not in _SCHEMES or not host:
        raise KartenwerkError("this is no address of a table", found=text[:200], expected=expected)
    if parts.username is not None or parts.password is not None:
        raise KartenwerkError(
            "an address has no name and no password", found=host, expected=_("a table that everybody may read")
        )
    if parts.scheme == "http" and host != THIS_MACHINE:
        raise KartenwerkError(
            "tables are asked for by https alone",
            found=text[:200],
            expected=_("https://..., or http://{host} for a program of this machine", host=THIS_MACHINE),
        )
    path = quote(parts.path or "/", safe="/%:@!$&'()*+,;=~")
    query = quote(parts.query, safe="/%:@!$&'()*+,;=~?")
    return Address(parts.scheme, host, port or _SCHEMES[parts.scheme], f"{path}?{query}" if query else path)


def check_url(text: str) -> str:
    """The address as it is typed; ValueError for one that is not asked."""
    try:
        read_address(text)
    except KartenwerkError as error:
        raise ValueError(error.message) from error
    return text


def table_address(url: str, form: str) -> str | None:
    """Where a web spreadsheet has its table in that `form` of file; None for an address of anything else.

    The address in a browser's line shows a page for people. One that is published has another kind of id.
    """
    try:
        parts = urlsplit(url)
    except ValueError:
        return None
    match = _SHEET.fullmatch(parts.path)
    if parts.hostname != _SHEET_HOST or match is None:
        return None
    asked = parse_qs(parts.query)
    if "format" in asked or asked.get("output", ["html"])[0] != "html":
        return None  # it is the table's already
    if parts.path.endswith("/gviz/tq"):
        return None
    numbers = [*asked.get("gid", []), *re.findall(r"gid=(\d+)", parts.fragment)]
    sheet = f"&gid={numbers[0]}" if numbers and numbers[0].isdigit() else ""
    form = form if form in _SHEET_FORMS else "csv"
    if match[1].startswith("e/"):
        single = "&single=true" if sheet else ""
        return f"https://{_SHEET_HOST}/spreadsheets/d/{match[1]}/pub?output={form}{sheet}{single}"
    return f"https://{_SHEET_HOST}/spreadsheets/d/{match[1]}/export?format={form}{sheet}"


def is_public(host: str) -> bool:
    """Whether an IP address is one that everybody can reach."""
    found = ipaddress.ip_address(host.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if found in _TRANSLATED:
            inner = ipaddress.IPv4Address(int(found) & 0xFFFF_FFFF)
        if inner is not None:
            return is_public(str(inner))
    return found.is_global and not found.is_multicast
