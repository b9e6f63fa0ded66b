"""How we play: the page of a game follows the rules that its reader chooses, and never says what does not hold."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from shutil import copytree
from threading import Thread
from typing import Any

import pytest
from tests.support import WORKSHOP
from tests.web.browser import OF_COLOURS, find_small_targets, needs_chromium, overflows, violations
from tests.web.test_game_page import words

from kartenwerk.base.data import DataFile
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.translation import messages, translate
from kartenwerk.catalog.game import HouseRulesFile
from kartenwerk.catalog.load import read_model
from kartenwerk.catalog.rule_code import rule_code
from kartenwerk.products.booklet.game import GameRules
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.products.web.frame import SiteFrame
from kartenwerk.products.web.howplay.page import SCRIPT, page_readings
from kartenwerk.products.web.howplay.tree import arrange, grow_tree
from kartenwerk.products.web.score_sheet import SHEET, rest_path
from kartenwerk.products.web.scoring.sheet import sheet_scripts
from kartenwerk.products.web.site import site_products

GAME = "watten"
RULES = GameRules(WORKSHOP.catalog.deck(WORKSHOP.catalog.game(GAME).deck), GameOrder(GAME))
SIDEWAYS = "() => document.documentElement.scrollWidth > innerWidth"
READ = """() => {
  const copy = document.querySelector("main").cloneNode(true);
  copy.querySelectorAll("[hidden], .howplay, .deal, #aufgaben, #varianten").forEach(each => each.remove());
  copy.querySelectorAll("p, li, dt, dd, td, th, h2, h3, h4, summary").forEach(each => each.append(" "));
  return copy.textContent.replaceAll("\\u00ad", "").split(/\\s+/);
}"""

MARKS = """() => [...document.querySelectorAll(".unsure, .unsure dd, tr.unsure > :first-child")]
  .filter(each => getComputedStyle(each, "::before").content.includes("üblich"))
  .map(each => [getComputedStyle(each, "::before").color, getComputedStyle(each).color])"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_choice(tmp_path_factory.mktemp("howplay"))


@cache
def made_choice() -> Mapping[str, bytes]:
    """The page of one game, all that it fetches, and the score sheet, by their paths; without fonts and pictures."""
    scripts = sheet_scripts(WORKSHOP, [GAME], messages())
    frame = SiteFrame(scored=(GAME,), games=(GAME,))
    wanted = (f"spiele/{GAME}.html", f"spielarten/{GAME}.js", SCRIPT, SHEET, rest_path({}))
    products = [each for each in site_products(WORKSHOP.catalog, [RULES.deck], frame) if each.path.endswith(wanted)]
    assert len(products) == len(wanted)
    made = (*products, *scripts.products)
    return {product.path.removeprefix("site/"): product.make(WORKSHOP).data for product in made}


def write_choice(folder: Path) -> Path:
    """The folder, with these files."""
    for name, data in made_choice().items():
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(data)
    return folder


class Reader:
    """Somebody who reads the page of the game."""

    def __init__(self, browser: Any, address: str, query: str = "", **options: Any) -> None:
        self.context = browser.new_context(viewport={"width": 360, "height": 740}, accept_downloads=True, **options)
        self.page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.goto(f"{address}/spiele/{GAME}.html{query}")
        if query:
            self.wait()

    def wait(self) -> None:
        self.page.locator(".howplay:not([aria-busy]) .told [role=status]:not(:empty)").wait_for()

    def choose(self, name: str, value: str) -> None:
        self.page.evaluate("document.querySelector('.singles').open = true")
        self.page.evaluate(
            """([name, value]) => {
              const all = [...document.querySelectorAll(`.howplay [name="${name}"]`)];
              const control = all.find(each => each.type !== "radio" || each.value === value);
              if (control.type === "checkbox") { control.checked = value === "ja"; }
              else if (control.type === "radio") { control.checked = true; } else { control.value = value; }
              control.dispatchEvent(new Event("change", { bubbles: true }));
            }""",
            [name, value],
        )
        self.page.locator(".howplay:not([aria-busy]) .told p:not(:empty):not([hidden])").first.wait_for()

    @property
    def said(self) -> str:
        return str(self.page.text_content(".told [role=status]"))

    @property
    def wrong(self) -> str:
        return str(self.page.text_content(".told .wrong"))

    @property
    def query(self) -> str:
        return str(self.page.evaluate("decodeURIComponent(location.search)"))


@pytest.fixture
def reader(chromium: Any, site: Path) -> Iterator[Reader]:
    reader = Reader(chromium, site.as_uri())
    yield reader
    assert reader.faults == []


def test_every_node_that_a_reading_names_and_every_drawing_that_it_places_is_there(site: Path) -> None:
    page, all_ = (site / f"spiele/{GAME}.html").read_text(encoding="utf-8"), page_readings(WORKSHOP, RULES)
    assert {int(number) for number in re.findall(r'data-n="(\d+)"', page)} == all_.marked != frozenset()
    drawn = {*re.findall(r'id="(_\d+)"', page + all_.sheet)}
    assert {*re.findall(r'href="#(_\d+)"', "".join(all_.texts) + all_.sheet)} <= drawn
    ids = re.findall(r' id="([^"_][^"]*)"', page + "".join(all_.texts))
    assert len(ids) == len({*ids})


# --- what is read ---------------------------------------------------------------------------------------------------


@needs_chromium
@pytest.mark.parametrize("variant", [*WORKSHOP.catalog.game(GAME).variants])
def test_by_a_named_set_every_word_of_its_booklet_stands_on_the_page(chromium: Any, site: Path, variant: str) -> None:
    reader = Reader(chromium, site.as_uri(), f"?r={variant}")
    said = iter(reader.page.evaluate(READ))
    manuscript = GameRules(RULES.deck, GameOrder(GAME, variant=variant)).manuscript(WORKSHOP)
    arranged = arrange(manuscript)
    blocks = [
        node.thing if not node.kids or not node.shape or node.shape[0] != "chapter" else None
        for node in grow_tree(arranged, manuscript.describe)[1:]
    ]
    assert blocks
    read = [kid.thing for node in grow_tree(arranged, manuscript.describe)[1:] for kid in (node.kids or [node])]
    for word in words(read):
        assert any(word == each for each in said), f"{word} is missing"
    assert reader.page.locator(".told-anew").count() > 0 and reader.page.locator("main mark").count() > 0
    reader.choose("satz", "")
    assert reader.page.locator(".told-anew, main mark").count() == 0
    assert reader.query == "" and reader.faults == []


@needs_chromium
def test_the_choice_stands_in_the_address_and_a_reload_keeps_it(reader: Reader) -> None:
    reader.choose("ziel", "11")
    reader.choose("schlagwechsel", "nein")
    assert reader.query == "?r=ziel:11,gespannt_ab:9,schlagwechsel:nein"
    said = reader.said
    reader.page.reload()
    reader.wait()
    assert reader.said == said and reader.page.input_value("[name=gespannt_ab]") == "9"
    reader.choose("satz", "elf")
    assert reader.query == "?r=elf"
    assert reader.page.evaluate("document.querySelector('[data-sheet]').href").endswith(f"{SHEET}?spiel={GAME}&r=elf")


@needs_chromium
def test_what_an_address_says_wrongly_is_left_out_in_one_sentence(chromium: Any, site: Path) -> None:
    for query in ("?r=ziel:11,quatsch,ziel:9999,%3Cb%3E:1", "?x=1&r=__proto__,constructor:2,ziel:11"):
        reader = Reader(chromium, site.as_uri(), query)
        assert reader.said.startswith("Die Adresse nennt „")
        assert reader.page.input_value("[name=ziel]") == "11"
        assert reader.query.endswith("r=ziel:11,gespannt_ab:9") and reader.faults == []
    assert reader.query.startswith("?x=1&")


@needs_chromium
def test_rules_that_do_not_go_together_are_refused_in_the_words_of_the_data(reader: Reader) -> None:
    reader.choose("ziel", "11")
    before = reader.query
    reader.choose("gespannt_ab", "14")
    with pytest.raises(KartenwerkError) as refused:
        WORKSHOP.catalog.game(GAME).settle({"ziel": 11, "gespannt_ab": 14})
    said = translate(refused.value.message, "de")
    assert reader.wrong.startswith(said[0].upper() + said[1:]) and "Der Text bleibt, wie er war." in reader.wrong
    assert reader.query == before


@needs_chromium
def test_the_file_is_that_which_the_command_takes(reader: Reader, tmp_path: Path) -> None:
    for name, value in (("ziel", "21"), ("streng", "ja"), ("schlagwechsel", "nein")):
        reader.choose(name, value)
    with reader.page.expect_download() as waiting:
        reader.page.click("[data-download]")
    assert waiting.value.suggested_filename == f"hausregeln_{GAME}.toml"
    file = tmp_path / "hausregeln.toml"
    waiting.value.save_as(file)
    session = WORKSHOP.session(GAME, file, ())
    assert session.values == WORKSHOP.catalog.game(GAME).settle({"ziel": 21, "streng": True, "schlagwechsel": False})
    assert read_model(DataFile(file, str(file)), HouseRulesFile).game == GAME


@needs_chromium
def test_a_code_from_a_card_is_read_and_a_wrong_one_refused(reader: Reader) -> None:
    data = WORKSHOP.catalog.game(GAME)
    code = rule_code(data).write(data.settle(data.variants["rechter"].rules))
    reader.page.fill(".line input", f" {code.lower()} ")
    reader.page.press(".line input", "Enter")
    reader.wait()
    assert reader.query == "?r=rechter" and reader.page.text_content(".code b") == code
    reader.page.fill(".line input", code[:-1] + ("2" if code[-1] != "2" else "3"))
    reader.page.click("[data-read]")
    reader.wait()
    assert reader.wrong.startswith("Das ist kein Code für die Regeln von Watten")
    assert reader.query == "?r=rechter"


@needs_chromium
def test_a_value_that_nothing_was_made_for_says_so(reader: Reader) -> None:
    reader.choose("ziel", "17")
    reader.wait()
    assert "folgt der Text hier nicht" in reader.said and "kartenwerk rules watten --set" in reader.said
    assert reader.page.locator(".unsure").count() > 3


@needs_chromium
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_is_as_usual_says_so_in_the_colour_of_its_text_and_moves_nothing(
    chromium: Any, site: Path, scheme: str
) -> None:
    page = Reader(chromium, site.as_uri(), "?r=ziel:17,grundwert:3", color_scheme=scheme).page
    words = page.evaluate(MARKS)
    assert len(words) > 3
    assert [each for each in words if each[0] != each[1]] == []
    lefts = page.evaluate("[...document.querySelectorAll('.head dt')].map(each => each.getBoundingClientRect().left)")
    assert page.locator(".head .unsure dd").count() and len({*lefts}) == 1
    page.context.close()


@needs_chromium
def test_everybody_can_choose(chromium: Any, site: Path) -> None:
    reader = Reader(chromium, site.as_uri(), "?r=ziel:17,grundwert:3", color_scheme="light", bypass_csp=True)
    for width in (320, 1280):
        reader.page.set_viewport_size({"width": width, "height": 700})
        assert not reader.page.evaluate(SIDEWAYS)
        assert width > 320 or find_small_targets(reader.page) == []  # a mouse is finer than a fingertip
        assert width == 320 or not overflows(reader.page, "34px")
    reader.page.set_viewport_size({"width": 360, "height": 740})
    assert not overflows(reader.page, "68px")  # four times the usual letters
    assert violations(reader.page) == []
    reader.page.emulate_media(color_scheme="dark")
    assert violations(reader.page, OF_COLOURS) == []
    reader.page.context.close()


@needs_chromium
def test_a_set_is_chosen_by_keys(reader: Reader) -> None:
    reader.page.focus("[name=satz][value='']")
    reader.page.keyboard.press("ArrowDown")
    reader.wait()
    assert reader.query == "?r=elf"


@needs_chromium
@pytest.mark.parametrize("file", [SCRIPT, f"spielarten/{GAME}.js"])
def test_files_of_another_version_are_not_taken(chromium: Any, site: Path, tmp_path: Path, file: str) -> None:
    folder = copytree(site, tmp_path / "site")
    text = (folder / file).read_text("utf-8")
    other = re.sub(r'(version"?(?: = |:))"[0-9a-f]{16}"', r'\1"another"', text)
    assert other != text
    (folder / file).write_text(other, "utf-8")
    reader = Reader(chromium, folder.as_uri())
    before = reader.page.evaluate(READ)
    reader.page.check("[name=satz][value=elf]")
    reader.page.wait_for_selector(".told .wrong:not(:empty)")
    assert reader.wrong.startswith("Die Fassungen der Regeln lassen sich gerade nicht laden.")
    assert (reader.page.evaluate(READ), reader.faults) == (before, [])
    reader.context.close()


@needs_chromium
def test_without_scripts_the_page_is_that_of_the_usual_rules(chromium: Any, site: Path) -> None:
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{(site / 'spiele' / GAME).as_uri()}.html?r=elf")
    assert not page.is_visible(".howplay") and not page.is_visible("[data-choice]")
    assert page.is_visible("#varianten")


@needs_chromium
def test_from_a_server_it_is_the_same(chromium: Any, site: Path) -> None:
    class Quiet(SimpleHTTPRequestHandler):
        def __init__(self, *args: Any) -> None:
            super().__init__(*args, directory=str(site))

        def log_message(self, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Quiet)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        reader = Reader(chromium, f"http://127.0.0.1:{server.server_port}", "?r=streng")
        assert "Streng" in reader.said
        changed = reader.page.locator(".told-anew").all_inner_texts()
        assert len(changed) == 5 and sum("nach den üblichen Regeln, nicht nach euren" in text for text in changed) == 1
    finally:
        server.shutdown()
        server.server_close()


# --- the score sheet ------------------------------------------------------------------------------------------------


@needs_chromium
def test_the_choice_goes_along_to_the_score_sheet_and_back(chromium: Any, site: Path) -> None:
    reader = Reader(chromium, site.as_uri(), "?r=ziel:11,streng:ja,schlagwechsel:nein")
    page = reader.page
    page.click("[data-sheet]")
    page.wait_for_selector(".beginning")
    for name in ("Anna", "Bert"):
        page.fill(".beginning input[aria-label=Name]", name)
        page.click(".beginning >> text=Dazu")
    page.click("#right")
    rules = page.evaluate("EVENING.file.evening.rules")
    assert rules == {"ziel": 11, "schlagwechsel": False, "gespannt_ab": 9, "streng": True}
    page.click(".tabs >> text=Stand")
    page.click("#played")
    reader.wait()
    assert reader.query == "?r=ziel:11,gespannt_ab:9,schlagwechsel:nein,streng:ja"
    page.click("[data-sheet]")
    page.wait_for_selector(".tabs")
    assert page.evaluate("EVENING.file !== null")  # the evening by these rules, not a new one
    page.goto(f"{(site / SHEET).as_uri()}?spiel={GAME}&r=elf,blau")
    page.wait_for_selector(".beginning")
    assert page.get_by_role("button", name="Bis elf, gespannt ab neun").get_attribute("aria-pressed") == "true"
    assert "„blau“" in str(page.text_content(".beginning [role=status]"))
    assert reader.faults == []
