"""The section that shows a deal move by move. The list itself holds all there is; a script shows one move at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from string import digits
from typing import NamedTuple

from kartenwerk.catalog import Deck
from kartenwerk.products.web.scenes import CardMark, Pile, Scene
from kartenwerk.text.web.letters import Letters
from kartenwerk.text.web.markup import mark_languages, text

DEAL = "zug-fuer-zug"

ROOM = 130_000
"""Characters that the moves of a page may take; of a longer deal the page shows the first moves and says so."""

EMPTY = "leer"
WHY = "Warum so? Das Probespiel erzählt es."
_ID_OF_TEXT = "erzaehlt-"
_COUNTED = "Zug {} von {}"

_MARKS = {CardMark.PLAYED: "played", CardMark.TAKEN: "taken"}


class DealSection(NamedTuple):
    """The section before its moves, the moves that it has room for, and these as scenes."""

    head: str
    items: Sequence[str]
    scenes: Sequence[Scene]

    def html(self, shown: Sequence[int]) -> str:
        """The section; `shown` are the moves with which pictures of the text begin, to which each move leads back."""
        items = (
            f"{item}{_reason(max((number for number in shown if number <= scene.number), default=0))}</li>\n"
            for item, scene in zip(self.items, self.scenes, strict=True)
        )
        return f'{self.head}<ol class="scenes">\n{"".join(items)}</ol>\n</section>\n'


def deal_section(deck: Deck, told: Sequence[Scene], card: Callable[[str], str], letters: Letters) -> DealSection:
    """The section; `card` draws a small card."""
    cards = _Cards(deck, card)
    letters.set("bold", _controls(len(told)))
    letters.set("italic", EMPTY)
    letters.set("tabular", f"{_COUNTED}{digits}")
    items: list[str] = []
    room = ROOM
    for scene in told:
        if room < 0:
            break
        items.append(_scene(scene, cards, letters))
        room -= len(items[-1])
    head = (
        f'<section id="{DEAL}" class="deal" aria-labelledby="{DEAL}-titel">\n<h2 id="{DEAL}-titel">Zug für Zug</h2>\n'
        f"<p>{text(_preface(len(items), len(told)))}"
        ' <span class="scripted">Blättert mit den Knöpfen, dem Regler oder den Pfeiltasten.</span></p>\n'
        f"{_controls(len(items))}"
    )
    letters.set("text", WHY)
    return DealSection(head, items, told[: len(items)])


def move_link(scene: Scene) -> str:
    """The way from the text to a move."""
    words = f"In der Partie: {scene.heading.replace(': ', ', ')}"
    return f'<p class="move" id="{_ID_OF_TEXT}{scene.number}"><a href="#{_id(scene)}">{text(words)}</a></p>'


def _reason(number: int) -> str:
    """The way from a move to where the text tells why it is made; nothing if it does not."""
    return f'<p class="move"><a href="#{_ID_OF_TEXT}{number}">{WHY}</a></p>' if number else ""


def _id(scene: Scene) -> str:
    return f"zug-{scene.number}"


def _preface(shown: int, whole: int) -> str:
    which = "vom ersten Zug bis zur Abrechnung" if shown == whole else f"die ersten {shown} von {whole} Zügen"
    return (
        f"Das Probespiel zum Durchblättern, {which}. Jedes Bild zeigt den Tisch, wie ihn sieht, wer am Zug ist: Die"
        " gespielte Karte ragt heraus, genommene tragen einen Pfeil."
    )


def _controls(moves: int) -> str:
    return (
        '<div class="controls"><div class="buttons" role="group" aria-label="Züge">'
        '<button type="button" data-to="first" aria-label="Zum ersten Zug">«</button>'
        '<button type="button" data-to="back">← Zurück</button>'
        f"<output>{_COUNTED.format(1, moves)}</output>"
        '<button type="button" data-to="on" class="first">Weiter →</button>'
        '<button type="button" data-to="last" aria-label="Zum letzten Zug">»</button></div>'
        f'<input type="range" min="1" max="{moves}" value="1" aria-label="Zug">'
        '<button type="button" class="switch" aria-pressed="false">Alle Züge als Liste</button></div>\n'
        '<p class="heard" role="status"></p>\n'
    )


class _Cards:
    """Small cards, each drawn once."""

    def __init__(self, deck: Deck, draw: Callable[[str], str]) -> None:
        self._deck, self._draw = deck, draw
        self._known: dict[str, str] = {}
        self.languages = deck.languages

    def row(self, pile: Pile) -> str:
        if not pile.cards:
            return f'<span class="empty">{EMPTY}</span>'
        return "".join(self._marked(str(card), mark) for card, mark in zip(pile.cards, pile.marks, strict=True))

    def told(self, pile: Pile) -> str:
        """The cards of the pile for the ear, with what becomes of each."""
        words = (
            self._deck.name_of(card) + (f" ({mark.value})" if mark.value else "")
            for card, mark in zip(pile.cards, pile.marks, strict=True)
        )
        return mark_languages(", ".join(words) or EMPTY, self.languages)

    def _marked(self, card: str, mark: CardMark) -> str:
        if card not in self._known:
            self._known[card] = self._draw(card)
        kind = f' class="{_MARKS[mark]}"' if mark in _MARKS else ""
        return f"<i{kind}>{self._known[card]}</i>" if kind else self._known[card]


def _scene(scene: Scene, cards: _Cards, letters: Letters) -> str:
    piles = "".join(
        f'<div class="pile"><span>{text(pile.label)}<span class="heard">: {cards.told(pile)}</span></span>'
        f'<div class="row" aria-hidden="true">{cards.row(pile)}</div></div>'
        for pile in scene.piles
    )
    says = " ".join(scene.says)
    standing = "".join(f"<span>{text(name)} <b>{text(points)}</b></span>" for name, points in scene.standing)
    score = f'<p class="standing">{standing}</p>' if standing else ""
    labels = (pile.label for pile in scene.piles)
    letters.set("text", "".join((says, *labels, *(name + points for name, points in scene.standing))))
    letters.set("bold", scene.heading)
    return (
        f'<li class="scene" id="{_id(scene)}" tabindex="-1"><h3>{text(scene.heading)}</h3>'
        f'{piles}<p class="says">{mark_languages(says, cards.languages)}</p>{score}'
    )
