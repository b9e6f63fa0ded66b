"""Mogeln's examples: piles that are doubted, rightly and wrongly, the last card, how often a rank is missing, a pad."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from math import comb
from typing import Any, NamedTuple, TypeAlias

from kartenwerk.catalog import suited
from kartenwerk.engine.deals import PlayedDeal, Step
from kartenwerk.engine.session import Session
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


def booklet(session: Session) -> Mapping[str, Any]:
    """Three piles, the order of ranks, how often a rank is missing, and how long a game takes."""
    jokers = int(session.values["joker"])
    shows = {"wahr": knocked(true=True), "gemogelt": knocked(true=False), "ende": goes_out}
    found, games = _examples(session, {**shows, "joker": joker_knocked} if jokers else shows)
    deck = suited(session.deck)
    start = RANKS.index(str(session.values["startwert"]))
    return {
        "folge": views(_one_suit(session, start), session.deck),
        "worte": {rank: deck.rank(rank).spoken for rank in RANKS},
        "beispiele": {"joker": None, **found},
        "haende": [missing(session, players) for players in session.data.players],
        "ein_blatt": ONE_PACK,
        "je": -(-len(games[0].order) // PLAYERS),
        "minuten": duration(session, games),
        "namen": session.names[:PLAYERS],
        "spieler": PLAYERS,
    }


def duration(session: Session, games: Sequence[PlayedDeal]) -> int:
    """Minutes of a game in the mean, rounded to five: who trusts says nothing and takes no time."""
    acts = sum(step.move is not Act.TRUST for deal in games for step in deal.steps)
    return in_fives(acts / len(games) * session.data.move_seconds)


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """How many of some games each seat has won."""
    deals = islice(session.play_deals(players, SPECIMEN_SEED), SPECIMEN_GAMES)
    won = [deal.result.index(1) for deal in deals]
    return {"namen": session.names[:players], "striche": [won.count(seat) for seat in range(players)]}


def _one_suit(session: Session, start: int) -> Any:
    by_rank = {card.rank: card for card in session.deck.pack.cards if card.suit == "herz"}
    return [by_rank[rank] for rank in (*RANKS[start:], *RANKS[:start])]


def piles(deal: PlayedDeal) -> Iterator[Pile]:
    """Every pile from its first card to the knock, or to the end of the game; answers that trust are left out."""
    laid: list[Step] = []
    for step in deal.steps:
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


def _examples(
    session: Session, shows: Mapping[str, Callable[[Pile], bool]]
) -> tuple[dict[str, Told], list[PlayedDeal]]:
    """For each name the first pile that shows it, and the games that were played to find them all: they are long."""
    found: dict[str, Told] = {}
    games: list[PlayedDeal] = []
    for seed in SEEDS:
        games.append(session.play(PLAYERS, seed))
        for pile in piles(games[-1]):
            for name in shows.keys() - found.keys():
                if shows[name](pile):
                    found[name] = told(session, pile)
        if len(found) == len(shows):
            return found, games
    missing = ", ".join(sorted(shows.keys() - found.keys()))
    raise KartenwerkError("no game of Mogeln shows an example", found=f"{len(SEEDS)} games without it", key=missing)


def told(session: Session, pile: Pile) -> Told:
    """A pile as the booklet tells it; nobody takes it if the game ended with it."""
    last, deck, names = pile[-1], suited(session.deck), session.names
    doubted = last.move is Act.KNOCK
    return Told(
        tuple(
            Laid(
                names[step.seat],
                deck.rank(RANKS[step.after.said]).spoken,
                CardView.of(step.move.card, session.deck),
                is_true(step.after),
            )
            for step in (pile[:-1] if doubted else pile)
        ),
        names[last.seat] if doubted else "",
        names[last.after.turn] if doubted else "",
        deck.rank(due(last.after)).spoken,
    )


def missing(session: Session, players: int) -> Missing:
    """A hand as it is dealt, the larger ones where they are not equal; a joker stands for any rank."""
    rules = session.game.rules(**session.values)
    pack = session.game.pack(rules, players, session.deck.pack)
    hand = -(-len(pack) // players)
    others = sum(card.suit != JOKER and card.rank != RANKS[0] for card in pack)
    return Missing(players, hand, comb(others, hand) / comb(len(pack), hand))
