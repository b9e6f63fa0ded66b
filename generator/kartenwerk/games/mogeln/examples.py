"""Mogeln's examples: piles that are doubted, rightly and wrongly, the last card, how often a rank is missing, a pad."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from math import comb
from typing import Any, NamedTuple, TypeAlias

from kartenwerk.catalog import suited
from kartenwerk.engine.match import Match, Step
from kartenwerk.engine.session import Table
from kartenwerk.errors import KartenwerkError
from kartenwerk.examples.rounds import in_fives
from kartenwerk.examples.views import CardView, views
from kartenwerk.games.mogeln.rules import JOKER, ONE_PACK, RANKS, Act, Lay, due, is_true

Pile: TypeAlias = tuple[Step, ...]
"""The cards laid on a pile, and the knock that ends it if there was one."""

PLAYERS = 4
SHORTEST, LONGEST = 3, 6
"""Cards of a pile that a page can show."""

SEEDS = range(200)
SPECIMEN_SEED = 2
SPECIMEN_GAMES = 6

PAD_PLAYERS = {"a6": (5, 8), "a5": (8,)}
"""Rows of the leaves; smaller parties leave some empty."""


class Laid(NamedTuple):
    """A card on the pile: who laid it, what was said, and what it is."""

    name: str
    said: str
    card: CardView
    true: bool


class Told(NamedTuple):
    """A pile from its first card on: who knocked, who takes how many cards, and what must be said next."""

    cards: tuple[Laid, ...]
    knocks: str
    takes: str
    next: str


class Missing(NamedTuple):
    """How many play with how many cards each at most, and how likely a hand lacks the rank that must be said."""

    players: int
    hand: int
    share: float


def booklet(table: Table) -> Mapping[str, Any]:
    """Three piles, the order of ranks, how often a rank is missing, and how long a game takes."""
    jokers = int(table.values["joker"])
    shows = {"wahr": knocked(true=True), "gemogelt": knocked(true=False), "ende": goes_out}
    found, games = _examples(table, {**shows, "joker": joker_knocked} if jokers else shows)
    deck = suited(table.deck)
    start = RANKS.index(str(table.values["startwert"]))
    return {
        "folge": views(_one_suit(table, start), table.deck),
        "worte": {rank: deck.rank(rank).spoken for rank in RANKS},
        "beispiele": {"joker": None, **found},
        "haende": [missing(table, players) for players in table.data.players],
        "ein_blatt": ONE_PACK,
        "je": -(-len(games[0].order) // PLAYERS),
        "minuten": duration(table, games),
        "namen": table.names[:PLAYERS],
        "spieler": PLAYERS,
    }


def duration(table: Table, games: Sequence[Match]) -> int:
    """Minutes of a game in the mean, rounded to five: who trusts says nothing and takes no time."""
    acts = sum(step.move is not Act.TRUST for match in games for step in match.steps)
    return in_fives(acts / len(games) * table.data.move_seconds)


def specimen(table: Table, players: int) -> Mapping[str, Any]:
    """How many of some games each seat has won."""
    matches = islice(table.play_deals(players, SPECIMEN_SEED), SPECIMEN_GAMES)
    won = [match.result.index(1) for match in matches]
    return {"namen": table.names[:players], "striche": [won.count(seat) for seat in range(players)]}


def _one_suit(table: Table, start: int) -> Any:
    by_rank = {card.rank: card for card in table.deck.pack.cards if card.suit == "herz"}
    return [by_rank[rank] for rank in (*RANKS[start:], *RANKS[:start])]


def piles(match: Match) -> Iterator[Pile]:
    """Every pile from its first card to the knock, or to the end of the game; answers that trust are left out."""
    laid: list[Step] = []
    for step in match.steps:
        if isinstance(step.move, Lay) or step.move is Act.KNOCK:
            laid.append(step)
        if step.move is Act.KNOCK:
            yield tuple(laid)
            laid = []
    if laid:
        yield tuple(laid)


def knocked(*, true: bool) -> Callable[[Pile], bool]:
    """Piles of a fit length whose last card is doubted, wrongly or rightly, and was no joker."""

    def shows(pile: Pile) -> bool:
        before = pile[-1].before
        doubted = pile[-1].move is Act.KNOCK and SHORTEST < len(pile) <= LONGEST + 1
        return doubted and before.pile[-1].suit != JOKER and is_true(before) == true

    return shows


def joker_knocked(pile: Pile) -> bool:
    return pile[-1].move is Act.KNOCK and len(pile) <= LONGEST + 1 and pile[-1].before.pile[-1].suit == JOKER


def goes_out(pile: Pile) -> bool:
    """The last card of a hand, which was not what was said, on a pile that a page can show."""
    last = pile[-1]
    return isinstance(last.move, Lay) and 2 <= len(pile) <= LONGEST + 1 and not is_true(last.after)


def _examples(table: Table, shows: Mapping[str, Callable[[Pile], bool]]) -> tuple[dict[str, Told], list[Match]]:
    """For each name the first pile that shows it, and the games that were played to find them all: they are long."""
    found: dict[str, Told] = {}
    games: list[Match] = []
    for seed in SEEDS:
        games.append(table.play(PLAYERS, seed))
        for pile in piles(games[-1]):
            for name in shows.keys() - found.keys():
                if shows[name](pile):
                    found[name] = told(table, pile)
        if len(found) == len(shows):
            return found, games
    missing = ", ".join(sorted(shows.keys() - found.keys()))
    raise KartenwerkError("no game of Mogeln shows an example", found=f"{len(SEEDS)} games without it", key=missing)


def told(table: Table, pile: Pile) -> Told:
    """A pile as the booklet tells it; nobody takes it if the game ended with it."""
    last, deck, names = pile[-1], suited(table.deck), table.names
    doubted = last.move is Act.KNOCK
    return Told(
        tuple(
            Laid(
                names[step.seat],
                deck.rank(RANKS[step.after.said]).spoken,
                CardView.of(step.move.card, table.deck),
                is_true(step.after),
            )
            for step in (pile[:-1] if doubted else pile)
        ),
        names[last.seat] if doubted else "",
        names[last.after.turn] if doubted else "",
        deck.rank(due(last.after)).spoken,
    )


def missing(table: Table, players: int) -> Missing:
    """A hand as it is dealt, the larger ones where they are not equal; a joker stands for any rank."""
    rules = table.game.rules(**table.values)
    pack = table.game.pack(rules, players, table.deck.pack)
    hand = -(-len(pack) // players)
    others = sum(card.suit != JOKER and card.rank != RANKS[0] for card in pack)
    return Missing(players, hand, comb(others, hand) / comb(len(pack), hand))
