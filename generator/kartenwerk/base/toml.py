"""Writing values as TOML, which Python's library only reads."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

Value: TypeAlias = bool | int | str | Sequence[str]
"""What can be written. A list holds strings."""

_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")


def quote(text: str) -> str:
    """A string on one line."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(f"\\u{ord(sign):04x}" if ord(sign) < 32 or sign == "\x7f" else sign for sign in escaped) + '"'


def quote_list(texts: Iterable[str]) -> str:
    """A list of strings on one line."""
    return f"[{', '.join(map(quote, texts))}]"


def key_of(name: str) -> str:
    """A name as the key of a table."""
    return name if _BARE_KEY.fullmatch(name) else quote(name)


def value_of(value: Value) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    return quote(value) if isinstance(value, str) else quote_list(value)


def inline_table(values: Mapping[str, Value]) -> str:
    """A table on one line."""
    return "{ " + ", ".join(f"{key_of(key)} = {value_of(value)}" for key, value in values.items()) + " }"
