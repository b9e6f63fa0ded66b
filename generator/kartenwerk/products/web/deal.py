"""The section that shows a deal move by move, and asks before some of them.

The list itself holds all there is; a script shows one step at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from string import digits
from typing import Any, NamedTuple

from markupsafe import Markup

from kartenwerk.catalog import Deck
from kartenwerk.products.web.questions import WrittenQuestions, write_controls
from kartenwerk.products.web.scenes import CardMark, Pile, Scene
from kartenwerk.products.web.site_words import AskWords
from kartenwerk.text.templating import Templates
from kartenwerk.text.web.letters import Letters
from kartenwerk.text.web.markup import mark_languages

DEAL = "zug-fuer-zug"

ROOM = 110_000
"""Characters that the moves of a page may take; of a longer deal the page shows the first moves and says so."""

_ID_OF_TEXT = "erzaehlt-"
_CLASSES = {CardMark.PLAYED: "played", CardMark.TAKEN: "taken"}


class DealStep(NamedTuple):
    """A step of the deal: a question, or a move with where in the text its reason stands, if anywhere."""

    html: Markup
    is_move: bool = False
    reason: str = ""


class DealSection:
    """The section of a deal, as many of its moves as it has room for; `card` draws a small card."""

    def __init__(
        self,
        templates: Templates,
        deck: Deck,
        scenes: Sequence[Scene],
        card: Callable[[str], Markup],
        letters: Letters,
        words: AskWords,
    ) -> None:
        self._html, self._deck, self._draw, self._letters, self._words = templates.html, deck, card, letters, words
        letters.set("italic", words.empty)
        letters.set("tabular", f"{words.move}{digits}")
        self._moves: list[Markup] = []
        room = ROOM
        for scene in scenes:
            if room < 0:
                break
            self._moves.append(self._move(scene))
            room -= len(self._moves[-1])
        self.scenes = scenes[: len(self._moves)]
        self._preface = _preface(words, len(self._moves), len(scenes))
        letters.set("text", words.why)

    def html(self, shown: Sequence[int], questions: WrittenQuestions | None) -> Markup:
        """The section; `shown` are the moves with which pictures of the text begin, to which each move leads back.

        Each question comes before its move; behind the last move those of moves for which there was no room.
        """
        asked = [] if questions is None else [*zip(questions.row.asked, questions.written, strict=True)]
        steps: list[DealStep] = []
        for scene, move in zip(self.scenes, self._moves, strict=True):
            steps += (DealStep(html) for one, html in asked if one.number == scene.number)
            reason = max((one for one in shown if one <= scene.number), default=0)
            steps.append(DealStep(move, True, f"{_ID_OF_TEXT}{reason}" if reason else ""))
        steps += (DealStep(html) for one, html in asked if one.number > len(self.scenes))
        first = self._words.move.format(number=1, count=len(self._moves))
        return self._html(
            "web/deal.html.j2",
            id=DEAL,
            preface=self._preface,
            begin=questions.begin if questions else "",
            keeping=questions.keeping if questions else "",
            controls=write_controls(self._html, self._letters, self._words, first, len(steps)),
            steps=steps,
            words=self._words,
        )

    def _move(self, scene: Scene) -> Markup:
        labels, says = [pile.label for pile in scene.piles], " ".join(scene.says)
        self._letters.set("text", "".join((says, *labels, *(name + points for name, points in scene.standing))))
        self._letters.set("bold", scene.heading)
        return self._html(
            "web/scene.html.j2",
            id=_id(scene),
            scene=scene,
            piles=[self._pile(pile) for pile in scene.piles],
            says=mark_languages(says, self._deck.languages),
            empty=self._words.empty,
        )

    def _pile(self, pile: Pile) -> Mapping[str, Any]:
        """The cards of the pile, for the eye and for the ear, with what becomes of each."""
        pairs = [*zip(pile.cards, pile.marks, strict=True)]
        words = (self._deck.name_of(card) + self._said_of(mark) for card, mark in pairs)
        return {
            "label": pile.label,
            "words": mark_languages(", ".join(words) or self._words.empty, self._deck.languages),
            "cards": [{"kind": _CLASSES.get(mark, ""), "picture": self._draw(str(card))} for card, mark in pairs],
        }

    def _said_of(self, mark: CardMark) -> str:
        """What becomes of a card, behind its name."""
        said = {CardMark.PLAYED: self._words.played, CardMark.TAKEN: self._words.taken}.get(mark)
        return f" ({said})" if said else ""


def move_link(templates: Templates, scene: Scene, says: AskWords) -> Markup:
    """The way from the text to a move."""
    words = says.in_deal.format(move=scene.heading.replace(": ", ", "))
    return templates.html("web/move.html.j2", id=f"{_ID_OF_TEXT}{scene.number}", move=_id(scene), words=words)


def _id(scene: Scene) -> str:
    return f"zug-{scene.number}"


def _preface(words: AskWords, shown: int, whole: int) -> str:
    which = words.deal_whole if shown == whole else words.deal_begins.format(shown=shown, whole=whole)
    return words.deal_about.format(which=which)
