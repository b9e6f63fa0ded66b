"""Mogeln's examples: piles that end with a knock or a last card, how often a rank is missing, a filled-in pad."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from math import comb
from statistics import fmean
from typing import Any, NamedTuple, TypeAlias

from kartenwerk.cards import Cards
from kartenwerk.catalog import suited
from kartenwerk.engine.deals import PlayedDeal, Step
from kartenwerk.engine.session import Session
from kartenwerk.errors import KartenwerkError
from kartenwerk.examples.rounds import in_fives
from kartenwerk.examples.views import CardView, views
from kartenwerk.games.mogeln.rules import JOKER, ONE_PACK, RANKS, Answer, Lay, Rules, State, due, is_true

Pile: TypeAlias = tuple[Step, ...]
"""The cards laid on a pile, and the knock that ends it if there was one."""

PLAYERS = 4
"""How many play the examples."""

SHORTEST, LONGEST = 3, 6
"""Cards of a pile that a page can show."""

SEEDS = range(200)
SPECIMEN_SEED = 2
SPECIMEN_GAMES = 6


class LaidCard(NamedTuple):
    """A card on the pile: who laid it, which rank was said, what it is, and whether that is true."""

    name: str
    said: str
    card: CardView
    true: bool


class PileView(NamedTuple):
    """A pile from its first card on: who knocks, who takes it, and which rank must be said next.

    `knocks` and `takes` are "" if the game ends with the pile.
    """

    cards: tuple[LaidCard, ...]
    knocks: str
    takes: str
    next: str


FEW = 5
"""Cards of the small hand that the booklet compares with those just dealt."""


class Missing(NamedTuple):
    """How likely a hand, among so many players, lacks the rank that must be said; `sizes` are those that hands have."""

    players: int
    sizes: tuple[int, ...]
    share: float


def booklet(session: Session) -> Mapping[str, Any]:
    """A pile for each rule, the order of ranks, how often a rank is missing, and how long a game takes."""
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
        "wenige": Missing(PLAYERS, (FEW,), lacking(games[0].order, FEW)),
        "ein_blatt": ONE_PACK,
        "je": -(-len(games[0].order) // PLAYERS),
        "minuten": duration(session, games),
        "namen": session.names[:PLAYERS],
        "spieler": PLAYERS,
    }


def duration(session: Session, games: Sequence[PlayedDeal]) -> int:
    """Minutes of a game on average, rounded to five; trust is silent and takes no time."""
    moves = sum(step.move is not Answer.TRUST for deal in games for step in deal.steps)
    return in_fives(moves / len(games) * session.data.move_seconds)


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """How many of some games each seat has won."""
    deals = islice(session.play_deals(players, SPECIMEN_SEED), SPECIMEN_GAMES)
    won = [deal.result.index(1) for deal in deals]
    return {"namen": session.names[:players], "striche": [won.count(seat) for seat in range(players)]}


def _one_suit(session: Session, start: int) -> Cards:
    """A card of each rank in the order in which they are said."""
    by_rank = {card.rank: card for card in session.deck.pack.cards if card.suit == "herz"}
    return tuple(by_rank[rank] for rank in (*RANKS[start:], *RANKS[:start]))


def piles(deal: PlayedDeal) -> Iterator[Pile]:
    """Every pile from its first card to the knock, or to the end of the game; answers of trust are left out."""
    laid: list[Step] = []
    for step in deal.steps:
        if isinstance(step.move, Lay) or step.move is Answer.KNOCK:
            laid.append(step)
        if step.move is Answer.KNOCK:
            yield tuple(laid)
            laid = []
    if laid:
        yield tuple(laid)


def knocked(*, true: bool) -> Callable[[Pile], bool]:
    """Whether a pile fits a page, and a knock turns up a card, no joker, that is true or that is not."""

    def shows(pile: Pile) -> bool:
        before: State = pile[-1].before
        doubted = pile[-1].move is Answer.KNOCK and SHORTEST < len(pile) <= LONGEST + 1
        return doubted and before.pile[-1].suit != JOKER and is_true(before) == true

    return shows


def joker_knocked(pile: Pile) -> bool:
    """Whether a pile fits a page, and a knock turns up a joker."""
    before: State = pile[-1].before
    return pile[-1].move is Answer.KNOCK and len(pile) <= LONGEST + 1 and before.pile[-1].suit == JOKER


def goes_out(pile: Pile) -> bool:
    """Whether a pile fits a page, and ends with the last card of a hand, which is not what was said."""
    last = pile[-1]
    return isinstance(last.move, Lay) and 2 <= len(pile) <= LONGEST + 1 and not is_true(last.after)


def _examples(
    session: Session, shows: Mapping[str, Callable[[Pile], bool]]
) -> tuple[dict[str, PileView], list[PlayedDeal]]:
    """For each name the first pile that shows it, and the games in which all were found.

    The games are long, so they are searched once for all examples and not once for each.
    """
    found: dict[str, PileView] = {}
    games: list[PlayedDeal] = []
    for seed in SEEDS:
        games.append(session.play(PLAYERS, seed))
        for pile in piles(games[-1]):
            for name in shows.keys() - found.keys():
                if shows[name](pile):
                    found[name] = pile_view(session, pile)
        if len(found) == len(shows):
            return found, games
    lacking = ", ".join(sorted(shows.keys() - found.keys()))
    raise KartenwerkError("no game of Mogeln shows an example", found=f"{len(SEEDS)} games without it", key=lacking)


def pile_view(session: Session, pile: Pile) -> PileView:
    """A pile as templates see it."""
    last, deck, names = pile[-1], suited(session.deck), session.names
    after: State = last.after
    doubted = last.move is Answer.KNOCK
    return PileView(
        tuple(
            LaidCard(
                names[step.seat],
                deck.rank(RANKS[step.after.said]).spoken,
                CardView.of(step.move.card, session.deck),
                is_true(step.after),
            )
            for step in (pile[:-1] if doubted else pile)
        ),
        names[last.seat] if doubted else "",
        names[after.turn] if doubted else "",
        deck.rank(due(after)).spoken,
    )


def missing(session: Session, players: int) -> Missing:
    """How likely a hand just dealt lacks a rank, in the mean over all seats."""
    rules: Rules = session.game.rules(**session.values)
    pack = session.game.pack(rules, players, session.deck.pack)
    hands = [len(pack[seat::players]) for seat in range(players)]
    return Missing(players, tuple(sorted({*hands})), fmean(lacking(pack, hand) for hand in hands))


def lacking(pack: Cards, hand: int) -> float:
    """How likely so many cards have none of a rank; a joker is any rank."""
    others = sum(card.suit != JOKER and card.rank != RANKS[0] for card in pack)
    return comb(others, hand) / comb(len(pack), hand)
