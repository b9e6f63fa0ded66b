"""The score pad of a deck of one's own: the columns, rows and foot that `[pad]` of its deck.toml names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.build.product import Product
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Catalog
from kartenwerk.catalog.score import Score, ScoreColumn
from kartenwerk.custom.deck import CustomDeck
from kartenwerk.custom.deckfile import PadSpec
from kartenwerk.custom.faults import Report, Spot
from kartenwerk.custom.folder import DECK
from kartenwerk.graphics.type.copyfit import Copyfit
from kartenwerk.products.pad.layout import PAGES, PadData, PadLayout, PadTable, fit_first, pad_layout
from kartenwerk.products.pad.pad import Pad, PadLeaf, print_pad

LEAF = "pads/eigener.svg.j2"
WORDS, TITLE = "text", "display"
"""The fonts of what is printed in the table, and of the title."""
LABEL = 3.0
"""The size of a row's name, in mm; columns of names are as wide as the longest."""
MARGIN = 2.4


def custom_pad_product(deck: CustomDeck, page: str, paper: str, leaves: int) -> Product:
    """At least `leaves` leaves on full sheets of `paper`."""
    make = partial(print_pad, make=partial(_make_pad, deck=deck, page=page, leaves=leaves), paper=paper)
    path = f"{deck.id}/{deck.file_name(f'block_{page}_auf_{paper}')}.pdf"
    return Product(path, "pad", make, (deck.id,), (("sheets", str(leaves)),))


def _make_pad(workshop: Workshop, deck: CustomDeck, page: str, leaves: int) -> Pad:
    return custom_pad(workshop.catalog, deck, page, leaves)


def custom_pad(catalog: Catalog, deck: CustomDeck, page: str, leaves: int = 1) -> Pad:
    """The pad that the deck names, `leaves` blank leaves of it."""
    spec, word = _spec(deck), deck.tools.words.pad
    title = spec.title or deck.title
    heads = () if isinstance(spec.columns, int) else spec.columns
    leaf = PadLeaf(LEAF, custom_layout(catalog, deck, page), copies=leaves, spared=True)
    return Pad(deck, title, f"{title}: {word}", word, [leaf], values={"koepfe": heads})


def custom_layout(catalog: Catalog, deck: CustomDeck, page: str) -> PadLayout:
    """Where things stand on the leaf; KartenwerkError that says what does not fit."""
    spec, words = _spec(deck), deck.tools.words
    data, trim = PadData.load(catalog.roots).plain, catalog.trim(page)
    fit = _fit(deck)
    rows = () if isinstance(spec.rows, int) else spec.rows
    first = (*rows, spec.foot or words.result)
    widest = max(fit.length(word, WORDS, LABEL) for word in first) + MARGIN
    columns = data.columns.model_copy(update={"number": max(data.columns.number, min(widest, data.columns.label))})
    heads = ("",) * spec.columns if isinstance(spec.columns, int) else spec.columns
    cell = ScoreColumn(head=words.pad, widest=data.generic.seat[0].widest)
    score = Score(seat=(cell,), result=spec.foot or words.result)
    many = spec.rows if isinstance(spec.rows, int) else len(spec.rows)
    table = PadTable(score, len(heads), many, whole=True, labels=rows, date=words.date)
    return pad_layout(data.model_copy(update={"columns": columns}), trim, table)


def custom_pad_page(catalog: Catalog, deck: CustomDeck) -> str:
    """The smallest page on which all fits; KartenwerkError if none is large enough."""
    return fit_first(PAGES, lambda page: custom_layout(catalog, deck, page))[0]


def check_custom_pad(workshop: Workshop, deck: CustomDeck, report: Report) -> None:
    """Report what of `[pad]` cannot be set: characters that the fonts lack, and what does not fit on a leaf."""
    try:
        fit = _fit(deck)
    except KartenwerkError as error:
        report.add(error, Spot(DECK, "tuckbox.font"))
        return
    for key, font, words in _words(deck):
        face = fit.face(font)
        for missing in [sign for sign in words if sign != " " and not face.has(sign)][:1]:
            report.fault(
                _("the font lacks a character"),
                Spot(DECK, f"pad.{key}"),
                found=f"{missing} (U+{ord(missing):04X})",
                expected=_("another character"),
            )
    try:
        custom_pad_page(workshop.catalog, deck)
    except KartenwerkError as error:
        key = {"--rows": "rows", "--players": "columns"}.get(error.key or "", "")
        report.fault(error.message, Spot(DECK, f"pad.{key}".rstrip(".")), error.found, error.expected)


def _fit(deck: CustomDeck) -> Copyfit:
    return Copyfit(deck.tools.fonts, {TITLE: deck.tools.title_cut})


def _words(deck: CustomDeck) -> Iterator[tuple[str, str, str]]:
    """What is printed on the leaf: the key that says so, the font, the words."""
    spec = _spec(deck)
    yield "title", TITLE, deck.series.title(spec.title or deck.title)
    lists: Sequence[tuple[str, object]] = (("columns", spec.columns), ("rows", spec.rows), ("foot", (spec.foot or "",)))
    for key, words in lists:
        for word in words if isinstance(words, tuple) else ():
            yield key, WORDS, word


def _spec(deck: CustomDeck) -> PadSpec:
    spec = deck.tools.file.pad
    assert spec is not None
    return spec
