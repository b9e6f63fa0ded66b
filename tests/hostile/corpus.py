"""Every fall that a siege or the fuzzer has found and that one command shows: a command and its files, by what fell.

Each ran on for minutes, took gigabytes, or ended in a fault of the program. `test_fuzz` and `make fuzz` try all again.
"""

from __future__ import annotations

from tests.custom.any_deck import SVG
from tests.custom.decks import ICON, ONE, TABLE
from tests.custom.test_tables import changed, xlsx
from tests.hostile.trials import Trial

_NAMES = '["Anna", "Bert", "Cleo", "Dirk"]'
_EVENING = f'format = 1\ngame = "doppelkopf"\ndate = 2026-11-02\nplayers = {_NAMES}\n'
_DEAL = '\n[[deal]]\nre = ["Anna", "Dirk"]\naugen = 130\n'
_ROUND = f"\n[[round]]\nnumber = 1\npause = []\ntables = [{_NAMES}]\n"
_TOURNAMENT = f'format = 1\ntournament = "doppelkopf"\nrounds = 2\ntables = 4\nplayers = {_NAMES}\n'
_BOX = "\n[layouts.karte.boxes.mehr]\n"


def _deck(what: str, toml: str = ONE, **files: str | bytes) -> Trial:
    """`check` of a small deck, and the deck itself."""
    given = {"deck.toml": toml, "karten.csv": TABLE, "zeichen/muenze.svg": ICON, **files}
    content = {f"d/{name}": data.encode() if isinstance(data, str) else data for name, data in given.items()}
    return Trial(("deck",), content, what, "d")


def _workbook(place: str) -> Trial:
    stray = f'<row><c r="{place}" t="inlineStr"><is><t>x</t></is></c></row></sheetData>'
    book = changed(xlsx([["Name", "Text"], ["A", "a"]]), {"</sheetData>": stray})
    return _deck(f"a letter in {place}", ONE.replace("karten.csv", "k.xlsx"), **{"k.xlsx": book})


def _filter(parts: str) -> Trial:
    icon = f'<filter id="f">{parts}</filter><circle cx="12" cy="12" r="9" filter="url(#f)"/>'
    return _deck(f"a filter of {parts[:30]}", **{"zeichen/muenze.svg": SVG.format(24, 24, icon)})


def _document(words: tuple[str, ...], text: str, what: str) -> Trial:
    return Trial((*words[:2], "a.toml", *words[2:]), {"a.toml": text.encode()}, what)


def _tournament(block: str, what: str, command: str = "standing") -> Trial:
    return _document(("tournament", command), _TOURNAMENT + block, what)


FALLS = {trial.what: trial for trial in (
    _workbook("XFD5000"),
    _workbook("XFD1048576"),
    _filter('<feTurbulence numOctaves="100000000"/>'),
    _filter('<feMorphology radius="100000"/>'),
    _filter('<feGaussianBlur stdDeviation="0.01"/>' * 3000),
    _deck("a picture box of height 0", f'{ONE}{_BOX}kind = "picture"\npicture = "a"\nbox = [7, 16, 45, 0]\n',
          **{"bilder/a.svg": ICON}),
    _deck("a picture box of height -1", f'{ONE}{_BOX}kind = "picture"\npicture = "a"\nbox = [7, 16, 45, -1]\n',
          **{"bilder/a.svg": ICON}),
    _deck("pips in a box of width 1e300",
          f'{ONE}{_BOX}kind = "pips"\nicon = "muenze"\ncount = 3\nbox = [7, 6, 1e300, 9]\n'),
    _deck("a word wider than its box, of which other cards decide the size",
          f'{ONE}{_BOX}kind = "text"\ntext = "{{{{ wort }}}}"\nsame = true\nbox = [10, 60, 14, 5]\n',
          **{"karten.csv": f"Name;Text;Wort\nBrot;a;kurz\nKäse;b;{'m' * 30}\n"}),
    _deck("a design for a card of no width", ONE.replace("[layouts.karte]", "[layouts.karte]\ndesign = [0, 0]")),
    _deck("a table below a file", ONE.replace('"karten.csv"', '"karten.csv/x.csv"')),
    _deck("a size of which one side is a word", ONE.replace('"poker"', '[63, "x"]')),
    _deck("a reference card in French", ONE.replace("title =", 'language = "fr"\ntitle =', 1),
          **{"kurzkarte.md": "# Un\n\nBibliothèque\n\n# Deux\n\nx\n"}),
    _document(("score", "show"), _EVENING + _DEAL * 20_000, "an evening of 20,000 deals"),
    _document(("score", "show"), _EVENING + "\n" * 2_000_000 + _DEAL, "an evening after two million blank lines"),
    _document(("score", "show"), _EVENING + _DEAL.rstrip(), "a last deal without a line end"),
    _tournament("".join(_ROUND.replace("1", str(number)) for number in range(1, 5001)), "a tournament of 5,000 rounds"),
    _tournament(f"{_ROUND}\n[[result]]\nround = 1\ntable = [1]\npoints = {{ Anna = 1 }}\n", "a table that is a list"),
    _tournament(f"{_ROUND}\n[[result]]\nround = 1\ntable = 99\npoints = {{ Anna = 1 }}\n", "table 99 of one"),
    _tournament("\n[[round]]\nnumber = 1\npause = []\ntables = []\n", "a round without tables", "print"),
    _tournament("\n[[round]]\nnumber = 1\npause = []\ntables = 5\n", "tables that are a number"),
    Trial(("tournament", "result", "a.toml", "1", "1", "Anna=--5"), {"a.toml": (_TOURNAMENT + _ROUND).encode()},
          "points of two signs"),
    Trial(("tournament", "new", "b.toml", "--game", "romme", "--players", "a.csv", "--rounds", "2"),
          {"a.csv": b"Name\n" + b"x" * 140_000}, "a cell of 140,000 letters"),
    Trial(("new", "deck", "a" * 300), {}, "a folder of 300 letters"),
    Trial(("new", "deck", "h", "--language", "de"), {"h/bilder": b""}, "a new deck where a file has its name"),
    Trial(("new", "deck", "日本"), {}, "a new deck of a name in Japanese"),
    Trial(("new", "deck", "$(touch owned)"), {}, "a new deck of a name that a shell runs"),
)}  # fmt: skip
"""The trials by what they try."""
