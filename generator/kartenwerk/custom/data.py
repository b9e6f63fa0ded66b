"""The data of own decks: limits, how text is set, how pictures come to press: `rules_data/custom.toml`."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from kartenwerk.base.data import DataRoots
from kartenwerk.base.translation import LANGUAGES
from kartenwerk.catalog.fields import Data, Name
from kartenwerk.catalog.load import check_model, file_words, merge_tables, read_toml

FILE = "rules_data/custom.toml"
MEGABYTE = 1_000_000


class Limits(Data):
    """How much a deck's folder may hold. A text that is longer than `cell` characters is no text of a card."""

    table_mb: int
    unpacked_mb: int
    rows: int
    columns: int
    cell: int
    cards: int
    files: int
    picture_mb: int
    megapixels: int
    svg_mb: int
    font_mb: int
    template_kb: int
    layouts: int
    colours: int


class TextSetting(Data):
    """How text is set on cards unless its box says otherwise: sizes in pt, lengths in em."""

    size: float
    min: float
    least: float
    step: float = Field(gt=0)
    leading: float
    letters: int
    icon: float
    gap: float
    tracking: float
    list: float
    outline: float


class Press(Data):
    """How pictures and colours come to press: the most ink in percent, and resolutions in dpi."""

    ink: int
    dpi: int
    least_dpi: int
    most_dpi: int
    flat_dpi: int
    quality: int
    colours: int


class PrintWords(Data):
    """The words beside pictures of what has changed since a print."""

    changed: Name
    added: Name
    removed: Name
    back: Name
    now: Name
    all: Name
    find: Name
    heading: Name
    draft: Name


class SetUpWords(Data):
    """What set-up diagrams are written with, and what is said of them to those who do not see them.

    `places` are nine, in rows from the upper left; `on` has places for what something lies on and where; `cards` are
    those of a deck by itself that lie face down.
    """

    card: Name
    cards: Name
    part: Name
    back: Annotated[tuple[Name, ...], Field(strict=False)]
    face_down: Name
    turn: Name
    shown: Name
    pieces: Name
    on: Name
    places: Annotated[tuple[Name, ...], Field(strict=False, min_length=9, max_length=9)]


class CustomLanguage(Data):
    """What a language writes: its decimal mark, and the words that are printed on box, booklet and pad.

    `heads` are the table heads that identify the language; a new deck has layouts `front` and `back`, colours `main`
    and `paper`, and these `folders`. `files` are words in names of files, by the German ones. `directives` are those of
    the rules, with their German names. `day` is a date with its month as a word.
    """

    heads: Annotated[tuple[Name, ...], Field(strict=False)]
    front: Name
    back: Name
    main: Name
    paper: Name
    folders: dict[Name, Name] = Field(default_factory=dict)
    files: dict[Name, Name] = Field(default_factory=dict)
    directives: dict[Name, Name]
    table: SetUpWords
    prints: PrintWords
    mark: Name
    card: Name
    cards: Name
    pad: Name
    result: Name
    date: Name
    day: Name
    months: Annotated[tuple[Name, ...], Field(strict=False, min_length=12, max_length=12)]


class CustomData(Data):
    """`rules_data/custom.toml`: limits, settings, the words of languages, and what heads of tables mean."""

    limits: Limits
    text: TextSetting
    press: Press
    languages: dict[Name, CustomLanguage]
    heads: dict[Name, Annotated[tuple[Name, ...], Field(strict=False)]]

    @staticmethod
    def load(roots: DataRoots) -> CustomData:
        file = roots.find(FILE)
        named = {id: {"files": file_words(roots, id)} for id in LANGUAGES}
        return check_model(merge_tables(read_toml(file), {"languages": named}), CustomData, file)
