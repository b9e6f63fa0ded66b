"""Many deals, counted: what each seat won, and what each card was worth to those who were dealt it."""

from __future__ import annotations

import csv
import io
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from random import Random
from statistics import NormalDist, fmean, stdev
from typing import Any, NamedTuple, TypeAlias

from kartenwerk.cards import HIDDEN
from kartenwerk.play.engine.contract import AnyGame, Policy, winners
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.past import Past, cards_in, choose_move
from kartenwerk.play.engine.session import Session

Player: TypeAlias = str | Policy[Any, Any]
"""A policy by its name, or itself."""

MISTAKEN = 0.05
"""How often one card or more may stand out by chance alone."""

FEWEST = 30
"""Of fewer hands nothing is said: their standard error is itself too unsure."""

HAND = "hand"
"""The pile that is a seat's own hand."""


class DealLength(NamedTuple):
    """A deal: its seed, how many moves it took, and whether it came to its end."""

    seed: int
    moves: int
    finished: bool


class SeatOutcome(NamedTuple):
    """What a deal brought a seat; whoever ties for the most points has won, too."""

    seed: int
    seat: int
    points: int
    won: bool


def margin(error: float, together: int) -> float:
    """How far chance alone may lead away, by a standard error, where so many numbers are looked at `together`."""
    return NormalDist().inv_cdf(1 - MISTAKEN / 2 / together) * error


class SeatLead(NamedTuple):
    """What a seat came to over all finished deals: its share of deals won, and its points on the average.

    `error` is the standard error of these. `lead` is how many more they are than the average of all seats of the same
    deals, and `lead_error` its standard error.
    """

    seat: int
    won: float
    average: float
    error: float
    lead: float
    lead_error: float

    def stands_out(self, seats: int, deals: int) -> bool:
        """Whether chance alone would hardly explain its lead, though so many `seats` are looked at together."""
        return deals >= FEWEST and abs(self.lead) > margin(self.lead_error, seats)


class CardGain(NamedTuple):
    """What a card did, over all finished deals.

    It was `dealt` to a seat so often; of these seats so many `played` it, and so many `won`, a `share` of them. They
    had `average` points. `worth` is how many more these are than what the same seats have on the average, and `error`
    the standard error of that: 0 where there was but one deal.
    """

    card: str
    dealt: int
    played: int
    won: int
    share: float
    average: float
    worth: float
    error: float

    def stands_out(self, cards: int) -> bool:
        """Whether chance alone would hardly explain its worth, though so many `cards` are looked at together."""
        return self.dealt >= FEWEST and abs(self.worth) > margin(self.error, cards)


class DealOutcome(NamedTuple):
    """All that is counted of a deal: for each seat its points, the cards it was dealt, and those of them it played."""

    seed: int
    moves: int
    finished: bool
    points: tuple[int, ...]
    winners: tuple[int, ...]
    dealt: tuple[tuple[str, ...], ...]
    played: tuple[tuple[str, ...], ...]


class SeatPolicies:
    """Players with a policy each, as one policy."""

    def __init__(self, game: AnyGame, policies: Sequence[Policy[Any, Any]]) -> None:
        self._game, self._policies = game, policies

    @property
    def players(self) -> int:
        return len(self._policies)

    def recall(self, view: Any, moves: Sequence[Any], rng: Random, past: Past | None) -> Any:
        seat = self._game.to_move(view)
        assert seat is not None, "a policy is asked where nobody moves"
        return choose_move(self._policies[seat], view, moves, rng, past)

    def __call__(self, view: Any, moves: Sequence[Any], rng: Random) -> Any:
        return self.recall(view, moves, rng, None)


def seat_players(session: Session, policies: Sequence[Player], playouts: int) -> SeatPolicies:
    """A policy for each seat, by its name or itself; KartenwerkError for a name that is not known."""
    seats = len(policies)
    chosen = [session.policy(each, seats, playouts) if isinstance(each, str) else each for each in policies]
    return SeatPolicies(session.game, chosen)


def play_outcomes(session: Session, seated: SeatPolicies, seeds: Iterable[int]) -> list[DealOutcome]:
    """A deal for each seed, as `play --seed` deals it."""
    longest = session.game.longest
    return [outcome_of(seed, next(session.play_deals(seated.players, seed, seated, longest))) for seed in seeds]


def outcome_of(seed: int, deal: PlayedDeal) -> DealOutcome:
    """What is counted of a deal; nothing of one without an end but its length."""
    if not deal.finished:
        return DealOutcome(seed, len(deal.steps), False, (), (), (), ())
    seats = range(deal.players)
    result = deal.result
    dealt = tuple(_first_hand(deal, seat) for seat in seats)
    named: tuple[set[str], ...] = tuple(set() for _ in seats)
    for step in deal.steps:
        if step.seat in seats:
            named[step.seat].update(map(str, cards_in(step.move)))
    played = tuple(tuple(card for card in dict.fromkeys(dealt[seat]) if card in named[seat]) for seat in seats)
    return DealOutcome(seed, len(deal.steps), True, result, winners(result), dealt, played)


def _first_hand(deal: PlayedDeal, seat: int) -> tuple[str, ...]:
    """The hand that a seat is dealt, perhaps after bets; none in a game whose seats have no hand of their own."""
    for state in (deal.start, *(step.after for step in deal.steps)):
        piles = dict(deal.game.piles(deal.game.view(state, seat), seat))
        if piles.get(HAND, ()):
            return tuple(str(card) for card in piles[HAND] if card != HIDDEN)
    return ()


def seat_rows(outcomes: Iterable[DealOutcome]) -> list[SeatOutcome]:
    """A row for each seat of each finished deal."""
    return [
        SeatOutcome(each.seed, seat, points, seat in each.winners)
        for each in outcomes
        for seat, points in enumerate(each.points)
    ]


def seat_gains(outcomes: Iterable[DealOutcome]) -> list[SeatLead]:
    """What each seat came to; nothing where no deal has come to its end."""
    finished = [each for each in outcomes if each.finished]
    return [_seat_gain(finished, seat) for seat in range(len(finished[0].points) if finished else 0)]


def _seat_gain(finished: Sequence[DealOutcome], seat: int) -> SeatLead:
    points = [each.points[seat] for each in finished]
    leads = [each.points[seat] - fmean(each.points) for each in finished]
    won = sum(seat in each.winners for each in finished) / len(finished)
    return SeatLead(seat, won, fmean(points), _standard_error(points), fmean(leads), _standard_error(leads))


def _standard_error(values: Sequence[float]) -> float:
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


def card_rows(outcomes: Iterable[DealOutcome]) -> list[CardGain]:
    """A row for each card that was dealt to a hand, the one that is worth most first."""
    finished = [each for each in outcomes if each.finished]
    if not finished:
        return []
    usual = [fmean(each.points[seat] for each in finished) for seat in range(len(finished[0].points))]
    counted: Mapping[str, _CardCount] = defaultdict(_CardCount)
    for each in finished:
        gains: Mapping[str, list[float]] = defaultdict(list)
        for seat, points in enumerate(each.points):
            for card in dict.fromkeys(each.dealt[seat]):
                count = counted[card]
                count.dealt += 1
                count.played += card in each.played[seat]
                count.won += seat in each.winners
                count.points += points
                gains[card].append(points - usual[seat])
        for card, several in gains.items():  # deals are independent; seats of one deal are not
            counted[card].gains.append(fmean(several))
    rows = [count.row(card) for card, count in counted.items()]
    return sorted(rows, key=lambda row: (-row.worth, row.card))


def as_csv(names: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Rows as a table with a line of names above them."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(names)
    writer.writerows(rows)
    return text.getvalue()


class _CardCount:
    """What is counted of a card."""

    def __init__(self) -> None:
        self.dealt = self.played = self.won = self.points = 0
        self.gains: list[float] = []

    def row(self, card: str) -> CardGain:
        count, worth = len(self.gains), fmean(self.gains)
        spread = sum((gain - worth) ** 2 for gain in self.gains)
        error = sqrt(spread / (count - 1) / count) if count > 1 else 0.0
        share, average = self.won / self.dealt, self.points / self.dealt
        return CardGain(card, self.dealt, self.played, self.won, share, average, worth, error)
