"""Reading hands of letters, for people: their words, the best first, and how long a word five cards hold."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from kartenwerk.base.cache import Cache
from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.cards import Cards
from kartenwerk.catalog.game import GameData
from kartenwerk.play.engine.reading import Agreed, Hand, Hands, OddsRow
from kartenwerk.play.games.anagramm_poker.players import useless
from kartenwerk.play.games.anagramm_poker.state import HAND, LEAST
from kartenwerk.play.mechanics.hands import read_held, render
from kartenwerk.play.mechanics.words.chances import Chances, count_dealt, count_exchanged
from kartenwerk.play.mechanics.words.dictionary import Dictionary
from kartenwerk.play.mechanics.words.laying import LaidWord, Signs, lay_words
from kartenwerk.play.mechanics.words.spelling import WordFault, capitals

SHOWN = 10
"""Words of a hand that are named unless all are asked for."""

FAULTS = {
    WordFault.HYPHEN: "bindestrich",
    WordFault.APOSTROPHE: "auslassungszeichen",
    WordFault.DIGIT: "ziffer",
    WordFault.UNKNOWN: "nicht_im_woerterbuch",
}
"""The ids of the reasons that the game's TOML has sentences for."""


@dataclass(frozen=True)
class WordHands:
    """The hand reader and the odds. It names the best words, at most `shown` (None for all), or judges one `word`."""

    dictionary: Dictionary
    shown: int | None = SHOWN
    word: str = ""
    most: int = HAND

    def with_words(self, dictionary: Path | None, word: str, *, every: bool) -> WordHands:
        """The same reader with another list of words, judging `word`, or naming `every` word instead of the best."""
        used = Dictionary.of_file(dictionary) if dictionary else self.dictionary
        return replace(self, dictionary=used, shown=None if every else SHOWN, word=word)

    def hands(self, at: Agreed, hands: Sequence[str], board: str = "") -> Hands:
        held = read_held(at, hands, board, range(LEAST, HAND + 1))
        read = [self._read(at.data, hand) for hand in held]
        best = min((laid.order for _, laid in read if laid), default=None)
        return Hands(
            tuple(hand for hand, _ in read),
            tuple(place for place, (_, laid) in enumerate(read) if laid and laid.order == best),
        )

    def _read(self, data: GameData, hand: Cards) -> tuple[Hand, LaidWord | None]:
        """A hand with what it lays: its best word, or the word that is judged."""
        words = lay_words(self.dictionary.index, [card.rank for card in hand], LEAST)
        named = tuple(laid.word for laid in words[: self.shown])
        if not self.word:
            best = words[0] if words else None
            return self._hand(data, hand, best)._replace(words=named), best
        laid = next((one for one in words if one.word == capitals(self.word)), None)
        fault = self.dictionary.why_not(self.word)
        reason = None if laid else data.sentence(FAULTS[fault] if fault else "nicht_zu_legen")
        return self._hand(data, hand, laid)._replace(words=named, valid=laid is not None, reason=reason), laid

    def _hand(self, data: GameData, hand: Cards, laid: LaidWord | None) -> Hand:
        by_sign = {card.rank: card for card in hand}
        category = _category(len(laid.cards) if laid else 0)
        name = render(data.hands[category].full, wort=laid.word if laid else "")
        return Hand(category, name, tuple(by_sign[sign] for sign in laid.cards) if laid else ())

    def usual(self, at: Agreed) -> int:
        return self.most

    def odds(self, at: Agreed, cards: int) -> tuple[OddsRow, ...]:
        """The odds as dealt, counted; then after the exchange of a player who keeps the best word, sampled."""
        if cards != HAND:
            raise KartenwerkError(
                "odds are counted for a hand's cards", key="--cards", found=str(cards), expected=str(HAND)
            )
        first, second = self.chances(at)
        return (*_rows(at.data, first, ""), *_rows(at.data, second, "_getauscht"))

    def chances(self, at: Agreed) -> tuple[Chances, Chances]:
        """How long a word five cards hold: as they are dealt, and after the exchange."""
        signs, by_sign = [card.rank for card in at.pack], {card.rank: card for card in at.pack}
        most: int = at.rules.tausch_max

        def exchange(hand: Signs, word: Signs) -> Signs:
            held, kept = (tuple(by_sign[sign] for sign in signs) for signs in (hand, word))
            return tuple(card.rank for card in useless(held, kept, most))

        index, cache = self.dictionary.index, Cache.of_user()
        return (
            count_dealt(index, signs, HAND, LEAST, cache),
            count_exchanged(index, signs, HAND, LEAST, exchange, f"keeps its word, up to {most}", cache),
        )

    def after_exchange(self, at: Agreed, kept: str, thrown: str) -> tuple[OddsRow, ...]:
        raise KartenwerkError(
            "{title} has no odds of single exchanges", title=at.data.title, key="--keep", found=kept or thrown
        )


def _category(cards: int) -> str:
    """The id of hands whose best word has that many cards, 0 for none."""
    return f"karten_{cards}"


def _rows(data: GameData, chances: Chances, after: str) -> tuple[OddsRow, ...]:
    """The odds as rows; `after` is appended to their ids, and what it stands for to their names."""
    ending = data.hands["tausch"].name if after else ""
    return tuple(
        OddsRow(
            _category(cards) + after,
            data.hands[_category(cards)].name + ending,
            chances.ways.get(cards, 0),
            chances.total,
            standard_error=chances.standard_error(cards),
        )
        for cards in (0, *range(LEAST, HAND + 1))
    )


DICTIONARY = Dictionary.of_project(DataRoots.over())
"""The project's own list of words."""

HANDS = WordHands(DICTIONARY)
