"""The booklet for the screen: PDF/UA-1 by a foreign validator and by what a reader hears, with contents and links."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name, Object, Pdf
from tests.products.tagged import Node, TaggedFile
from tests.support import WORKSHOP, Run, manuscript_of, slow, some

from kartenwerk.play.games import GAME_IDS
from kartenwerk.products.booklet.screen import SCREEN
from kartenwerk.products.kits.game_order import GameOrder

needs_validator = pytest.mark.skipif(
    find_spec("page") is None, reason="no validator of PDF/UA is installed (pip install page-validation)"
)


@cache
def edition(game: str, *settings: str) -> bytes:
    return SCREEN.make(WORKSHOP, manuscript_of(GameOrder(game, settings=settings))).data


@cache
def heard(game: str) -> TaggedFile:
    return TaggedFile(edition(game))


def broken_rules(data: bytes) -> set[str]:
    """The rules of PDF/UA-1 that the validator finds broken."""
    import page

    report = page.validate_pdf_bytes(data, profile="ua1")
    return {rule for rule in re.findall(r"PDFUA1-([A-Z-]+)-\d+", str(report)) if not report.is_compliant}


@needs_validator
@pytest.mark.parametrize("game", some(GAME_IDS, 21, 9))
def test_a_foreign_validator_finds_it_accessible(game: str) -> None:
    assert broken_rules(edition(game)) == set()


@pytest.mark.parametrize("game", some(GAME_IDS, 21, 9))
def test_whoever_hears_it_misses_nothing(game: str) -> None:
    assert heard(game).faults() == []


@needs_validator
@pytest.mark.parametrize("setting", ["hagelstuerme=3", slow("punkte_donnerwetter=5")])
def test_house_rules_are_accessible_too(setting: str) -> None:
    data = edition("donnerwetter", setting)
    assert broken_rules(data) == set()
    assert "Hausregeln" in TaggedFile(data).document.heard


@pytest.mark.parametrize("game", some(GAME_IDS, 21, 9))
def test_the_contents_lead_to_every_chapter(game: str) -> None:
    file = heard(game)
    links = [node for node in file.document.walk() if node.role == "Link"]
    chapters = [node.heard.strip() for node in file.document.children if node.role == "H2"]
    assert [link.leads for link in links] == chapters[1:]  # the first is that of the contents themselves
    for link, annotation in zip(links, file.pdf.pages[1].Annots, strict=True):
        title, number = (child.heard.strip() for child in link.children)
        place = file.pdf.pages.index(pikepdf.Page(annotation.Dest[0]))
        assert (title, int(number)) == (link.leads, place + 1)
        assert title in "".join(text for _, text in file.pages[place]).replace("\u00ad", "")
        left, low, right, high = map(float, annotation.Rect)
        assert right - left > 100 and 6 < high - low < 20


@pytest.mark.parametrize("game", some(GAME_IDS, 21, 9))
def test_bookmarks_are_the_headings_of_all_levels(game: str) -> None:
    file = heard(game)
    sections = [node.heard.split() for node in file.document.children if node.level]
    with file.pdf.open_outline() as outline:
        assert [item.title.split() for item in flat(outline.root)] == sections
        assert len(outline.root) == 1


def flat(items: list[pikepdf.OutlineItem]) -> Iterator[pikepdf.OutlineItem]:
    for item in items:
        yield item
        yield from flat(item.children)


def test_it_says_what_it_is_and_in_which_language() -> None:
    file = heard("donnerwetter").pdf
    assert str(file.Root.Lang) == "de-DE"
    assert bool(file.Root.ViewerPreferences.DisplayDocTitle)
    assert str(file.docinfo.Title) == "Donnerwetter: Spielregeln"
    assert {str(page.obj.Tabs) for page in file.pages} == {"/S"}
    with file.open_metadata() as metadata:
        assert metadata["pdfuaid:part"] == "1"


def test_words_of_the_deck_are_told_as_such() -> None:
    streams = [page.Contents.read_bytes() for page in heard("donnerwetter").pdf.pages]
    assert sum(stream.count(b"/Lang (art-x-walisch)") for stream in streams) > 10
    plain = [page.Contents.read_bytes() for page in heard("mau_mau").pdf.pages]
    assert not any(b"/Lang" in stream for stream in plain)


def test_decks_tell_the_languages_of_their_words() -> None:
    languages = {deck: WORKSHOP.catalog.deck(deck).languages for deck in ("walisch", "inrah", "deutsch")}
    assert languages["walisch"]["kunnyr"] == languages["walisch"]["menn"] == "art-x-walisch"
    assert "sechs" not in languages["walisch"]
    assert languages["inrah"]["boltan"] == "art-x-inrah"
    assert languages["deutsch"] == {}


def test_the_ends_of_lines_part_words_and_hyphens_of_lines_are_soft() -> None:
    words = heard("anagramm_poker").document.heard
    assert "\u00ad" in words
    assert not re.search(r"[a-zäöü]- [a-zäöü]", words.replace("\u00ad", ""))
    assert not re.search(r"[a-zäöü][.!?][A-ZÄÖÜ]", words)


def test_pages_have_no_bleed_and_none_is_blank() -> None:
    file = heard("mau_mau")
    assert {tuple(map(round, page.mediabox)) for page in file.pdf.pages} == {(0, 0, 298, 420)}
    assert all(any(text.strip() for _, text in page) for page in file.pages)


def test_the_same_order_has_the_same_bytes() -> None:
    assert SCREEN.make(WORKSHOP, manuscript_of(GameOrder("mau_mau"))).data == edition("mau_mau")


# --- what is broken is seen -----------------------------------------------------------------------------------


def elements(pdf: Pdf, role: str) -> list[Object]:
    return [thing for thing in pdf.objects if isinstance(thing, Dictionary) and thing.get("/S") == Name(f"/{role}")]


def without_words(pdf: Pdf) -> None:
    del elements(pdf, "Figure")[1].Alt


def without_a_level(pdf: Pdf) -> None:
    elements(pdf, "H2")[1].S = Name.H4


def without_text(pdf: Pdf) -> None:
    elements(pdf, "H3")[0].K = Array()


def without_scope(pdf: Pdf) -> None:
    del elements(pdf, "TH")[0].A


def without_a_tag(pdf: Pdf) -> None:
    contents = pdf.pages[2].Contents
    operators = list(pikepdf.parse_content_stream(contents))
    first = next(n for n, each in enumerate(operators) if str(each.operator) == "BDC")
    last = next(n for n, each in enumerate(operators) if n > first and str(each.operator) == "EMC")
    contents.write(pikepdf.unparse_content_stream([each for n, each in enumerate(operators) if n not in (first, last)]))


def without_a_place_to_go(pdf: Pdf) -> None:
    del pdf.pages[1].Annots[0].Contents


@pytest.mark.parametrize(
    ("spoil", "told", "rule"),
    [
        (without_words, "a figure is not told in words", "FIGURE-ALTERNATIVE-TEXT"),
        (without_a_level, "an H4 follows level 2", "HEADING-NESTING"),
        (without_text, "an H3 is empty", ""),
        (without_scope, "does not say what it heads", ""),
        (without_a_tag, "stands in no tag", "CONTENT-TAGGING"),
        (without_a_place_to_go, "a link does not say where it leads", "LINK-CONTENTS"),
    ],
)
def test_a_spoiled_file_is_noticed(spoil: Callable[[Pdf], None], told: str, rule: str) -> None:
    target = io.BytesIO()
    with pikepdf.open(io.BytesIO(edition("donnerwetter"))) as pdf:
        spoil(pdf)
        pdf.save(target)
    assert any(told in fault for fault in TaggedFile(target.getvalue()).faults())
    if rule and find_spec("page"):
        assert rule in broken_rules(target.getvalue())


# --- the command ----------------------------------------------------------------------------------------------


def test_the_command_writes_it_beside_other_forms(run: Run, tmp_path: Path) -> None:
    answer = run("rules", "mau_mau", "--screen", "--text", "--out", tmp_path, "--json")
    assert {Path(file["path"]).name: file["kind"] for file in answer.json["files"]} == {
        "regeln_bildschirm.pdf": "page",
        "regeln.txt": "text",
    }
    assert (tmp_path / "franzoesisch/mau_mau/regeln_bildschirm.pdf").read_bytes() == edition("mau_mau")


def test_a_name_of_a_round_stays_text(run: Run, tmp_path: Path) -> None:
    rules = tmp_path / "rules.toml"
    rules.write_text("game = 'watten'\nname = '(Runde) \\ <</Alt> &'\n[rules]\nziel = 21\n", encoding="utf-8")
    assert run("rules", "watten", "--screen", "--rules", rules, "--out", tmp_path / "out").code == 0
    file = TaggedFile((tmp_path / "out/deutsch/watten/regeln_bildschirm.pdf").read_bytes())
    assert file.faults() == []
    assert "(Runde) \\ <</Alt> &" in file.document.heard


def test_a_text_that_does_not_fit_is_an_error(run: Run, tmp_path: Path) -> None:
    notes = ", ".join(f"'{'Langer Satz ohne Ende. ' * 5}{number}'" for number in range(20))
    rules = tmp_path / "rules.toml"
    rules.write_text(f"game = 'watten'\nname = 'Runde'\nnotes = [{notes}]\n", encoding="utf-8")
    answer = run("rules", "watten", "--screen", "--rules", rules, "--out", tmp_path / "out")
    assert answer.refusal
    assert not (tmp_path / "out/deutsch").exists()


def roles(node: Node) -> set[str]:
    return {each.role for each in node.walk()}


def test_every_kind_of_block_has_its_tags() -> None:
    told = roles(heard("donnerwetter").document)
    assert {"H1", "H2", "H3", "P", "L", "LI", "Lbl", "LBody", "Figure", "TOC", "TOCI", "Link", "Sect"} <= told
    assert {"Table", "THead", "TBody", "TR", "TH", "TD"} <= told
