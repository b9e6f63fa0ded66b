"""What a field of a TOML file should hold, in plain words. Pydantic's own words name Python types and patterns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kartenwerk.base.message import Message, _
from kartenwerk.catalog.fields import HEX, ID, ROLE, SENTENCE
from kartenwerk.catalog.paper import SIZE_ID

_PATTERNS = {
    ID: _("small letters, digits and _, a letter first"),
    HEX: _("a colour such as #A8502A"),
    ROLE: _("small letters"),
    SENTENCE: _("a sentence: a capital first, a stop at the end"),
    SIZE_ID: _("a size's name, or width x height in mm, such as 63x88"),
    "^[mfn]$": "one of m, f, n",
}

_KINDS = {
    "dict_type": _("a table"),
    "model_type": _("a table"),
    "tuple_type": _("a list"),
    "list_type": _("a list"),
    "string_type": _("a text in quotes"),
    "bool_type": _("true or false"),
    "float_type": _("a number"),
    "int_type": _("a whole number"),
    "finite_number": _("a number"),
    "too_long": _("at most {max_length} entries"),
    "too_short": _("at least {min_length} entries"),
    "string_too_long": _("at most {max_length} characters"),
    "string_too_short": _("at least {min_length} characters"),
    "greater_than_equal": _("{ge:g} or more"),
    "greater_than": _("more than {gt:g}"),
    "less_than_equal": _("{le:.9g} or less"),
    "less_than": _("less than {lt:g}"),
    "date_type": _("a date without quotes, such as 2026-11-23"),
    "date_from_datetime_inexact": _("a date without quotes, such as 2026-11-23"),
}
NOT_EMPTY = _("a text that is not empty")


def describe_expected(detail: Mapping[str, Any]) -> str:
    """The expected value of a pydantic error, in plain words; pydantic's own words for rare errors."""
    kind, context = detail["type"], detail.get("ctx", {})
    if kind == "string_pattern_mismatch" and context["pattern"] in _PATTERNS:
        return _PATTERNS[context["pattern"]]
    if kind == "string_too_short" and context["min_length"] == 1:
        return NOT_EMPTY
    if kind == "too_short" and context["min_length"] == 1:
        return _("at least one entry")
    if kind in _KINDS:
        return Message(_KINDS[kind].template, **context)
    if kind == "literal_error":
        others, alternative, last = context["expected"].rpartition(" or ")
        return _("{others} or {last}", others=others, last=last) if alternative else last
    message = str(detail["msg"])
    for beginning in ("Input should be ", "String should have ", "String should "):
        message = message.removeprefix(beginning)
    return message
