"""Values as TOML writes them: Python reads TOML, but has nothing that writes it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

Value: TypeAlias = bool | int | str | Sequence[str]
"""What is written: a list holds strings."""

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


def value_of(value: Value) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    return quoted(value) if isinstance(value, str) else quoted_list(value)


def inline_table(values: Mapping[str, Value]) -> str:
    """A table on one line."""
    return "{ " + ", ".join(f"{key_of(key)} = {value_of(value)}" for key, value in values.items()) + " }"
