"""The Helm: the chips of a deal of Boltan, what blunders cost, and who gets what in the end.

Beside the stakes of the deal (`betting`) there is what lies in the Helm from deals before and what waits for the
next one. Entries of the tally beside the stakes are booked when they happen; what they bring is paid at the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from kartenwerk.cards import Cards
from kartenwerk.engine.contract import Item, Reason
from kartenwerk.mechanics import betting
from kartenwerk.mechanics.betting import Chips
from kartenwerk.mechanics.tuples import replaced


class Patzer(StrEnum):
    """Blunders, by their price; the words are their notation."""

    SMALL = "kleiner patzer"
    GREAT = "grosser patzer"
    CHEAT = "falschspiel"


class Helm(NamedTuple):
    """The chips of a deal: stakes, what came into the Helm before, what waits for the next, booked entries."""

    table: Chips
    before: int = 0
    later: int = 0
    booked: tuple[Item, ...] = ()
    over: bool = False

    @property
    def chips(self) -> int:
        """All that can be won."""
        return sum(self.table.paid) + self.before

    @property
    def due(self) -> tuple[tuple[int, int], ...]:
        """What seats get at the end."""
        return tuple((item.seat, item.points) for item in self.booked if item.points > 0)


def gather(stacks: Sequence[int], waiting: int, sold: int) -> Helm:
    """The chips before a deal. Who cannot pay the Sold throws the rest into the Helm and is not at the table."""
    rest = [0 if chips >= sold else chips for chips in stacks]
    booked = tuple(Item(seat, "rest", -chips, chips) for seat, chips in enumerate(rest) if chips)
    table = betting.sit_down([chips - less for chips, less in zip(stacks, rest, strict=True)])
    return Helm(table, waiting + sum(rest), booked=booked)


def pay_sold(helm: Helm, sold: int) -> Helm:
    """The Sold of everybody at the table."""
    table = helm.table
    for seat in table.claims:
        table = betting.put_in(table, seat, sold)
    return helm._replace(table=table)


def award(helm: Helm, ranking: Sequence[int], poker: bool, first: int, hands: Sequence[Cards]) -> Helm:
    """The Helm to the strongest claim, last in `ranking`; the kleine Helme as far as its own stake reaches.

    What lies above a winning Hammerschlag goes back to who filled it, or as in `poker` to the strongest of those.
    `hands` are the cards by which those who showed theirs win. `first` sits left of the dealer.
    """
    table, winner = helm.table, ranking[-1]
    awards = betting.award(table, first - 1, ranking.index) if poker else betting.award_layers(table, winner)
    returned, back = betting.uncalled(table.paid) if poker else (winner, 0)
    rest = helm.chips - back - sum(one.chips for one in awards)
    items = [Item(returned, "zurueck", back, back)] if back else []
    for pot, seat, chips in awards:
        if pot == 0:
            items.append(Item(seat, "helm", chips + rest, chips + rest, hands[seat]))
        elif poker or seat == winner:
            items.append(Item(seat, "kleiner_helm", chips, chips, hands[seat]))
        else:
            items.append(Item(seat, "zurueck", chips, chips))
    return _end(helm, *items)


def shown(table: Chips, opener: int, ranking: Sequence[int], poker: bool) -> tuple[int, ...]:
    """The seats that show their hands in the Schlacht, in turn: who struck last, or else the opener, then whoever
    beats all hands shown so far, or in `poker` those that could win one of the same kleine Helme."""
    seats: list[int] = []
    for seat in betting.show_order(table, opener - 1):
        best_so_far = all(ranking.index(seat) > ranking.index(other) for other in seats)
        wins_beside = poker and not betting.is_beaten(table, seat, seats, ranking.index)
        if best_so_far or wins_beside:
            seats.append(seat)
    return tuple(seats)


def leave(helm: Helm) -> Helm:
    """End the deal with all that was paid left for the next Helm."""
    return _end(helm._replace(later=helm.later + helm.chips))


def fine(helm: Helm, seat: int, sold: int) -> Helm:
    """The Strafsold: as much as a Sold, for the next Helm."""
    chips = min(sold, helm.table.stacks[seat])
    stacks = replaced(helm.table.stacks, seat, helm.table.stacks[seat] - chips)
    booked = (*helm.booked, Item(seat, "strafsold", -chips, chips))
    return helm._replace(table=helm.table._replace(stacks=stacks), later=helm.later + chips, booked=booked)


def split(helm: Helm, but: int) -> Helm:
    """End the deal with all stakes back, but for one seat's and what was in the Helm before: those stay."""
    paid = helm.table.paid
    back = [Item(seat, "zurueck", chips, chips) for seat, chips in enumerate(paid) if chips and seat != but]
    return _end(helm._replace(later=helm.later + helm.before + paid[but]), *back)


def expel(helm: Helm, seat: int, first: int) -> Helm:
    """A cheat leaves the table: the stake stays in the Helm, the other chips go to all others who paid the Sold."""
    table, paid = helm.table, helm.table.paid
    chips = table.stacks[seat]
    mates = [mate for mate, stake in enumerate(paid) if stake and mate != seat]
    shares = betting.share(chips, mates, first - 1, len(paid))
    lost = (Item(seat, "einsatz", -paid[seat], paid[seat]), Item(seat, "ausschluss", -chips, chips))
    gifts = tuple(Item(mate, "marken", part, part) for mate, part in shares.items() if part)
    table = table._replace(stacks=replaced(table.stacks, seat, 0), paid=replaced(paid, seat, 0))
    return Helm(betting.drop(table, (seat,)), helm.before + paid[seat], helm.later, helm.booked + lost + gifts)


def _end(helm: Helm, *items: Item) -> Helm:
    """Pay out what the tally brings."""
    helm = helm._replace(booked=helm.booked + items, before=0, over=True)
    return helm._replace(table=betting.credit(helm.table, helm.due))


def tally(helm: Helm) -> tuple[Item, ...]:
    """What every seat put in, and what it took back, won or was fined."""
    items: list[Item] = []
    for seat, chips in enumerate(helm.table.paid):
        items += [Item(seat, "einsatz", -chips, chips)] if chips else []
        items += [item for item in helm.booked if item.seat == seat]
    return tuple(items)


def accounts(helm: Helm) -> tuple[int, ...]:
    """The stacks, what lies in the middle, and what waits for the next Helm."""
    middle = 0 if helm.over else helm.chips + sum(chips for _, chips in helm.due)
    return (*helm.table.stacks, middle, helm.later)


def blundered(patzer: Patzer) -> Reason:
    """What a blunder did."""
    words = {Patzer.SMALL: "kleiner_patzer", Patzer.GREAT: "grosser_patzer", Patzer.CHEAT: "erwischt"}
    return Reason(words[patzer])


def outcome(helm: Helm, shown: bool) -> tuple[Reason, ...]:
    """How a deal ended, nothing while it goes on; `shown` tells whether there was a Schlacht."""
    won = [item for item in helm.booked if item.reason in ("helm", "kleiner_helm")]
    if won and not shown:
        return (Reason("ohne_schlacht"),)
    if won:
        words = {"helm": "gewinnt", "kleiner_helm": "gewinnt_kleinen_helm"}
        return tuple(Reason(words[item.reason], item.cards) for item in won)
    split = any(item.reason == "zurueck" for item in helm.booked)
    return (Reason("verbruederung"),) if helm.over and not split else ()
