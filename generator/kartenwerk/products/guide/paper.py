"""The paper that the files of a kit take at home, counted from their pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import PurePosixPath
from typing import NamedTuple

from kartenwerk.catalog import Deck
from kartenwerk.printing.press.booklet import sections
from kartenwerk.products.guide.data import GuideData


class KitFile(NamedTuple):
    """A file of the kit: its path below the output folder, its kind and its pages."""

    path: str
    kind: str
    pages: int


class PaperNeed(NamedTuple):
    """The paper that one file takes at home: sheets of a stock, printed on one or two `sides`."""

    file: str
    what: str
    sheets: int
    stock: str
    sides: int


class GuideChapter(NamedTuple):
    """The paper for the files of the deck itself, or of one of its games."""

    title: str
    needs: tuple[PaperNeed, ...]


class ThickBook(NamedTuple):
    """A book too thick to be stapled at once: the first and last page of each of its sections."""

    file: str
    game: str
    sections: tuple[tuple[int, int], ...]


def chapters_of(
    deck: Deck, games: Mapping[str, str], data: GuideData, files: Sequence[KitFile]
) -> tuple[GuideChapter, ...]:
    """The paper for the deck's own files, then for those of each game; `games` are titles by id.

    KartenwerkError for a kind of file that the data do not list, since its sheets would be missing from the count.
    """
    owned: dict[str, list[PaperNeed]] = {deck.title: []}
    for file in files:
        need = find_need(data, file)
        if need:
            title = games.get(PurePosixPath(file.path).parent.name, deck.title)
            owned.setdefault(title, []).append(need)
    return tuple(GuideChapter(title, tuple(needs)) for title, needs in owned.items() if needs)


def find_need(data: GuideData, file: KitFile) -> PaperNeed | None:
    """The paper that the file takes at home; None for one that is not printed there.

    KartenwerkError for a kind of file that the data do not list.
    """
    how = data.home_print(file.path, file.kind)
    if how is None:
        return None
    path = PurePosixPath(file.path)
    what = how.named.get(path.stem.partition("_")[0], how.what)
    return PaperNeed(path.name, what, -(-file.pages // how.sides), how.stock, how.sides)


class PaperPile(NamedTuple):
    """The paper of all files that are called the same: how many `files`, and their sheets on one stock."""

    what: str
    files: int
    sheets: int
    stock: str
    sides: int


def piles_of(chapters: Sequence[GuideChapter]) -> list[PaperPile]:
    """The piles of a kit, those of card first, in the order in which the kit names them."""
    piles: dict[tuple[str, str, int], PaperPile] = {}
    for need in (need for chapter in chapters for need in chapter.needs):
        key = need.what, need.stock, need.sides
        pile = piles.get(key, PaperPile(need.what, 0, 0, need.stock, need.sides))
        piles[key] = pile._replace(files=pile.files + 1, sheets=pile.sheets + need.sheets)
    first = next(iter(piles.values())).stock if piles else ""
    return sorted(piles.values(), key=lambda pile: pile.stock != first)


def sheets_of(chapters: Sequence[GuideChapter], stock: str) -> int:
    """The number of sheets of one stock in all chapters."""
    return sum(need.sheets for chapter in chapters for need in chapter.needs if need.stock == stock)


def needs_of(chapters: Sequence[GuideChapter], what: str) -> list[PaperNeed]:
    """The paper for all files of that name."""
    return [need for chapter in chapters for need in chapter.needs if need.what == what]


def kinds_of_files(chapters: Sequence[GuideChapter]) -> list[PaperNeed]:
    """The first file of each name, which other chapters have too."""
    return [*{need.file: need for chapter in reversed(chapters) for need in reversed(chapter.needs)}.values()][::-1]


def thick_books(games: Mapping[str, str], files: Sequence[KitFile], most: int, on: str = "auf") -> list[ThickBook]:
    """The imposed books of more than `most` leaves, which come in sections.

    Names of imposed books go on from that of the book with the word `on`.
    """
    pages = {file.path.removesuffix(".pdf"): file.pages for file in files if file.kind == "booklet"}
    found = []
    for file in (file for file in files if file.kind == "imposed"):
        path = PurePosixPath(file.path)
        parts = sections(pages.get(file.path.partition(f"_{on}_")[0], 0), most)
        if len(parts) > 1:
            ends = tuple((part.start + 1, part.stop) for part in parts)
            found.append(ThickBook(path.name, games.get(path.parent.name, ""), ends))
    return found
