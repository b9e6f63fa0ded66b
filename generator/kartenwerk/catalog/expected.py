"""What a field of a TOML file should hold, in plain words. Pydantic's own words name Python types and patterns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kartenwerk.catalog.fields import HEX, ID, ROLE, SENTENCE
from kartenwerk.catalog.paper import SIZE_ID

_PATTERNS = {
    ID: "small letters, digits and _, a letter first",
    HEX: "a colour such as #A8502A",
    ROLE: "small letters",
    SENTENCE: "a sentence: a capital first, a stop at the end",
    SIZE_ID: "a size's name, or width x height in mm, such as 63x88",
    "^[mfn]$": "one of m, f, n",
}

_KINDS = {
    "dict_type": "a table",
    "model_type": "a table",
    "tuple_type": "a list",
    "list_type": "a list",
    "string_type": "a text in quotes",
    "bool_type": "true or false",
    "float_type": "a number",
    "int_type": "a whole number",
    "finite_number": "a number",
    "too_long": "at most {max_length} entries",
    "too_short": "at least {min_length} entries",
    "string_too_long": "at most {max_length} characters",
    "string_too_short": "at least {min_length} characters",
    "greater_than_equal": "{ge:g} or more",
    "greater_than": "more than {gt:g}",
    "less_than_equal": "{le:g} or less",
    "less_than": "less than {lt:g}",
    "date_type": "a date without quotes, such as 2026-11-23",
    "date_from_datetime_inexact": "a date without quotes, such as 2026-11-23",
}
NOT_EMPTY = "a text that is not empty"


def describe_expected(detail: Mapping[str, Any]) -> str:
    """The expected value of a pydantic error, in plain words; pydantic's own words for rare errors."""
    kind, context = detail["type"], detail.get("ctx", {})
    if kind == "string_pattern_mismatch" and context["pattern"] in _PATTERNS:
        return _PATTERNS[context["pattern"]]
    if kind == "string_too_short" and context["min_length"] == 1:
        return NOT_EMPTY
    if kind in _KINDS:
        return _KINDS[kind].format(**context)
    message = str(detail["msg"])
    for beginning in ("Input should be ", "String should have ", "String should "):
        message = message.removeprefix(beginning)
    return message
