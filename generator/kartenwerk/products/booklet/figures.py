"""The figures of booklets: drawn for print, and described in words for those who read by ear or by touch.

A text calls for a figure by name: "stichprobe/zug" is a figure of a game, "deck/werte" one of the deck.
"""

from __future__ import annotations

import math
import re
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.products.booklet.lettering import card_lettering
from kartenwerk.products.game_templates import game_template
from kartenwerk.text.book.blocks import Figure

if TYPE_CHECKING:
    from kartenwerk.graphics.svg.reader import Drawing
    from kartenwerk.text.templating import Templates

OWN = "own"
"""The folder of the figures that all decks of one's own share, where one of the program would have those of its id."""

_BLANK_LINES = re.compile(r"\n\s*\n")


class Figures:
    """Draws figures. `values` are what the templates of each owner may use, by the owner's id.

    The `templates` are the workshop's, or those for cards of one scale.
    """

    def __init__(
        self,
        workshop: Workshop,
        deck: Deck,
        values: Mapping[str, Mapping[str, Any]],
        templates: Templates | None = None,
    ) -> None:
        self._templates = templates
        self._roots = workshop.roots
        self._deck = deck
        self._type = workshop.tools(deck).copyfit
        self._pictures = workshop.tools(deck).pictures
        self._values = values
        self._lettering = card_lettering(workshop, deck)

    def draw(self, name: str, arguments: Mapping[str, str], measure: float, lead: float) -> Figure:
        """The figure, `measure` mm wide; `lead` is the height of a line in mm, or of the cover if it is the cover's."""
        drawing = self.drawing(name, arguments, measure, lead)
        return Figure(math.ceil(drawing.height / lead - 1e-6), drawing.items)

    def drawing(self, name: str, arguments: Mapping[str, str], measure: float, lead: float) -> Drawing:
        """The figure at the height it is drawn."""
        template = figure_template(self._roots, name, self._deck, self._values)
        owner = name.partition("/")[0]
        room = {
            "breite": measure,
            "zeile": lead,
            "angaben": arguments,
            "umbruch": self._type.lines,
            "laenge": self._type.length,
            "passend": self.fit_words,
            "suits": self._lettering.characters,
        }
        values = {**self._values.get(owner, {}), **room}
        drawing = self._pictures.draw(f"{template}.svg.j2", values, templates=self._templates)
        return drawing._replace(items=self._lettering.shape(drawing.items))

    def fit_words(self, words: str, font: str, width: float, cap: float) -> float:
        """The size at which capitals are `cap` mm high, or less, so that the words are at most `width` mm wide."""
        return self._type.fit(words, font, width, cap / self._type.capitals(font))


class Descriptions:
    """Describes figures in German, from the same values: `<figure>.txt.j2` lies beside `<figure>.svg.j2`."""

    def __init__(
        self,
        workshop: Workshop,
        deck: Deck,
        values: Mapping[str, Mapping[str, Any]],
        templates: Templates | None = None,
    ) -> None:
        self._workshop = workshop
        self._deck = deck
        self._values = values
        self._templates = templates or workshop.templates

    def __call__(self, name: str, arguments: Mapping[str, str]) -> Sequence[str]:
        """The paragraphs of a description, at least one; KartenwerkError for a figure without one."""
        owner = name.partition("/")[0]
        template = f"{figure_template(self._workshop.roots, name, self._deck, self._values)}.txt.j2"
        if not self._workshop.roots.has(f"templates/{template}"):
            raise KartenwerkError(
                "a figure has no description in words for readers who cannot see it",
                file=f"templates/{template}",
                found=_("no such template"),
                expected=_("a template with a sentence or more"),
            )
        values = {**self._values.get(owner, {}), "deck": self._deck, "angaben": arguments}
        return _paragraphs(self._templates.render(template, values))


def figure_template(roots: DataRoots, name: str, deck: Deck, owners: Collection[str]) -> str:
    """The path of a figure's template below `templates/`, without ".svg.j2" or ".txt.j2".

    KartenwerkError if the name begins neither with "deck/" nor with one of the `owners`.
    """
    owner, slash, figure = name.partition("/")
    if not slash or owner not in ("deck", *owners):
        known = ", ".join(f"{each}/" for each in ("deck", *owners))
        raise KartenwerkError(
            "there is no such figure",
            found=repr(name),
            expected=_("a name that begins with {beginnings}", beginnings=known),
        )
    if owner == "deck":
        own = f"decks/{deck.id if deck.bundled else OWN}/figures/{figure}"
        shared = f"figures/{figure}"  # what all decks draw alike
        return shared if roots.has(f"templates/{shared}.svg.j2") and not roots.has(f"templates/{own}.svg.j2") else own
    product = f"{owner}/figures/{figure}"  # the guide is no game and has figures of its own
    if roots.has(f"templates/{product}.svg.j2"):
        return product
    return game_template(roots, owner, f"figures/{figure}.svg.j2").removesuffix(".svg.j2")


def _paragraphs(text: str) -> list[str]:
    """The paragraphs between blank lines, each on one line; no-break spaces stay."""
    return [re.sub(r"[ \t\n]+", " ", part).strip() for part in _BLANK_LINES.split(text) if part.strip()]
