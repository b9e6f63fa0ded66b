"""German microtypography: quotes, dashes and no-break spaces as they are printed, from text as it is typed."""

from __future__ import annotations

import re

NARROW = "\u202f"  # narrow no-break space
FIXED = "\u00a0"  # no-break space

_OPENING_AFTER = " \n\t([{–—„‚/" + NARROW + FIXED

_RULES: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"\.\.\."), "…"),
    (re.compile(r"(?<!-)--(?![-a-z])"), "–"),  # but an option such as --set stays as it is typed
    (re.compile(r"(?<=\d)-(?=\d)"), "–"),  # a range: 2–4
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
    (re.compile("'"), "’"),
)


def german(text: str, before: str = "") -> str:
    """`text` with German quotes, dashes and no-break spaces. `before` is the text in front of it."""
    text = _quotes(text, before)
    for pattern, replacement in _RULES:
        text = pattern.sub(replacement, text)
    return text


def _quotes(text: str, before: str) -> str:
    """The text with German quotes: a straight double quote opens after a space or a bracket, else it closes."""
    out: list[str] = []
    last = before[-1:]
    for character in text:
        if character == '"':
            character = "„" if not last or last in _OPENING_AFTER else "“"
        out.append(character)
        last = character
    return "".join(out)
