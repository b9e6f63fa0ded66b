"""The end of a deal and of a match in words: the sides, their items, the result and the standing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from kartenwerk.play.engine.contract import Ending, Item
from kartenwerk.play.engine.deals import PlayedMatch
from kartenwerk.play.engine.table import GameTable
from kartenwerk.table.sitting.tongue import Tongue, join_parts
from kartenwerk.text.german import capital

ALL = -2
"""The seat of nobody. Lines for all players name everybody."""


@dataclass(frozen=True)
class ScoreNarrator:
    """Describes scores to one seat, or to ALL of them."""

    tongue: Tongue
    seat: int

    def result(self, table: GameTable) -> Iterator[str]:
        """How the sides of a finished deal have ended, its tally item by item, the result, and the standing."""
        match = table.match()
        if ending := _ending(match):
            yield self.tongue.ending(ending, self.seat)
        items = [item for item in table.tally() if item.points or item.number > 1]
        for reason in dict.fromkeys(item.reason for item in items):
            parts = [self._item(item) for item in items if item.reason == reason]
            yield self.tongue.say("item", label=capital(self.tongue.tally(reason)), who=join_parts(parts))
        points = [f"{points:+d}" for points in match.deals[-1].result]
        yield self.tongue.say("result", points=self._of_teams(match, points))
        if len(match.deals) > 1:
            yield self._standing(match)

    def standing(self, table: GameTable) -> Iterator[str]:
        """How everybody stands: what the deals have brought that are over, and what is read off the table."""
        match = table.match()
        yield self._standing(match) if match.deals else self.tongue.say("no_standing")
        for id, parts in self.tongue.notes(table.sight(self.seat).notes, self.seat).items():
            yield self.tongue.note_line(id, parts)

    def winner(self, match: PlayedMatch) -> Iterator[str]:
        """Who has won, or that several have tied; nothing where the end of the only deal has said so."""
        tongue, ending = self.tongue, _ending(match)
        if ending and len(match.deals) == 1:
            return
        ahead = [team for team in match.teams if team[0] in match.winners]
        seats = [seat for team in ahead for seat in team]
        names = tongue.together([tongue.name(seat, self.seat) for seat in seats])
        partners = len(ahead) == 1 or (ending is not None and ending.lasting and {*seats} == {*ending.seats})
        if not partners:
            yield tongue.say("tie", who=names)
        elif seats == [self.seat]:
            yield tongue.say("you_win")
        else:
            yield tongue.say("win" if len(seats) > 1 else "wins", who=names)

    def _item(self, item: Item) -> str:
        """An item's result for a seat: its number, its points, or both."""
        who, points = self.tongue.name(item.seat, self.seat), f"{item.points:+d}"
        counted = item.number > 1 and item.number != abs(item.points)
        kind = "item_points" if not counted else "item_counted" if item.points else "item_number"
        return self.tongue.say(kind, who=who, number=self.tongue.number(item.number), points=points)

    def _standing(self, match: PlayedMatch) -> str:
        points, deals = self._of_teams(match, [str(points) for points in match.result]), len(match.deals)
        return self.tongue.say("standing" if deals > 1 else "standing_one", deals=deals, points=points)

    def _of_teams(self, match: PlayedMatch, points: Sequence[str]) -> str:
        named = [[self.tongue.name(seat, self.seat) for seat in team] for team in match.teams]
        pairs = zip(match.teams, named, strict=True)
        return ", ".join(f"{self.tongue.together(names)} {points[team[0]]}" for team, names in pairs)


def _ending(match: PlayedMatch) -> Ending | None:
    last = match.deals[-1]
    return last.game.ending(last.state)
