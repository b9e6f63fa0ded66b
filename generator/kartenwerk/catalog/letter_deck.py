"""Decks of letters: each kind of card is a sign of one letter or several, with a value."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Annotated, Literal, TypeAlias, get_args

from pydantic import Field, ValidationInfo, field_validator

from kartenwerk.cards import Card, Pack
from kartenwerk.catalog.deck import BuiltInDeck, Suit, no_doubles
from kartenwerk.catalog.fields import Data, Id, Name, Sentence, places
from kartenwerk.catalog.pictures import DescribedPicture, check_pictures

Sound = Literal["vowel", "consonant", "mixed"]
"""Whether a sign is read as a vowel, as a consonant, or as both like QU."""


Counted: TypeAlias = Annotated[tuple[Annotated[int, Field(le=200)], ...], Field(strict=False)]
"""How many cards of a kind each form of the deck has."""


class Letter(Data):
    """A kind of card. `sign` is its notation and its index ("A", "SCH"); `counts` says how many each form has."""

    sign: str = Field(pattern=r"^[A-ZÄÖÜ]{1,3}$")
    value: int = Field(ge=1)
    counts: Counted

    @property
    def is_group(self) -> bool:
        """Whether several letters stand on the card. They still count as one card."""
        return len(self.sign) > 1


class QuestionMark(Data):
    """The card that stands for any one letter and has no value. Its notation is `id`; `sign` is read too."""

    id: Id
    sign: Name
    spoken: Name
    counts: Counted


Picture: TypeAlias = Annotated[Sentence, places("sign", "value")]
"""What a letter's picture shows. Its sign and value fill the places."""

EACH, ITS_VALUE = "jeder dieser Buchstaben", "den Wert"
"""What fills the places where several cards are described together."""


class LetterDeck(BuiltInDeck):
    """A deck of letters and question marks, printed in several `forms` of different size; the usual one comes first."""

    forms: dict[str, Name] = Field(min_length=1)
    vowels: str = Field(pattern=r"^[A-ZÄÖÜ]+$")
    letters: tuple[Letter, ...] = Field(strict=False, min_length=1, max_length=200)
    question_mark: QuestionMark
    pictures: dict[str, Picture] = Field(default_factory=dict)  # by sound, or by a card's notation where it differs

    @field_validator("letters")
    @classmethod
    def _letters_are_sound(cls, letters: tuple[Letter, ...], info: ValidationInfo) -> tuple[Letter, ...]:
        no_doubles("sign", [letter.sign for letter in letters])
        for letter in letters:
            _check_counts(letter.sign, letter.counts, info)
        return letters

    @field_validator("question_mark")
    @classmethod
    def _question_mark_is_sound(cls, question_mark: QuestionMark, info: ValidationInfo) -> QuestionMark:
        _check_counts(question_mark.id, question_mark.counts, info)
        forms, letters = info.data.get("forms", {}), info.data.get("letters", ())
        for place, form in enumerate(forms):
            cards = question_mark.counts[place] + sum(letter.counts[place] for letter in letters)
            if letters and form != str(cards):
                raise ValueError(f"the form {form} has {cards} cards in all; their number must be its name")
        return question_mark

    @field_validator("pictures")
    @classmethod
    def _pictures_are_of_its_cards(cls, pictures: dict[str, str], info: ValidationInfo) -> dict[str, str]:
        if "letters" in info.data and "question_mark" in info.data:
            signs = {letter.sign for letter in info.data["letters"]}
            check_pictures(pictures, {*get_args(Sound), *signs, info.data["question_mark"].id})
        return pictures

    @cached_property
    def pack(self) -> Pack:
        """The usual form, with all forms as its `forms`. Cards are in the order of the file, question marks last."""
        forms = {name: self._form(place) for place, name in enumerate(self.forms)}
        usual = next(iter(forms.values()))
        return Pack(usual, forms=forms, aliases={self.question_mark.sign: self._question_card})

    @property
    def kinds(self) -> tuple[Card, ...]:
        letters = tuple(Card("", letter.sign, letter.value) for letter in self.letters)
        return (*letters, self._question_card)

    @property
    def suits(self) -> tuple[Suit, ...]:
        return ()

    @property
    def row(self) -> int:
        return 9

    @property
    def dative(self) -> str:
        return "Buchstabenkarten"

    def letter(self, sign: str) -> Letter:
        return next(letter for letter in self.letters if letter.sign == sign)

    def is_question_mark(self, card: Card) -> bool:
        return card == self._question_card

    def sound(self, sign: str) -> Sound:
        """Whether a sign is read as a vowel, a consonant or both."""
        are_vowels = {letter in self.vowels for letter in sign}
        if len(are_vowels) > 1:
            return "mixed"
        return "vowel" if are_vowels == {True} else "consonant"

    def name_of(self, card: Card) -> str:
        """ "A", "SCH", "Fragezeichen"."""
        return self.question_mark.spoken if self.is_question_mark(card) else card.rank

    def picture(self, card: Card) -> str:
        return self._pattern(card).format(sign=card.rank, value=f"die {card.value}")

    def describe_pictures(self, cards: Sequence[Card]) -> tuple[DescribedPicture, ...]:
        alike: dict[str, list[str]] = {}
        for card in cards:
            alike.setdefault(self._pattern(card), []).append(self.name_of(card))
        return tuple(
            DescribedPicture(
                ", ".join(signs), pattern.format(sign=EACH if len(signs) > 1 else signs[0], value=ITS_VALUE)
            )
            for pattern, signs in alike.items()
            if pattern
        )

    def _pattern(self, card: Card) -> str:
        """What the card's picture shows, with places for its sign and its value."""
        usual = "" if self.is_question_mark(card) else self.pictures.get(self.sound(card.rank), "")
        return self.pictures.get(card.rank, usual)

    @property
    def _question_card(self) -> Card:
        return Card("", self.question_mark.id)

    def _form(self, place: int) -> tuple[Card, ...]:
        counts = [*(letter.counts[place] for letter in self.letters), self.question_mark.counts[place]]
        return tuple(card for card, count in zip(self.kinds, counts, strict=True) for _ in range(count))


def _check_counts(name: str, counts: tuple[int, ...], info: ValidationInfo) -> None:
    """ValueError unless there is one count for each form, none is negative, and not all are 0."""
    forms = info.data.get("forms")
    if forms is not None and len(counts) != len(forms):
        raise ValueError(f"{name} has {len(counts)} counts; it needs one for each form: {', '.join(forms)}")
    if min(counts, default=0) < 0 or not any(counts):
        raise ValueError(f"{name} has the counts {list(counts)}; they must not be negative, and not all 0")
