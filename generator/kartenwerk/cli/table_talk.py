"""Showing a game in the terminal: every move with its reasons, then the itemised tally."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from kartenwerk.build.workshop import Workshop
from kartenwerk.cards import Card
from kartenwerk.catalog import SuitedDeck
from kartenwerk.cli.output import columns, rich_wanted
from kartenwerk.engine.contract import CHANCE
from kartenwerk.engine.deals import PlayedDeal, Step
from kartenwerk.engine.session import Session

CHANCE_NAME = "Zufall"


class TableTalk:
    """Prints matches of one table, in colour where there is a terminal."""

    def __init__(self, workshop: Workshop, session: Session, plain: bool) -> None:
        self.workshop = workshop
        self.table = session
        self.coloured = rich_wanted(plain)

    def show(self, played: PlayedDeal, deal: int | None = None) -> None:
        """The whole match: title, moves, tally."""
        heading = f"{self.table.data.title}, {played.players} Spieler"
        print(heading if deal is None else f"{heading}, {deal}. Spiel")
        for number, step in enumerate(played.steps, start=1):
            self._show_step(played, number, step)
        print()
        self.show_tally(played)

    def show_tally(self, played: PlayedDeal) -> None:
        """What every seat scored and for what."""
        rows = []
        for seat, items in groupby(played.tally, key=lambda item: item.seat):
            for item in items:
                label = self.table.data.tally[item.reason]
                rows.append((self._name(seat), label, str(item.number), f"{item.points:+d}"))
        print("\n".join(columns(rows, right=(2, 3))))
        for team in played.game.teams(played.players):
            names = " und ".join(self._name(seat) for seat in team)
            print(f"{names}: {played.result[team[0]]}")

    def _show_step(self, played: PlayedDeal, number: int, step: Step) -> None:
        who = CHANCE_NAME if step.seat == CHANCE else self._name(step.seat)
        print(f"{number:3}  {who:<8}{self._coloured_text(str(step.move))}")
        seat = max(step.seat, 0)
        for id, cards in played.game.piles(step.before, seat):
            print(f"{'':13}{self.table.data.piles[id]}: {self._cards(cards) or '–'}")
        for remark in played.game.remarks(step.before, step.move, step.after):
            print(f"{'':13}{self.workshop.sentence(self.table, remark)}")

    def _name(self, seat: int) -> str:
        return self.table.names[seat]

    def _cards(self, cards: Iterable[Card]) -> str:
        return self._coloured_text(" ".join(map(str, cards)))

    def _coloured_text(self, text: str) -> str:
        """Cards in the colour of their suit, if colour is welcome."""
        if not self.coloured:
            return text
        return " ".join(self._coloured_word(word) for word in text.split(" "))

    def _coloured_word(self, word: str) -> str:
        suit = word.partition("-")[0]
        suits = self.table.deck.suits if isinstance(self.table.deck, SuitedDeck) else ()
        role = next((entry.colour for entry in suits if entry.id == suit), None)
        if role is None:
            return word
        screen = self.table.deck.colours[role].screen
        red, green, blue = (int(screen[place : place + 2], 16) for place in (1, 3, 5))
        return f"\033[38;2;{red};{green};{blue}m{word}\033[0m"
