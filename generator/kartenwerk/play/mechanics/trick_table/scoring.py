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
        if self.table.sides == "facing" and players == SEATS:
            return (0, 2), (1, 3)
        return super().teams(players)

    def points(self, state: TableState, seat: int) -> int:
        """What a seat's tricks count, with the last one and the stock that it laid away."""
        worth = self.worths[state.rules]
        made = sum(worth.of(card) for trick in state.cards.won[seat] for card in trick)
        if not any(state.cards.hands) and not state.cards.trick.cards and state.cards.trick.leader == seat:
            made += worth.last_trick
        return made + (sum(map(worth.of, state.stock.cards)) if state.stock.taker == seat else 0)

    def tally(self, state: TableState) -> tuple[Item, ...]:
        if self.table.alone is not None and state.alone is None:
            return ()
        names, seats = self.names(state), range(len(state.cards.hands))
        groups: dict[str, tuple[int, ...]] = {
            "each": tuple(seats),
            "sides": tuple(team[0] for team in self.teams(len(seats))),
            "alone": () if state.alone is None else (state.alone,),
            "others": tuple(seat for seat in seats if seat != state.alone),
        }
        return tuple(
            Item(seat, row.id, value_of(row.points, names[seat]), value_of(row.number, names[seat]))
            for row in self.table.score
            for seat in groups[row.seats]
            if value_of(row.when, names[seat])
        )

    def names(self, state: TableState) -> list[dict[str, int]]:
        """What formulas know, seat by seat."""
        seats = range(len(state.cards.hands))
        made, won = [self.points(state, seat) for seat in seats], [state.cards.tricks(seat) for seat in seats]
        side = {seat: team for team in self.teams(len(seats)) for seat in team}
        if state.alone is not None:
            others = tuple(seat for seat in seats if seat != state.alone)
            side = {seat: (seat,) if seat == state.alone else others for seat in seats}
        table = {**self.numbers[state.rules], "players": len(seats), "carried": state.carried}
        table |= {"deal": state.number, "best": max(made), "least": min(made), "all_points": sum(made)}
        table["alone"] = made[state.alone] if state.alone is not None else 0
        return [
            table
            | {"points": made[seat], "tricks": won[seat], "mine": int(seat == state.alone)}
            | {"side_points": sum(made[mate] for mate in side[seat])}
            | {"side_tricks": sum(won[mate] for mate in side[seat])}
            for seat in seats
        ]

    def deal_next(self, state: TableState, order: Cards) -> TableState | None:
        players, numbers, end = len(state.cards.hands), self.numbers[state.rules], self.table.end
        sums = self.scores(state)
        goal = value_of(end.goal, numbers)
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
