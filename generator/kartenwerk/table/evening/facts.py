"""The facts of a deal as typed words, as TOML and as values: names for seats, lists, a TOML table for one each."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kartenwerk.base.errors import perhaps
from kartenwerk.base.message import _, at_most, one_of
from kartenwerk.base.toml import inline_table, quote, quote_list, value_of
from kartenwerk.play.engine.scoring import Fact, Kind
from kartenwerk.table.blocks.names import fold_name, seat_of, twice
from kartenwerk.table.blocks.parts import FURTHEST
from kartenwerk.table.evening.spaces import split_parts

YES = ("ja", "j", "yes", "y", "an", "true", "wahr")
NO = ("nein", "n", "no", "aus", "false", "falsch")
NOBODY = ("-", "niemand", "nobody", "keiner", "none")


def read(fact: Fact, given: Any, names: Sequence[str]) -> Any:
    """The value of a fact for the game's scoring, from its TOML value; KartenwerkError if it is wrong."""
    value = _READ[fact.kind](fact, given, names)
    if fact.kind is Kind.SEATS:
        if len(set(value)) < len(value):
            raise fact.fault(_("the same player stands there twice"), ", ".join(names[seat] for seat in value))
        if not fact.least <= len(value) <= (fact.most or len(names)):
            raise fact.fault(_("these are too many or too few players"), len(value), _so_many(fact, len(names)))
    return value


def _so_many(fact: Fact, players: int) -> str:
    """How many names are wanted, in words."""
    least, most = fact.least, fact.most or players
    if least == most:
        return _("one name") if least == 1 else _("{least} names", least=least)
    if most == least + 1:
        return _("{least} or {most} names", least=least, most=most)
    return _("{least} to {most} names", least=least, most=most)


def _seat(fact: Fact, given: Any, names: Sequence[str]) -> int:
    return seat_of(names, given, fact.id)


def _seats(fact: Fact, given: Any, names: Sequence[str]) -> tuple[int, ...]:
    several = given if isinstance(given, list) else [given]
    return tuple(seat_of(names, one, fact.id) for one in several)


def _whole(fact: Fact, given: Any) -> int:
    if isinstance(given, bool) or not isinstance(given, int):
        raise fact.fault(_("this is not a whole number"), repr(given), _("a whole number"))
    if abs(given) > FURTHEST:
        raise fact.fault(_("that is too many"), _("more"), at_most(FURTHEST))
    return given


def _number(fact: Fact, given: Any, names: Sequence[str]) -> int:
    return fact.in_range(_whole(fact, given))


def _each(fact: Fact, given: Any, names: Sequence[str]) -> Mapping[int, Any]:
    """The values of a TOML table by player, each named once."""
    if not isinstance(given, dict):
        raise fact.fault(_("this is not a value for each player"), repr(given), "{ " + names[0] + " = 1, ... }")
    found: dict[int, Any] = {}
    for name, value in given.items():
        seat = seat_of(names, name, fact.id)
        if seat in found:
            raise fact.fault(_("the same player stands there twice"), names[seat])
        found[seat] = value
    return found


def _numbers(fact: Fact, given: Any, names: Sequence[str]) -> tuple[int, ...]:
    found = _each(fact, given, names)
    missing = [name for seat, name in enumerate(names) if seat not in found]
    if missing and not fact.skips:
        raise fact.fault(_("somebody is missing"), ", ".join(names[seat] for seat in sorted(found)), ", ".join(names))
    return tuple(fact.in_range(_whole(fact, found[seat])) if seat in found else 0 for seat in range(len(names)))


def _word(fact: Fact, given: Any, names: Sequence[str]) -> str:
    if isinstance(given, int) and not isinstance(given, bool):
        given = str(given)
    if given not in fact.words:
        raise fact.fault(
            _("there is no such word{perhaps}", perhaps=perhaps(str(given), fact.words)),
            repr(given),
            one_of(fact.words),
        )
    return str(given)


def _words(fact: Fact, given: Any, names: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    found = _each(fact, given, names)
    return tuple(
        tuple(_word(fact, one, names) for one in (value if isinstance(value, list) else [value]))
        for value in (found.get(seat, []) for seat in range(len(names)))
    )


def _switch(fact: Fact, given: Any, names: Sequence[str]) -> bool:
    if not isinstance(given, bool):
        raise fact.fault(_("this is neither yes nor no"), repr(given), _("true or false"))
    return given


def _pairs(fact: Fact, given: Any, names: Sequence[str]) -> tuple[tuple[int, int], ...]:
    if not isinstance(given, list) or not all(isinstance(one, dict) and set(one) == {"von", "an"} for one in given):
        raise fact.fault(_("these are no pairs of players"), repr(given), '[{ von = "Name", an = "Name" }]')
    pairs = tuple((seat_of(names, one["von"], fact.id), seat_of(names, one["an"], fact.id)) for one in given)
    if fact.most is not None and len(pairs) > fact.most:
        raise fact.fault(_("these are too many"), len(pairs), at_most(fact.most))
    return pairs


_READ: Mapping[Kind, Callable[[Fact, Any, Sequence[str]], Any]] = {
    Kind.SEAT: _seat,
    Kind.SEATS: _seats,
    Kind.NUMBER: _number,
    Kind.NUMBERS: _numbers,
    Kind.WORD: _word,
    Kind.WORDS: _words,
    Kind.SWITCH: _switch,
    Kind.PAIRS: _pairs,
}

_SIGNS = re.compile(r"\s*([:=>])\s*")
_OF_EACH = re.compile(r"[:=]")
_INTEGER = re.compile(r"[+-]?\d{1,9}")


def _fits(kind: Kind, part: str, names: Sequence[str]) -> bool:
    """Whether a part of what was typed is a name, a number, a name with a number, or two names."""
    if kind is Kind.SEATS:
        return _is_name(part, names)
    if kind is Kind.PAIRS:
        return all(_is_name(one, names) for one in part.split(">", 1))
    *name, number = _OF_EACH.split(part)
    return bool(_INTEGER.fullmatch(with_minus(number))) and all(_is_name(one, names) for one in name)


def _is_name(text: str, names: Sequence[str]) -> bool:
    near = [name for name in names if text and fold_name(name).startswith(fold_name(text))]
    return len(near) == 1 or fold_name(text) in map(fold_name, names)


def with_minus(number: str) -> str:
    """The number with the sign that computers read for the minus that people write."""
    return number.replace("\u2212", "-").replace("\u2013", "-")


def from_words(fact: Fact, text: str, names: Sequence[str]) -> Any:
    """The TOML value of typed text; KartenwerkError says how to type it.

    `Anna,Cleo` are players, `18,0,3` or `Anna:18,Cleo:3` numbers, `Anna>Bert` a pair. Spaces part them, too, where
    that can be read in one way alone.
    """
    text = text.strip()
    parts = []
    if fact.kind in (Kind.SEATS, Kind.NUMBERS, Kind.PAIRS):
        parts = split_parts(fact.id, _SIGNS.sub(r"\1", text), lambda part: _fits(fact.kind, part, names))
    match fact.kind:
        case Kind.SEAT | Kind.WORD:
            return _complete(fact, text) if fact.kind is Kind.WORD else text
        case Kind.SEATS:
            return parts
        case Kind.NUMBER:
            return _integer(fact, text)
        case Kind.NUMBERS:
            return _typed_numbers(fact, parts, names)
        case Kind.SWITCH:
            if text.casefold() in (*YES, *NO):
                return text.casefold() in YES
            raise fact.fault(_("this is neither yes nor no"), repr(text), _("ja or nein"))
        case Kind.PAIRS:
            return [{"von": one, "an": other} for one, _, other in (part.partition(">") for part in parts)]
        case Kind.WORDS:
            return _typed_words(fact, text)


def _complete(fact: Fact, text: str) -> str:
    """The only word that begins with the text, or the text itself."""
    near = [word for word in fact.words if word.casefold().startswith(text.casefold())]
    same = [word for word in near if word.casefold() == text.casefold()]
    return (same or near)[0] if same or len(near) == 1 else text


def _integer(fact: Fact, text: str) -> int:
    number = with_minus(text)
    if not _INTEGER.fullmatch(number):
        raise fact.fault(_("this is not a whole number"), repr(text), _("a whole number"))
    return int(number)


def _typed_numbers(fact: Fact, parts: Sequence[str], names: Sequence[str]) -> dict[str, int]:
    pairs = [_OF_EACH.split(part, maxsplit=1) for part in parts]
    if pairs and all(len(pair) == 2 for pair in pairs):
        if same := twice(name for name, _ in pairs):
            raise fact.fault(_("the same player stands there twice"), same)
        return {name: _integer(fact, number) for name, number in pairs}
    if len(parts) != len(names) or any(len(pair) == 2 for pair in pairs):
        example = ", ".join(f"{name}:1" for name in names[:2])
        raise fact.fault(
            _("this is not a number for each player"),
            repr(",".join(parts)),
            _("{count} numbers, or {example}", count=len(names), example=example),
        )
    return {name: _integer(fact, number) for name, number in zip(names, parts, strict=True)}


def _typed_words(fact: Fact, text: str) -> dict[str, list[str]]:
    """`Anna:paar herz+vier_asse; Bert:paar karo`."""
    found: dict[str, list[str]] = {}
    for part in filter(None, (part.strip() for part in re.split("[;,]", text))):
        name, colon, words = part.partition(":")
        if not colon:
            raise fact.fault(_("this is not a word for a player"), repr(part), _("Name:word+word; Name:word"))
        found.setdefault(name.strip(), []).extend(word.strip() for word in words.split("+"))
    return found


def as_toml(fact: Fact, value: Any, names: Sequence[str]) -> str:
    """The value of a fact as it stands in a file, with the players' whole names."""
    match fact.kind:
        case Kind.SEAT:
            return quote(names[value])
        case Kind.SEATS:
            return quote_list(names[seat] for seat in value)
        case Kind.NUMBER | Kind.SWITCH | Kind.WORD:
            return value_of(value)
        case Kind.NUMBERS:
            return inline_table({names[seat]: number for seat, number in enumerate(value) if number or not fact.skips})
        case Kind.WORDS:
            return inline_table({names[seat]: words for seat, words in enumerate(value) if words})
        case Kind.PAIRS:
            pairs = (inline_table({"von": names[one], "an": names[other]}) for one, other in value)
            return "[" + ", ".join(pairs) + "]"
