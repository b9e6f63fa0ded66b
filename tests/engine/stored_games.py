"""Games as they were played before: a digest of each, by the usual rules and by every house rule, and of what an expert
thinks of some moves.

A change of the engine or of the rules that alters nothing, to make them faster or plainer, leaves all digests as they
are: the same moves are offered in the same order, the same ones refused for the same reason, the same is said, seen and
counted. Where a rule is meant to change, `make record` stores them anew, and their difference tells which.
"""

from __future__ import annotations

import tomllib
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from enum import Enum
from hashlib import sha256
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from tests.engine.test_scoring import told
from tests.support import session_of

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.cards import notation
from kartenwerk.catalog import Catalog
from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.check import foreign_moves
from kartenwerk.play.engine.contract import CHANCE, AnyGame, Reason
from kartenwerk.play.engine.deals import PlayedDeal, play_deals
from kartenwerk.play.engine.past import Past
from kartenwerk.play.engine.scoring import Before, Fact, Kind, Scoring
from kartenwerk.play.games import GAME_IDS, game
from kartenwerk.play.mechanics.tuples import replace_at

STORED = Path(__file__).with_suffix(".toml")
USUAL = "usual rules"
USUAL_MATCHES, MATCHES = 6, 2
"""How many matches are played by the usual rules and by each house rule, for a number of players each."""

DEALS, MOVES, REFUSALS = 2, 150, 25
"""Deals of a match, moves of a deal and moves of other moments that are tried."""


def digests(id: str, catalog: Catalog, names: Container[str] | None = None) -> dict[str, str]:
    """The digest of each set of rules by what it is called, `key=value` for a house rule; of all, or of those named."""
    data = catalog.game(id)
    others: dict[str, Mapping[str, Value]] = {
        name_of(key, value): {key: value} for key, parameter in data.rules.items() for value in parameter.others()
    }
    changes: dict[str, Mapping[str, Value]] = {USUAL: {}, **others}
    found = {}
    for turn, (name, change) in enumerate(changes.items()):
        if names is not None and name not in names:
            continue
        tables = [
            (data.players[(turn + seed) % len(data.players)], seed)
            for seed in range(MATCHES if change else USUAL_MATCHES)
        ]
        values = data.settle(change)
        found[name] = _digest(
            line for players, seed in tables for line in told_match(game(id), values, players, catalog, seed)
        )
    return found


def name_of(key: str, value: Value) -> str:
    """What games by a house rule are called."""
    return f"{key}={str(value).lower() if isinstance(value, bool) else value}"


def told_match(
    game: AnyGame, values: Mapping[str, Value], players: int, catalog: Catalog, seed: int
) -> Iterator[object]:
    """All that can be told of a match without looking into a state."""
    deck = catalog.deck(catalog.game(game.id).deck).pack
    for deal in islice(play_deals(game, values, players, deck, seed, by_kind if seed % 2 else "random", MOVES), DEALS):
        yield from _told_deal(deal, Random(seed))
        if not deal.finished:
            return


def _told_deal(deal: PlayedDeal, rng: Random) -> Iterator[object]:
    game = deal.game
    yield game.to_move(deal.start)
    for step in deal.steps:
        if step.seat != CHANCE:
            yield [str(move) for move in game.moves(step.before)]
            yield [f"{id}: {notation(cards)}" for id, cards in game.piles(step.before, step.seat)]
            yield notation(game.holdings(game.view(step.before, step.seat)))
            for note in game.notes(step.before, step.seat):
                yield f"{note.id}: {note.number} {note.word} {note.seat}"
            yield [str(game.heard(step.before, step.move, seat)) for seat in range(deal.players) if seat != step.seat]
        yield f"{step.seat}: {step.move}"
        yield [f"{seat}: {notation(cards)}" for seat, cards in game.shown(step.before, step.move, step.after)]
        yield [_said(remark) for remark in game.remarks(step.before, step.move, step.after)]
        yield game.accounts(step.after)
    for state, move in foreign_moves(deal, rng, REFUSALS) if deal.steps else ():
        yield f"{move}: {_said(game.why_not(state, move))}"
    if deal.finished:
        for item in game.tally(deal.state):
            yield f"{item.seat}: {item.points}, {item.number} {item.reason}: {notation(item.cards)}"
        yield from _scored(deal)
        yield game.scores(deal.state) or deal.result


WEIGHED = {"burner_holdem": 2, "wallachen": 3, "herzblatt": 2, "mau_mau": 2, "gin_romme": 2, "doppelkopf": 4}
"""Games in which an expert is asked, each with so many players: bets, tricks, hidden cards and open ones, teams."""


def weighed(id: str) -> dict[str, str]:
    """The digest of what an expert thinks of the moves at some moments of a deal, by the number of the move."""
    session, players = session_of(id), WEIGHED[id]
    steps = session.play(players, 1, limit=40).steps
    past = Past(session.game, steps[0].before)
    expert, found = session.expert(players, 24), {}
    for number, step in enumerate(steps):
        if number in (1, 5, 9, 14, 20) and step.seat != CHANCE:
            view, moves = session.game.view(step.before, step.seat), session.game.moves(step.before)
            trials = expert.weigh(view, moves, Random(number), past)
            found[str(number)] = _digest(f"{trial.move}: {sorted(trial.gains.items())}" for trial in trials)
        past.steps.append(step)
    return found


def _digest(lines: Iterable[object]) -> str:
    return sha256("".join([f"{line}\n" for line in lines]).encode()).hexdigest()[:12]


def by_kind(view: Any, moves: Sequence[Any], rng: Random) -> Any:
    """A player who announces, melds and bets as often as it lays a card: what is rare among the moves comes often."""
    kinds: dict[object, list[Any]] = {}
    for move in moves:
        kinds.setdefault(move if isinstance(move, Enum) else type(move), []).append(move)
    some = rng.choice([*kinds.values()])
    return rng.choice(some)


def _scored(deal: PlayedDeal) -> Iterator[object]:
    """What a table tells of the deal and what that brings; then each fact told otherwise, and left out."""
    scoring, rules = deal.game.scoring, deal.game.rules(**deal.values)
    if scoring is None:
        return
    before, facts = scoring.before_of(deal.state), scoring.facts_of(deal.state)
    known = told(scoring, rules, facts, before)
    for fact in scoring.asked(rules, before):
        yield fact.id, fact.kind, fact.least, fact.most, fact.words, fact.optional, fact.skips, fact.nobody, fact.asks
        without = {key: value for key, value in known.items() if key != fact.id}
        yield _brought(scoring, rules, without, before)
        for value in _otherwise(fact, known.get(fact.id), deal.players):
            yield value, _brought(scoring, rules, {**known, fact.id: value}, before)
    for after in (before, scoring.then(rules, facts, before), scoring.begin(rules, deal.players)):
        yield after.deals, after.sums, after.pot, scoring.over(rules, after)
        yield scoring.standing(rules, after) if scoring.standing else ()


def _otherwise(fact: Fact, value: Any, players: int) -> Iterator[Any]:
    """Other values of a fact, some of them impossible."""
    match fact.kind:
        case Kind.SWITCH:
            yield not value
        case Kind.SEAT:
            yield from range(players)
        case Kind.NUMBER:
            for number in (value or 0, fact.least, fact.most or 0):
                yield from (number - 1, number, number + 1)
        case Kind.WORD:
            yield from fact.words
        case Kind.SEATS:
            yield from ((seat,) for seat in range(players))
        case _ if isinstance(value, tuple) and value and isinstance(value[0], int):
            yield from (replace_at(value, seat, value[seat] + more) for seat in range(len(value)) for more in (-1, 1))


def _brought(scoring: Scoring[Any, Any, Any], rules: Any, known: Mapping[str, Any], before: Before) -> object:
    """The points of each entry, or the fact that is wrong."""
    try:
        facts = scoring.read(rules, known, before)
        return [(item.seat, item.reason, item.points) for item in scoring.score(rules, facts, before)]
    except KartenwerkError as error:
        return error.key, error.expected


def _said(reason: Reason | None) -> str:
    return f"{reason.id}: {notation(reason.cards)}" if reason else ""


class Stored(NamedTuple):
    """Digests by game, and then by rules or by moves."""

    games: Mapping[str, Mapping[str, str]]
    weighed: Mapping[str, Mapping[str, str]]


def stored() -> Stored:
    """What is stored."""
    return Stored(**tomllib.loads(STORED.read_text(encoding="utf-8")))


def main() -> None:
    """Store the digests of all games anew."""
    catalog = Catalog(DataRoots.over())
    tables = {f"games.{id}": digests(id, catalog) for id in GAME_IDS} | {f"weighed.{id}": weighed(id) for id in WEIGHED}
    lines = []
    for name, found in tables.items():
        lines += [f"[{name}]", *(f'"{key}" = "{digest}"' for key, digest in found.items()), ""]
    STORED.write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
