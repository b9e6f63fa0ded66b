"""Drawings within a page: inks are custom properties, words stay words, and what is placed often is drawn once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Set
from dataclasses import replace

from markupsafe import Markup

from kartenwerk.graphics.display import POINT, Box, Fill, Form, Gradient, Group, Item, Path, Place, Text
from kartenwerk.graphics.svg.steps import number
from kartenwerk.graphics.svg.writer import SvgWriter
from kartenwerk.text.web import markup
from kartenwerk.text.web.inks import paint
from kartenwerk.text.web.letters import CUTS, FIGURE_CUTS, Letters

CARD_FOLDERS = ("mini/", "tile/", "front/", "whole/")
"""Forms whose names begin so are cards; they keep the inks of their deck."""

SMALL_PICTURE = 3000
"""Forms of more characters are pictures, drawn as finely as they are seen."""

REPEATED = 60
"""Shapes of so many characters and more are drawn once, and then referred to."""

PIXELS = {"cover": 4.2, "drawing": 7.7, "card": 1.2, "seen": 4.0, "sign": 7.7}
"""How many pixels a page shows of a millimetre at most, by the kind of the picture; its style sheet says so."""


class PageDrawings:
    """All drawings of one page. `outline` gives the shape of a text in a font that the page does not carry."""

    def __init__(self, letters: Letters, outline: Callable[[Text], Path]) -> None:
        self.inks: set[str] = set()
        self._known: set[str] = set()
        self._writer = _PageWriter(self.inks, letters, outline)

    def figure(self, items: Iterable[Item], box: Box, words: str, kind: str = "drawing") -> Markup:
        """A picture that is described in `words`; `box` is in mm. A "drawing card" keeps the inks of its deck."""
        label = markup.attribute(words)
        inner = self._writer.elements(items, PIXELS[kind.partition(" ")[0]])
        return Markup(f'<svg class="{kind}" viewBox="{_view(box)}" role="img" aria-label="{label}">{inner}</svg>')

    def sign(self, items: Iterable[Item], box: Box) -> Markup:
        """A suit's sign, hidden from screen readers because it only repeats the word beside it."""
        inner = self._writer.elements(items, PIXELS["sign"])
        return Markup(f'<svg class="sign" viewBox="{_view(box)}" aria-hidden="true">{inner}</svg>')

    def card(self, items: Iterable[Item], box: Box) -> Markup:
        """A small card, for a row of cards that is hidden from screen readers."""
        inner = self._writer.elements(items, PIXELS["card"])
        return Markup(f'<svg viewBox="{_view(box)}">{inner}</svg>')

    @property
    def sheet(self) -> Markup:
        """What the drawings place, for any place of the page."""
        return Markup(f'<svg class="sheet" aria-hidden="true" focusable="false">{self._writer.definitions}</svg>')

    def begin_further(self) -> None:
        """From here on drawings are for a page whose sheet is finished."""
        self._known = self._writer.defined

    @property
    def further(self) -> Markup:
        """What drawings place since `begin_further`, beside the finished sheet."""
        definitions = self._writer.definitions_without(self._known)
        return Markup(f'<svg class="sheet" aria-hidden="true" focusable="false">{definitions}</svg>')


class _PageWriter(SvgWriter):
    def __init__(self, inks: set[str], letters: Letters, outline: Callable[[Text], Path]) -> None:
        super().__init__(self._paint, outline, coarse_from=SMALL_PICTURE)
        self._inks, self._letters = inks, letters
        self._names: dict[str, str] = {}
        self._drawn: set[str] = set()

    @property
    def defined(self) -> set[str]:
        """The names of all definitions so far."""
        return {*self._definitions}

    def definitions_without(self, names: Set[str]) -> str:
        """The definitions that have none of these names."""
        return f"<defs>{''.join(each for name, each in self._definitions.items() if name not in names)}</defs>"

    def _name(self, form: Form) -> str:
        """A page places forms by the hundred, so their ids are short; no other id of a page begins so."""
        return self._names.setdefault(form.key, f"_{len(self._names)}")

    def _element(self, item: Item) -> str:
        match item:
            case Group(items=(Place() as place,), clip=None):
                item = Place(place.form, place.matrix.then(item.matrix))
        drawn = super()._element(item)
        return self._share(drawn, drawn) if isinstance(item, Fill) else drawn

    def _share(self, shape: str, drawn: str, place: str = "") -> str:
        """What is `drawn`, or from the second time on a reference to its `shape`, which stands at `place`."""
        if len(shape) < REPEATED:
            return drawn
        if shape not in self._drawn:
            self._drawn.add(shape)
            return drawn
        name = self._names.setdefault(shape, f"_{len(self._names)}")
        self._definitions[name] = shape.replace("<path ", f'<path id="{name}" ', 1)
        return f'<use href="#{name}"{place}/>'

    def _paint(self, ink: str) -> str:
        self._inks.add(ink)
        return paint(ink)

    def _text(self, item: Text) -> str:
        if item.font not in (*CUTS, *FIGURE_CUTS) or item.scale != 1.0:
            shape = super()._text(replace(item, x=0.0, y=0.0))
            return self._share(shape, super()._text(item), f' x="{number(item.x)}" y="{number(item.y)}"')
        kind, size = self._letters.set(item.font, item.text), number(item.size * POINT)
        spaced = f' letter-spacing="{number(item.tracking * item.size * POINT)}"' if item.tracking else ""
        place = f'x="{number(item.x)}" y="{number(item.y)}" font-size="{size}"{spaced} fill="{self._paint(item.ink)}"'
        return f'<text class="{kind}" {place}>{markup.text(item.text)}</text>'

    def _gradient(self, gradient: Gradient) -> str:
        name = super()._gradient(gradient)
        self._definitions[name] = _as_card(self._definitions[name], "Gradient ")  # cards and covers alone have any
        return name

    def _form(self, place: Place) -> str:
        name = super()._form(place)
        if place.form.name.startswith(CARD_FOLDERS):
            self._definitions[name] = _as_card(self._definitions[name], "<g ")
        return name


def _view(box: Box) -> str:
    return " ".join(number(value) for value in (box.x0, box.y0, box.width, box.height))


def _as_card(definition: str, start: str) -> str:
    """The definition with the inks of its deck; `start` is the beginning of its first tag, or the end of that."""
    return definition if 'class="card"' in definition else definition.replace(start, f'{start}class="card" ', 1)
