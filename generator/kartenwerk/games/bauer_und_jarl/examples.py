"""Bauer und Jarl's examples: tricks that show a rule, a match with its titles, what a hand holds, a filled-in pad."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from math import comb
from typing import Any, NamedTuple, TypeAlias

from kartenwerk.catalog import suited
from kartenwerk.engine.contract import winners
from kartenwerk.engine.deals import PlayedDeal, Step
from kartenwerk.engine.session import Session
from kartenwerk.examples.rounds import match_minutes, played, rounds
from kartenwerk.examples.views import CardView, views
from kartenwerk.games.bauer_und_jarl.rules import COUNTER_CLOCKWISE, Pass, Play, State

Trick: TypeAlias = tuple[Step, ...]
"""The moves of a trick, passes among them, the lead first."""

LONGEST = 12
"""Moves of a trick that a page can show."""

PLAYERS = 4
"""How many play the examples."""

SPECIMEN_SEED = 5


class TurnView(NamedTuple):
    """What a seat laid, nothing if it passed; `last` if these were its last cards."""

    name: str
    cards: tuple[CardView, ...]
    last: bool


class TrickView(NamedTuple):
    """A trick as a grid: a column for each seat, a row for each circuit of the table.

    names     everybody, the leader first, in the order of play
    circuits  the turns in the order of `names`, None for a seat that was passed over; without the last circuits if
              nobody lays in them
    turns     all turns one after the other
    taker     who takes the trick, and `taken`, how many cards lie in it
    returned  who passed and laid again later; "" if nobody did
    """

    names: tuple[str, ...]
    circuits: tuple[tuple[TurnView | None, ...], ...]
    turns: tuple[TurnView, ...]
    taker: str
    taken: int
    leads_next: str
    returned: str


class Groups(NamedTuple):
    """How many ranks a hand of `cards` holds, on average, not at all, once, twice, three times, and more often."""

    players: int
    cards: int
    ranks: tuple[float, float, float, float, float]


def booklet(session: Session) -> Mapping[str, Any]:
    """Example tricks, the size of hands and what they hold, and a match from the first deal to the last."""
    values = session.values
    deals = played(session, PLAYERS, SPECIMEN_SEED, int(values["runden"]))
    match = rounds(deals)
    returns = values["freiwillig_passen"] and values["wiedereinstieg"]
    return {
        "personen": PLAYERS,
        "stiche": {
            "schlagen": _example(session, three_beaten_thrice, "three of a kind, beaten three times"),
            "wieder": _example(session, comes_back, "somebody who comes back") if returns else None,
            "leer": _example(session, taken_without_cards, "a trick that goes to empty hands"),
        },
        "haende": [_dealt(session, players) for players in session.data.players],
        "gruppen": [groups(session, players) for players in session.data.players],
        "hand": views(deals[0].start.hands[0], session.deck),
        "namen": session.names[:PLAYERS],
        "partie": match,
        "sieger": [session.names[seat] for seat in winners(match[-1].sums)],
        "minuten": match_minutes(session, PLAYERS, int(values["runden"])),
    }


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """A match, round by round."""
    lines = rounds(played(session, players, SPECIMEN_SEED, int(session.values["runden"])))
    return {"namen": session.names[:players], "zeilen": lines}


def tricks(deal: PlayedDeal) -> Iterator[Trick]:
    """The deal, trick by trick; the end of the deal may cut the last trick short."""
    first = 0
    for place, step in enumerate(deal.steps, start=1):
        if not step.after.trick or place == len(deal.steps):
            yield deal.steps[first:place]
            first = place


def three_beaten_thrice(deal: PlayedDeal) -> Trick | None:
    """Three of a kind are laid and beaten three times."""
    return _first_trick(deal, lambda trick: len(trick[0].move.cards) == 3 and len(lays(trick)) == 4)


def comes_back(deal: PlayedDeal) -> Trick | None:
    """Somebody passes and lays again later in the same trick, while everybody holds cards."""
    return _first_trick(deal, lambda trick: not trick[-1].after.out and _returning_seat(trick) is not None)


def taken_without_cards(deal: PlayedDeal) -> Trick | None:
    """The taker of the trick is the first without cards, so another seat leads: that lead is the last step."""
    for trick in tricks(deal):
        last: State = trick[-1].after
        taker = lays(trick)[-1].seat
        if not last.trick and last.out == (taker,) and len(trick) <= LONGEST:
            end = deal.steps.index(trick[-1])
            return (*trick, deal.steps[end + 1])
    return None


def lays(trick: Trick) -> Trick:
    """The moves of a trick that lay cards."""
    return tuple(step for step in trick if isinstance(step.move, Play))


def _returning_seat(trick: Trick) -> int | None:
    """The seat that lays after it has passed."""
    passed = set()
    for step in trick:
        if isinstance(step.move, Pass):
            passed.add(step.seat)
        elif step.seat in passed:
            return step.seat
    return None


def _first_trick(deal: PlayedDeal, shows: Callable[[Trick], bool]) -> Trick | None:
    """The first complete trick that `shows` what it should and fits a page."""
    complete = (trick for trick in tricks(deal) if not trick[-1].after.trick)
    return next((trick for trick in complete if len(trick) <= LONGEST and shows(trick)), None)


def _example(session: Session, shows: Callable[[PlayedDeal], Trick | None], what: str) -> TrickView:
    _, _, steps = session.find(PLAYERS, shows, what)
    return trick_view(session, steps)


def trick_view(session: Session, steps: Trick) -> TrickView:
    """A trick as templates see it; the step after its end, if there is one, is left out."""
    end = next(place for place, step in enumerate(steps, start=1) if not step.after.trick)
    trick = steps[:end]
    players = len(trick[0].before.hands)
    order = [(trick[0].seat + COUNTER_CLOCKWISE * place) % players for place in range(players)]
    circuits: list[list[TurnView | None]] = []
    column = players  # beyond the last one, so that the first turn begins a circuit
    for step in trick:
        place = order.index(step.seat)
        if place <= column:
            circuits.append([None] * players)
        column = place
        circuits[-1][place] = _turn(session, step)
    while not any(turn and turn.cards for turn in circuits[-1]):
        circuits.pop()
    returned = _returning_seat(trick)
    return TrickView(
        tuple(session.names[seat] for seat in order),
        tuple(map(tuple, circuits)),
        tuple(_turn(session, step) for step in trick),
        session.names[lays(trick)[-1].seat],
        sum(len(step.move.cards) for step in lays(trick)),
        session.names[trick[-1].after.turn],
        "" if returned is None else session.names[returned],
    )


def _turn(session: Session, step: Step) -> TurnView:
    after: State = step.after
    cards = step.move.cards if isinstance(step.move, Play) else ()
    return TurnView(session.names[step.seat], views(cards, session.deck), bool(cards) and not after.hands[step.seat])


def _dealt(session: Session, players: int) -> tuple[int, int, int]:
    """The number of players, of cards in each hand, and of cards left over."""
    start: State = session.play(players, 0).start
    return players, len(start.hands[0]), len(start.aside)


def groups(session: Session, players: int) -> Groups:
    """The mean over all hands; how often a hand holds a rank follows the hypergeometric distribution."""
    _, size, _ = _dealt(session, players)
    deck = suited(session.deck)
    suits, ranks = len(deck.suits), len(deck.ranks)
    total = suits * ranks
    share = [comb(suits, held) * comb(total - suits, size - held) / comb(total, size) for held in range(suits + 1)]
    none, one, two, three = (ranks * one for one in share[:4])
    return Groups(players, size, (none, one, two, three, ranks * sum(share[4:])))
