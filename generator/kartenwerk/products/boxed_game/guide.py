"""The printing guide of a game: its sheets by kind of paper, pictures of them, and how each part is cut and glued."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import PurePosixPath
from typing import Any, NamedTuple

from kartenwerk.build.manifest import File
from kartenwerk.build.product import Made, Product, make_pdf
from kartenwerk.build.workshop import GameWorkshop, Workshop
from kartenwerk.catalog.load import GERMAN
from kartenwerk.custom.game.partfile import PartFile
from kartenwerk.products.booklet.figures import Figures
from kartenwerk.products.booklet.pages import book_style
from kartenwerk.products.boxed_game.box_figure import draw_folded_box
from kartenwerk.products.boxed_game.data import BoxedGameData
from kartenwerk.products.boxed_game.editions import language_folder
from kartenwerk.products.boxed_game.mixed import JOIN, MixedParts, has_backs
from kartenwerk.products.boxed_game.sketches import Sketch, draw_sketches, sketch_of, sketch_of_mixed
from kartenwerk.products.guide.data import GuideData
from kartenwerk.products.guide.guide import Kit, guide_values
from kartenwerk.text.book.blocks import Figure
from kartenwerk.text.book.compose import compose
from kartenwerk.text.book.page import RunningHeads
from kartenwerk.text.book.typography import typography_of

SHEETS = "guide/boegen"
"""The figure of all sheets."""
BOX = "guide/spielschachtel"
"""The figure of the box, folded."""
_COLUMNS, _CAPTION = 4, 6.5
_BOX_HEIGHT = 70.0  # mm


class PrintedFile(NamedTuple):
    """A file of the kit: its path below the folder of its language, its kind, pages, and what it is of."""

    path: str
    kind: str
    pages: int
    of: str
    language: str


class SheetNeed(NamedTuple):
    """The paper that a file takes at home; `place` is the file below the game's folder."""

    place: str
    what: str
    sheets: int
    stock: str
    sides: int


class GameTitle(NamedTuple):
    """What stands on the guide's cover."""

    title: str


def guide_products(
    workshop: GameWorkshop, files: Sequence[File], languages: Sequence[str], paper: str
) -> list[Product]:
    """A guide in each language for the files of the kit; parts that are printed once are in the guides of all."""
    found = []
    for language in languages:
        edition = workshop.edition(workshop.game.in_language(language)[0])
        data = BoxedGameData.load(workshop.roots, edition.printed_in)
        made = tuple(
            PrintedFile(file.path, file.kind, file.pages, file.of, file.language)
            for file in _files_for(files, language)
        )
        make = partial(guide_of_game, files=made, language=language, paper=paper)
        path = f"{language_folder(workshop, language)}/{data.files['guide']}.pdf"
        ids = tuple(workshop.edition(each).deck.id for each in workshop.game.in_language(language))
        found.append(Product(path, "guide", make, ids, of=workshop.game.id, language=language))
    return found


def _files_for(files: Sequence[File], language: str) -> list[File]:
    """The files in a language, and those of parts that are printed in another alone."""
    own = [file for file in files if file.language == language]
    known = {file.of for file in own}
    return sorted([*own, *(file for file in files if file.of not in known)], key=lambda file: file.path)


def guide_of_game(workshop: Workshop, files: Sequence[PrintedFile], language: str, paper: str) -> Made:
    assert isinstance(workshop, GameWorkshop)
    game = workshop.game
    edition = workshop.edition(game.in_language(language)[0])
    words = GuideData.load(workshop.roots, edition.printed_in)
    title = game.files[language].title
    values = _values(workshop, files, language, paper)
    figures = Figures(edition, edition.deck, {"guide": values})
    sketches = _sketches(workshop, files, language, paper)

    def draw(name: str, arguments: Mapping[str, str], measure: float, lead: float) -> Figure:
        if name == BOX:
            height, items = draw_folded_box(workshop, language, measure, _BOX_HEIGHT)
            return Figure(int(height / lead) + 1, items)
        if name != SHEETS:
            return figures.draw(name, arguments, measure, lead)
        height, items = draw_sketches(sketches, measure, _COLUMNS, _CAPTION)
        return Figure(int(height / lead) + 1, items)

    template = "guide/game.md.j2" if edition.printed_in == GERMAN else f"guide/game_{edition.printed_in}.md.j2"
    book = compose(
        edition.templates.render(template, values),
        book_style(edition, edition.deck, words.page),
        edition.fonts,
        edition.hyphenator,
        draw,
        RunningHeads(words.words.title, title),
        source=f"templates/{template}",
        typography=typography_of(edition.printed_in),
        multiple=1,
    )
    return make_pdf(edition, edition.deck.palette, book.pages, f"{title}: {words.words.title}", words.words.subject)


def _sketches(workshop: GameWorkshop, files: Sequence[PrintedFile], language: str, paper: str) -> list[Sketch]:
    """A sketch for each deck and part that has sheets, and for the parts that share some."""
    names = {file.of for file in files}
    members = [each for each in workshop.game.in_language(language) if each.name in names]
    found = [sketch_of(workshop, each, paper, workshop.edition(each).deck.title) for each in members]
    mixed = [MixedParts(tuple(file.of.split(JOIN)), language) for file in files if JOIN in file.of]
    return [*found, *(sketch_of_mixed(workshop, each, paper) for each in mixed)]


def _values(workshop: GameWorkshop, files: Sequence[PrintedFile], language: str, paper: str) -> dict[str, Any]:
    """The values for the guide's text and its figures."""
    game = workshop.game
    edition = workshop.edition(game.in_language(language)[0])
    data = BoxedGameData.load(workshop.roots, edition.printed_in)
    needs = [each for each in (find_need_of_game(workshop, file, language) for file in files) if each is not None]
    stocks = {**GuideData.load(workshop.roots, edition.printed_in).stocks, **data.guide.stocks}
    used = [stock for stock in stocks if any(need.stock == stock for need in needs)]
    kinds, names = {file.kind for file in files}, {name for file in files for name in file.of.split(JOIN)}
    shown = [workshop.edition(each).deck for each in game.in_language(language) if each.name in names]
    return {
        **guide_values(edition, Kit(edition.deck, (), paper)),
        "runde": GameTitle(game.files[language].title),
        "bedarf_an_bogen": needs,
        "papiere": [(stocks[stock], sum(need.sheets for need in needs if need.stock == stock)) for stock in used],
        "sorten_alle": stocks,
        "arten_von_dateien": kinds,
        "gestanzt": [deck.title for deck in shown if _is_punched(deck.part)],
        "faltwuerfel": any(deck.part is not None and deck.part.net for deck in shown),
        "dicke_teile": [deck.title for deck in shown if _is_thick(deck.part)],
        "einmal": [
            workshop.edition(each).deck.title
            for each in game.in_language(language)
            if any(file.of == each.name and file.language != language for file in files)
        ],
    }


def find_need_of_game(workshop: GameWorkshop, file: PrintedFile | File, language: str) -> SheetNeed | None:
    """The paper that a file takes at home; None for one that is not printed there."""
    data = BoxedGameData.load(workshop.roots, workshop.edition(workshop.game.in_language(language)[0]).printed_in)
    folders = f"{language_folder(workshop, language)}/", f"{workshop.game.id}/"  # what is shared may lie in another's
    place = file.path.removeprefix(next(filter(file.path.startswith, folders), ""))
    names = file.of.split(JOIN)
    decks = [workshop.edition(each).deck for each in workshop.game.in_language(language) if each.name in names]
    title = ", ".join(deck.title for deck in decks)
    if file.kind not in data.guide.kinds:
        guide = GuideData.load(workshop.roots, workshop.edition(workshop.game.in_language(language)[0]).printed_in)
        home = guide.home_print(file.path, file.kind)
        if home is None:
            return None
        what = home.named.get(PurePosixPath(file.path).stem.partition("_")[0], "")
        title = what or (title if file.kind == "sheet" else home.what)
        return SheetNeed(place, title, -(-file.pages // home.sides), home.stock, home.sides)
    kind = data.guide.kinds[file.kind]
    sides = 2 if file.kind == "pieces" and any(map(has_backs, decks)) else 1
    sheets = 1 if file.kind in ("bottom", "lid") else -(-file.pages // sides)
    return SheetNeed(place, title or kind.what, sheets, kind.stock, sides)


def _is_punched(part: PartFile | None) -> bool:
    return part is not None and part.kind == "token" and part.cut == "punch"


def _is_thick(part: PartFile | None) -> bool:
    return part is not None and part.kind == "tile"
