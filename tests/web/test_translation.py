"""The translation itself: it means what Python means, and names file, line and construct of what it does not know."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Callable, Iterator
from copy import copy
from importlib.resources import files
from typing import Any, NamedTuple

import pytest
from tests.support import WORKSHOP
from tests.web.browser import needs_chromium

from kartenwerk.play.engine.moves import equal_by_class
from kartenwerk.play.games import game
from kartenwerk.products.web.scoring import script
from kartenwerk.products.web.scoring.scope import NotUnderstoodError
from kartenwerk.products.web.scoring.script import write_rules
from kartenwerk.products.web.scoring.translation import ScoringTranslation

FOURS = {"vier_asse": 4, "vier_buben": 2}
GIVEN = ("a", "b", "c")


class Point(NamedTuple):
    """Two numbers."""

    x: int
    y: int = 2

    @property
    def sum(self) -> int:
        return self.x + self.y

    def moved(self, step: int = 1) -> Point:
        return self._replace(x=self.x + step)


@equal_by_class
class Move(NamedTuple):
    """The same fields, another meaning."""

    x: int
    y: int


class Pile:
    """An object that changes."""

    def __init__(self, *cards: int) -> None:
        self.cards = [*cards]

    def add(self, card: int) -> None:
        self.cards += [card]


def numbers() -> Any:
    return [-7 // 2, -7 % 3, 7 % -3, 2**10, True + True, sum(x > 1 for x in (1, 2, 3)), divmod(-7, 2), int("-12"), -(3)]


def truths() -> Any:
    empty: Any = ((), [], {}, "", 0, None, set(), (0,), "0", -1, Point(0, 0))
    return [bool(each) for each in empty] + [(1,) and "x", 0 or None, not [], 1 < 2 < 3, 1 < 2 > 3]


def equalities() -> Any:
    pair: Any = (1, 2)
    move: Any = Move(1, 2)
    text: Any = "1"
    lists: Any = [
        pair == [1, 2],
        [1] == [True],
        Point(1, 2) == (1, 2),
        Move(1, 2) == (1, 2),
        move == Point(1, 2),
    ]
    return [
        *lists,
        {1: 2} == {True: 2},
        {1, 2} == {2, 1},
        None == 0,
        text == 1,
        (1, (2,)) == (1, (2,)),
        (1, 2) < (1, 3),
        "a" < "ä",
    ]


def containers() -> Any:
    row = [3, 1, 2]
    row[0] += 4
    same = row
    same += [9]
    found: dict[Any, int] = {(1, 2): 3, "a": 4}
    found |= {"b": 5}
    found["a"] += 1
    return [
        row,
        row[-1],
        row[1:],
        GIVEN[:-1],
        found[1, 2],
        [*found],
        (1, 2) in found,
        "b" in GIVEN,
        sorted({3, 1, 2}),
        row * 2,
        ((0,) * 3),
    ]


def loops() -> Any:
    made = []
    for seat, (name, number) in enumerate(zip(GIVEN, (5, 6, 7), strict=True)):
        if number == 6:
            continue
        made.append((seat, name, number))
    first, *rest = made
    while rest:
        rest.pop()
    one = iter(GIVEN)
    return [made, first, rest, any(x == "a" for x in one), next(one), [[x, y] for x in (1, 2) for y in (1, 2) if x < y]]


def steps(most: int) -> Iterator[int]:
    for step in range(most):
        if step == 4:
            return
        yield step
    yield from (10, 11)


def calls() -> Any:
    pile = Pile(1, 2)
    pile.add(3)
    counts = Counter(["a", "b", "a"])
    best = max(FOURS, key=lambda name: FOURS[name])
    return [
        *(
            [*steps(3)],
            [*steps(9)],
            pile.cards,
            counts["a"],
            counts["z"],
            Point(1).sum,
            Point(y=5, x=1).moved(2),
            best,
        ),
        *(
            min((3, -4), key=abs),
            min((), default=7),
            sorted((3, 1, 2), reverse=True),
            [*map(str, (1, True, None))],
            [*reversed(GIVEN)],
        ),
    ]


def texts() -> Any:
    name, number = "Anna", 3
    return [
        f"{name}: {number} `${{x}}`",
        repr("it's"),
        repr(["a", 1, None]),
        ", ".join(GIVEN),
        name.join((" a ", " b ")).split(),
        "Straße".casefold(),
        f"{True}",
    ]


MEANINGS = (numbers, truths, equalities, containers, loops, calls, texts)


def plain(value: Any) -> Any:
    """A value as JSON has it."""
    if isinstance(value, list | tuple):
        return [plain(each) for each in value]
    return value


@needs_chromium
@pytest.mark.parametrize("function", MEANINGS, ids=lambda function: function.__name__)
def test_a_function_means_the_same(browser: Any, function: Callable[[], Any]) -> None:
    translation = ScoringTranslation({}, {}, frozenset())
    name = translation.define(function, function.__name__)
    translation.follow()
    translation.check()
    runtime = (files(script.__package__) / "static" / "python.js").read_text(encoding="utf-8")
    page = browser.new_page()
    back = "const plain = v => py.isRow(v) ? py.row(v).map(plain) : v;"
    found = page.evaluate(f"() => {{ 'use strict'; {runtime} {translation.text} {back} return plain({name}()); }}")
    page.close()
    assert found == plain(function())


def with_file() -> Any:
    with contextlib.suppress(ValueError):
        return 1


def divided() -> Any:
    return 1 / 2


def caught() -> Any:
    try:
        return int("x")
    except ValueError:
        return 0


def halved() -> Any:
    return 0.5


def unknown_field() -> Any:
    return Point(1).z  # type: ignore[attr-defined]


def from_a_library() -> Any:
    return contextlib.nullcontext()


def gathered(**values: int) -> Any:
    return values


REFUSED = {
    with_file: "With: with contextlib.suppress(ValueError): return 1",
    divided: "BinOp: 1 / 2",
    caught: "ExceptHandler: except without KartenwerkError alone",
    halved: "Constant: a value of type float",
    unknown_field: "Attribute: Point(1).z",
    from_a_library: "Call: the class nullcontext",
    gathered: "arguments: **values",
}


@pytest.mark.parametrize("function", REFUSED, ids=lambda function: function.__name__)
def test_what_is_not_understood_ends_with_file_line_and_construct(function: Callable[..., Any]) -> None:
    translation = ScoringTranslation({}, {}, frozenset())
    with pytest.raises(NotUnderstoodError) as raised:
        translation.define(function, "f")
        translation.follow()
        translation.check()
    begin = function.__code__.co_firstlineno
    assert raised.value.file == "web/test_translation.py"
    assert begin <= raised.value.line <= begin + 3
    assert raised.value.construct == REFUSED[function]


def test_two_lambdas_of_one_line_are_told_apart() -> None:
    one, other = (lambda x: x + 1), (lambda x: x + 2)
    translation = ScoringTranslation({}, {}, frozenset())
    translation.define((one, other), "both")
    assert "py.add(x,1)" in translation.text and "py.add(x,2)" in translation.text


def test_a_game_that_is_not_understood_is_left_out_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """The other games have their sheets, and nothing of the one that was begun is left in the script."""
    with_faults = copy(game("watten"))
    with_faults.scoring = copy(with_faults.scoring)
    object.__setattr__(with_faults.scoring, "over", lambda rules, before: divided())
    without = copy(game("romme"))
    without.scoring = None
    games = {"watten": with_faults, "romme": without, "herzblatt": game("herzblatt")}
    monkeypatch.setattr(script, "rules_of", lambda data: games[data.id])
    made = write_rules(WORKSHOP.catalog, tuple(games), {})
    assert [*made.games] == ["herzblatt"]
    line = divided.__code__.co_firstlineno + 1
    assert [*map(str, made.refused)] == [
        f"Watten has no score sheet: web/test_translation.py, line {line} cannot be translated: BinOp: 1 / 2",
        "Rommé has no score sheet: it does not say how a table writes it down",
    ]
    monkeypatch.setattr(script, "rules_of", lambda data: game(data.id))
    assert made[:2] == write_rules(WORKSHOP.catalog, ("herzblatt",), {})[:2]
