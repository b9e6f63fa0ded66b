"""The meaning of a typed line: a command, a move, or a sentence that asks for more."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.cards import Card
from kartenwerk.play.engine.contract import Reason
from kartenwerk.play.engine.past import cards_in
from kartenwerk.play.engine.table import GameTable
from kartenwerk.table.sitting.narrator import FEW, amount_of, describe_option
from kartenwerk.table.sitting.tongue import Tongue
from kartenwerk.table.sitting.typed import CardNames, plain
from kartenwerk.text.german import capital

COMMANDS: Mapping[str, tuple[str, ...]] = {
    "help": ("?", "hilfe", "help", "h"),
    "hint": ("tipp", "hint"),
    "why": ("warum", "why"),
    "undo": ("zurueck", "undo"),
    "hand": ("blatt", "hand"),
    "table": ("tisch", "table"),
    "moves": ("zuege", "moves"),
    "history": ("verlauf", "history"),
    "save": ("sichern", "save"),
    "rule": ("regel", "regeln", "rule", "rules"),
    "sort": ("sortiert", "sortieren", "sortiere", "sort"),
    "quit": ("ende", "quit", "exit"),
    "answer": ("loesung", "antwort", "answer"),
    "compare": ("vergleich", "compare"),
}
"""Commands by the first word of a line, in both tongues; the last two are those of lessons alone."""

QUESTIONS: Mapping[str, tuple[str, ...]] = {
    "table": (
        *("was liegt", "was liegt da", "was liegt auf dem tisch", "noch einmal", "nochmal", "wiederholen"),
        *("what lies", "what is on the table", "again", "repeat"),
    ),
    "hand": ("karten", "meine karten", "was habe ich", "cards", "my cards", "my hand", "what do i hold"),
    "moves": ("was kann ich", "was darf ich", "was geht", "what can i do", "what may i do"),
    "turn": (
        *("wer", "dran", "wer ist dran", "wer ist am zug", "wer ist an der reihe"),
        *("who", "turn", "whose turn", "whose turn is it", "who is on turn"),
    ),
    "standing": (
        *("stand", "spielstand", "punktestand", "punkte", "wie steht es", "wie stehts", "wer fuehrt"),
        *("standing", "score", "points", "who leads", "what is the score"),
    ),
    "trick": ("stich", "letzter stich", "der letzte stich", "trick", "last trick", "the last trick"),
}
"""Typed questions without their question mark, in both tongues, by the command that answers them."""

SEVERAL = 3
"""Above this number of moves that differ only in their amount, the table asks for the amount."""

SHORTEST = 3
"""The least letters of a stem that identifies a verb."""

_WHAT = re.compile(
    r"^(was ist|was sind|was heisst|what is|what are)( (der|die|das|ein|eine|a|an|the))? (?P<it>.+?)[? ]*$"
)
_SPEAKER = re.compile(r"^(ich|i) (?=\w)")
_ENDINGS = re.compile(r"(e|en|st|t|es|s)$")
_WORDS = re.compile(r"[ ,=]+")


class Command(NamedTuple):
    """A command, and what stands after it as it was typed."""

    name: str
    rest: str = ""


class Chosen(NamedTuple):
    """A legal move."""

    move: Any


class Asked(NamedTuple):
    """A sentence in answer to an impossible or unclear line."""

    sentence: str


Meaning: TypeAlias = Command | Chosen | Asked


class Understanding:
    """Understands what the seat on turn types; `options` are its moves in the order of their numbers."""

    def __init__(self, table: GameTable, seat: int, tongue: Tongue, names: CardNames, options: Sequence[Any]) -> None:
        self.table, self.seat, self.tongue, self.names, self.options = table, seat, tongue, names, options
        sight = table.sight(seat)
        self.hand, self.named = sight.pile("hand"), sight.named

    def of(self, typed: str) -> Meaning:
        """What a line means."""
        typed = typed.strip()
        wanted = _SPEAKER.sub("", plain(typed.removeprefix(":")))
        same = [move for move in self.options if wanted and wanted in self._spellings(move)]
        if typed.startswith(":") or not same:
            if asked := next((name for name, words in QUESTIONS.items() if wanted.rstrip("? ") in words), None):
                return Command(asked)
            if what := _WHAT.match(wanted):
                return Command("rule", what["it"])
            word, _, rest = typed.removeprefix(":").partition(" ")
            said = plain(word) or word
            command = next((name for name, words in COMMANDS.items() if said in words), None)
            if command or not typed:
                return Command(command or "help", rest.strip())
        if typed.isdecimal():
            return self._by_number(typed)
        if not wanted:
            return self._not_understood(typed)
        if len(same) == 1:
            return Chosen(same[0])
        meaning = self._by_phrase(wanted) or self._by_beginning(wanted) or self._by_words(wanted)
        return meaning or self._by_card(typed)

    def why(self, text: str) -> str:
        """The sentence that says why a card may not be used now, or that it may."""
        kinds = self._cards_of_number(text) or (self.names.find_cards(text) if text else [])
        held = [kind for kind in kinds if kind in self.hand] or kinds
        if len(held) != 1:
            if held:
                return self.tongue.say("which", cards=self.tongue.cards(self.tongue.sort_cards(held)))
            example = self.hand[0] if self.hand else self.tongue.kinds[0]
            return self.tongue.say("why_what", card=self.tongue.card(example))
        card = held[0]
        name = capital(self.tongue.card(card))
        if card not in self.hand and not self.moves_with(card):
            return self.tongue.say("not_held", card=self.tongue.card(card))
        if self.moves_with(card):
            return self.tongue.say("allowed", card=name)
        return self.tongue.say("forbidden", card=name, why=self.say_reason(card))

    def _cards_of_number(self, text: str) -> list[Card]:
        """The card of the move that has this number, if it has but one."""
        number = int(text) if text.isdecimal() and len(text) < 10 else 0
        cards = [*cards_in(self.options[number - 1])] if 1 <= number <= len(self.options) else []
        return cards if len(cards) == 1 else []

    # ---- ways to name a move

    def _spellings(self, move: Any) -> tuple[str, ...]:
        heard = self.named.get(str(move), move)
        wordings = (self.tongue.move(move), self.tongue.move(move, own=True), self.tongue.move(heard))
        return plain(str(move)), *map(plain, wordings)

    def _by_number(self, typed: str) -> Meaning:
        """The move of that number; where there are too many to be numbered aloud, an amount comes first."""
        number = int(typed) if len(typed) < 10 else 0
        amounts = [move for move in self.options if amount_of(move) == typed]
        there = 1 <= number <= len(self.options)
        if amounts and (len(self.options) > FEW or not there):
            return Chosen(amounts[0]) if len(amounts) == 1 else self._which(amounts)
        if there:
            return Chosen(self.options[number - 1])
        return Asked(self.tongue.say("no_number", number=typed, most=len(self.options)))

    def _by_phrase(self, wanted: str) -> Meaning | None:
        """A phrase for a move: that move, or the rule that forbids it now."""
        meant = self._phrases.get(wanted)
        if meant is None:
            return None
        for notation in meant:
            if found := [move for move in self.options if _begins_with(str(move), notation)]:
                return Chosen(found[0]) if len(found) == 1 else self._which(found)
        texts = [text for notation in meant for text in (notation, *(f"{notation} {card}" for card in self.hand[:1]))]
        return self._forbidden(texts) or Asked(self.tongue.say("not_possible"))

    @property
    def _phrases(self) -> Mapping[str, Sequence[str]]:
        return {plain(phrase): meant for phrase, meant in self.tongue.words.phrases.items()}

    def _by_beginning(self, wanted: str) -> Meaning | None:
        begun = [move for move in self.options if any(text.startswith(wanted) for text in self._spellings(move))]
        return Chosen(begun[0]) if len(begun) == 1 else None

    def _by_words(self, wanted: str) -> Meaning | None:
        """A verb, cards, numbers and suits in any order; None if nothing of the kind is meant."""
        typed = [self.tongue.words.synonyms.get(word, word) for word in wanted.split()]
        cards, rest = self.names.in_a_row([word for word in typed if word])
        if not cards and not rest:
            return None
        named = Counter(map(_kind, cards))
        fits: Sequence[Any] = [
            move for move in self.options if self._count_cards(move) == named and self._says(move, rest, cards)
        ]
        if not fits and cards:
            return None
        if cards:
            bare = [move for move in fits if not self._more(move, cards)]
            fits = bare if len(bare) == 1 else fits
        fits = self._shortest(fits, rest)
        if len(fits) == 1:
            return Chosen(fits[0])
        return self._which(fits) if fits else None

    def _shortest(self, fits: Sequence[Any], rest: Sequence[str]) -> Sequence[Any]:
        """Of moves that a verb and nothing more fits, the one that is nothing more."""
        bare = [move for move in fits if len(_WORDS.split(str(move))) == len(rest)]
        return bare if len(bare) == 1 else fits

    def _by_card(self, typed: str) -> Meaning:
        named, _ = self.names.in_a_row(plain(typed).split())
        kinds = self.names.find_cards(typed) or (named if len(named) == 1 else [])
        held = [kind for kind in kinds if kind in self.hand] or [kind for kind in kinds if self.moves_with(kind)]
        if len(held) > 1:
            return Asked(self.tongue.say("which", cards=self.tongue.cards(self.tongue.sort_cards(held))))
        if not held:
            if not kinds:
                return self._impossible(typed)
            return Asked(self.tongue.say("not_held", card=self.tongue.card(kinds[0])))
        card = held[0]
        moves = self.moves_with(card)
        bare = moves if len(moves) == 1 else [move for move in moves if not self._more(move, [card])]
        if len(bare) == 1:
            return Chosen(bare[0])
        if moves:
            return self._which(moves)
        reason = self._find_reason(card)
        if reason is None:
            return Asked(self.tongue.say("forbidden", card=capital(self.tongue.card(card)), why=self.say_reason(card)))
        return Asked(self.tongue.say("not_allowed", why=self.tongue.sentence(reason, self.seat)))

    def _impossible(self, typed: str) -> Meaning:
        """The answer to a move of the game that is not legal now, or to what is no move."""
        synonyms, wanted = self.tongue.words.synonyms, plain(typed)
        cards, rest = self.names.in_a_row(wanted.split())
        said = " ".join(plain(synonyms.get(word, word)) for word in wanted.split()) or wanted
        verbs = [verb for verb in self.tongue.words.verbs if self._is_verb(said, verb)]
        words = [synonyms.get(word, word) for word in typed.casefold().split()]
        amounts = [word for word in rest if word.isdecimal()]
        texts = [typed, " ".join(filter(None, words))]
        texts += [" ".join([verb, *map(str, cards), *amounts]) for verb in verbs]
        if forbidden := self._forbidden(texts):
            return forbidden
        if len(wanted.split()) == 1 and (
            begun := [move for move in self.options if self.tongue.verb(str(move)) in verbs]
        ):
            return self._which(begun)
        return Asked(self.tongue.say("not_possible")) if verbs or cards else self._not_understood(typed)

    def _forbidden(self, texts: Sequence[str]) -> Asked | None:
        """The rule that forbids the first of these notations that the game knows; None if it knows none."""
        for text in texts:
            try:
                reason = self.table.why_not(self.seat, self.table.game.read(text, self.table.session.deck.pack))
            except (KartenwerkError, IndexError, KeyError, ValueError):
                continue
            if reason is not None:
                return Asked(self.tongue.say("not_allowed", why=self.tongue.sentence(reason, self.seat)))
        return None

    def _is_verb(self, wanted: str, verb: str) -> bool:
        """Whether a line begins with a verb, in notation, in the tongue's words, or in another form of it."""
        known = self.tongue.words.verbs[verb]
        forms = [plain(form) for form in (verb, known.own, known.other)]
        if any(f"{wanted} ".startswith(f"{form} ") for form in forms):
            return True
        return any(_like(wanted.split()[0], form) for form in forms if " " not in form)

    def _not_understood(self, typed: str) -> Asked:
        return Asked(self.tongue.say("not_understood", typed=typed[:60]))

    def _which(self, moves: Sequence[Any]) -> Asked:
        """The question which of several moves is meant, with their numbers; of many, the first."""
        amounts, verbs = [amount_of(move) for move in moves], {self.tongue.verb(str(move)) for move in moves}
        if all(amounts) and len(verbs) == 1 and len({*amounts}) == len(moves) > SEVERAL:
            verb = capital(self.tongue.move(verbs.pop()))
            return Asked(self.tongue.say("how_much", verb=verb, least=amounts[0], most=amounts[-1]))
        numbered = [describe_option(self.tongue, self.options, move) for move in moves[:8]]
        return Asked(self.tongue.say("which_move", moves="; ".join([*numbered, *(["..."] if len(moves) > 8 else [])])))

    # ---- what moves are made of

    def _count_cards(self, move: Any) -> Counter[str]:
        """The cards that a move's notation names, jokers without what they stand for."""
        kinds = {str(kind): kind for kind in self.names.kinds}
        words = str(move).replace(",", " ").split()
        cards = [
            "joker" if word.startswith("joker") else _kind(kinds[word])
            for word in words
            if word in kinds or "=" in word
        ]
        return Counter(cards)

    def _says(self, move: Any, rest: Sequence[str], cards: Sequence[Card]) -> bool:
        """Whether every other typed word is one of the move beside its cards, or begins like one."""
        for text in self._spellings(move):
            left = Counter(text.split())
            for card in cards:
                left -= Counter(plain(str(card)).split()) & left or Counter(plain(self.tongue.card(card)).split())
            if all(self._is_among(word, left) for word in rest):
                return True
        return False

    def _is_among(self, word: str, words: Counter[str]) -> bool:
        if words[word]:
            return True
        suit = self.names.suit_of(word)
        if suit is not None:
            return any(words[name] for name in self.names.suits[suit])
        rank = self.names.rank_of(word)
        if rank is not None and any(words[name] for name in self.names.ranks[rank]):
            return True
        return not word.isdecimal() and any(_like(word, known) for known in words)

    def _more(self, move: Any, cards: Sequence[Card]) -> bool:
        """Whether a move has more to it than its cards: a wish, a call."""
        return plain(str(move)) != plain(" ".join(map(str, cards)))

    def moves_with(self, card: Card) -> list[Any]:
        """The legal moves that name a card first: the one that the seat gives away."""
        named = [(move, [word for word in _WORDS.split(str(move)) if word]) for move in self.options]
        return [move for move, words in named if _kind(card) in [_of_joker(word) for word in words]]

    def say_reason(self, card: Card) -> str:
        """Why nothing may be done with a card now."""
        reason = self._find_reason(card)
        return self.tongue.say("no_rule") if reason is None else self.tongue.sentence(reason, self.seat)

    def _find_reason(self, card: Card) -> Reason | None:
        """The rule that forbids what may otherwise be done with a card."""
        now = sorted({"", *(self.tongue.verb(str(move)) for move in self.options)})
        for verb in dict.fromkeys((*now, *self.tongue.words.verbs)):
            try:
                move = self.table.game.read(f"{verb} {card}".strip(), self.table.session.deck.pack)
                reason = self.table.why_not(self.seat, move)
            except (KartenwerkError, IndexError, KeyError, ValueError):
                continue
            if reason is not None:
                return reason
        return None


def _begins_with(text: str, notation: str) -> bool:
    return text == notation or text.startswith((f"{notation} ", f"{notation},"))


def _kind(card: Card) -> str:
    """A card's notation; that of any joker is the same."""
    return "joker" if card.suit == "joker" else str(card)


def _of_joker(word: str) -> str:
    return "joker" if word.startswith("joker") else word


def _like(typed: str, known: str) -> bool:
    """Whether a typed word is the beginning of a known one, or a form of the same verb."""
    stem = _ENDINGS.sub("", typed)
    begun = len(typed) > 1 and known.startswith(typed)
    return known == typed or begun or (len(stem) >= SHORTEST and known.startswith(stem))
