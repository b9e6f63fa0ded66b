"""The faults of a deck in German: twenty different ones, without a word of English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tests.custom.decks import report, write
from tests.support import Run

from kartenwerk.base.message import Message
from kartenwerk.base.translation import messages

DECK = """id = "probe"
title = "Probe"
size = "poker"
cards = "karten.csv"
sise = 1

[card]
title = "{{ name }}"
layout = "{{ art }}"
back = "mustre"

[fonts]
leer = {}

[colours]
rot = "#A8502A"
satt = { screen = "#A8502A", cmyk = [100, 100, 100, 100] }

[lists.farbe]
blau = { name = "Blau" }

[lists.form]
rund = { name = "Rund" }

[layouts.karte]
extends = "title-text"
remove = ["titel"]

[layouts.karte.boxes.text]
size = 2

[layouts.karte.boxes.bild]
kind = "picture"
box = "card"
picture = "wald"

[layouts.karte.boxes.zeichen]
kind = "icon"
box = [3, 3, 0.1, 0.1]
padding = 1
icon = "fehlt"

[layouts.schrift]
extends = "title-text"
[layouts.schrift.boxes.text]
font = "Vollkor"

[layouts.kreis]
extends = "kreis"

[layouts.spalte]
extends = "title-text"
[layouts.spalte.boxes.text]
text = "{{ nam }}"

[layouts.filter]
extends = "title-text"
[layouts.filter.boxes.text]
text = "{{ name | laut }}"

[layouts.farbe]
extends = "title-text"
ground = "rott"

[layouts.zahl]
extends = "title-text"
[layouts.zahl.boxes.punkte]
kind = "pips"
box = "safe"
icon = "muenze"
count = "{{ zahl }}"

[layouts.wenn]
extends = "title-text"
[layouts.wenn.boxes.text]
when = "name = 'A'"

[layouts.eng]
extends = "title-text"
[layouts.eng.boxes.text]
box = [5, 5, 20, 12]
"""

TABLE = """Name;Text;Art;Farbe;Zahl;Id
Eins;x;karte;blau;1;a
Zwei;x;schrift;blau;1;b
Drei;x;kreis;blau;1;c
Vier;x;spalte;blau;1;d
Fünf;x;filter;blau;1;e
Sechs;x;farbe;blau;1;f
Sieben;x;zahl;blau;viele;g
Acht;x;wenn;blau;1;h
Neun;ein langer Satz, der sich über viele Zeilen zieht und am Ende doch keinen Platz mehr findet;eng;blau;1;i
Zehn;x;kart;blau;1;k
Elf;x;title-text;gelb;1;l
Zwölf;☃ x;title-text;blau;1;m
Dreizehn;:mond:;title-text;blau;1;n
"""

NUMBER_OF_FAULTS = 20

ENGLISH = re.compile(r"\b(the|and|with|of|for|from|is|are|not|has|by|no|there|this|found|expected|such|row [0-9])\b")


def test_twenty_faults_are_german_throughout(run: Run, tmp_path: Path) -> None:
    disc = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>'
    folder = write(tmp_path / "d", {"deck.toml": DECK, "karten.csv": TABLE, "zeichen/muenze.svg": disc})
    english = [fault.sentence for fault in report(folder).faults]
    assert len({fault.message.template for fault in report(folder).faults}) >= NUMBER_OF_FAULTS
    told = run("check", folder, "--lang", "de").err.splitlines()
    assert len(told) == len(english)
    for line, sentence in zip(told, english, strict=True):
        same = {word for template in templates(sentence) for word in words(messages().get(template, ""))}
        foreign = {word for template in templates(sentence) for word in words(template)} - same
        said = words(line) - {word for value in values(sentence) for word in words(value)}
        assert not said & foreign, line
        assert not ENGLISH.search(line), line


def words(text: str) -> set[str]:
    return set(re.findall(r"[a-zäöüß]{3,}", re.sub(r"\{[^{}]*\}", " ", text.lower())))


def templates(message: object) -> Iterator[str]:
    """The templates of a message and of those within it."""
    if isinstance(message, Message):
        yield message.template
        for value in message.values.values():
            yield from templates(value)


def values(message: Message) -> Iterator[str]:
    """What is typed or counted in it."""
    for value in message.values.values():
        if isinstance(value, Message):
            yield from values(value)
        else:
            yield str(value)
