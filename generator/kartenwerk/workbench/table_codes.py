"""The codes on the cards of a tournament's tables: each lets in to one table, to write down its result.

A card is printed the day before and used all evening, so a code follows from a secret of this machine, from the
tournament and from the table, and nothing has to be kept that a file does not hold.
"""

from __future__ import annotations

import hmac
import json
import os
import secrets
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from kartenwerk.base.inputs import read_bytes
from kartenwerk.build.files import reporting_errors
from kartenwerk.products.printer import config_file
from kartenwerk.workbench.desk_files import DeskFile, DeskFiles

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Signs that nobody mistakes for each other, 5 bits each."""

LENGTH = 8
"""40 bits, and whoever guesses is made to wait (`lan.py`)."""

SECRET_BYTES = 32
SECRET_FILE = "lan.key"

_HEARD = str.maketrans("OIL", "011", "-")
_NAMING = ("tournament", "name", "date", "players")
"""What of a tournament's head makes it this one: cards of last year's are worth nothing."""


class TableAt(NamedTuple):
    """A table of a tournament, which stands in the file of that id."""

    id: str
    table: int


class TableCodes:
    """The codes for the tables of all tournaments at hand, and where in the network they lead to."""

    def __init__(self, files: DeskFiles, host: str, port: int, secret: bytes) -> None:
        self.files, self.host, self.port = files, host, port
        self._secret = secret

    def links(self, id: str) -> tuple[str, ...]:
        """The address for each table that there may be in the tournament, from the first on."""
        file = next(each for each in self.files.list() if each.id == id)
        return tuple(f"http://{self.host}:{self.port}/{self._code(file, table)}" for table in _tables(file.head))

    def find(self, typed: str) -> TableAt | None:
        """The table whose code was typed, however its letters were read."""
        code = typed.upper().translate(_HEARD)
        if len(code) != LENGTH or not {*code} <= {*ALPHABET}:
            return None
        places = ((file, table) for file in self.files.list() for table in _tables(file.head))
        found = [
            TableAt(file.id, table) for file, table in places if hmac.compare_digest(self._code(file, table), code)
        ]
        return found[0] if found else None

    def _code(self, file: DeskFile, table: int) -> str:
        named = json.dumps([file.id, [file.head.get(key) for key in _NAMING], table], default=str)
        digest = hmac.digest(self._secret, named.encode(), sha256)
        return "".join(ALPHABET[byte % len(ALPHABET)] for byte in digest[:LENGTH])


def read_secret() -> bytes:
    """The secret of this machine, made where there is none; nobody else may read its file."""
    file = config_file().with_name(SECRET_FILE)
    if not file.is_file():
        _write_secret(file)
    return read_bytes(file)


def _write_secret(file: Path) -> None:
    with reporting_errors(file):
        file.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as stream:
            stream.write(secrets.token_bytes(SECRET_BYTES))


def _tables(head: Mapping[str, Any]) -> range:
    """As many as there may be, with two at each."""
    players = head.get("players")
    return range(1, len(players) // 2 + 1 if isinstance(players, list) else 1)
