"""An evening as one HTML page to share: it loads nothing, runs nothing, and reads well aloud."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from kartenwerk.base.translation import LANGUAGES
from kartenwerk.build.workshop import Workshop
from kartenwerk.products.evening.chart import chart_of
from kartenwerk.products.evening.evening_words import EveningWords, describe_house_rules
from kartenwerk.table.evening.counting import WrittenLine
from kartenwerk.table.evening.evening import Evening

PAGE = "evening/page.html.j2"

BEGINS = tuple(b'<!DOCTYPE html>\n<html lang="%s">\n' % language.encode() for language in LANGUAGES)
POLICY = b"content=\"default-src 'none'; style-src 'unsafe-inline'\""
"""What every page has near its beginning."""

NEAR = 500


def page_of(workshop: Workshop, evening: Evening) -> str:
    """The page's text."""
    deck, data, house = evening.session.deck, evening.session.data, evening.session.house
    words = EveningWords.load(workshop.roots, data.language)
    best = max(evening.points) if evening.deals else None
    values: dict[str, Any] = {
        "w": words,
        "sprache": data.language,
        "titel": evening.head.name or data.title,
        "spiel": data.title,
        "datum": house.date,
        "tag": evening.head.date.isoformat() if evening.head.date else "",
        "farbe": deck.palette[deck.series.band].screen,
        "namen": evening.everybody,
        "plaetze": [
            {"platz": one.place, "name": one.name, "punkte": sign(one.points), "spiele": one.deals}
            for one in evening.standing
        ],
        "vorn": [one.name for one in evening.standing if one.points == best],
        "vorbei": evening.over,
        "zahl": len(evening.deals),
        "zeilen": list(_rows(evening)),
        "chart": chart_of(evening),
        "chart_words": words,
        "regeln": describe_house_rules(workshop, evening),
    }
    return workshop.templates.render(PAGE, values) + "\n"


def is_page(file: Path) -> bool:
    """Whether the file is such a page, or empty, and may be written anew."""
    with file.open("rb") as stream:
        begin = stream.read(NEAR).replace(b"\r\n", b"\n")
    return not begin or (begin.startswith(BEGINS) and POLICY in begin)


def sign(points: int) -> str:
    """A number with a proper minus."""
    return f"−{-points}" if points < 0 else str(points)


def _rows(evening: Evening) -> Iterator[dict[str, Any]]:
    for line in evening.lines:
        yield {
            "nr": line.number,
            "gestrichen": line.struck,
            "punkte": [
                ("+" if points > 0 else "") + sign(points) if name in line.names else "–"
                for name, points in zip(evening.everybody, line.result, strict=True)
            ],
            "summen": [sign(total) for total in line.sums],
            "wofuer": ", ".join(_reasons(evening, line)),
        }


def _reasons(evening: Evening, line: WrittenLine) -> Iterator[str]:
    """What the deal was counted by, in the words of the game."""
    for reason in dict.fromkeys(item.reason for item in line.items if item.points):
        yield evening.session.data.tally_label(reason)
