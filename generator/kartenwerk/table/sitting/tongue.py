"""Everything at the table in words: cards, moves, piles, notes, and the sentences of the game."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from kartenwerk.build.workshop import Workshop
from kartenwerk.cards import HIDDEN, Card
from kartenwerk.catalog import require_suits
from kartenwerk.catalog.game import Verb
from kartenwerk.play.engine.contract import Ending, Note, Reason
from kartenwerk.play.engine.session import Session
from kartenwerk.table.sitting.words import GERMAN, ChanceWords, GameWords, TableWords, fill, read_game_words, read_words
from kartenwerk.text.german import capital, figures, number_word

Filled = Callable[..., str]
"""Fills a sentence of the data: its text, and what stands for `karten`, `werte`, `regeln` and `wer` in it."""

_CALLED = re.compile(r"([!?])\.$")
_SEPARATORS = re.compile(r"([ ,=]+)")


@dataclass(frozen=True)
class Tongue:
    """A session in the words of one tongue. `filled` fills sentences of the data.

    On the command line the game is `called` by its id or its file.
    """

    id: str
    session: Session
    words: TableWords
    game_words: GameWords
    filled: Filled
    called: str

    def say(self, id: str, **values: object) -> str:
        """A sentence of the table; what ends in a call, such as "Mau!", has no stop behind it."""
        return _CALLED.sub(r"\1", fill(self.words.say[id], **values))

    @property
    def help(self) -> str:
        """What may be typed, with a card of one's own deck as an example where it is one."""
        return self.say("help") if self.session.deck.bundled else self.say("help_own", card=self.card(self.kinds[0]))

    def fill(self, text: str, **values: object) -> str:
        """Another sentence of the data with the values at its places."""
        return fill(text, **values)

    def count(self, number: float) -> str:
        """A number as a word where the tongue is German and has one, else in figures."""
        whole = number == int(number) and self.id == GERMAN
        return number_word(int(number)) if whole else self.number(number)

    def say_count(self, id: str, number: int) -> str:
        """A sentence about a number of moves, in singular or plural."""
        return self.say(f"{id}_one" if number == 1 else id, moves=number)

    # ---- cards

    @property
    def _translates(self) -> bool:
        """Whether cards are called otherwise than the deck calls them: the program's decks, in games in German."""
        return self.id != GERMAN and self.session.data.language == GERMAN and self.session.deck.bundled

    def card(self, card: Card) -> str:
        if card == HIDDEN:
            return self.words.say["face_down"]
        if not self._translates or not card.suit:
            return self.session.deck.name_of(card)
        if self.session.deck.is_extra(card):
            return self.words.suits.get(card.suit, self.session.deck.name_of(card))
        return self.say("card", rank=self.rank(card.rank), suit=self.suit(card.suit))

    def suit(self, id: str) -> str:
        deck = self.session.deck
        own = require_suits(deck).suit(id).german if deck.suits else id
        return self.words.suits.get(id, own) if self._translates else own

    def rank(self, code: str) -> str:
        deck = self.session.deck
        own = require_suits(deck).rank(code).spoken if deck.suits else code
        return self.words.ranks.get(own, own) if self._translates else own

    def cards(self, cards: Sequence[Card]) -> str:
        """The cards in a row, equal ones counted; face-down ones as their number."""
        unseen = sum(card == HIDDEN for card in cards)
        names = [self.times(self.card(card), cards.count(card)) for card in dict.fromkeys(cards) if card != HIDDEN]
        if unseen:
            names.append(self.say("one_face_down" if unseen == 1 else "some_face_down", number=unseen))
        return ", ".join(names) or self.words.say["nothing"]

    def times(self, name: str, number: int) -> str:
        return name if number == 1 else self.say("twice" if number == 2 else "often", name=name, number=number)

    @cached_property
    def places(self) -> dict[Card, int]:
        """Where each kind of card stands in a sorted hand."""
        return {card: place for place, card in enumerate(self.kinds)}

    @cached_property
    def kinds(self) -> tuple[Card, ...]:
        """Every kind of card that the game may be played with."""
        pack, used = self.session.deck.pack, {str(kind) for kind in self.session.kinds}
        forms = (card for cards in pack.forms.values() for card in cards)
        return tuple(dict.fromkeys(card for card in (*pack.cards, *forms) if str(card) in used))

    def sort_cards(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """The cards as a sorted hand has them."""
        return tuple(sorted(cards, key=lambda card: self.places.get(card, len(self.places))))

    # ---- moves

    def move(self, move: object, own: bool | None = None) -> str:
        """A move in words: of oneself, of another, or as it stands in a list of choices."""
        text = str(move)
        known = self._worded_moves.get(text) or self.words.parts.get(text)
        if known and not (own and self.verb(known)):
            return known
        text = known or text
        verb = self.verb(text)
        rest = text[len(verb) :].strip()
        if "?" in rest.split():
            *unseen, said = rest.rpartition("?")
            count = "".join(unseen).count("?")
            hidden = self.say("one_face_down" if count == 1 else "some_face_down", number=count)
            rest = " ".join(part for part in (hidden, self._word_notation(said.strip())) if part)
        else:
            rest = self._word_notation(rest)
        if not verb:
            return rest
        forms = self.words.verbs[verb]
        chosen = self.id != GERMAN if own is None else own  # a choice reads as its notation does
        return " ".join(part for part in (forms.own if chosen else forms.other, rest) if part)

    def move_of(self, seat: int, move: object) -> str:
        """The sentence of what another seat does: "Anna zieht.", "Anna: Herz-Ass."."""
        words, between = self.move(move, own=False), " " if self.verb(str(move)) else ": "
        return f"{self.session.names[seat]}{between}{words}."

    def chance(self, move: object) -> ChanceWords:
        """The heading and the sentence of a move that nobody makes."""
        text = str(move)
        verb = _beginning(text, self.words.chance)
        words, rest = self.words.chance[verb], self._word_notation(text[len(verb) :].strip())
        return ChanceWords(heading=words.heading, says=fill(words.says, cards=rest))

    def verb(self, text: str) -> str:
        """The verb with which a notation begins, "" if it is none that is known."""
        return _beginning(text, self.words.verbs)

    def _word_notation(self, text: str) -> str:
        """A notation in words, with commas between cards."""
        words, after_card = "", False
        for word in _SEPARATORS.split(text):
            if not word.strip(" ,="):
                between = word
                continue
            name = self._word(word)
            is_card = word in self._named or word == "joker"
            if words:
                if "=" in between:
                    words += f" {self.words.parts['=']} "
                elif after_card and is_card:
                    words += "; " if "," in between else ", "
                else:
                    words += between
            words, after_card = words + name, is_card
        return words

    def _word(self, word: str) -> str:
        if word in self._named:
            return self.card(self._named[word])
        if word in self._suits:
            return self.suit(word)
        return self.rank(word) if word in self._ranks else self.words.parts.get(word, word)

    @cached_property
    def _named(self) -> dict[str, Card]:
        return {str(kind): kind for kind in self.kinds}

    @property
    def _worded_moves(self) -> Mapping[str, str]:
        """Moves for which the game has its own words."""
        return {**self.session.data.moves, **self.game_words.moves}

    @cached_property
    def _suits(self) -> frozenset[str]:
        return frozenset(suit.id for suit in self.session.deck.suits)

    @cached_property
    def _ranks(self) -> frozenset[str]:
        """The codes of ranks that are no numbers."""
        deck = self.session.deck
        codes = [rank.code for rank in require_suits(deck).ranks] if deck.suits else []
        return frozenset(code for code in codes if not code.isdecimal())

    def option(self, number: int, words: str) -> str:
        """A choice with its number, which must not run into another number."""
        return self.say("option_of_number" if words[:1].isdecimal() else "option", number=number, move=words)

    # ---- the game's words

    def name(self, seat: int, own: int) -> str:
        return self.words.say["you"] if seat == own else self.session.names[seat]

    def pile(self, id: str) -> str:
        return capital(self.game_words.piles.get(id) or self.session.data.pile_label(id))

    def tally(self, id: str) -> str:
        return self.game_words.tally.get(id) or self.session.data.tally_label(id)

    def sentence(self, reason: Reason, own: int) -> str:
        """The game's sentence for a reason or remark, addressed to a seat."""
        data = self.session.data
        theirs = self.game_words.reasons.get(reason.id) or self.game_words.remarks.get(reason.id)
        who = (
            ""
            if reason.seat is None
            else self.words.say["to_you"]
            if reason.seat == own
            else self.name(reason.seat, own)
        )
        words = self.filled(
            theirs or data.sentence(reason.id),
            karten=[self.card(card) for card in reason.cards],
            werte=[card.value for card in reason.cards],
            regeln=self.session.values,
            wer=who,
            name="" if reason.seat is None else self.name(reason.seat, own),
            selbst=reason.seat == own,
            zahl="" if reason.number is None else self.number(reason.number),
        )
        return capital(words)

    def ending(self, ending: Ending, own: int) -> str:
        """How the sides of a deal have ended, addressed to a seat."""
        data, numbers = self.session.data, (ending.number, ending.needed)
        made, needed = ("" if number is None else self.number(number) for number in numbers)
        text = self.game_words.remarks.get(ending.id) or data.sentence(ending.id)
        names = self.together([self.name(seat, own) for seat in ending.seats])
        return self.filled(text, namen=names, zahl=made, gebraucht=needed, regeln=self.session.values)

    def together(self, names: Sequence[str]) -> str:
        """Names in a row: "Anna", "Anna und Bert"."""
        *others, last = names
        return f"{', '.join(others)} {self.words.say['and']} {last}" if others else last

    def notes(self, notes: Iterable[Note], own: int) -> dict[str, list[str]]:
        """The notes in words, by the id of their label."""
        words: dict[str, list[str]] = {}
        for note in notes:
            words.setdefault(note.id, []).append(self._note(note, own))
        return words

    def note_line(self, id: str, parts: Sequence[str]) -> str:
        """ "Karten: Bert 5, Cleo 3."."""
        return f"{capital(self._note_label(id))}: {join_parts(parts)}."

    def _note_label(self, id: str) -> str:
        return self.game_words.notes.get(id) or self.session.data.note_label(id)

    def _note(self, note: Note, own: int) -> str:
        seat = "" if note.seat is None else self.name(note.seat, own)
        word = self.move(note.word) if note.word else ""
        number = "" if note.number is None else self.number(note.number)
        return " ".join(part for part in ((seat, word, number) if seat else (number, word)) if part)

    def number(self, number: float, decimals: int = 1) -> str:
        """A number in the tongue's spelling; a whole one without `decimals`."""
        return self.decimals(number, 0 if number == int(number) else decimals)

    def decimals(self, number: float, decimals: int) -> str:
        """A number in the tongue's spelling, always with so many decimals."""
        return figures(number, decimals) if self.id == GERMAN else f"{number:,.{decimals}f}"


def join_parts(parts: Sequence[str]) -> str:
    """Parts in a row; where one has commas itself, semicolons part them."""
    return ("; " if any(", " in part for part in parts) else ", ").join(parts)


def _beginning(text: str, known: Container[str]) -> str:
    """The longest of these with whose words a notation begins; "" if it begins with none."""
    end = len(text)
    while end > 0 and text[:end] not in known:
        end = text.rfind(" ", 0, end)
    return text[: max(end, 0)]


def read_tongue(workshop: Workshop, session: Session, id: str) -> Tongue:
    """The session in the words of that tongue; KartenwerkError for faulty data.

    A game that is not in German speaks its own language, whatever tongue is asked for.
    """
    if session.data.language != GERMAN:
        id = session.data.language
    own, data = id == session.data.language, session.data  # its own words go before what several games say
    game_words = GameWords() if own else read_game_words(workshop.roots, id, data.id, data.trick_game is not None)
    words = read_words(workshop.roots, id)
    spoken = {key: said for key, said in session.data.notation.items() if isinstance(said, Verb)}
    words = words.model_copy(update={"verbs": {**words.verbs, **spoken}})
    called = workshop.game_file.name if workshop.game_file else session.data.id
    return Tongue(id, session, words, game_words, workshop.templates.sentence, called)
