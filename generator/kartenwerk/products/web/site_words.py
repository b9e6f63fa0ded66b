"""What the pages of a site say around rules and cards, in each language that a site may be framed in."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from kartenwerk.build.workshop import Workshop, once_a_run
from kartenwerk.catalog.fields import Data, Id, Name, places
from kartenwerk.catalog.load import read_words

FILE = "rules_data/site.toml"


class EntryWords(Data):
    """The words of the entry page: its decks, its games, and what one chooses a game by."""

    title: Name
    only: Name
    score: Name
    games: Name
    cards: Name
    decks: Name
    one_deck: Name
    many_decks: Annotated[Name, places("count")]
    one_game: Name
    many_games: Annotated[Name, places("count")]
    deck: Annotated[Name, places("cards")]
    and_: Name = Field(alias="and")
    deck_for: Annotated[Name, places("cards", "games")]
    players: Annotated[Name, places("least", "most")]
    these_players: Annotated[Name, places("players")]
    minutes: Annotated[Name, places("minutes")]
    any: Name
    people: Name
    time: Name
    kind: Name
    difficulty: Name
    with_: Name = Field(alias="with")
    up_to: Annotated[Name, places("minutes")]
    left: Annotated[Name, places("left", "all")]
    undo: Name
    none: Name


class SearchWords(Data):
    """The words of the search: its field, its page, and what was found."""

    title: Name
    about: Name
    label: Name
    place: Name
    button: Name
    index: Name
    one: Annotated[Name, places("word")]
    many: Annotated[Name, places("word", "hits")]
    first: Annotated[Name, places("word", "hits", "shown")]
    none: Annotated[Name, places("word")]
    within: Annotated[Name, places("words")]


class DeckWords(Data):
    """The words of a deck's page, and of the window that shows a card large."""

    cards: Annotated[Name, places("count")]
    own_rules: Annotated[Name, places("rules")]
    rules: Name
    games: Annotated[Name, places("games")]
    all: Name
    others: Name
    back: Name
    on: Name
    close: Name
    braille: Name
    and_: Name = Field(alias="and")


class ToPrintWords(Data):
    """The words of the page of what can be printed; `then` says by kind of file what is done with the paper."""

    title: Name
    about: Name
    link: Name
    file: Annotated[Name, places("what", "size")]
    one: Annotated[Name, places("stock")]
    many: Annotated[Name, places("sheets", "stock")]
    one_side: Name
    two_sides: Name
    on_two_sides: Name
    then: dict[Id, Name]


class AskWords(Data):
    """The words around questions and the deal in which they are asked, move by move."""

    watch: Name
    begin: Name
    resume: Annotated[Name, places("what")]
    again: Name
    preface: Annotated[Name, places("who", "count")]
    kept: Name
    problems_preface: Name
    past: Name
    hand: Name
    answers: Name
    some: Annotated[Name, places("first", "count")]
    show: Name
    on: Name
    on_problem: Name
    to_problems: Name
    right: Annotated[Name, places("right", "asked")]
    first_step: Name
    last_step: Name
    steps: Name
    step: Name
    all: Name
    move: Annotated[Name, places("number", "count")]
    deal: Name
    deal_about: Annotated[Name, places("which")]
    deal_whole: Name
    deal_begins: Annotated[Name, places("shown", "whole")]
    deal_keys: Name
    why: Name
    in_deal: Annotated[Name, places("move")]
    scene: Annotated[Name, places("move", "who")]
    scene_of_deal: Annotated[Name, places("deal", "move", "who")]
    plays: Annotated[Name, places("who", "cards")]
    plays_and_takes: Annotated[Name, places("who", "cards", "taken")]
    played: Name
    taken: Name
    forced: Name
    empty: Name
    previous: Name
    next: Name
    problems: Name


class SiteWords(Data):
    """The data of `rules_data/site.toml`."""

    all: Name
    licence: Name
    deck: DeckWords
    print: ToPrintWords
    entry: EntryWords
    search: SearchWords
    ask: AskWords


@once_a_run
def site_words(workshop: Workshop, language: str) -> SiteWords:
    """The words of a frame in that language (BCP 47)."""
    return read_words(workshop.roots, FILE, SiteWords, language)
