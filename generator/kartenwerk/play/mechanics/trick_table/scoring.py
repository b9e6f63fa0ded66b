"""What a deal by a table of data counts, and what it leaves to the next one."""

from __future__ import annotations

from kartenwerk.cards import Cards
from kartenwerk.catalog.formulas import value_of
from kartenwerk.play.engine.contract import Item, points_of
from kartenwerk.play.mechanics.trick_table.rules import TableRules
from kartenwerk.play.mechanics.trick_table.state import TableState

SEATS = 4
"""Partners who face each other are four."""


class TableScore(TableRules):
    """What counts by one table."""

    def teams(self, players: int) -> tuple[tuple[int, ...], ...]:
        if self.table.sides.by == "facing" and players == SEATS:
            return (0, 2), (1, 3)
        return super().teams(players)

    def points(self, state: TableState, seat: int) -> int:
        """What a seat's tricks count, with the last one and the stock that it laid away."""
        worth = self.worths[state.rules]
        made = sum(map(worth.of_trick, state.cards.won[seat]))
        if not any(state.cards.hands) and not state.cards.trick.cards and state.cards.trick.leader == seat:
            made += worth.last_trick
        return made + (sum(map(worth.of, state.stock.cards)) if state.stock.taker == seat else 0)

    def sides(self, state: TableState) -> dict[int, tuple[int, ...]]:
        """With whom each seat plays in this deal, itself among them, by what lies on the table."""
        seats = tuple(range(len(state.cards.hands)))
        if state.extra.party or self.table.sides.are_dealt:
            first = state.extra.party
        elif state.alone is not None:
            first = (state.alone,)
        else:
            return {seat: team for team in self.teams(len(seats)) for seat in team}
        rest = tuple(seat for seat in seats if seat not in first)
        return {seat: first if seat in first else rest for seat in seats}

    def tally(self, state: TableState) -> tuple[Item, ...]:
        if self.table.alone is not None and state.alone is None:
            return ()
        names, seats, party = self.names(state), range(len(state.cards.hands)), state.extra.party
        groups: dict[str, tuple[int, ...]] = {
            "each": tuple(seats),
            "sides": tuple(team[0] for team in self.teams(len(seats))),
            "alone": () if state.alone is None else (state.alone,),
            "others": tuple(seat for seat in seats if seat != state.alone),
            "party": party,
            "against": tuple(seat for seat in seats if seat not in party),
        }
        sign = self.table.end.sign
        return tuple(
            Item(seat, row.id, sign * value_of(row.points, names[seat]), value_of(row.number, names[seat]))
            for row in self.table.score
            for seat in groups[row.seats]
            if value_of(row.when, names[seat])
        )

    def names(self, state: TableState) -> list[dict[str, int]]:
        """What formulas know, seat by seat."""
        seats = range(len(state.cards.hands))
        made, won = [self.points(state, seat) for seat in seats], [state.cards.tricks(seat) for seat in seats]
        side, bids, party = self.sides(state), state.extra.bids, state.extra.party
        table = {"trickless": won.count(0), **self.numbers[state.rules], "players": len(seats)}
        table |= {"carried": state.carried, "deal": state.number}
        table |= {"best": max(made), "least": min(made), "all_points": sum(made)}
        table["alone"] = made[state.alone] if state.alone is not None else 0
        if self.table.bidding:
            table["bids"] = sum(bids)
        if self.table.sides.are_dealt:
            table["party"] = len(party)
        return [
            table
            | {"points": made[seat], "tricks": won[seat], "mine": int(seat == state.alone)}
            | {"side_points": sum(made[mate] for mate in side[seat])}
            | {"side_tricks": sum(won[mate] for mate in side[seat])}
            | ({"bid": bids[seat], "side_bid": sum(bids[mate] for mate in side[seat])} if self.table.bidding else {})
            | ({"ours": int(seat in party)} if self.table.sides.are_dealt else {})
            for seat in seats
        ]

    def deal_next(self, state: TableState, order: Cards) -> TableState | None:
        players, numbers, end = len(state.cards.hands), self.numbers[state.rules], self.table.end
        sums = self.scores(state)
        goal = end.goal_by(numbers)
        if state.number >= value_of(end.deals, numbers) or self._has_reached(goal, sums):
            return None
        carried = value_of(self.table.carry, self.names(state)[0])
        return self.deal(state.rules, players, order, (state.dealer + 1) % players, state.number + 1, carried, sums)

    def _has_reached(self, goal: int, sums: tuple[int, ...]) -> bool:
        return max(sums) >= goal if goal > 0 else goal < 0 and min(sums) <= goal

    def scores(self, state: TableState) -> tuple[int, ...]:
        """What each seat has in the match after this deal; partners have their side's sum."""
        players = len(state.cards.hands)
        points = points_of(self.tally(state), players)
        mates = {seat: team for team in self.teams(players) for seat in team}
        return tuple(old + sum(points[mate] for mate in mates[seat]) for seat, old in enumerate(state.sums))
