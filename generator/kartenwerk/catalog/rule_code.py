"""A table's rules as a short code: letters and figures that stand on a reference card and can be read out.

A code lists the rules that differ from the usual ones, in the order of the game's file: a sign for how many rules are
passed over, then the number of the value in as many signs as the rule's values need; a switch needs none. Two signs at
the end are checks: one sees every sign that is wrong, the other two that are exchanged, and both the code of another
game. They look only at rules up to the last changed one, so a game that gets further rules at the end of its file still
reads the codes of old cards. The pages of a site write and read codes by this file, translated to JavaScript.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple
from zlib import crc32

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.catalog.game import GameData, Parameter, Value

SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""A sign for each number from 0: none that looks like another. Their count is a prime, as the checks ask for."""

BASE = len(SIGNS)
NUMBERS = {sign.lower(): number for number, sign in enumerate(SIGNS)}
MOST = BASE - 1
"""The number that says: so many rules are passed over, and more."""

CHECKS = 2
"""The signs at the end."""

GROUP = 4
"""So many signs stand together."""

LONGEST = 200
"""Characters of what may be a code."""

_BETWEEN = " -–"


class RuleCode(NamedTuple):
    """How codes of a game are written and read. `salts` are numbers by its rules: each stands for all up to there."""

    game: GameData
    salts: Mapping[str, int]

    def write(self, values: Mapping[str, Value]) -> str:
        """The code of a table that plays by these values, in capitals; "" for the usual rules."""
        changes = self.game.changes_of(values)
        numbers: list[int] = []
        passed, salt = 0, 0
        for key, rule in self.game.rules.items():
            if key in changes:
                numbers += [*([MOST] * (passed // MOST)), passed % MOST]
                number = rule.number_of(changes[key])
                numbers += [number // BASE**place % BASE for place in range(_signs_of(rule))]
                passed, salt = 0, self.salts[key]
            else:
                passed += 1
        return _join([*numbers, *_checks(numbers, salt)]) if numbers else ""

    def read(self, text: str) -> dict[str, Value]:
        """The changes that a code stands for; KartenwerkError if it is none of this game, or a sign is wrong."""
        numbers = _numbers_of(text)
        body, keys = numbers[: max(0, len(numbers) - CHECKS)], [*self.game.rules]
        changes: dict[str, Value] = {}
        place, index, salt = 0, -1, 0
        while place < len(body):
            index += 1
            while place < len(body) and body[place] == MOST:
                place, index = place + 1, index + MOST
            index += body[place] if place < len(body) else len(keys)
            if index >= len(keys):
                raise self._refuse(text)
            rule = self.game.rules[keys[index]]
            digits = body[place + 1 : place + 1 + _signs_of(rule)]
            value = rule.value_of(sum(digit * BASE**at for at, digit in enumerate(digits)))
            if value is None:
                raise self._refuse(text)
            changes[keys[index]] = value
            place, salt = place + 1 + _signs_of(rule), self.salts[keys[index]]
        if not changes or place != len(body) or numbers[len(body) :] != _checks(body, salt):
            raise self._refuse(text)
        self.game.settle(changes)
        return changes

    def _refuse(self, text: str) -> KartenwerkError:
        return KartenwerkError(
            "this is no code of rules for {title}",
            title=self.game.title,
            found=text[:LONGEST],
            expected=_("one that a rules page or a reference card of this game shows"),
        )


def rule_code(game: GameData) -> RuleCode:
    """How codes of this game are written and read."""
    salts: dict[str, int] = {}
    known = crc32(game.id.encode())
    for key, rule in game.rules.items():
        said = (key, rule.default, rule.min, rule.max, rule.or_zero, sorted(rule.choices))
        known = crc32(repr(said).encode(), known)
        salts[key] = known % BASE**CHECKS
    return RuleCode(game, salts)


def _signs_of(rule: Parameter) -> int:
    """The signs for the number of a value."""
    signs = 0
    while BASE**signs < rule.count_values():
        signs += 1
    return 0 if rule.is_switch else signs


def _checks(numbers: Sequence[int], salt: int) -> list[int]:
    weighed = sum((place + 1) * number for place, number in enumerate(numbers))
    return [(sum(numbers) + salt) % BASE, (weighed + salt // BASE) % BASE]


def _numbers_of(text: str) -> list[int]:
    """The numbers of the signs; none at all where something else stands among them."""
    signs = [sign for sign in text[:LONGEST].lower() if sign not in _BETWEEN]
    return [NUMBERS[sign] for sign in signs] if all(sign in NUMBERS for sign in signs) else []


def _join(numbers: Sequence[int]) -> str:
    signs = "".join(SIGNS[number] for number in numbers)
    return "-".join(signs[start : start + GROUP] for start in range(0, len(signs), GROUP))
