"""The sheets of a tournament: one for each round to hang up, a card for each table, a card for each player."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from functools import partial
from hashlib import sha256
from typing import Any

from kartenwerk.build.product import Made, Product, make_pdf
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.custom.data import CustomData
from kartenwerk.graphics.display import Page
from kartenwerk.products.evening.pad import file_stem
from kartenwerk.products.evening.tournament_words import TournamentWords
from kartenwerk.products.pad.pad import draw_page
from kartenwerk.products.reference.link_code import link_code
from kartenwerk.table.tournament.entries import Seated
from kartenwerk.table.tournament.scoreboard import LOT, POINTS, TIES
from kartenwerk.table.tournament.tournament import Tournament, open_tournament

MARGIN = 12.0
"""The white along the edges of a sheet, in mm: no printer at home prints there."""

CODE = 34.0
"""The side of a code on a table's card, in mm: it is read from where one sits."""

ON_SHEET = {"tische": 2, "spieler": 6}
"""How many cards of a kind a sheet holds."""


def tournament_product(tournament: Tournament, deck: Deck, paper: str, links: Sequence[str] = ()) -> Product:
    """All sheets of a tournament of a game of that deck as one file.

    The card of each table bears the code of its address in `links`.
    """
    text, data = tournament.parts.text, tournament.data
    make = partial(tournament_sheets, text=text, name=tournament.name, paper_id=paper, links=tuple(links))
    stem = file_stem(tournament.name, "turnier")
    choices = (("tournament", sha256(text.encode()).hexdigest()[:16]),)
    path = f"{data.deck}/{data.id}/{stem}_{deck.file_name('turnier')}_{paper}.pdf"
    return Product(path, "pad", make, (data.deck, data.id), choices)


def tournament_sheets(workshop: Workshop, text: str, name: str, paper_id: str, links: Sequence[str] = ()) -> Made:
    """The sheets of the tournament in the text, as a PDF."""
    tournament = open_tournament(text, name, workshop.catalog)
    pages = [*sheets(workshop, tournament, paper_id, links)]
    palette = workshop.catalog.deck(tournament.data.deck).palette
    words, fill = TournamentWords.load(workshop.roots, workshop.game_language), workshop.templates.sentence
    title = fill(words.title, titel=tournament.head.name or tournament.data.title)
    return make_pdf(workshop, palette, pages, title, fill(words.rounds, zahl=len(tournament.rounds)), "one-sided")


def sheets(workshop: Workshop, tournament: Tournament, paper_id: str, links: Sequence[str] = ()) -> Iterator[Page]:
    """Rounds, table cards, players' cards."""
    paper, deck = workshop.sheet(paper_id), workshop.catalog.deck(tournament.data.deck)
    draw = partial(draw_page, workshop, deck, width=paper.width, height=paper.height)
    head, words = tournament.head, TournamentWords.load(workshop.roots, workshop.game_language)
    day = _day(workshop, head.date, words) if head.date else ""
    same: Mapping[str, Any] = {
        "w": words,
        "rand": MARGIN,
        "code_seite": CODE,
        "titel": deck.series.title(head.name or tournament.data.title),
        "unter": ", ".join(filter(None, [tournament.data.title if head.name else "", day])),
        "fuss": _foot(workshop, tournament, words),
    }
    for at in tournament.rounds:
        size = max(map(len, at.tables))
        columns = 2 if len(at.tables) <= 8 else 3 if len(at.tables) <= 15 else 4
        values = {**same, "runde": at, "spalten": columns, "groesse": size}
        yield draw("tournament/runde.svg.j2", values=values)
    for cards in _on_sheets(_tables(tournament.rounds, links), ON_SHEET["tische"]):
        yield draw("tournament/tische.svg.j2", values={**same, "tische": cards})
    for cards in _on_sheets(_players(tournament), ON_SHEET["spieler"]):
        yield draw("tournament/spieler.svg.j2", values={**same, "karten": cards})


def _day(workshop: Workshop, day: date, words: TournamentWords) -> str:
    """A date as the sheets write it."""
    name = CustomData.load(workshop.roots).languages[workshop.game_language].months[day.month - 1]
    return workshop.templates.sentence(words.day, tag=day.day, monat=day.month, name=name, jahr=day.year)


def _foot(workshop: Workshop, tournament: Tournament, words: TournamentWords) -> str:
    """How ties are broken, what a pause brings, and who sits out at a table of five."""
    first, *others = tournament.head.ties or TIES[:1]
    by, keys = (words.by_points, others) if first == POINTS else (words.by_others, [first, *others])
    sentences = [workshop.templates.sentence(by, wege=[words.ties[key] for key in keys])]
    if others and LOT not in (first, *others):
        sentences.append(words.shared)
    if any(at.pause for at in tournament.rounds):
        sentences.append(words.bye[tournament.head.bye])
    if tournament.fifths:
        sentences.append(words.fifth)
    return " ".join(sentences)


def _on_sheets(cards: Sequence[Mapping[str, Any]], number: int) -> Iterator[Sequence[Mapping[str, Any]]]:
    for start in range(0, len(cards), number):
        yield cards[start : start + number]


def _tables(rounds: Sequence[Seated], links: Sequence[str]) -> list[Mapping[str, Any]]:
    """For each table who sits there in each round, and the code of its address, if it has one."""
    most = max(len(at.tables) for at in rounds)
    return [
        {
            "nummer": table + 1,
            "code": _code(links[table]) if table < len(links) else None,
            "runden": [
                {"number": at.number, "namen": at.tables[table] if table < len(at.tables) else ()} for at in rounds
            ],
        }
        for table in range(most)
    ]


def _code(link: str) -> Mapping[str, str]:
    """The code of an address as a path, and the address as it is typed: what leads there, and its last word."""
    above, _slash, word = link.removeprefix("http://").rpartition("/")
    half = len(word) // 2
    return {
        "bild": link_code(link, CODE, 0).outline(CODE),
        "ort": f"{above}/",
        "wort": f"{word[:half]}-{word[half:]}",
    }


def _players(tournament: Tournament) -> list[Mapping[str, Any]]:
    """For each player where he sits in each round, and with whom."""
    cards: list[Mapping[str, Any]] = []
    for name in tournament.players:
        rounds = []
        for at in tournament.rounds:
            table = at.table_of(name)
            if table is not None:
                mates = [one for one in at.tables[table - 1] if one != name]
                rounds.append({"number": at.number, "tisch": table, "mit": mates})
            elif name in at.pause:
                rounds.append({"number": at.number, "tisch": 0, "mit": []})
        if rounds:
            cards.append({"name": name, "runden": rounds})
    return cards
