"""The transcript of a game in the terminal: every move with its remarks, then the itemised tally."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import groupby

from kartenwerk.build.workshop import Workshop
from kartenwerk.cards import Card
from kartenwerk.cli.output import columns, escape, rich_wanted, say, say_coloured
from kartenwerk.play.engine.budget import LOOKS
from kartenwerk.play.engine.contract import CHANCE
from kartenwerk.play.engine.deals import PlayedDeal, PlayedMatch, Step
from kartenwerk.play.engine.hints import Hint
from kartenwerk.play.engine.session import Session
from kartenwerk.table.sitting.advice import Advice
from kartenwerk.table.sitting.tongue import Tongue, read_tongue
from kartenwerk.table.sitting.words import GERMAN


class Transcript:
    """Prints the deals of one session, in colour on a terminal; `hints` are those of all moves that seats made."""

    def __init__(self, workshop: Workshop, session: Session, plain: bool, hints: Sequence[Hint | None] = ()) -> None:
        self.workshop = workshop
        self.session = session
        self.coloured = rich_wanted(plain)
        self.hints = iter(hints)
        if any(hint and hint.playouts for hint in hints):
            say(self._tongue.say("watched_looks", least=LOOKS[0], most=LOOKS[-1]))

    def show(self, played: PlayedDeal, deal: int | None = None) -> None:
        """The whole deal: title, moves and tally; `deal` is its number in a match of several."""
        heading = "watched" if deal is None else "watched_deal"
        say(self._tongue.say(heading, game=self.session.data.title, players=played.players, number=deal))
        for number, step in enumerate(played.steps, start=1):
            self._show_step(played, number, step)
        say("")
        self.show_tally(played)

    def show_match(self, match: PlayedMatch, whole: bool) -> None:
        """Deal after deal with what everybody has after it; at the end who leads, or has won the `whole` match."""
        for number, (deal, standing) in enumerate(zip(match.deals, match.standings, strict=True), start=1):
            self.show(deal, number)
            self._show_standing(match, standing)
            say("")
        say(self._outcome(match, whole))

    def show_end(self, match: PlayedMatch) -> None:
        """The tally of the last deal, and what everybody has after all of several."""
        self.show_tally(match.deals[-1])
        if len(match.deals) > 1:
            self._show_standing(match, match.result)

    def _show_standing(self, match: PlayedMatch, standing: Sequence[int]) -> None:
        points = ", ".join(f"{self._names(team)} {standing[team[0]]}" for team in match.teams)
        say(self._tongue.say("watched_standing", points=points))

    def _outcome(self, match: PlayedMatch, whole: bool) -> str:
        """Who has won the match, or leads after some deals; several who have most tie."""
        ahead = [team for team in match.teams if team[0] in match.winners]
        names, deals = self._names([seat for team in ahead for seat in team]), len(match.deals)
        several = len(ahead[0]) > 1
        if len(ahead) > 1:
            return self._tongue.say("watched_tie_of_match" if whole else "watched_tie", who=names, deals=deals)
        if whole:
            return self._tongue.say("watched_win" if several else "watched_wins", who=names)
        return self._tongue.say("watched_lead" if several else "watched_leads", who=names, deals=deals)

    def show_tally(self, played: PlayedDeal) -> None:
        """What each seat scored for what, and the result of each team."""
        rows = []
        for seat, items in groupby(played.tally, key=lambda item: item.seat):
            for item in items:
                label = self.session.data.tally_label(item.reason)
                rows.append((self._name(seat), label, str(item.number), f"{item.points:+d}"))
        say(*columns(rows, right=(2, 3)))
        if played.finished and (ending := played.game.ending(played.state)):
            say(self.workshop.ending(self.session, ending))
        for team in played.game.teams(played.players):
            say(f"{self._names(team)}: {played.result[team[0]]}")

    def _show_step(self, played: PlayedDeal, number: int, step: Step) -> None:
        if step.seat == CHANCE:
            say(f"{number:3}  {self._tongue.chance(step.move).says}")
        else:
            if hint := next(self.hints, None):
                say_coloured(f"{'':5}{self._tongue.words.say['watched_hint']:<8}{escape(self._advise(hint))}")
            move = self._coloured_text(self.session.data.word_move(str(step.move)))
            say_coloured(f"{number:3}  {escape(self._name(step.seat)):<8}{move}")
        seat = max(step.seat, 0)
        for id, cards in played.game.piles(step.before, seat):
            pile = escape(self.session.data.pile_label(id))
            say_coloured(f"{'':13}{pile}: {self._cards(cards) or '–'}")
        for remark in played.game.remarks(step.before, step.move, step.after):
            say(f"{'':13}{self.workshop.sentence(self.session, remark)}")

    def _advise(self, hint: Hint) -> str:
        """A hint in the game's language, as the rest of the transcript is."""
        return " ".join([f"{self._tongue.move(hint.best)}.", *Advice(self._tongue).compare(hint)])

    @cached_property
    def _tongue(self) -> Tongue:
        return read_tongue(self.workshop, self.session, GERMAN)

    def _names(self, seats: Sequence[int]) -> str:
        """Names in a row: "Anna", "Anna und Bert", "Anna, Bert und Cleo"."""
        return self._tongue.together([self._name(seat) for seat in seats])

    def _name(self, seat: int) -> str:
        return self.session.names[seat]

    def _cards(self, cards: Iterable[Card]) -> str:
        return self._coloured_text(" ".join(map(str, cards)))

    def _coloured_text(self, text: str) -> str:
        """The text with cards in the colour of their suit, if colour is wanted."""
        text = escape(text)
        if not self.coloured:
            return text
        return " ".join(self._coloured_word(word) for word in text.split(" "))

    def _coloured_word(self, word: str) -> str:
        suit = word.partition("-")[0]
        role = next((entry.colour for entry in self.session.deck.suits if entry.id == suit), None)
        if role is None:
            return word
        screen = self.session.deck.palette[role].screen
        red, green, blue = (int(screen[place : place + 2], 16) for place in (1, 3, 5))
        return f"\033[38;2;{red};{green};{blue}m{word}\033[0m"
