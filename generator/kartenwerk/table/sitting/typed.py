"""Typed words in plain spelling, and the cards that they may name."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from kartenwerk.cards import Card
from kartenwerk.catalog import SuitedDeck
from kartenwerk.table.sitting.tongue import Tongue

_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
_APART = re.compile(r"[-\s,;.=/]+")
NOTHING: frozenset[str] = frozenset()
_SILENT = ("of", "von", "the", "der", "die", "das", "den")


def plain(text: str) -> str:
    """Lower case, umlauts and accents written out, one space between words, which hyphens and commas part, too."""
    text = unicodedata.normalize("NFC", text).casefold().translate(_UMLAUTS)
    text = "".join(sign for sign in unicodedata.normalize("NFD", text) if not unicodedata.combining(sign))
    return " ".join(_APART.sub(" ", text).split())


class CardNames:
    """What cards may be called: by notation, by the deck's names, in either tongue, or by the beginnings of these."""

    def __init__(self, tongues: Sequence[Tongue]) -> None:
        self.tongues = tongues
        self.kinds = tongues[0].kinds

    @cached_property
    def suits(self) -> dict[str, frozenset[str]]:
        """Every suit's names, by its id."""
        deck = self.tongues[0].session.deck
        if not isinstance(deck, SuitedDeck):
            return {}
        own = {suit.id: {suit.id, suit.name, suit.german} for suit in deck.suits}
        return {id: _plain({*names, *(tongue.suit(id) for tongue in self.tongues)}) for id, names in own.items()}

    @cached_property
    def ranks(self) -> dict[str, frozenset[str]]:
        """Every rank's names, by its code."""
        deck = self.tongues[0].session.deck
        if not isinstance(deck, SuitedDeck):
            return {}
        own = {rank.code: {rank.code, rank.name, rank.spoken, *rank.german} for rank in deck.ranks}
        return {code: _plain({*names, *(tongue.rank(code) for tongue in self.tongues)}) for code, names in own.items()}

    @cached_property
    def whole(self) -> dict[str, list[Card]]:
        """The kinds of card of each full name, in the order of words in which it is typed or the other."""
        found: dict[str, list[Card]] = {}
        for kind in self.kinds:
            names = {plain(str(kind)), *(plain(tongue.card(kind)) for tongue in self.tongues)}
            for suit in self.suits.get(kind.suit, ()):
                for rank in self.ranks.get(kind.rank, ()):
                    names |= {f"{suit} {rank}", f"{rank} {suit}"}
            for name in {*map(_strip, names)}:
                found.setdefault(name, []).append(kind)
        return found

    def find_cards(self, text: str) -> list[Card]:
        """The kinds of card that a text may name: by a whole name, a suit or a rank alone, or beginnings of both."""
        wanted = _strip(plain(text))
        if wanted in self.whole:
            return self.whole[wanted]
        suit, code = self.suit_of(wanted), self.rank_of(wanted)
        if suit or code:
            return [kind for kind in self.kinds if kind.suit == suit or kind.rank == code]
        return next((found for names in self._by_tongue if (found := self._find_begun(wanted, *names))), [])

    def _find_begun(
        self, wanted: str, suits: Mapping[str, frozenset[str]], ranks: Mapping[str, frozenset[str]]
    ) -> list[Card]:
        """The kinds of card of which a text is the beginnings of suit and rank, in either order; whole ranks first."""
        pairs = [*_pairs(wanted)]
        both = [(one, other) for pair in pairs for one, other in (pair, pair[::-1])]
        found = [
            kind
            for kind in self.kinds
            if kind.suit in suits
            and any(
                _begins(suits[kind.suit], one) and _begins(ranks.get(kind.rank, NOTHING), other) for one, other in both
            )
        ]
        return [kind for kind in found if any({*pair} & ranks[kind.rank] for pair in pairs)] or found

    @cached_property
    def _by_tongue(self) -> list[tuple[dict[str, frozenset[str]], dict[str, frozenset[str]]]]:
        """The names of suits and ranks in the first tongue, and then in all of them: "kd" means one card in each."""
        deck, own = self.tongues[0].session.deck, self.tongues[0]
        if not isinstance(deck, SuitedDeck):
            return []
        suits = {suit.id: _plain({suit.id, suit.name, own.suit(suit.id)}) for suit in deck.suits}
        ranks = {rank.code: _plain({rank.code, rank.name, own.rank(rank.code)}) for rank in deck.ranks}
        return [(suits, ranks), (self.suits, self.ranks)]

    def suit_of(self, word: str) -> str | None:
        """The suit that a whole word names."""
        return next((id for id, names in self.suits.items() if word in names), None)

    def rank_of(self, word: str) -> str | None:
        """The rank that a whole word names."""
        return next((code for code, names in self.ranks.items() if word in names), None)

    def in_a_row(self, words: Sequence[str]) -> tuple[list[Card], list[str]]:
        """Cards that are named one after the other, and the words that name none.

        A suit holds until the next one; the first one also for ranks that stand right before it.
        """
        words = [word for word in words if word not in _SILENT]
        cards: list[Card] = []
        rest: list[str] = []
        suit: str | None = None
        place = 0
        while place < len(words):
            pair = _strip(" ".join(words[place : place + 2]))
            word = words[place]
            if place + 1 < len(words) and (kinds := self.whole.get(pair)):
                if suit is None:
                    cards += self._before(kinds[0].suit, words[:place], rest)
                cards.append(kinds[0])
                suit = kinds[0].suit if kinds[0].suit in self.suits else suit
                place += 2
                continue
            if kinds := self.whole.get(word):
                cards.append(kinds[0])
            elif named := self.suit_of(word):
                found_before = [] if suit else self._before(named, words[:place], rest)
                cards += found_before
                suit = named
                if not found_before:
                    rest.append(word)
            elif suit and (rank := self.rank_of(word)) and (found := self._kind(suit, rank)):
                if rest and self.suit_of(rest[-1]) == suit:
                    rest.pop()
                cards.append(found)
            else:
                rest.append(word)
            place += 1
        return cards, rest

    def _before(self, suit: str, words: Sequence[str], rest: list[str]) -> list[Card]:
        """The cards of a suit whose ranks are the last words before it; they go out of the `rest`."""
        found: list[Card] = []
        while len(found) < len(words) and rest[-1:] == [words[-1 - len(found)]]:
            rank = self.rank_of(rest[-1])
            card = self._kind(suit, rank) if rank else None
            if card is None:
                break
            found.append(card)
            rest.pop()
        return found[::-1]

    def _kind(self, suit: str, rank: str) -> Card | None:
        return next((kind for kind in self.kinds if (kind.suit, kind.rank) == (suit, rank)), None)


def _plain(names: set[str]) -> frozenset[str]:
    return frozenset(map(plain, names))


def _strip(text: str) -> str:
    """The text without words that mean nothing among cards."""
    return " ".join(word for word in text.split() if word not in _SILENT)


def _pairs(text: str) -> Iterator[tuple[str, str]]:
    """Every way to take a text for two words; without a space one of them is a single letter, or a number."""
    words = text.split()
    if len(words) == 2:
        yield words[0], words[1]
    elif len(words) == 1:
        for place in range(1, len(text)):
            pair = text[:place], text[place:]
            if any(len(part) == 1 or part.isdecimal() for part in pair):
                yield pair


def _begins(names: frozenset[str], word: str) -> bool:
    return any(name.startswith(word) for name in names)
