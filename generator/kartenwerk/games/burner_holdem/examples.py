"""Burner Hold'em's examples: the ladder with its odds, deals that show a rule, a filled-in pad.

A deal is found by a predicate of `showdowns` and told round by round (`told`), as the booklet prints it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby, islice
from typing import Any, NamedTuple, TypeVar

from kartenwerk.cards import Cards
from kartenwerk.catalog import suited
from kartenwerk.engine.deals import PlayedDeal, Step
from kartenwerk.engine.session import Session
from kartenwerk.examples.rounds import minutes, played
from kartenwerk.examples.views import CardView, views
from kartenwerk.games.burner_holdem.rules import BOARD, HOLE_CARDS, LADDER, State, ladder
from kartenwerk.games.burner_holdem.showdowns import readings, shows_kicker, shows_side_pot, shows_split_pot
from kartenwerk.games.burner_holdem.wagers import HIGHER
from kartenwerk.mechanics.betting import clockwise, pots, uncalled
from kartenwerk.mechanics.hands import hand_name
from kartenwerk.mechanics.ladder import Grid, Ladder, shape_of
from kartenwerk.mechanics.odds import examples, odds

FIRST = "preflop"
STREETS = {0: FIRST, 3: "flop", 4: "turn", 5: "river"}
EXAMPLE_PLAYERS = 4
SEEDS = range(68, 2068)  # a side pot is rare: the first is where the source's own rules soon show one
TIMED_DEALS = 10  # deals whose duration the booklet tells
SPECIMEN_SEED = 5
SPECIMEN_DEALS = 9

Found = TypeVar("Found")


class Counted(NamedTuple):
    """A card of a hand; one that only breaks ties is a kicker and does not count."""

    card: CardView
    counts: bool


class Rung(NamedTuple):
    """A rung of the ladder: place from the lowest, example, odds among all sets of hole cards and board.

    `beats` names the higher hands that come more often, although they win.
    """

    id: str
    place: int
    name: str
    cards: tuple[Counted, ...]
    ways: int
    total: int
    beats: tuple[str, ...]

    @property
    def share(self) -> float:
        return self.ways / self.total


class Deed(NamedTuple):
    """What a seat did: its act, what its bet came to, the chips it put in, and whether they were its last.

    Seats that did the same one after the other, without a bet of their own, share a deed.
    """

    names: tuple[str, ...]
    act: str
    to: int
    chips: int
    all_in: bool


class Course(NamedTuple):
    """Rounds of betting, one after the other, in which the same was done: after which streets, and what."""

    streets: tuple[str, ...]
    deeds: tuple[Deed, ...]


class Shown(NamedTuple):
    """A hand laid open: hole cards, the five that count, its German name, and the chips it brought."""

    name: str
    hole: tuple[CardView, ...]
    best: tuple[Counted, ...]
    hand: str
    won: int


class ToldPot(NamedTuple):
    """A pot: chips, who could win it, who won it."""

    chips: int
    names: tuple[str, ...]
    winners: tuple[str, ...]


class Told(NamedTuple):
    """A deal as a booklet tells it. `back` is what came back to whom, as nobody had matched it."""

    stacks: tuple[tuple[str, int], ...]
    dealer: str
    small: str
    big: str
    courses: tuple[Course, ...]
    board: tuple[CardView, ...]
    shown: tuple[Shown, ...]
    pots: tuple[ToldPot, ...]
    back: tuple[str, int]


def booklet(session: Session) -> Mapping[str, Any]:
    """The ladder with its odds, three deals, and how long some deals take."""
    side = _deal(session, shows_side_pot, "a side pot", moves=15, hands=3)
    kicker, by_kicker = _deal(session, shows_kicker, "a hand won by a kicker", moves=10, hands=2)
    split = _deal(session, shows_split_pot, "a split pot", moves=12, hands=2)
    ladder_rungs = rungs(session)
    deals = played(session, EXAMPLE_PLAYERS, 1, TIMED_DEALS)
    return {
        "leiter": ladder_rungs,
        "nach_seltenheit": [one.name for one in sorted(ladder_rungs, key=lambda one: one.ways)],
        "vorlage": [session.data.hands[id].name for id in reversed(LADDER.ids)],
        "blinds": (min(session.values["small_blind"], session.values["big_blind"]), session.values["big_blind"]),
        "hoechste": views(sorted(_suit(session), key=lambda card: -card.value), session.deck),
        "beispiele": {
            "side_pot": told(session, side[0]),
            "kicker": told(session, kicker),
            "geteilt": told(session, split[0]),
        },
        "kicker": views(by_kicker.kickers, session.deck),
        "runden": len(deals),
        "spieler": EXAMPLE_PLAYERS,
        "minuten": minutes(deals, session.data.move_seconds),
        "namen": session.names,
    }


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """What every seat has after each of the first deals of a match."""
    matches = islice(session.play_deals(players, SPECIMEN_SEED), SPECIMEN_DEALS)
    return {"namen": session.names[:players], "zeilen": [deal.state.table.stacks for deal in matches]}


def rungs(session: Session) -> list[Rung]:
    """The ladder from the highest hand to the lowest."""
    grid = Grid.of(session.game.pack(session.game.rules(**session.values), EXAMPLE_PLAYERS, session.deck.pack))
    ranking: Ladder = ladder(session.game.rules(**session.values), grid)
    hands = examples(ranking, grid)
    chances = odds(ranking, grid, HOLE_CARDS + BOARD)
    names = session.data.hands
    return [
        Rung(
            one.category,
            place,
            names[one.category].name,
            counted(session, hands[one.category]),
            one.ways,
            one.total,
            tuple(names[higher.category].name for higher in chances[place:] if higher.ways > one.ways),
        )
        for place, one in reversed([*enumerate(chances, start=1)])
    ]


def counted(session: Session, five: Cards) -> tuple[Counted, ...]:
    """Five cards and whether each makes the hand; where all differ and nothing binds them, only the first does."""
    shape = shape_of(five)
    bound = shape.is_flush or shape.is_straight
    groups = {value for size, value in zip(shape.groups, shape.ranks, strict=True) if size > 1} or {shape.ranks[0]}
    return tuple(Counted(CardView.of(card, session.deck), bound or card.value in groups) for card in five)


def told(session: Session, deal: PlayedDeal) -> Told:
    """A deal that ended with a showdown."""
    names, start, state = session.names, deal.start, deal.state
    small, big = _blinds(start)
    seat, back = uncalled(state.table.paid)
    read = readings(state)
    return Told(
        tuple(
            (names[seat], chips + paid)
            for seat, (chips, paid) in enumerate(zip(start.table.stacks, start.table.paid, strict=True))
            if chips + paid
        ),
        names[start.dealer],
        names[small],
        names[big],
        tuple(_courses(session, deal)),
        views(state.board, session.deck),
        tuple(
            Shown(
                names[seat],
                views(state.hands[seat], session.deck),
                counted(session, read[seat].best),
                hand_name(session.data, session.deck, read[seat]),
                sum(one.chips for one in state.awards if one.seat == seat),
            )
            for seat in sorted(state.shown, key=lambda seat: read[seat].strength, reverse=True)
        ),
        tuple(
            ToldPot(
                pot.chips,
                tuple(names[seat] for seat in pot.seats),
                tuple(names[one.seat] for one in state.awards if one.pot == number),
            )
            for number, pot in enumerate(pots(state.table))
        ),
        (names[seat], back),
    )


def _courses(session: Session, deal: PlayedDeal) -> Iterator[Course]:
    """Every round of betting; the first stands alone, later ones that went alike are put together."""
    bets = [step for step in deal.steps if not step.before.to_show]
    by_board = {size: [*steps] for size, steps in groupby(bets, key=lambda step: len(step.before.board))}
    rounds = [
        (street, tuple(_joined(_deed(session, step) for step in by_board.get(size, []))))
        for size, street in STREETS.items()
        if size <= len(deal.state.board)
    ]
    for (_, deeds), alike in groupby(rounds, key=lambda round: (round[0] == FIRST, round[1])):
        yield Course(tuple(street for street, _ in alike), deeds)


def _deed(session: Session, step: Step) -> Deed:
    chips = step.after.table.paid[step.seat] - step.before.table.paid[step.seat]
    all_in = chips == step.before.table.stacks[step.seat]
    return Deed((session.names[step.seat],), str(step.move.act), step.move.to, chips, all_in)


def _joined(deeds: Iterable[Deed]) -> Iterator[Deed]:
    """The deeds, those alike put together; a bet, a raise or all-in stands alone."""
    for (act, all_in), alike in groupby(deeds, key=lambda deed: (deed.act, deed.all_in)):
        several = [*alike]
        if act in HIGHER or all_in:
            yield from several
        else:
            yield several[0]._replace(names=tuple(name for deed in several for name in deed.names))


def _blinds(start: State) -> Sequence[int]:
    """The seats that paid the blinds, the small one first."""
    paid = [seat for seat in clockwise(start.dealer, len(start.hands)) if start.table.paid[seat]]
    return paid if len(start.table.claims) > 2 or start.rules.heads_up == "woertlich" else paid[::-1]


def _suit(session: Session) -> Cards:
    deck = suited(session.deck)
    return tuple(card for card in deck.suited if card.suit == deck.suits[0].id)


def _deal(
    session: Session, shows: Callable[[PlayedDeal], Found | None], what: str, moves: int, hands: int
) -> tuple[PlayedDeal, Found]:
    """The first deal that shows something and is short enough to be printed."""

    def printable(deal: PlayedDeal) -> Found | None:
        return shows(deal) if len(deal.steps) <= moves and len(deal.state.shown) <= hands else None

    _, deals, found = session.find_in_match(EXAMPLE_PLAYERS, printable, what, seeds=SEEDS)
    return deals[-1], found
