"""Trials with decks of one's own, trick tables, the cache, and names on pages."""

from __future__ import annotations

import json
import tempfile
import tomllib
from contextlib import chdir
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

from hypothesis import strategies as st
from PIL import Image
from tests.custom.any_deck import PARTS, RULES, SVG, decks, font, picture
from tests.custom.soundness import COMMANDS
from tests.custom.test_tables import xlsx
from tests.hostile.fence import fenced_run
from tests.hostile.trials import SNIPPETS, WORDS, Trial, leaves, own_cache, spoilt, values
from tests.toml_text import document

ROWS = [
    ["Name", "Text", "Count", "Bild"],
    ["Brot", "Verkaufe :muenze:", "2", "a"],
    ["Käse", "**Ja**\n- x", "1", "s"],
]
BOXES: dict[str, Any] = {
    "bild": {"kind": "picture", "box": [5, 20, 40, 40], "picture": "{{ bild }}", "placeholder": True},
    "foto": {"kind": "picture", "box": [5, 60, 20, 20], "picture": "b", "fit": "contain", "when": "name == 'Brot'"},
    "mehr": {"kind": "picture", "box": [30, 60, 20, 20], "picture": "c", "rotate": 9},
    "stern": {"kind": "svg", "box": [5, 5, 9, 9], "file": "layouts/x.svg.j2"},
    "punkte": {"kind": "pips", "box": [40, 20, 20, 40], "icon": "muenze", "count": "{{ count }}"},
    "titel": {"kind": "text", "box": [5, 4, 50, 9], "text": "Probe", "font": "eigen", "below": "stern"},
}
DECK: dict[str, Any] = {
    "id": "probe", "title": "Probe", "size": "poker", "language": "de",
    "cards": ["karten.csv", "mehr.xlsx", "noch.json", "noch.yaml", "noch.tsv"],
    "card": {"title": "{{ name }}", "id": "{{ name }}", "count": "{{ count }}", "layout": "karte", "back": "muster"},
    "colours": {"rot": "#A8502A", "blau": {"screen": "#123456", "cmyk": [90, 60, 10, 20]}},
    "fonts": {"eigen": {"regular": "x.ttf"}},
    "layouts": {
        "karte": {"extends": "title-text", "ground": "papier", "remove": ["note"], "boxes": BOXES},
        "muster": {"extends": "pattern", "ground": "rot", "icon": "muenze", "each": 9.0},
    },
    "tuckbox": {"ground": "rot", "text": "Ein Spiel", "icons": ["muenze"], "picture": "a"},
    "pad": {"columns": ["A", "B"], "rows": 9},
    "print": {"dpi": 200, "least_dpi": 36, "bleed": 3.0},
}  # fmt: skip
TEMPLATE = SVG.format(9, 9, '{% for n in range(3) %}<rect x="{{ n }}" width="{{ size[0] }}" height="2"/>{% endfor %}')


@cache
def deck_files() -> dict[str, bytes]:
    """A small deck with a file of every kind that is read."""
    photo = BytesIO()
    Image.new("RGB", (90, 90), (180, 90, 20)).save(photo, "WEBP")
    return {
        "deck.toml": document(DECK),
        "karten.csv": "\n".join(";".join(f'"{cell}"' for cell in row) for row in ROWS).encode(),
        "mehr.xlsx": xlsx([ROWS[0], ["Ei", "x", 3, "b"]]),
        "noch.json": b'{"rows": [{"Name": "Salz", "Text": "x", "Count": 2, "Bild": "a"}], "von": [null, true]}',
        "noch.yaml": b"- Name: Milch\n  Text: |\n    eins\n    zwei\n  Count: 1\n  Bild: 'a'\n",
        "noch.tsv": "Name\tText\tCount\tBild\nMöhre\tx\t1\tb\n".encode(),
        "bilder/a.png": picture("RGBA", "PNG", (90, 90)),
        "bilder/b.jpg": picture("CMYK", "JPEG", (90, 90)),
        "bilder/c.tif": picture("1", "TIFF", (90, 90)),
        "bilder/d.webp": photo.getvalue(),
        "bilder/s.svg": SVG.format(24, 24, "".join(PARTS[:-2]).replace("{n}", "3")).encode(),
        "zeichen/muenze.svg": SVG.format(24, 24, PARTS[-3].replace("{n}", "9")).encode(),
        "schriften/x.ttf": font(),
        "layouts/x.svg.j2": TEMPLATE.encode(),
        "regeln.md": (RULES[0] + SHOWN).encode(),
        "kurzkarte.md": b"# Vorn\n\n- a\n\n# Hinten\n\nb\n",
    }


SHOWN = """
![[karte:brot]] ![[karte:rücken]]

::: tisch 300 x 200
karte:brot 80 90 x4 "Stapel"
karte:back 200 90 gedreht 30
:::

![Ein Bild](bilder/s.svg "Kreise"){halb}

> Ein Satz.

::: kasten Zwei {2}
- ![[card:brot]]
:::
"""
"""What rules show beside their words."""
DECK_SNIPPETS = [snippet.encode() for snippet in (*SNIPPETS, *WORDS)] + [b";", b'"', b"\r", b"\xff\xfe", b"\0" * 40]
DECK_SNIPPETS += [
    b"{{ name }}",
    b":muenze:",
    b"\n\n| a |\n|---|\n",
    b"<filter>",
    b"IDAT",
    b"\xff\xd8",
    b"glyf",
    b"#REF!",
    b"&a [*a, *a]",
    b"!!python/object/apply:os.system",
    b"\t",
    b"[" * 3000,
    b'{"rows":',
    b"---\n",
]


@st.composite
def spoilt_decks(draw: st.DrawFn, *names: str) -> Trial:
    """A deck in which one of these files is spoilt; a deck.toml may also have another value somewhere."""
    files = deck_files()
    name = draw(st.sampled_from(names))
    what = f"a deck with its {name} spoilt"
    if name == "deck.toml" and draw(st.booleans()):
        content = tomllib.loads(files[name].decode())
        place = draw(st.sampled_from([*leaves(content)]))
        parent: Any = content
        for step in place[:-1]:
            parent = parent[step]
        parent[place[-1]] = draw(values(parent[place[-1]]))
        made = document(content)
        what = f"a deck whose {place} is {str(parent[place[-1]])[:80]!r}"
    else:
        made = draw(spoilt(files[name], DECK_SNIPPETS))
    words = draw(st.sampled_from(COMMANDS))
    return Trial(words, {f"d/{path}": made if path == name else data for path, data in files.items()}, what, "d")


@st.composite
def any_decks(draw: st.DrawFn) -> Trial:
    files = draw(decks())
    words = draw(st.sampled_from(COMMANDS))
    return Trial(words, {f"d/{path}": data for path, data in files.items()}, "a deck of any kind", "d")


@cache
def made_files(*words: str) -> dict[str, bytes]:
    """The files that a command writes, by their paths."""
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        assert fenced_run(*words).code == 0
        return {path.as_posix(): path.read_bytes() for path in Path().rglob("*") if path.is_file()}


BOX_SNIPPETS = [*DECK_SNIPPETS, b"@de", b"@xx", b"[[rows]]", b"::: kasten {9}", b"::: tisch 1e9 x -1", b"![[card:x]] "]


@st.composite
def spoilt_game_folders(draw: st.DrawFn) -> Trial:
    """A game of several decks and parts in which one file is spoilt, or another value stands somewhere."""
    files = {
        path: data
        for path, data in made_files("new", "game-box", "d", "--language", "de").items()
        if path.startswith("d/")
    }
    name = draw(st.sampled_from(sorted(files)))
    what = f"a game with its {name} spoilt"
    if name.endswith(".toml") and draw(st.booleans()):
        content = tomllib.loads(files[name].decode())
        place = draw(st.sampled_from([*leaves(content)]))
        parent: Any = content
        for step in place[:-1]:
            parent = parent[step]
        parent[place[-1]] = draw(values(parent[place[-1]]))
        made, what = document(content), f"a game in whose {name} {place} is {str(parent[place[-1]])[:80]!r}"
    else:
        made = draw(spoilt(files[name], BOX_SNIPPETS))
    words = draw(st.sampled_from([("check",), ("rules",), ("cut",), ("kit",)]))
    return Trial((*words, "d", *(("--out", "out") if words != ("check",) else ())), {**files, name: made}, what)


REAL_GAMES = Path(__file__).parents[2] / "docs/examples/stichspiele/rules_data/games"
"""Tables that use all keys between them."""

FORMULAS = [
    "points * 2",
    "0 - tricks",
    "1 / 0",
    "9 ** 9 ** 9",
    "tricks if",
    "__import__",
    "lead.rank",
    "tricks > 1 and 3",
]


@st.composite
def trick_tables(draw: st.DrawFn) -> Trial:
    """The table of a trick-taking game with another value somewhere, or a formula."""
    (name, content), *_ = made_files("new", "game", "probe", "--table").items()
    others = [file.read_bytes() for file in sorted(REAL_GAMES.glob("*.toml"))]
    table = {**tomllib.loads(draw(st.sampled_from([content, *others])).decode()), "id": "probe"}
    place = draw(st.sampled_from([*leaves(table)]))
    parent: Any = table
    for step in place[:-1]:
        parent = parent[step]
    old = parent[place[-1]]
    parent[place[-1]] = draw(st.one_of(values(old), st.sampled_from(FORMULAS)) if isinstance(old, str) else values(old))
    words = draw(st.sampled_from([("play",), ("rules",), ("rules", "--text"), ("pad",), ("claims",), ("odds",)]))
    what = f"a trick table whose {place} is {str(parent[place[-1]])[:80]!r}"
    return Trial((words[0], "probe", *words[1:], "--data", "probe"), {name: document(table)}, what)


CACHED = (("check", "d"), ("box", "d"), ("box", "buchstaben"), ("pad", "mogeln"))
"""Commands that fill a cache, the cheapest first: a round of one trial tries that."""


@cache
def cache_files(*words: str) -> dict[str, bytes]:
    """The entries that a command leaves in an empty cache, by their paths."""
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        for name, content in deck_files().items():
            path = Path("d", name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        with own_cache(Path("cache")):
            assert fenced_run(*words).code == 0
        return {path.as_posix(): path.read_bytes() for path in Path("cache").rglob("*") if path.is_file()}


@st.composite
def damaged_caches(draw: st.DrawFn) -> Trial:
    """A cache of which entries are cut, changed, empty, or lie in each other's place."""
    words = draw(st.sampled_from(CACHED))
    entries = cache_files(*words)
    for name in draw(st.lists(st.sampled_from(sorted(entries)), min_size=1, max_size=4)):
        other = entries[draw(st.sampled_from(sorted(entries)))]
        entries = {**entries, name: draw(st.one_of(spoilt(entries[name], [b"\0", b"{}", b"PK"]), st.just(other)))}
    files = {f"d/{path}": data for path, data in deck_files().items()} if "d" in words else {}
    return Trial(words, {**files, **entries}, f"the cache of {' '.join(words)} damaged")


MARKED = [
    "<q-owned>",
    '" q-owned="',
    "' q-owned='",
    "</script><q-owned>",
    "<!--",
    "]]>",
    "&lt;q-owned&gt;",
    "javascript:",
]


@st.composite
def names_on_pages(draw: st.DrawFn) -> Trial:
    """Names of people and games that would be markup: no element and no attribute of a page comes of them."""
    name = st.one_of(st.sampled_from(MARKED), st.text(st.sampled_from("<>&\"'`{}/=q "), min_size=1, max_size=9))
    if draw(st.booleans()):
        people = [f"{'ABCD'[place]}{draw(name)}" for place in range(4)]
        text = f'format = 1\ngame = "doppelkopf"\ndate = 2026-11-02\nname = {json.dumps(draw(name))}\n'
        text += f"players = {json.dumps(people)}\n"
        return Trial(("score", "page", "a.toml"), {"a.toml": text.encode()}, f"a page of {people}")
    content = {**DECK, "title": f"A{draw(name)}"}
    rows = [ROWS[0], [draw(name), draw(name), "1", "a"]]
    files = {**deck_files(), "deck.toml": document({**content, "fonts": {}, "tuckbox": {}})}
    files["karten.csv"] = "\n".join(";".join(json.dumps(cell) for cell in row) for row in rows).encode()
    files["regeln.md"] = f"# {draw(name)}\n\n{draw(name)} :brot:\n\n- {draw(name)}\n".encode()
    words = draw(st.sampled_from([("rules", "d", "--html", "--out", "out"), ("watch", "d", "--once", "--out", "out")]))
    return Trial(words, {f"d/{path}": data for path, data in files.items()}, f"a page of the deck {content['title']!r}")
