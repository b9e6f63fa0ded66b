"""What a deal by a table of data counts, played or written down, and what it leaves to the next one."""

from __future__ import annotations

from typing import Any

from kartenwerk.cards import Cards
from kartenwerk.catalog import GameData
from kartenwerk.play.engine.scoring import Before, Scoring
from kartenwerk.play.mechanics.trick_table import counting
from kartenwerk.play.mechanics.trick_table.counting import SEATS
from kartenwerk.play.mechanics.trick_table.rules import TableRules
from kartenwerk.play.mechanics.trick_table.sheet import Facts, Sheet, sheet_of
from kartenwerk.play.mechanics.trick_table.state import TableState


class TableScore(TableRules):
    """What counts by one table."""

    def __init__(self, data: GameData) -> None:
        super().__init__(data)
        self.sheet = sheet_of(data)
        self.scoring = scoring_of(self.sheet, self)

    def teams(self, players: int) -> tuple[tuple[int, ...], ...]:
        if self.sheet.facing and players == SEATS:
            return (0, 2), (1, 3)
        return super().teams(players)

    def points(self, state: TableState, seat: int) -> int:
        """What a seat's tricks count, with the last one and the stock that it laid away."""
        worth = self.worths[state.rules]
        made = sum(map(worth.of_trick, state.cards.won[seat]))
        if not any(state.cards.hands) and not state.cards.trick.cards and state.cards.trick.leader == seat:
            made += worth.last_trick
        return made + (sum(map(worth.of, state.stock.cards)) if state.stock.taker == seat else 0)

    def sides(self, state: TableState) -> list[tuple[int, ...]]:
        """With whom each seat plays in this deal, itself among them, by what lies on the table."""
        return counting.sides_of(self.sheet, len(state.cards.hands), self._party(state))

    def _party(self, state: TableState) -> tuple[int, ...]:
        if state.extra.party or self.table.sides.are_dealt or state.alone is None:
            return state.extra.party
        return (state.alone,)

    def facts_of(self, state: TableState) -> Facts:
        """What each seat has made and said, and who has played with whom."""
        seats = range(len(state.cards.hands))
        return Facts(
            alone=state.alone,
            nobody=self.sheet.somebody and state.alone is None,
            party=self._party(state),
            bids=state.extra.bids,
            tricks=tuple(state.cards.tricks(seat) for seat in seats),
            points=tuple(self.points(state, seat) for seat in seats),
        )

    def before_of(self, state: TableState) -> Before:
        """What the deals before this one have left; partners have their side's sum."""
        return Before(len(state.cards.hands), state.number - 1, state.sums, more=state.carried)

    def names(self, state: TableState) -> list[dict[str, int]]:
        """What formulas know, seat by seat."""
        return counting.names_of(self.sheet, state.rules, self.facts_of(state), self.before_of(state))

    def after(self, state: TableState) -> Before:
        """What there is after this deal."""
        return counting.after(self.sheet, state.rules, self.facts_of(state), self.before_of(state))

    def deal_next(self, state: TableState, order: Cards) -> TableState | None:
        after, players = self.after(state), len(state.cards.hands)
        if counting.is_over(self.sheet, state.rules, after):
            return None
        dealer = (state.dealer + 1) % players
        return self.deal(state.rules, players, order, dealer, after.deals + 1, after.more, after.sums)

    def scores(self, state: TableState) -> tuple[int, ...]:
        """What each seat has in the match after this deal; partners have their side's sum."""
        return self.after(state).sums


def scoring_of(sheet: Sheet, game: TableScore) -> Scoring[Any, TableState, Facts]:
    """How people write the game down.

    Where nothing but points goes on from deal to deal, and every seat has its own, the evening adds them up.
    """
    goes_on = bool(sheet.carry) or sheet.facing
    return Scoring(
        facts=Facts,
        asked=lambda rules, before: counting.ask(sheet, rules, before),
        facts_of=game.facts_of,
        before_of=game.before_of,
        score=lambda rules, facts, before: counting.score(sheet, rules, facts, before),
        check=lambda rules, facts, before: counting.check(sheet, rules, facts, before),
        after=(lambda rules, facts, before: counting.after(sheet, rules, facts, before)) if goes_on else None,
        over=lambda rules, before: counting.is_over(sheet, rules, before),
    )
