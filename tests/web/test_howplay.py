"""How we play: the page of a game follows the rules that its reader chooses, and never says what does not hold."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import combinations
from pathlib import Path
from shutil import copytree
from threading import Thread
from typing import Any

import pytest
from tests.catalog.test_rule_code import draw_choices
from tests.support import WORKSHOP
from tests.web.browser import needs_chromium, overflows, violations
from tests.web.test_game_page import words

from kartenwerk.base.data import DataFile
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.translation import messages, translate
from kartenwerk.catalog.game import HouseRulesFile, Value
from kartenwerk.catalog.load import read_model
from kartenwerk.catalog.rule_code import rule_code
from kartenwerk.play.games import GAME_IDS
from kartenwerk.products.booklet.game import GameRules
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.products.web.frame import SiteFrame
from kartenwerk.products.web.howplay.compose import Reading, Rewording, compose
from kartenwerk.products.web.howplay.page import SCRIPT, page_readings, parameters_of
from kartenwerk.products.web.howplay.readings import choose_changes
from kartenwerk.products.web.howplay.script import write_script
from kartenwerk.products.web.howplay.tree import arrange, compare_trees, grow_tree, number_tree
from kartenwerk.products.web.score_sheet import SHEET, rest_path
from kartenwerk.products.web.scoring.sheet import sheet_scripts
from kartenwerk.products.web.site import site_products

GAME = "watten"
RULES = GameRules(WORKSHOP.catalog.deck(WORKSHOP.catalog.game(GAME).deck), GameOrder(GAME))
SIDEWAYS = "() => document.documentElement.scrollWidth > innerWidth"
SMALL = """() => [...document.querySelectorAll(".howplay :is(a, button, summary, input, select)")]
  .filter(each => each.getClientRects().length)
  .map(each => [each.name || each.textContent, (each.closest("label") || each).getBoundingClientRect()])
  .filter(([_, box]) => box.width < 44 || box.height < 44).map(([name]) => name)"""
READ = """() => {
  const copy = document.querySelector("main").cloneNode(true);
  copy.querySelectorAll("[hidden], .howplay, .deal, #aufgaben, #varianten").forEach(each => each.remove());
  copy.querySelectorAll("p, li, dt, dd, td, th, h2, h3, h4, summary").forEach(each => each.append(" "));
  return copy.textContent.replaceAll("\\u00ad", "").split(/\\s+/);
}"""
ASK = """([about, choices]) => choices.map(([values, changes]) => {
  const rules = RULES.open({ ...about, readings: [], mixed: [] }), code = rules.write(values);
  return [code, rules.settle(rules.read(code)), rules.settle(changes)];
})"""
COMPOSE = """([about, readings, mixed, choices]) => {
  const rules = RULES.open({ ...about, readings, mixed });
  const plain = ({ start, end, way, nodes, texts }) => [start, end, way, nodes, texts];
  return choices.map(values => {
    const { places, unsure, unread, exact } = rules.compose(values);
    return [places.map(plain), unsure.map(plain), unread, exact];
  });
}"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_choice(tmp_path_factory.mktemp("howplay"))


def write_choice(folder: Path) -> Path:
    """A folder with the page of one game, all that it fetches, and the score sheet; without fonts and pictures."""
    scripts = sheet_scripts(WORKSHOP, [GAME], messages())
    frame = SiteFrame(scored=(GAME,), games=(GAME,))
    wanted = (f"spiele/{GAME}.html", f"spielarten/{GAME}.js", SCRIPT, SHEET, rest_path())
    products = [each for each in site_products(WORKSHOP.catalog, [RULES.deck], frame) if each.path.endswith(wanted)]
    assert len(products) == len(wanted)
    for product in (*products, *scripts.products):
        path = folder / product.path.removeprefix("site/")
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(product.make(WORKSHOP).data)
    return folder


@pytest.fixture
def empty(chromium: Any, tmp_path: Path) -> Any:
    """An empty page with the script that all pages share."""
    (tmp_path / SCRIPT).write_text(write_script(messages()), encoding="utf-8")
    (tmp_path / "leer.html").write_text(f'<!DOCTYPE html><title>x</title><script src="{SCRIPT}"></script>')
    page = chromium.new_context().new_page()
    page.goto((tmp_path / "leer.html").as_uri())
    return page


class Reader:
    """Somebody who reads the page of the game."""

    def __init__(self, browser: Any, address: str, query: str = "", **options: Any) -> None:
        self.context = browser.new_context(viewport={"width": 360, "height": 740}, accept_downloads=True, **options)
        self.page = self.context.new_page()
        self.faults: list[str] = []
        self.page.set_default_timeout(5000)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.goto(f"{address}/spiele/{GAME}.html{query}")
        if query:
            self.wait()

    def wait(self) -> None:
        self.page.locator(".told [role=status]:not(:empty)").wait_for()

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
        self.page.locator(".told p:not(:empty):not([hidden])").first.wait_for()

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


# --- what is computed -----------------------------------------------------------------------------------------------


@needs_chromium
def test_the_page_writes_and_reads_codes_as_the_command_does(empty: Any) -> None:
    for id in GAME_IDS:
        data = WORKSHOP.catalog.game(id)
        chosen = [data.settle(each.rules) for each in data.variants.values()] + [*draw_choices(data, 7, 20)]
        told = empty.evaluate(ASK, [parameters_of(data), [[each, data.changes_of(each)] for each in chosen]])
        assert told == [[rule_code(data).write(each), each, each] for each in chosen], id


def as_lists(place: Rewording) -> list[Any]:
    return [place.start, place.end, place.way, [*place.nodes], [*place.texts]]


@needs_chromium
def test_the_page_composes_as_the_program_does(empty: Any) -> None:
    data, all_ = WORKSHOP.catalog.game(GAME), page_readings(WORKSHOP, RULES)
    chosen, usual = [*draw_choices(data, 5, 40)], data.settle({})
    composed = [compose(all_.readings, all_.mixed, differing(usual, each)) for each in chosen]
    told = empty.evaluate(
        COMPOSE,
        [
            parameters_of(data),
            [[each.changes, [*map(as_lists, each.places)]] for each in all_.readings],
            [*map(as_lists, all_.mixed)],
            chosen,
        ],
    )
    assert told == [
        [[*map(as_lists, each.places)], [*map(as_lists, each.unsure)], [*each.unread], each.exact] for each in composed
    ]
    assert any(each.unsure for each in composed) and any(each.unread for each in composed)


def differing(usual: Mapping[str, Value], values: Mapping[str, Value]) -> dict[str, Value]:
    return {key: value for key, value in values.items() if value != usual[key]}


def at(place: int, text: int = 0) -> Rewording:
    return Rewording(2 * place, 2 * place, "over", (place,), (text,))


def test_where_two_rules_meet_only_a_reading_with_both_says_what_holds() -> None:
    one, other = Reading({"a": True}, (at(1, 1), at(5, 2))), Reading({"b": True}, (at(2, 3), at(5, 4)))
    both = {"a": True, "b": True}
    apart = compose([one, other], (), both)
    assert apart.places == (at(1, 1), at(2, 3)) and apart.unsure == (at(5, 2), at(5, 4)) and not apart.exact
    joint = Reading(both, (at(1, 1), at(2, 3), at(5, 9)))
    assert compose([one, other, joint], (), both) == (joint.places, (), (), True)
    third = Reading({"c": 3}, (at(7, 7),))
    more = compose([one, other, third, joint], (), {**both, "c": 3})
    assert more.places == (at(1, 1), at(2, 3), at(5, 9), at(7, 7)) and not more.unsure
    silent = Reading(both, (at(1, 1), at(2, 3)))  # together they say what is usual
    assert compose([one, other, third, silent], (), {**both, "c": 3}).places == (at(1, 1), at(2, 3), at(7, 7))


def test_a_value_that_nothing_was_made_for_leaves_open_whatever_other_values_change() -> None:
    known = [
        Reading({"zahl": 3}, (at(1, 1),)),
        Reading({"zahl": 4}, (at(1, 2), at(4, 3))),
        Reading({"b": True}, (at(8),)),
    ]
    told = compose(known, (), {"zahl": 9, "b": True})
    assert told.places == (at(8),) and told.unread == ("zahl",)
    assert {place.nodes for place in told.unsure} == {(1,), (4,)}


def test_a_place_where_rules_act_together_is_left_open_unless_one_reading_has_all() -> None:
    known = [Reading({"a": True}, (at(1),)), Reading({"b": True}, (at(2),))]
    assert compose(known, (at(3, 9),), {"a": True}).unsure == ()
    assert compose(known, (at(3, 9),), {"a": True, "b": True}).unsure == (at(3, 9),)


def test_what_two_rules_say_together_is_what_the_booklet_by_both_says() -> None:
    """Of rules chosen together every place is as in the booklet by them, or left open."""
    data, all_ = WORKSHOP.catalog.game(GAME), page_readings(WORKSHOP, RULES)
    usual, base = data.settle({}), tree_of(RULES)
    number_tree(base)
    singles = [each for each in choose_changes(data)[len(data.variants) :] if len(each) == 1]
    tried = 0
    for one, other in [*combinations(singles, 2)][::9]:
        both = {**one, **other}
        with suppress(KartenwerkError):
            if len(both) < 2 or differing(usual, data.settle(both)) != both:
                continue
            settings = tuple(f"{key}={data.rules[key].write(value)}" for key, value in both.items())
            truth = {
                (each.anchor.number, each.way, tuple(node.key for node in each.come))
                for each in compare_trees(base, tree_of(GameRules(RULES.deck, GameOrder(GAME, settings=settings))))
            }
            composed = compose(all_.readings, all_.mixed, both)
            open_ = [(place.start, place.end) for place in composed.unsure]
            told = {(place.nodes[0], place.way) for place in composed.places}
            real = {
                (number, way)
                for number, way, _ in truth
                if not any(start <= 2 * number + 1 and 2 * number <= end + 1 for start, end in open_)
            }
            assert real <= told, both
            tried += 1
    assert tried >= 3


def tree_of(rules: GameRules) -> list[Any]:
    manuscript = rules.manuscript(WORKSHOP)
    return grow_tree(arrange(manuscript), manuscript.describe)


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
    assert reader.wrong.startswith("Das ist kein Code für die Regeln von Watten")
    assert reader.query == "?r=rechter"


@needs_chromium
def test_a_value_that_nothing_was_made_for_says_so(reader: Reader) -> None:
    reader.choose("ziel", "17")
    assert "folgt der Text hier nicht" in reader.said and "kartenwerk rules watten --set" in reader.said
    assert reader.page.locator(".unsure").count() > 3


@needs_chromium
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everybody_can_choose(chromium: Any, site: Path, scheme: str) -> None:
    reader = Reader(chromium, site.as_uri(), "?r=ziel:17,grundwert:3", color_scheme=scheme, bypass_csp=True)
    for width in (320, 1280):
        reader.page.set_viewport_size({"width": width, "height": 700})
        assert not reader.page.evaluate(SIDEWAYS)
        assert reader.page.evaluate(SMALL) == []
        assert width == 320 or not overflows(reader.page, "34px")
    assert violations(reader.page) == []
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
        assert "Streng" in reader.said and reader.page.locator(".told-anew").count() == 3
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
