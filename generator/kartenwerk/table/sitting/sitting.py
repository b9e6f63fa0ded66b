"""The dialogue of an evening, from the first deal to the last."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.play.engine.table import GameTable, Sight
from kartenwerk.table.sitting.narrator import Narrator
from kartenwerk.table.sitting.review import describe_review
from kartenwerk.table.sitting.rules import RuleTexts, passages
from kartenwerk.table.sitting.score import ALL, ScoreNarrator
from kartenwerk.table.sitting.tongue import Tongue
from kartenwerk.table.sitting.typed import CardNames, plain
from kartenwerk.table.sitting.understand import Asked, Chosen, Command, Understanding

PROMPT = "> "
REVIEW = ("rueckblick", "review")
"""Asks after the last deal for the moves that cost most."""

EVERYBODY = ("alle", "all")
"""Confirms, after the command `undo`, that moves of other people are taken back, too."""


class Offered(NamedTuple):
    """What helps to type a line: whole lines, and words with which one may end."""

    lines: Sequence[str] = ()
    words: Sequence[str] = ()


NOTHING = Offered()


class Voice(Protocol):
    """Where the dialogue goes to and comes from."""

    def say(self, *lines: str) -> None:
        """Print lines."""

    def ask(self, offered: Offered = NOTHING) -> str | None:
        """A line that was typed, with this help where that is possible; None when there will be no more."""

    def show(self, sight: Sight, seat: int, options: Sequence[Any]) -> bool:
        """Draw the table for eyes, with the moves by their numbers, where that is wanted; whether it is."""

    def part(self) -> None:
        """Put earlier lines out of sight, because another person comes to read."""


@dataclass
class Sitting:
    """People at a table, in the words of a `tongue`; `others` are further tongues that are understood.

    `save` writes the record to a file that a person names; KartenwerkError if that fails, FileExistsError if there is
    one of that name. `rules` gives those of the booklet. `deals` are how many
    are played, None for the whole match. `strict` refuses hints and taking back.
    """

    table: GameTable
    tongue: Tongue
    others: Sequence[Tongue]
    voice: Voice
    save: Callable[[str], None]
    rules: Callable[[], RuleTexts]
    deals: int | None = 1
    strict: bool = False
    narrators: dict[int, Narrator] = field(init=False)
    heard: dict[int, int] = field(init=False)
    names: CardNames = field(init=False)
    present: int | None = field(init=False, default=None)

    def __post_init__(self) -> None:
        self.narrators = {seat: Narrator(self.tongue, seat) for seat in self.table.people}
        self.heard = dict.fromkeys(self.table.people, 0)
        self.names = CardNames((self.tongue, *self.others))

    def run(self) -> bool:
        """Play until all deals are over; False if a person leaves before."""
        self._greet()
        played = 0
        while True:
            if not self._deal():
                return False
            played += 1
            self._end_of_deal()
            if self.deals is not None and played >= self.deals:
                break
            if not self.table.next_deal():
                break
            self.heard = dict.fromkeys(self.table.people, 0)
            for narrator in self.narrators.values():
                narrator.forget()
            self._say(self.tongue.say("deal", number=played + 1))
        self._say(*self._to_all.winner(self.table.match()))
        if self.table.hints or self.table.undos:
            self._say(self.tongue.say("asked", hints=self.table.hints, undos=self.table.undos))
        self._offer_review()
        return True

    def _offer_review(self) -> None:
        """Name the moves that cost most, if that is wanted; of several people to each."""
        self._say(self.tongue.say("review_offer"))
        if plain(self.voice.ask(Offered([self.tongue.say("review")])) or "") not in REVIEW:
            return
        deals = len(self.table.match().deals)
        for seat in self.table.people:
            if len(self.table.people) > 1:
                self._say(self.tongue.say("review_of", who=self.table.session.names[seat]))
            self._say(*describe_review(self.tongue, self.table.find_costly(seat), deals))

    @property
    def _to_all(self) -> ScoreNarrator:
        """Describes scores to the person who reads; where several do, nobody is "you"."""
        people = self.table.people
        return ScoreNarrator(self.tongue, people[0] if len(people) == 1 else ALL)

    def _greet(self) -> None:
        table, tongue = self.table, self.tongue
        title, names = table.session.data.title, table.session.names
        alone = len(table.people) == 1
        others = [names[seat] for seat in range(table.players) if not (alone and seat in table.people)]
        self._say(tongue.say("alone" if alone else "several", game=title, others=", ".join(others), seed=table.seed))
        for seat in table.people if alone else ():
            self._say(*self.narrators[seat].partners(table))
        if table.number:
            self._say(tongue.say_count("resumed", table.number))
            self.heard = dict.fromkeys(table.people, table.number)

    def _deal(self) -> bool:
        """One deal to its end; False if a person leaves before."""
        table = self.table
        while table.turn is not None:
            if not table.waits:
                table.proceed()
                self._report_present()
                continue
            seat = table.turn
            if not self._change_listener(seat):
                return False
            self._report(seat)
            if not self._move(seat):
                return False
            self._report(seat)
        return True

    def _report_present(self) -> None:
        """Report a move at once if there is only one person. Several people read it at their turn."""
        if len(self.table.people) == 1:
            self._report(self.table.people[0])

    def _report(self, seat: int) -> None:
        """Report to a seat everything since its last report."""
        for event in self.table.events(seat, self.heard[seat]):
            self._say(*self.narrators[seat].event(event))
        self.heard[seat] = self.table.number

    def _change_listener(self, seat: int) -> bool:
        """Hand over to the person of that seat; False if the input has ended."""
        if self.present != seat and len(self.table.people) > 1:
            self.voice.part()
            self._say(self.tongue.say("handover", who=self.table.session.names[seat]))
            if self.voice.ask() is None:
                self.leave()
                return False
        self.present = seat
        return True

    def _move(self, seat: int) -> bool:
        """Ask until a move is made or taken back, or the hand is sorted anew; False if the person leaves."""
        table, narrator = self.table, self.narrators[seat]
        sight = table.sight(seat)
        options = narrator.options(sight, table.moves(seat))
        drawn = self.voice.show(sight.with_hand(narrator.arrange_hand(sight)), seat, options)
        self._say(*narrator.turn(sight, options, drawn=drawn))
        understanding = Understanding(table, seat, self.tongue, self.names, options)
        cards = [*map(self.tongue.card, narrator.arrange_hand(sight))]
        offered = Offered([*self.tongue.words.commands, *cards, *map(self.tongue.move, options)], cards)
        while True:
            typed = self.voice.ask(offered)
            meaning = Command("quit") if typed is None else understanding.of(typed)
            match meaning:
                case Chosen(move):
                    table.play(move)
                    return True
                case Asked(sentence):
                    self._say(sentence)
                case Command("quit"):
                    self.leave()
                    return False
                case Command("undo", rest):
                    if self._undo(seat, plain(rest)):
                        return True
                case Command("sort"):
                    if self._sort_hand(sight, narrator):
                        return True
                case Command("why", rest):
                    self._say(understanding.why(rest))
                case Command(name, rest):
                    self._say(*self.answer(name, rest, seat, options))

    def answer(self, name: str, rest: str, seat: int, options: Sequence[Any]) -> Iterable[str]:
        """The answer to a command that changes nothing."""
        table, narrator, tongue = self.table, self.narrators[seat], self.tongue
        match name:
            case "hint":
                if self.strict:
                    return [tongue.say("strict")]
                return narrator.hint(table.hint(seat), options)
            case "hand":
                return [narrator.hand(table.sight(seat))]
            case "table":
                return [
                    *narrator.table(table.sight(seat)),
                    narrator.choice(options, narrator.arrange_hand(table.sight(seat))),
                ]
            case "turn":
                return [tongue.say("your_turn", others=narrator.others(table.session.names[: table.players]))]
            case "standing":
                return ScoreNarrator(tongue, seat).standing(table)
            case "trick":
                return (
                    [tongue.say("no_tricks")] if table.sight(seat).laid is None else narrator.trick(table.last_trick())
                )
            case "moves":
                found = narrator.list_moves(options, rest)
                return [tongue.say("all_moves", options=found) if found else tongue.say("no_such_moves")]
            case "history":
                again = Narrator(tongue, seat)
                past = [line for event in table.events(seat) for line in again.event(event)]
                return past or [tongue.say("history_empty")]
            case "save":
                return [self._save(rest)]
            case "rule":
                return self._quote_rules(rest)
        return [tongue.help, tongue.say("help_commands")]

    def _quote_rules(self, wanted: str) -> Iterable[str]:
        """The short rules, or the booklet's passages on a card or a word of the game."""
        if not wanted:
            return self.rules().short or [self.tongue.say("no_rules", game=self.tongue.called)]
        cards = self.names.find_cards(wanted)
        spoken = self.table.session.deck.name_of
        found = passages(self.rules().long, [wanted, *(map(spoken, cards) if len(cards) == 1 else ())])
        if not found.found:
            return [self.tongue.say("rule_unknown", wanted=wanted[:60])]
        more = [self.tongue.say("rule_more", number=found.more, game=self.tongue.called)] if found.more else []
        return [*found.found, *more]

    def _sort_hand(self, sight: Sight, narrator: Narrator) -> bool:
        """Sort the hand the other way, if there is one."""
        if sight.arranged is None:
            self._say(self.tongue.say("sorted_only"))
            return False
        narrator.trumps_first = not narrator.trumps_first
        narrator.known_piles.pop("hand", None)
        self._say(self.tongue.say("sorted_trumps" if narrator.trumps_first else "sorted_suits"))
        return True

    def _undo(self, seat: int, rest: str) -> bool:
        """Take the seat's last move back, if that may be; moves of other people after it only if all want that."""
        if self.strict:
            self._say(self.tongue.say("strict"))
            return False
        others = self.table.moved_since(seat)
        if others and rest not in EVERYBODY:
            names = [self.table.session.names[other] for other in others]
            self._say(self.tongue.say("undo_others", who=self.tongue.together(names)))
            return False
        if not self.table.undo(seat):
            self._say(self.tongue.say("nothing_to_undo"))
            return False
        self.heard = {other: min(number, self.table.number) for other, number in self.heard.items()}
        for narrator in self.narrators.values():
            narrator.forget()
        self._say(self.tongue.say("undone"))
        return True

    def _save(self, file: str) -> str:
        if not file:
            return self.tongue.say("save_what")
        try:
            self.save(file)
        except FileExistsError:
            return self.tongue.say("exists", file=file)
        except KartenwerkError as error:
            return self.tongue.say("not_saved", why=str(error))
        return self.tongue.say("saved", file=file, game=self.tongue.called)

    def leave(self) -> None:
        """Say that the person leaves the table."""
        self._say(self.tongue.say_count("left", self.table.number))

    def _end_of_deal(self) -> None:
        for seat in self.table.people:
            if self.present in (seat, None):
                self._report(seat)
        self._say(*self._to_all.result(self.table))

    def _say(self, *lines: str) -> None:
        self.voice.say(*lines)
