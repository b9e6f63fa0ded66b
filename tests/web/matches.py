"""Matches made up at random: what a table might write down, right or wrong, and what Python says of it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

from tests.support import WORKSHOP

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.toml import inline_table, quote_list
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import GameData
from kartenwerk.play.engine.scoring import Fact, Kind
from kartenwerk.table.blocks.parts import Block
from kartenwerk.table.evening.counting import Moment
from kartenwerk.table.evening.entries import KINDS
from kartenwerk.table.evening.evening import Evening, open_evening
from kartenwerk.table.evening.facts import read

NAMES = ("Anna", "Bert", "Cleo", "Dirk", "Eva", "Fritz", "Gerd", "Hanna", "Ida", "Jörg", "Karla")
STRANGER = "Xaver"
DEALS = 6
USUAL = (30, 60, 66, 90, 120, 121, 130, 240)
"""Numbers at which games often change what they pay."""

_SUGGESTED = re.compile(r" \(did you mean .*\?\)")


def draw_match(game: str, seed: int, workshop: Workshop = WORKSHOP) -> Mapping[str, Any]:
    """An evening by drawn rules, blocks to be written one after the other, and what Python says of each."""
    rng, data = Random(f"{game} {seed}"), workshop.catalog.game(game)
    players, changes = rng.choice(data.players), _draw_rules(data, rng)
    names = NAMES[: players + (rng.random() < 0.1)]
    try:
        evening = _open(workshop, game, names, changes)
    except KartenwerkError:
        names = NAMES[:players]
        evening = _open(workshop, game, names, changes)
    steps = []
    for _ in range(DEALS):
        block = _draw_block(evening, data, rng)
        told = block.get("told", {})
        unfinished = {key: value for key, value in told.items() if rng.random() < 0.7}
        step = {"block": block, "unfinished": unfinished, "asked": _questions(evening, unfinished)}
        try:
            longer = _with_block(evening, block)
            step["counted"] = summary(longer)
            evening = longer
        except KartenwerkError as error:
            step["fault"] = fault_of(error)
        steps.append(step)
    return {"game": game, "players": names, "rules": changes, "steps": steps}


def summary(evening: Evening) -> Mapping[str, Any]:
    """What an evening has come to, as the page has it."""
    line = evening.lines[-1] if evening.lines else None
    return {
        "items": [[*item[:4]] for item in line.items] if line else [],
        "result": [*line.result] if line else [],
        "struck": [each.struck for each in evening.lines],
        "points": [*evening.points],
        "pot": evening.next.before.pot,
        "sums": [*evening.next.before.sums],
        "names": [*evening.next.names],
        "over": evening.over,
        "placings": [[*place] for place in evening.standing],
        "solos": dict(evening.solos),
        "number": evening.number,
    }


def fault_of(error: KartenwerkError) -> Mapping[str, Any]:
    """What is wrong, in both languages; suggestions are the command line's alone."""
    parts = {"message": error.message, "found": error.found, "expected": error.expected}
    english = {name: None if part is None else _SUGGESTED.sub("", str(part)) for name, part in parts.items()}
    return {"key": str(error.key).rpartition(": ")[2], **english}


def _draw_rules(data: GameData, rng: Random) -> dict[str, Any]:
    """Some rules other than by default, as far as they go together."""
    changes: dict[str, Any] = {}
    for key, rule in data.rules.items():
        if rng.random() < 0.35 and (others := rule.others()):
            drawn = {**changes, key: rng.choice(others)}
            try:
                data.settle(drawn)
            except KartenwerkError:
                continue
            changes = drawn
    return changes


def _open(workshop: Workshop, game: str, names: Sequence[str], rules: Mapping[str, Any]) -> Evening:
    head = f'format = 1\ngame = "{game}"\nplayers = {quote_list(names)}\nrules = {inline_table(rules)}\n'
    return open_evening(head, "x", workshop.catalog)


def _with_block(evening: Evening, block: Mapping[str, Any]) -> Evening:
    """The evening with one block more; KartenwerkError if it cannot be."""
    values = {key: value for key, value in block.items() if key not in ("kind", "told")} | block.get("told", {})
    written = Block(block["kind"], len(evening.entries) + 1, values, "")
    longer = replace(evening, entries=(*evening.entries, (written, KINDS[block["kind"]](**values))))
    assert longer.points is not None
    return longer


def _draw_block(evening: Evening, data: GameData, rng: Random) -> dict[str, Any]:
    names, number = evening.next.table.names, evening.number
    match rng.choices(("deal", "correct", "void", "chips", "seats"), (20, 3, 1, 1, 1))[0]:
        case "correct" if number:
            deal = rng.randint(0, number) or number + 1
            moment = evening.moment(deal) if deal <= number else evening.next
            return {"kind": "correct", "deal": deal, "told": _draw_deal(evening, moment, rng)}
        case "void" if number:
            return {"kind": "void", "deal": rng.randint(0, number)}
        case "chips" if evening.session.game.chips:
            return {"kind": "chips", "player": rng.choice((*names, STRANGER)), "add": rng.randint(1, 50)}
        case "seats":
            several = rng.choice(data.players)
            return {"kind": "seats", "players": rng.sample(NAMES, min(several, len(NAMES)))}
    return {"kind": "deal", "told": _draw_deal(evening, evening.next, rng)}


def _draw_deal(evening: Evening, moment: Moment, rng: Random) -> dict[str, Any]:
    """The facts of a deal: most often such as may be, now and then one too many, too few or out of its range."""
    told: dict[str, Any] = {}
    known: dict[str, Any] = {}
    if moment.table.sits_out and rng.random() < 0.3:
        told["gibt"] = rng.choice((*moment.table.names, STRANGER))
        if told["gibt"] != STRANGER:
            moment = moment.with_dealer(told)
    for fact in evening.list_questions(moment):
        matters = fact.when(known)
        wanted = rng.random() < (0.5 if fact.optional else 0.98) if matters else rng.random() < 0.02
        if fact.asks is False and fact.kind is Kind.SWITCH:
            wanted = rng.random() < 0.1
        if not wanted:
            continue
        told[fact.id] = _draw_value(fact, evening, moment, known, rng)
        try:
            known[fact.id] = read(fact, told[fact.id], moment.names)
        except KartenwerkError:
            break
    return told


def _draw_near(least: int, most: int, evening: Evening, rng: Random) -> int:
    """A number at which rules turn, or beside it: what one is set to, or one of the usual; or as far below the most."""
    own = [value for value in evening.session.values.values() if type(value) is int]
    limit = rng.choice(own if own and rng.random() < 0.6 else USUAL) + rng.choice((-1, 0, 0, 1))
    number = rng.choice((limit, most - limit))
    return number if least <= number <= most else rng.randint(least, most)


def _draw_number(fact: Fact, evening: Evening, rng: Random) -> int:
    most = max(fact.least, max(fact.least + 30, 60) if fact.most is None else fact.most)
    if rng.random() < 0.03:
        return rng.choice((fact.least - 1, most + 1))
    return rng.choice((fact.least, most)) if rng.random() < 0.15 else _draw_near(fact.least, most, evening, rng)


def _draw_numbers(fact: Fact, evening: Evening, moment: Moment, known: Mapping[str, Any], rng: Random) -> list[int]:
    """A number for each, which often sum to what there is, with nothing for those who have been named before."""
    seats = len(moment.names)
    numbers = [
        rng.choice((0, _draw_number(fact, evening, rng))) if fact.least <= 0 else fact.least for _ in range(seats)
    ]
    if rng.random() < 0.8:
        before = moment.before
        totals = [max(0, sum(before.sums) + before.pot - known.get("mitte", 0)), 10, 60, 120, 130]
        most = rng.choice(totals[1:]) if rng.random() < 0.5 or fact.most is None else fact.most
        total = max(0, totals[0] - (rng.random() < 0.1)) if fact.id == "marken" else most
        cuts = sorted(rng.choice((0, _draw_near(0, total, evening, rng))) for _ in range(seats - 1))
        numbers = [high - low for low, high in zip((0, *cuts), (*cuts, total), strict=True)]
    if fact.id == "gewinn":
        numbers = [rng.choice((-2, -1, 1, 2)) * rng.choice((1, 2, 5, 10)) for _ in range(seats)]
        numbers[0] -= sum(numbers) if rng.random() < 0.5 else 0
    if fact.id in ("rest", "gewinn") and rng.random() < 0.9:
        out = {value for value in known.values() if isinstance(value, int)}
        numbers = [0 if seat in out else number or 1 for seat, number in enumerate(numbers)]
    return numbers


def _draw_value(fact: Fact, evening: Evening, moment: Moment, known: Mapping[str, Any], rng: Random) -> Any:
    """A value as the file has it."""
    names = moment.names

    def name() -> str:
        return STRANGER if rng.random() < 0.01 else rng.choice(names)

    match fact.kind:
        case Kind.SEAT:
            return name()
        case Kind.SEATS:
            most = min(len(names), fact.most or len(names))
            chosen = rng.sample(names, rng.randint(min(most, max(1, fact.least)), most))
            return chosen + rng.choices(names, k=rng.random() < 0.05)
        case Kind.NUMBER:
            return _draw_number(fact, evening, rng)
        case Kind.NUMBERS:
            found = dict(zip(names, _draw_numbers(fact, evening, moment, known, rng), strict=True))
            left_out = 0.2 if fact.skips else 0.02
            return {one: each for one, each in found.items() if each or rng.random() >= left_out}
        case Kind.WORD:
            return rng.choice(fact.words) if rng.random() < 0.98 else "nichts"
        case Kind.WORDS:
            return {one: rng.choices(fact.words, k=rng.randint(0, 2)) for one in names if rng.random() < 0.8}
        case Kind.SWITCH:
            return rng.random() < 0.8
        case Kind.PAIRS:
            return [
                {"von": name(), "an": name()} for _ in range(rng.randint(0, (fact.most or 2) + (rng.random() < 0.1)))
            ]


def _questions(evening: Evening, told: Mapping[str, Any]) -> Sequence[Sequence[Any]]:
    """The questions about the next deal, and whether each matters after what is known so far and can be read."""
    moment, known, found = evening.next, dict[str, Any](), []
    with suppress(KartenwerkError):
        moment = moment.with_dealer(told)
    for fact in evening.list_questions(moment):
        found.append(
            [
                *(fact.id, fact.kind, fact.least, fact.most, [*fact.words], fact.optional),
                *(fact.skips, fact.nobody, fact.asks, bool(fact.when(known))),
            ]
        )
        if fact.id in told:
            with suppress(KartenwerkError):
                known[fact.id] = read(fact, told[fact.id], moment.names)
    return found
