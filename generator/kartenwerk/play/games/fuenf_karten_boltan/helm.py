"""The Helm, Boltan's pot: what lies in it beside the bets of the deal, what blunders cost, and who gets what.

The bets themselves are kept by `mechanics.betting`. The Helm adds what came into it before the deal and what waits
for the next one. Entries of the tally beside the stakes are booked when they happen and paid at the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from kartenwerk.cards import Cards
from kartenwerk.play.engine.contract import Item, Reason
from kartenwerk.play.mechanics import betting, pots
from kartenwerk.play.mechanics.betting import Chips
from kartenwerk.play.mechanics.tuples import replace_at


class Patzer(StrEnum):
    """Blunders by their price; the values are their notation."""

    SMALL = "kleiner patzer"
    GREAT = "grosser patzer"
    CHEAT = "falschspiel"


class Helm(NamedTuple):
    """The chips of a deal, what came into the Helm `before` it, what waits for `later` deals, and booked entries."""

    chips: Chips
    before: int = 0
    later: int = 0
    booked: tuple[Item, ...] = ()
    over: bool = False

    @property
    def total(self) -> int:
        """All that can be won."""
        return sum(self.chips.paid) + self.before

    @property
    def due(self) -> tuple[tuple[int, int], ...]:
        """What seats get at the end, as (seat, amount)."""
        return tuple((item.seat, item.points) for item in self.booked if item.points > 0)


def gather(stacks: Sequence[int], waiting: int, sold: int) -> Helm:
    """The chips before a deal. A seat that cannot pay the Sold throws the rest into the Helm and leaves the table."""
    rest = [0 if stack >= sold else stack for stack in stacks]
    booked = tuple(Item(seat, "rest", -amount, amount) for seat, amount in enumerate(rest) if amount)
    chips = betting.sit_down([stack - less for stack, less in zip(stacks, rest, strict=True)])
    return Helm(chips, waiting + sum(rest), booked=booked)


def pay_sold(helm: Helm, sold: int) -> Helm:
    """The Helm when everybody at the table has paid the Sold."""
    chips = helm.chips
    for seat in chips.claims:
        chips = betting.put_in(chips, seat, sold)
    return helm._replace(chips=chips)


def share_out(chips: Chips, ranking: Sequence[int], poker: bool) -> tuple[pots.Award, ...]:
    """Who gets what lies in the Helm and the kleine Helme; `ranking` and `poker` are those of `award`."""
    winner = ranking[-1]
    return pots.award_pots(chips, winner, ranking.index) if poker else pots.award_layers(chips, winner)


def award(helm: Helm, ranking: Sequence[int], poker: bool, hands: Sequence[Cards]) -> Helm:
    """End the deal: the Helm goes to the strongest claim, with the kleine Helme as far as its own stake reaches.

    What lies above a winning Hammerschlag goes back to whoever filled it, or with `poker` to the strongest of those.
    `ranking` are the seats with a claim, the strongest last: as no two hands are equal, no chips are shared. `hands`
    are the cards by which those that were shown win.
    """
    chips, winner = helm.chips, ranking[-1]
    awards = share_out(chips, ranking, poker)
    returned, back = pots.find_uncalled(chips.paid) if poker else (winner, 0)
    rest = helm.total - back - sum(one.amount for one in awards)
    items = [Item(returned, "zurueck", back, back)] if back else []
    for pot, seat, amount in awards:
        if pot == 0:
            items.append(Item(seat, "helm", amount + rest, amount + rest, hands[seat]))
        elif poker or seat == winner:
            items.append(Item(seat, "kleiner_helm", amount, amount, hands[seat]))
        else:
            items.append(Item(seat, "zurueck", amount, amount))
    return _end(helm, *items)


def seats_that_show(chips: Chips, opener: int, ranking: Sequence[int], poker: bool) -> tuple[int, ...]:
    """The seats that show their hands in the Schlacht, in turn.

    Whoever struck last shows first, or else the opener; then whoever beats all hands shown so far, and with `poker`
    also whoever could win one of the same kleine Helme.
    """
    seats: list[int] = []
    for seat in pots.show_order(chips, opener - 1):
        best_so_far = all(ranking.index(seat) > ranking.index(other) for other in seats)
        wins_beside = poker and not pots.is_beaten(chips, seat, seats, ranking.index)
        if best_so_far or wins_beside:
            seats.append(seat)
    return tuple(seats)


def leave(helm: Helm) -> Helm:
    """End the deal with all that was paid left for the next Helm."""
    return _end(helm._replace(later=helm.later + helm.total))


def fine(helm: Helm, seat: int, sold: int) -> Helm:
    """The Strafsold: as much as a Sold, for the next Helm."""
    amount = min(sold, helm.chips.stacks[seat])
    stacks = replace_at(helm.chips.stacks, seat, helm.chips.stacks[seat] - amount)
    booked = (*helm.booked, Item(seat, "strafsold", -amount, amount))
    return helm._replace(chips=helm.chips._replace(stacks=stacks), later=helm.later + amount, booked=booked)


def split(helm: Helm, but: int) -> Helm:
    """End the deal with all stakes given back except one seat's; that and what was in the Helm before stay there."""
    paid = helm.chips.paid
    back = [Item(seat, "zurueck", stake, stake) for seat, stake in enumerate(paid) if stake and seat != but]
    return _end(helm._replace(later=helm.later + helm.before + paid[but]), *back)


def expel(helm: Helm, seat: int, first: int) -> Helm:
    """A cheat leaves the table: the stake stays in the Helm, the other chips go to all others who paid the Sold."""
    chips, paid = helm.chips, helm.chips.paid
    stack = chips.stacks[seat]
    mates = [mate for mate, stake in enumerate(paid) if stake and mate != seat]
    shares = pots.equal_shares(stack, mates, first - 1, len(paid))
    lost = (Item(seat, "einsatz", -paid[seat], paid[seat]), Item(seat, "ausschluss", -stack, stack))
    gifts = tuple(Item(mate, "marken", part, part) for mate, part in shares.items() if part)
    chips = chips._replace(stacks=replace_at(chips.stacks, seat, 0), paid=replace_at(paid, seat, 0))
    return Helm(betting.drop(chips, (seat,)), helm.before + paid[seat], helm.later, helm.booked + lost + gifts)


def _end(helm: Helm, *items: Item) -> Helm:
    """Book the last entries and pay out what is due."""
    helm = helm._replace(booked=helm.booked + items, before=0, over=True)
    return helm._replace(chips=betting.take_out(helm.chips, helm.due))


def tally(helm: Helm) -> tuple[Item, ...]:
    """What every seat put in, and what it took back, won or was fined."""
    items: list[Item] = []
    for seat, stake in enumerate(helm.chips.paid):
        items += [Item(seat, "einsatz", -stake, stake)] if stake else []
        items += [item for item in helm.booked if item.seat == seat]
    return tuple(items)


def accounts(helm: Helm) -> tuple[int, ...]:
    """The stacks, what lies in the middle, and what waits for the next Helm."""
    middle = 0 if helm.over else helm.total + sum(amount for _, amount in helm.due)
    return (*helm.chips.stacks, middle, helm.later)


def blunder_remark(patzer: Patzer) -> Reason:
    """What is said of a blunder."""
    words = {Patzer.SMALL: "kleiner_patzer", Patzer.GREAT: "grosser_patzer", Patzer.CHEAT: "erwischt"}
    return Reason(words[patzer])


def outcome_remarks(helm: Helm, shown: bool) -> tuple[Reason, ...]:
    """What is said of how a deal ended, nothing while it goes on; `shown` says whether there was a Schlacht."""
    won = [item for item in helm.booked if item.reason in ("helm", "kleiner_helm")]
    if won and not shown:
        return (Reason("ohne_schlacht"),)
    if won:
        words = {"helm": "gewinnt", "kleiner_helm": "gewinnt_kleinen_helm"}
        return tuple(Reason(words[item.reason], item.cards) for item in won)
    split = any(item.reason == "zurueck" for item in helm.booked)
    return (Reason("verbruederung"),) if helm.over and not split else ()
