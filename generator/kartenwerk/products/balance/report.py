"""The report as values for its templates: sentences, and rows with their bars, in the words of the deck."""

from __future__ import annotations

from functools import partial
from statistics import fmean
from typing import Any, NamedTuple

from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.play.engine.session import Session
from kartenwerk.play.engine.simulation import FEWEST
from kartenwerk.products.balance.figures import (
    Axis,
    Balance,
    ErrorBar,
    LengthColumn,
    card_bars,
    columns_of,
    seat_bars,
)
from kartenwerk.products.balance.words import BalanceWords
from kartenwerk.text.german import Language


class ReportRow(NamedTuple):
    """A card or a seat: its name and what is said of it, its number in figures, and its bar.

    `card` is the card's notation, "" for a seat.
    """

    name: str
    about: str
    number: str
    bar: ErrorBar
    card: str = ""


class ShownMark(NamedTuple):
    """A number on an axis in figures, and where it stands."""

    at: float
    number: str


class ReportPart(NamedTuple):
    """A part of the report: its head, what its numbers mean, its axis and its rows."""

    title: str
    about: str
    zero: float
    marks: tuple[ShownMark, ...]
    rows: tuple[ReportRow, ...]


class BalanceReport(NamedTuple):
    """The whole report. `said` are the sentences at its beginning; `plain` marks what is no difference,
    and `legend` says how a sheet draws it.
    """

    title: str
    game: str
    said: tuple[str, ...]
    plain: str
    legend: str
    parts: tuple[ReportPart, ...]
    lengths: ReportPart
    columns: tuple[LengthColumn, ...]


def write_report(workshop: Workshop, session: Session, balance: Balance) -> BalanceReport:
    """The report on a game by the rules of its session."""
    words = BalanceWords.load(workshop.roots, workshop.game_language)
    fill, figures = workshop.templates.sentence, workshop.language.figures
    deck, title = session.deck, session.data.title
    said = [
        fill(
            words.deals,
            zahl=figures(balance.deals),
            spieler=balance.players,
            von=figures(balance.seed),
            bis=figures(balance.seed + balance.deals - 1),
        ),
        _players(workshop, words, balance),
    ]
    if balance.finished < balance.deals:
        said.insert(1, fill(words.unfinished, zahl=figures(balance.deals - balance.finished)))
    if not balance.cards:
        said.append(words.none)
    parts = (_cards(workshop, words, deck, balance),) if balance.cards else ()
    return BalanceReport(
        fill(words.title, titel=title),
        title,
        tuple(said),
        words.plain,
        words.legend,
        (*parts, _seats(workshop, words, balance)),
        _lengths(workshop, words, balance),
        columns_of(balance.lengths),
    )


def write_signed(language: Language, number: float, decimals: int = 2) -> str:
    """2.9 -> "+2,90" in German, with a proper minus."""
    text = language.figures(abs(number), decimals)
    return text if not float(f"{number:.{decimals}f}") else f"+{text}" if number > 0 else f"−{text}"


def _players(workshop: Workshop, words: BalanceWords, balance: Balance) -> str:
    kinds = dict.fromkeys(balance.policies)
    if len(kinds) > 1:
        return workshop.templates.sentence(words.mixed, arten=balance.policies)
    return workshop.templates.sentence(words.players, art=words.policies.get(balance.policies[0], ""))


def _marks(language: Language, axis: Axis) -> tuple[ShownMark, ...]:
    decimals = 0 if all(mark.number == int(mark.number) for mark in axis.marks) else 1
    decimals = decimals if len({round(mark.number, decimals) for mark in axis.marks}) == len(axis.marks) else 2
    return tuple(ShownMark(mark.at, write_signed(language, mark.number, decimals)) for mark in axis.marks)


def _cards(workshop: Workshop, words: BalanceWords, deck: Deck, balance: Balance) -> ReportPart:
    axis, bars = card_bars(balance)
    language = workshop.language
    fill = partial(workshop.templates.sentence, words.cards.row)
    rows = tuple(
        ReportRow(
            deck.name_of(deck.pack.card(row.card)),
            fill(gegeben=language.figures(row.dealt), anteil=language.percent(row.share)),
            write_signed(language, row.worth),
            bar,
            row.card,
        )
        for row, bar in zip(balance.cards, bars, strict=True)
    )
    few = FEWEST if any(row.dealt < FEWEST for row in balance.cards) else 0
    about = workshop.templates.sentence(words.cards.about, zahl=len(rows), wenige=few)
    return ReportPart(words.cards.title, about, axis.at(0), _marks(language, axis), rows)


def _seats(workshop: Workshop, words: BalanceWords, balance: Balance) -> ReportPart:
    axis, bars = seat_bars(balance)
    language = workshop.language
    fill = workshop.templates.sentence
    rows = tuple(
        ReportRow(
            fill(words.seats.name, zahl=row.seat + 1),
            fill(words.seats.row, anteil=language.percent(row.won), punkte=write_signed(language, row.average)),
            write_signed(language, row.lead),
            bar,
        )
        for row, bar in zip(balance.seats, bars, strict=True)
    )
    return ReportPart(words.seats.title, words.seats.about, axis.at(0), _marks(language, axis), rows)


def _lengths(workshop: Workshop, words: BalanceWords, balance: Balance) -> ReportPart:
    found, figures = balance.lengths, workshop.language.figures
    values: dict[str, Any] = {
        "kurz": figures(found[0]),
        "lang": figures(found[-1]),
        "mittel": figures(fmean(found), 1),
        "viertel": figures(found[len(found) // 4]),
        "dreiviertel": figures(found[3 * len(found) // 4]),
    }
    about = workshop.templates.sentence(words.lengths.about, **values)
    return ReportPart(words.lengths.title, about, 0.0, (), ())
