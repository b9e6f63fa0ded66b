"""Values as TOML: tables on one line each, which is enough for a program that reads them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any


def toml(value: Any) -> str:
    """A value as TOML on one line."""
    match value:
        case str():
            return json.dumps(value)
        case bool():
            return str(value).lower()
        case dict():
            return "{" + ", ".join(f"{json.dumps(str(key))} = {toml(each)}" for key, each in value.items()) + "}"
        case list() | tuple():
            return "[" + ", ".join(map(toml, value)) + "]"
    return str(value)


def document(values: Mapping[str, Any]) -> bytes:
    return "".join(f"{json.dumps(key)} = {toml(value)}\n" for key, value in values.items()).encode()
