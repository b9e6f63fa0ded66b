"""Hostile input for as long as one likes: `make fuzz`, or `python -m tests.hostile.fuzz --seconds 600`.

Hypothesis makes trials: one value of the data replaced, templates, pictures, PDF files and records spoilt, decks of
one's own, documents of an evening and command lines of all sorts. Each runs behind the fence (see `fence`): it has to
end with what it was to make or with a sentence, in bounded time and memory, write nothing elsewhere, and put no markup
of a stranger's into a page. `check` has to foresee what happens to a deck. Each round has a seed. What a round finds is
told with it, and `--seed N --rounds 1` repeats it. The falls of before (`corpus`) are tried first.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
import tomllib
import traceback
from collections import Counter
from contextlib import chdir, nullcontext
from functools import cache
from html.parser import HTMLParser
from itertools import count
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from tests.custom.soundness import check_and_make
from tests.hostile.corpus import FALLS
from tests.hostile.deck_trials import (
    any_decks,
    damaged_caches,
    names_on_pages,
    spoilt_decks,
    spoilt_game_folders,
    trick_tables,
)
from tests.hostile.fence import fenced_run
from tests.hostile.trials import SNIPPETS, WORDS, Trial, catalog, example, leaves, own_cache, spoilt, values
from tests.support import Answer
from tests.toml_text import document

from kartenwerk.base.data import project_root

ROUND = 20
"""Trials of a round; it ends at the first of them that fails."""

SECONDS = 60
FAULT = "fault of the program"
PDF_SNIPPETS = [b"/Length 999999999", b"<< /Type /Page >>", b"1 0 R", b"stream", b"endobj", b"/Filter /FlateDecode"]
PDF_SNIPPETS += [b"/Kids [1 0 R]", b"/Parent 1 0 R", b"0 0 0 1 k", b"[" * 200, b"q " * 99, b"/MediaBox [0 0 1e30 nan]"]


@cache
def data_files(suffix: str, *folders: str) -> tuple[str, ...]:
    root = project_root()
    return tuple(
        sorted(path.relative_to(root).as_posix() for folder in folders for path in (root / folder).rglob(f"*{suffix}"))
    )


def commands(file: str) -> list[tuple[str, ...]]:
    """Commands that read a file of the data."""
    words = file.replace(".", "/").split("/")
    games = [id for id in catalog().game_ids if id in words]
    decks = [id for id in catalog().deck_ids if id in words] or [catalog().game(id).deck for id in games]
    if games:
        game = games[0]
        return [
            ("play", game),
            ("rules", game),
            ("rules", game, "--text"),
            ("rules", game, "--reference"),
            ("pad", game, "--sheets", "1"),
            ("claims", game),
        ]
    deck = decks[0] if decks else "deutsch"
    card = str(catalog().deck(deck).pack.cards[0])
    of_deck = [
        ("deck", deck, "--cards", card),
        ("deck", deck, "--cards", card, "--index", "large"),
        ("box", deck),
        ("braille", deck),
        ("fonts", deck),
        ("chips", deck, "--players", "1"),
    ]
    if decks:
        return of_deck
    game = next(iter(catalog().games_of(deck))).id
    return [*of_deck, ("list",), ("align",), ("pad", game, "--sheets", "1"), ("rules", game), ("play", game)]


@st.composite
def changed_data(draw: st.DrawFn) -> Trial:
    file = draw(st.sampled_from(data_files(".toml", "rules_data", "fonts")))
    content = tomllib.loads((project_root() / file).read_text(encoding="utf-8"))
    place = draw(st.sampled_from([*leaves(content)]))
    parent: Any = content
    for step in place[:-1]:
        parent = parent[step]
    if draw(st.integers(0, 9)) == 0:
        what = f"{file}: {place} is gone"
        del parent[place[-1]]
    else:
        new = draw(values(parent[place[-1]]))
        what = f"{file}: {place} is {str(new)[:80]!r} and not {str(parent[place[-1]])[:80]!r}"
        parent[place[-1]] = new
    command = draw(st.sampled_from(commands(file)))
    return Trial((*command, "--data", "data"), {f"data/{file}": document(content)}, what)


@st.composite
def spoilt_templates(draw: st.DrawFn) -> Trial:
    """Templates, and pictures that they show."""
    file = draw(st.sampled_from(data_files(".j2", "templates") + data_files(".svg", "templates")))
    snippets = [snippet.encode() for snippet in SNIPPETS]
    content = draw(spoilt((project_root() / file).read_bytes(), snippets))
    command = draw(st.sampled_from(commands(file)))
    return Trial((*command, "--data", "data"), {f"data/{file}": content}, f"{file} spoilt")


@st.composite
def spoilt_pdf_files(draw: st.DrawFn) -> Trial:
    pdf = example("align", "--out", "out", "out/testbogen.pdf")
    return Trial(("preflight", "a.pdf"), {"a.pdf": draw(spoilt(pdf, PDF_SNIPPETS))}, "a PDF file spoilt")


@st.composite
def spoilt_records(draw: st.DrawFn) -> Trial:
    game = draw(st.sampled_from(["mogeln", "donnerwetter", "burner_holdem", "romme", "doppelkopf", "watten"]))
    record = example("play", game, "--save", "a.toml", "a.toml")
    if draw(st.booleans()):
        snippets = [json.dumps(word)[1:-1].encode() for word in WORDS] + [b"; ", b'"""', b"\\", b"= ", b"\n[x]\n"]
        return Trial(("replay", "a.toml"), {"a.toml": draw(spoilt(record, snippets))}, f"a record of {game} spoilt")
    content = tomllib.loads(record.decode())
    key = draw(st.sampled_from(sorted(content)))
    content[key] = draw(values(content[key]))
    return Trial(("replay", "a.toml"), {"a.toml": document(content)}, f"a record of {game}: another {key}")


def told(content: dict[str, Any]) -> bytes:
    """The file of an evening or a tournament: a head, and below it blocks."""
    kinds = [key for key, value in content.items() if value and isinstance(value, list) and isinstance(value[0], dict)]
    text = document({key: value for key, value in content.items() if key not in kinds})
    for kind in sorted(kinds, key=lambda kind: kind != "late"):  # who comes, comes before the seats
        for block in content[kind]:
            text += f"\n[[{kind}]]\n".encode() + (document(block) if isinstance(block, dict) else b"")
    return text


BLOCK_SNIPPETS = [
    b"[[deal]]\n",
    b"[[seats]]\nplayers = [",
    b"[[round]]\n",
    b"[[void]]\ndeal = 1\n",
    b"= -1\n",
    b"\r",
    b"\x00",
]
BLOCK_SNIPPETS += [b"[[undo]]\n", b"\xff\xfe", b'"""', b"[[result]]\nround = 1\ntable = 1\npoints = {", b"\n" * 5000]


@st.composite
def told_otherwise(draw: st.DrawFn, content: bytes, what: str, *calls: tuple[str, ...]) -> Trial:
    """A file that people edit: bytes spoilt, or another value somewhere, and a command that reads or writes it."""
    words = draw(st.sampled_from(calls))
    if draw(st.booleans()):
        return Trial(words, {"a.toml": draw(spoilt(content, BLOCK_SNIPPETS))}, f"{what} spoilt")
    read = tomllib.loads(content.decode())
    place = draw(st.sampled_from([*leaves(read)]))
    parent: Any = read
    for step in place[:-1]:
        parent = parent[step]
    parent[place[-1]] = draw(values(parent[place[-1]]))
    return Trial(words, {"a.toml": told(read)}, f"{what}: {place} is {str(parent[place[-1]])[:80]!r}")


@st.composite
def evenings(draw: st.DrawFn) -> Trial:
    file = draw(st.sampled_from(sorted((Path(__file__).parent.parent / "evening" / "evenings").glob("*.toml"))))
    calls: list[tuple[str, ...]] = [("score", one, "a.toml") for one in ("show", "undo", "page")]
    calls += [("score", "seats", "a.toml", "Anna,Bert,Cleo,Zoe"), ("score", "void", "a.toml", "1")]
    return draw(told_otherwise(file.read_bytes(), f"an evening of {file.stem}", *calls))


@cache
def tournament() -> bytes:
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        names = "Anna,Bert,Cleo,Dirk,Emil,Frida,Gerd,Hanna"
        for words in (
            ("new", "a.toml", "--game", "romme", "--players", names, "--rounds", "2"),
            ("seat", "a.toml"),
            ("begin", "a.toml"),
            ("late", "a.toml", "Zoe", "--from", "2"),
            ("rename", "a.toml", "Anna", "Anne"),
        ):
            assert fenced_run("tournament", *words).code == 0
        table = tomllib.loads(Path("a.toml").read_text("utf-8"))["round"][0]["tables"][0]
        points = [f"{'Anne' if name == 'Anna' else name}=1" for name in table]
        assert fenced_run("tournament", "result", "a.toml", "1", "1", *points).code == 0
        return Path("a.toml").read_bytes()


@st.composite
def tournaments(draw: st.DrawFn) -> Trial:
    calls = [("standing",), ("undo",), ("leave", "Bert"), ("late", "Yan"), ("withdraw", "1", "1"), ("begin",)]
    lines: list[tuple[str, ...]] = [("tournament", one[0], "a.toml", *one[1:]) for one in calls]
    return draw(told_otherwise(tournament(), "a tournament", *lines))


@st.composite
def lists_of_entrants(draw: st.DrawFn) -> Trial:
    lines = [
        "Nachname;Vorname;Ort",
        "Müller;Jürgen;Fürth",
        '"Groß";"An\nna";',
        "Wolf;Cleo;",
        "Wolf;Dirk;x",
        "Adam;Emil;",
    ]
    content = "\r\n".join(lines).encode(draw(st.sampled_from(["utf-8-sig", "cp1252", "utf-16"])))
    snippets = [b'"', b";", b"\t", b"sep=;\r\n", b"\x00", b"x" * 140_000, b"\n\n", b"\x81", b"\xff\xfe"]
    words = ("tournament", "new", "b.toml", "--game", "romme", "--players", "a.csv", "--rounds", "2")
    return Trial(words, {"a.csv": draw(spoilt(content, snippets))}, "a list of entrants spoilt")


COMMANDS = "list kit deck fonts box chips align braille rules pad hand odds claims play roll replay preflight preview"
OPTIONS = (
    "--paper --size --cards --page --sheets --players --seed --policy --deals --set --rules --variant --text --json "
    "--plain --braille --reference --large-print --gap --copies --backs --for --index --corners --colours --booklet "
    "--more-cards --printer --offset-x --rotate --service --board --keep --throw --exchange --word --all --sight "
    "--data --png --bleed --tts --dictionary"
)
SMALL = ["a4", "a6", "poker", "1", "2", "4", "long-edge", "sensible", "random", "match", "basic", "large", "."]
SMALL += [
    "svidar-S",
    "svidar-S yxar-S ger-6 bog-4 yxar-1",
    "punkte_karte=3",
    "x=y",
    "Büro",
    "0.5",
    "home",
    "grey",
    "a.toml",
]


@st.composite
def command_lines(draw: st.DrawFn) -> Trial:
    command = draw(st.sampled_from([each for each in COMMANDS.split() if each != "kit"]))
    ids = [*catalog().deck_ids, *catalog().game_ids]
    word = st.one_of(
        st.sampled_from(ids),
        st.sampled_from(SMALL),
        st.sampled_from([each for each in WORDS if "\x00" not in each]),
        st.text(st.characters(exclude_characters="\x00", exclude_categories=["Cs"]), max_size=8),
        st.integers(-(10**12), 10**12).map(str),
    )
    words = [draw(st.sampled_from(ids))] if draw(st.booleans()) else []
    for _ in range(draw(st.integers(0, 4))):
        words += draw(st.one_of(st.tuples(st.sampled_from(OPTIONS.split()), word), st.tuples(word)))
    return Trial(
        (command, *words), {"a.toml": example("play", "mogeln", "--save", "a.toml", "a.toml")}, "a command line"
    )


TRIALS = {
    "data": changed_data(),
    "templates": spoilt_templates(),
    "pdf": spoilt_pdf_files(),
    "records": spoilt_records(),
    "evenings": evenings(),
    "tournaments": tournaments(),
    "entrants": lists_of_entrants(),
    "words": command_lines(),
    "decks": any_decks(),
    "deck.toml": spoilt_decks("deck.toml"),
    "deck tables": spoilt_decks("karten.csv", "mehr.xlsx", "noch.json", "noch.yaml", "noch.tsv"),
    "deck pictures": spoilt_decks("bilder/a.png", "bilder/b.jpg", "bilder/c.tif", "bilder/d.webp", "bilder/s.svg"),
    "deck icons": spoilt_decks("zeichen/muenze.svg", "layouts/x.svg.j2"),
    "deck fonts": spoilt_decks("schriften/x.ttf"),
    "deck texts": spoilt_decks("regeln.md", "kurzkarte.md"),
    "game folders": spoilt_game_folders(),
    "trick tables": trick_tables(),
    "caches": damaged_caches(),
    "pages": names_on_pages(),
}
"""What is tried, by its kind."""


def run(trial: Trial) -> None:
    """AssertionError for a trial that does not end as it should."""
    with tempfile.TemporaryDirectory() as outer:
        folder = Path(outer, "a/b/c")
        folder.mkdir(parents=True)
        for name, content in trial.files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        cached = any(name.startswith("cache/") for name in trial.files)
        with chdir(folder), own_cache(folder / "cache") if cached else nullcontext():
            if trial.deck:
                check_and_make(_fenced, Path(trial.deck), Path("out"), lambda sound: [trial.words])
            else:
                answer = _fenced(*trial.words)
                assert answer.code == 0 or answer.err or answer.out, "it failed in silence"
                assert answer.code == 0 or not cached, f"a damaged cache: {answer.err[-500:]}"
        inside = (folder, *folder.parents)
        elsewhere = [each for each in Path(outer).rglob("*") if each not in inside and folder not in each.parents]
        assert not elsewhere, f"written elsewhere: {elsewhere}"
        assert not [*folder.rglob("owned")], "a stranger's code has run"
        for page in folder.rglob("*.html"):
            Markup(page.name).feed(page.read_text("utf-8"))


def _fenced(*words: object) -> Answer:
    answer = fenced_run(*words, seconds=SECONDS)
    assert FAULT not in answer.err + answer.out, answer.err[-500:]
    return answer


class Markup(HTMLParser):
    """AssertionError for a page with an element or an attribute that a stranger's text has made."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self._page = page

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [tag, *(name for name, _ in attrs)]
        assert not any("owned" in name for name in names), f"markup in {self._page}: {names}"
        scripts = [
            value for name, value in attrs if name in ("href", "src") and (value or "").startswith("javascript:")
        ]
        assert not scripts, f"a script in {self._page}: {scripts}"


def one_round(kind: str, number: int, trials: int, tried: Counter[str] | None = None) -> str | None:
    """What the round finds, in words, or None. Its trials are counted by kind in `tried`."""
    counted = Counter[str]() if tried is None else tried
    last: list[Trial] = []

    @settings(
        max_examples=trials,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        report_multiple_bugs=False,
        suppress_health_check=[*HealthCheck],
    )
    @seed(number)
    @given(TRIALS[kind])
    def attack(trial: Trial) -> None:
        last[:] = [trial]
        counted[kind] += 1
        run(trial)

    try:
        attack()
    except AssertionError as error:
        if not last:
            return f"{kind}: nothing can be drawn\n{error}"
        return f"{last[0].what}\n  kartenwerk {' '.join(map(repr, last[0].words))}\n  {error}"
    except Exception:
        return f"{last[0].what if last else kind}\n{traceback.format_exc()}"
    return None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600, help="how long it goes on")
    parser.add_argument("--seed", type=int, default=None, help="of the first round; left out, another one each time")
    parser.add_argument("--rounds", type=int, default=None, help="how many rounds at most")
    parser.add_argument("--kind", choices=[*TRIALS], default=None, help="only trials of this kind")
    wanted = parser.parse_args()
    first = wanted.seed if wanted.seed is not None else time.time_ns() // 1_000_000
    kinds = [wanted.kind] if wanted.kind else [*TRIALS]
    end, rounds = time.monotonic() + wanted.seconds, 0
    tried, fell = Counter[str](), Counter[str]()
    for name, trial in () if wanted.kind or wanted.seed is not None else FALLS.items():
        tried["falls of before"] += 1
        try:
            run(trial)
        except AssertionError as error:
            fell["falls of before"] += 1
            print(f"FELL AGAIN: {name}: {error}\n", flush=True)
    for number in count(first):
        if time.monotonic() > end or rounds == wanted.rounds:
            break
        rounds += 1
        kind = kinds[number % len(kinds)]
        finding = one_round(kind, number, ROUND, tried)
        if finding:
            fell[kind] += 1
            print(f"FOUND (--kind {kind!r} --seed {number} --rounds 1): {finding}\n", flush=True)
    for kind, trials in tried.items():
        print(f"{kind:16} {trials:6} trials {fell[kind]:4} falls")
    print(f"{rounds} rounds of up to {ROUND} trials from seed {first}: {fell.total()} findings")
    sys.exit(1 if fell else 0)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as own:
        os.environ.update(KARTENWERK_CONFIG=f"{own}/config", KARTENWERK_CACHE=f"{own}/cache", HOME=f"{own}/home")
        main()
