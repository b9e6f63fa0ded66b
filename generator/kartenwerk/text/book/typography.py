"""Microtypography: quotes, dashes and no-break spaces as they are printed, from text as it is typed."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeAlias

NARROW = "\u202f"  # narrow no-break space
FIXED = "\u00a0"  # no-break space

Typography: TypeAlias = Callable[[str, str], str]
"""What is printed of a text as it is typed, and of the text in front of it."""

_OPENING_AFTER = " \n\t([{–—„‚“‘/" + NARROW + FIXED
_Rules: TypeAlias = tuple[tuple[re.Pattern[str], str], ...]

_RANGE = re.compile(r"(?<=\d)(?<!\d{4}-\d\d)-(?!(?<=\d{4}-)\d\d-\d\d)(?=\d)")
"""The hyphen between two numbers, but not one of a date such as 2026-11-23."""

_RULES: _Rules = (
    (re.compile(r"\.\.\."), "…"),
    (re.compile(r"(?<!-)--(?![-a-z])"), "–"),  # but an option such as --set stays as it is typed
    (_RANGE, "–"),  # 2–4
    (re.compile(r" - "), " – "),
    (re.compile(r"(?<=\S) –(?= )"), f"{FIXED}–"),  # no line begins with a dash
    (re.compile(r"\b(z|d|u|s|i|v|o)\. ?(B|h|a|o|T|d|R|Ä|u|U)\."), rf"\1.{NARROW}\2."),
    (re.compile(r"\b(S|Nr|Abb|Kap)\. (?=\d)"), rf"\1.{FIXED}"),
    (re.compile(r"(?<=[^\W\d_]-) (?=(?:und|oder|bis)\b)"), FIXED),  # zwei- bis dreimal: else it looks hyphenated
    (re.compile(r"(?<=\d) (?=\d{3}(?!\d))"), NARROW),  # groups of thousands
    (re.compile(r"(?<=\d) ?(?=[%‰])"), NARROW),
    (re.compile(r"(?<=\d) (?=(?:mm|cm|m|g|kg|€|pt)\b|€)"), NARROW),
    (re.compile(r"(?<=\d) (?=[A-ZÄÖÜ])"), FIXED),  # number and noun
    (re.compile(r"(?<=[\dA-Z]) ([=+×]) (?=[\dA-Z])"), rf"{FIXED}\1{FIXED}"),
    (re.compile(r"(?<=\d) : (?=\d)"), f"{FIXED}:{FIXED}"),  # what is paid: 8 : 1
    (re.compile("'"), "’"),
)
_ENGLISH: _Rules = (
    (re.compile(r"\.\.\."), "…"),
    (re.compile(r"(?<!-)--(?![-a-z])"), "–"),
    (_RANGE, "–"),
    (re.compile(r" - "), " – "),
    (re.compile(r"(?<=\S) –(?= )"), f"{FIXED}–"),
    (re.compile(r"\b([Nn]o|[Pp]p?|[Ff]ig|[Cc]h)\. (?=\d)"), rf"\1.{FIXED}"),
    (re.compile(r"\b(Mr|Mrs|Ms|Dr|St)(\.?) (?=[A-Z])"), rf"\1\2{FIXED}"),
    (re.compile(r"(?<=\d) (?=(?:mm|cm|m|g|kg|lb|oz|ft|pt)\b)"), NARROW),
    (re.compile(r"(?<=[\dA-Z]) ([=+×]) (?=[\dA-Z])"), rf"{FIXED}\1{FIXED}"),
    (re.compile(rf"(?:^|(?<=[ \n\t(\[{{–—“/{NARROW}{FIXED}]))'(?=[^\W\d_])(?!(?:tis|twas|em|til|n)\b)"), "‘"),
    (re.compile("'"), "’"),
)


def german(text: str, before: str = "") -> str:
    """`text` with German quotes, dashes and no-break spaces. `before` is the text in front of it."""
    return _replace(_quotes(text, before, "„", "“"), _RULES)


def english(text: str, before: str = "") -> str:
    """`text` with English quotes, dashes and no-break spaces. `before` is the text in front of it."""
    set_ = _replace(_quotes(text, before, "“", "”"), _ENGLISH)
    if set_.startswith("‘") and before and before[-1] not in _OPENING_AFTER:
        return "’" + set_[1:]  # an apostrophe that follows emphasis
    return set_


def as_typed(text: str, before: str = "") -> str:
    """`text` as it is: that of a language whose typography is not known here."""
    return text


def typography_of(language: str) -> Typography:
    """The typography of "de" or "en"; text of other languages stays as it is typed."""
    return {"de": german, "en": english}.get(language, as_typed)


def _replace(text: str, rules: _Rules) -> str:
    for pattern, replacement in rules:
        text = pattern.sub(replacement, text)
    return text


def _quotes(text: str, before: str, opening: str, closing: str) -> str:
    """The text with printed quotes: a straight double quote opens after a space or a bracket, else it closes."""
    if '"' not in text:
        return text
    out: list[str] = []
    last = before[-1:]
    for character in text:
        if character == '"':
            character = opening if not last or last in _OPENING_AFTER else closing
        out.append(character)
        last = character
    return "".join(out)
