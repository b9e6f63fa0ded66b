"""Every rule parameter is a rule: a table that changes it plays differently, and its booklet can be set."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import islice, zip_longest
from random import Random
from typing import Any, NamedTuple

import pytest
from tests.support import WORKSHOP, changed_game

from kartenwerk.catalog import HouseRules
from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.contract import CHANCE, Policy
from kartenwerk.play.engine.deals import PlayedDeal, play_deal, play_deals
from kartenwerk.play.engine.session import Session
from kartenwerk.play.games import GAME_IDS
from kartenwerk.play.games.gin_romme.state import Standing
from kartenwerk.play.mechanics.augen import AUGEN
from kartenwerk.products.booklet.game import PARTS, booklet_values, game_manuscript
from kartenwerk.products.booklet.pages import compose
from kartenwerk.products.game_templates import game_template
from kartenwerk.text.literal import plain

RULES = [(game, key, rule) for game in GAME_IDS for key, rule in WORKSHOP.catalog.game(game).rules.items()]


def cases(extremes: bool = False, at_once: int = 100, rules: int = 1, first: int = 0) -> list[Any]:
    """Every other value of every rule; those after the first `at_once` of a rule belong to the slow tests, and all of
    them for those that are not one in so many `rules`, beginning with the `first`."""
    found = []
    for number, (game, key, rule) in enumerate(RULES):
        values = [
            v for v in dict.fromkeys(rule.others()) if not extremes or rule.min is None or v in (rule.min, rule.max)
        ]
        for place, value in enumerate(values):
            marks = () if place < at_once and number % rules == first else (pytest.mark.slow,)
            found.append(pytest.param(game, key, value, id=f"{game}-{key}-{value}", marks=marks))
    return found


PLAYED_WITH: Mapping[tuple[str, str], Mapping[str, Value]] = {
    ("bakkarat", "startmarken"): {"hoechsteinsatz": 50},
}
"""Rules that are about another one: in play they show only at tables that play with that."""

GIN_AT_ONCE = (
    "kreuz-A herz-2 kreuz-2 herz-4 kreuz-3 herz-6 karo-5 herz-8 karo-6 herz-10 "
    "karo-7 herz-D pik-B pik-2 pik-D pik-4 pik-K pik-6 pik-10 pik-9 karo-K karo-9"
)
"""Gin is dealt to one; the other has a card for its run of spades."""

AN_ACE_LEFT = (
    "kreuz-2 herz-2 kreuz-3 herz-4 kreuz-4 herz-6 karo-5 herz-8 karo-6 herz-10 "
    "karo-7 herz-D pik-B pik-2 pik-D pik-4 pik-K pik-6 karo-A pik-9 herz-A kreuz-9"
)
"""One is dealt melds and an ace, and an ace lies open."""

STACKED = {
    ("gin_romme", "gin_bonus"): (2, GIN_AT_ONCE),
    ("gin_romme", "anlegen_bei_gin"): (2, GIN_AT_ONCE),
    ("gin_romme", "oklahoma_as"): (2, AN_ACE_LEFT),
    ("schwimmen", "drei_asse"): (2, "kreuz-A kreuz-K kreuz-D pik-A herz-A karo-A"),  # 31 against three aces
    ("schwimmen", "feuer_alle_verlieren"): (3, "kreuz-A herz-A karo-A pik-K pik-D pik-9"),
    ("siebzehn_und_vier", "zwei_asse_21"): (2, "pik-A pik-K herz-A karo-10 karo-D"),
}
"""Where a rule matters too rarely to be met by chance: for how many, and the cards that are dealt first."""

GONE_BEFORE: Mapping[tuple[str, str], Sequence[Mapping[str, object]]] = {
    ("gin_romme", "spielziel"): [{"standing": Standing(points=(points, points))} for points in range(150)],
    ("gin_romme", "spielbonus"): [{"standing": Standing(points=(100, 0))}],
    ("gin_romme", "rundenbonus"): [{"standing": Standing(points=(100, 0))}],
    ("gin_romme", "ohne_runde_doppelt"): [{"standing": Standing(points=points)} for points in ((100, 0), (0, 100))],
    ("gin_romme", "partie_ziel"): [
        {"standing": Standing(points=(100, 0), rounds=(0, 9), games=(games, games))} for games in range(600)
    ],
    ("romme", "grenze"): [{"scores": (-minus, -minus)} for minus in range(600)],
    ("romme", "spiele"): [{"number": number} for number in range(1, 20)],
}
"""Rules about how a match goes on: what each is told had happened before a deal."""

STOCK_GONE: Mapping[tuple[str, str], tuple[int, Sequence[Mapping[str, object]]]] = {
    ("romme", "mischen"): (40, [{"shuffles": shuffles} for shuffles in range(10)]),
}
"""Rules about a stock that has run out, which takes a long deal: how many cards lie on the pile instead, and what had
happened before."""

SEEDS = range(40)
MATCH_SEEDS = range(6)
DEALS = 8
LONGEST = 60  # deals of a match that is played to its end


@cache
def table(game: str) -> Session:
    return WORKSHOP.session(game, None, ())


def changed(game: str, key: str, value: Value) -> Session:
    return house(game, {key: value})


def house(game: str, changes: Mapping[str, Value]) -> Session:
    return replace(table(game), house=HouseRules(changes=dict(changes)))


def needs_text(game: str) -> None:
    missing = [part for part in PARTS if not WORKSHOP.roots.has(f"templates/games/{game}/{part}.md.j2")]
    if missing:
        pytest.skip(f"THE BOOKLET OF {game} IS NOT WRITTEN YET: {', '.join(missing)} missing")


@cache
def deal_of(game: str) -> PlayedDeal:
    usual = table(game)
    return play_deal(usual.game, usual.values, usual.data.players[0], usual.deck.pack, seed=1)


@pytest.mark.parametrize(("game", "key", "value"), cases(extremes=True, at_once=1, rules=97, first=1))
def test_the_booklet_can_be_set_with_examples_played_by_the_changed_rule(game: str, key: str, value: Value) -> None:
    needs_text(game)
    book = compose(WORKSHOP, game_manuscript(WORKSHOP, changed(game, key, value)), "a6")
    assert len(book.pages) % 4 == 0
    assert "Hausregeln" in {entry.title for entry in book.outline}


@pytest.mark.parametrize(("game", "key", "value"), cases(at_once=1, rules=65))
def test_every_part_has_words_for_examples_played_by_the_changed_rule(game: str, key: str, value: Value) -> None:
    """What the same parts say with the examples of the usual rules is read by every value in test_house_rules_read."""
    session = changed(game, key, value)
    values = booklet_values(WORKSHOP, session)
    for part in ("text", "short", "reference", "glossary"):
        words = plain(WORKSHOP.templates.render(game_template(WORKSHOP.roots, game, f"{part}.md.j2"), values))
        assert not re.search(r"None|False|  \.|\b1 Augen", words), part
        assert words.count("„") == words.count("“"), part


@pytest.mark.parametrize(("game", "key", "value"), cases(at_once=1, rules=3))
def test_a_changed_rule_changes_play(game: str, key: str, value: Value) -> None:
    """One rule in three; that each goes as before, and so still matters, is tested with stored games."""
    others = PLAYED_WITH.get((game, key), {})
    usual, other = house(game, others), house(game, {**others, key: value})
    if (game, key) in STACKED:
        assert outcome(usual, *STACKED[game, key]) != outcome(other, *STACKED[game, key])
        return
    if (game, key) in GONE_BEFORE:
        assert any(goes_on_otherwise(usual, other, before) for before in GONE_BEFORE[game, key])
        return
    if (game, key) in STOCK_GONE:
        thrown, befores = STOCK_GONE[game, key]
        assert any(
            to_move_without_stock(usual, thrown, one) != to_move_without_stock(other, thrown, one) for one in befores
        )
        return
    one_deal = (
        differs(usual, other, Play(players, seed, policy, 1))
        for seed in SEEDS
        for policy in (*usual.game.policies, *HABITS)
        for players in usual.data.players
    )
    fewest = usual.data.players[0]
    matches = (differs(usual, other, Play(fewest, seed, "sensible", DEALS)) for seed in MATCH_SEEDS)
    to_the_end = (
        differs(usual, other, Play(fewest, seed, policy, LONGEST))
        for policy in ("habit 0", "random")
        for seed in MATCH_SEEDS
    )
    assert any(matches) or any(to_the_end) or any(one_deal), "no deal, by no policy, went otherwise"


def outcome(session: Session, players: int, first: str) -> tuple[int, ...]:
    """The result of a deal when those cards lie on top."""
    game, rng = session.game, Random(0)
    rules = game.rules(**session.values)
    pack = game.pack(rules, players, session.deck.pack)
    top = session.deck.pack.read(first)
    state = game.deal(rules, players, (*top, *(card for card in pack if card not in top)))
    while (seat := game.to_move(state)) is not None:
        state = game.play(state, game.policies["sensible"](game.view(state, seat), game.moves(state), rng))
    return game.result(state, players)


def to_move_without_stock(session: Session, thrown: int, before: Mapping[str, object]) -> int | None:
    """Who moves in a deal whose stock was drawn to the last card, with so many cards thrown and that gone before."""
    deal = deal_of(session.game.id)
    rules = session.game.rules(**session.values)
    late = deal.start._replace(rules=rules, stock=(), pile=deal.start.stock[:thrown], **before)
    return session.game.to_move(late)


def goes_on_otherwise(usual: Session, other: Session, before: Mapping[str, object]) -> bool:
    """Whether the same deal, with that gone before it, is followed by another one, or by none."""
    deal = deal_of(usual.game.id)
    deal_next = deal.game.deal_next
    assert deal_next is not None
    following = (
        deal_next(deal.state._replace(rules=table.game.rules(**table.values), **before), deal.order)
        for table in (usual, other)
    )
    one, two = (state and state._replace(rules=None) for state in following)
    return one != two


class Play(NamedTuple):
    """How a match is played, for how many deals at most."""

    players: int
    seed: int
    policy: str
    deals: int


def habit(place: int) -> Policy[Any, Any]:
    """Always the legal move at that place of the list: it gets where players of sense do not."""

    def choose(state: Any, moves: Sequence[Any], rng: Random) -> Any:
        return moves[min(place, len(moves) - 1)]

    return choose


def hoarder(state: Any, moves: Sequence[Any], rng: Random) -> Any:
    """Keeps what counts most to the end: the last trick is full."""
    return min(moves, key=lambda move: AUGEN.get(getattr(getattr(move, "card", None), "rank", ""), 0))


HABITS = {"hoarder": hoarder} | {f"habit {place}": habit(place) for place in range(3)}


def differs(usual: Session, other: Session, play: Play) -> bool:
    courses = (map(course, played(table, play)) for table in (usual, other))
    return any(one != other for one, other in zip_longest(*courses))


def played(session: Session, play: Play) -> Iterator[PlayedDeal]:
    game = changed_game(session.game, policies={**session.game.policies, **HABITS})
    limit = game.move_limit
    matches = play_deals(game, session.values, play.players, session.deck.pack, play.seed, play.policy, limit)
    for match in islice(matches, play.deals):
        yield match
        if not match.finished:
            return


def course(match: PlayedDeal) -> tuple[object, ...]:
    """What everybody saw at first, what happened and what could have: every move with the legal ones, the result."""
    game = match.game
    seen = [str(game.piles(game.view(match.start, seat), seat)) for seat in range(match.players)]
    turns = [
        (step.seat, str(step.move), () if step.seat == CHANCE else tuple(map(str, game.moves(step.before))))
        for step in match.steps
    ]
    return (*seen, *turns, match.tally, match.result if match.finished else None)
