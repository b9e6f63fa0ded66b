"""What of Python has a counterpart in the runtime, `static/python.js`, and is not followed."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Mapping
from itertools import chain
from typing import Any, cast
from unicodedata import normalize

from kartenwerk.base.errors import perhaps
from kartenwerk.base.message import Message, join

_COUNTERPARTS = (
    *(len, sum, any, all, min, max, zip, enumerate, map, filter, next, sorted, reversed, range, abs, divmod),
    *(tuple, list, set, frozenset, dict, bool, int, str, repr, isinstance, type, getattr),
    *(Counter, chain, cast, normalize, perhaps, join),
)

KNOWN: Mapping[Any, str] = {**{each: f"py.{each.__name__}" for each in _COUNTERPARTS}, iter: "py.iterator"}
"""Functions and types by their names in the runtime."""

KEYED = frozenset((sum, min, max, zip, enumerate, sorted))
"""Those whose first argument in the runtime are the named ones."""

TYPES = frozenset((bool, int, str, list, tuple, dict, Message))
"""Types that `isinstance` knows by their names."""

METHODS = frozenset(
    (
        *("append", "extend", "insert", "remove", "pop", "count", "index", "get", "items", "values", "keys", "update"),
        *("setdefault", "add", "join", "strip", "split", "startswith", "endswith", "lower", "replace", "casefold"),
    )
)
"""Methods of Python's own types."""

FROM_KEYS = ("dict", "fromkeys")

REPLACE = dataclasses.replace

PLACES = ("file", "key", "found", "expected")
"""What a KartenwerkError says besides its message."""

RESERVED = frozenset(
    (
        *("arguments", "await", "case", "catch", "const", "debugger", "default", "delete", "do", "enum"),
        *("eval", "export", "extends", "function", "implements", "instanceof", "interface", "let", "new"),
        *("null", "of", "package", "private", "protected", "public", "static", "super", "switch", "this"),
        *("throw", "true", "false", "typeof", "undefined", "var", "void", "py", "Infinity", "NaN"),
    )
)
"""Words that JavaScript keeps for itself, of those that Python does not."""


def local_name(name: str) -> str:
    """The name of a variable; one that JavaScript keeps for itself gets a sign more."""
    return f"{name}_" if name in RESERVED else name
