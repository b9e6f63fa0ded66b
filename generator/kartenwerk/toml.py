"""Values as TOML writes them: Python reads TOML, but has nothing that writes it."""

from __future__ import annotations

import re
from collections.abc import Iterable

_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")


def quoted(text: str) -> str:
    """A string on one line."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(f"\\u{ord(sign):04x}" if ord(sign) < 32 or sign == "\x7f" else sign for sign in escaped) + '"'


def quoted_list(texts: Iterable[str]) -> str:
    """A list of strings on one line."""
    return f"[{', '.join(map(quoted, texts))}]"


def key_of(name: str) -> str:
    """A name as the key of a table."""
    return name if _BARE_KEY.fullmatch(name) else quoted(name)


def value_of(value: bool | int | str) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, int) else quoted(value)
