"""The score sheet: evenings entered by tapping come out as the command counts them, and nothing written is lost."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any

import pytest
from tests.evening.table import DEALS, HEAD, SAMPLES, evening
from tests.support import WORKSHOP, Run, slow
from tests.web.browser import needs_chromium, violations

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.translation import messages
from kartenwerk.build.workshop import Workshop
from kartenwerk.play.games import GAME_IDS
from kartenwerk.play.games import game as rules_of
from kartenwerk.products.web.frame import SITE, SiteFrame
from kartenwerk.products.web.score_sheet import SHEET, rest_path, rest_script, score_sheet
from kartenwerk.products.web.scoring.sheet import SheetScripts, game_path, sheet_scripts
from kartenwerk.table.evening.evening import LARGEST_BUY_IN, MOST_DEALS

PHONE, TALL, NARROW = {"width": 360, "height": 740}, {"width": 360, "height": 1600}, {"width": 320, "height": 640}
SCREENS = ("eintragen", "stand", "tisch", "abende", "neu")
FOUR = ("Anna", "Bert", "Cleo", "Dirk")

SIDEWAYS = "() => document.documentElement.scrollWidth > innerWidth"
WRITTEN_ELSEWHERE = """() => {
  for (const [key, kept] of Object.entries(localStorage)) { localStorage.setItem(key, kept.replace("132", "133")); }
}"""
"""What another window writes of which no event has come yet."""

EMPTY = """() => {
  localStorage.clear();
  EVENING.close();
  history.replaceState(null, "", "?spiel=doppelkopf");
  for (const fold of document.querySelectorAll("details")) { fold.open = false; }
  go("neu");
}"""
AGAIN = """() => {
  const { counted } = EVENING, { names, sums } = counted.moments[counted.moments.length - 1];
  EVENING.playsOn = true;
  EVENING.told = EVENING.toldOf(counted.number);
  if (EVENING.told.marken) { EVENING.told.marken = Object.fromEntries(names.map((name, seat) => [name, sums[seat]])); }
  go('eintragen');
}"""
"""The facts of the last deal told once more; where stacks are told nobody wins."""

SMALL = """() => [...document.querySelectorAll("a, button, summary, input, select")]
  .filter(each => each.getClientRects().length && !each.matches(".skip"))
  .map(each => [each.textContent || each.id, each.getBoundingClientRect()])
  .filter(([_, box]) => box.width < 44 || box.height < 44).map(([name]) => name)"""
"""What can be pressed and is smaller than a fingertip, 44 pixels."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_sheet(tmp_path_factory.mktemp("sheet"))


def write_sheet(folder: Path) -> Path:
    """A folder with the page and its scripts, without fonts and without the pages around it."""
    (folder / SHEET).write_text(score_sheet(WORKSHOP, WORKSHOP.catalog.decks, SiteFrame()), encoding="utf-8")
    (folder / rest_path({})).write_text(rest_script({}), encoding="utf-8")
    write_scripts(folder, sheet_scripts(WORKSHOP, GAME_IDS, messages()))
    return folder


def write_scripts(folder: Path, scripts: SheetScripts, workshop: Workshop = WORKSHOP) -> None:
    """The scripts where they lie in a site."""
    for product in scripts.products:
        path = folder / Path(product.path).relative_to(SITE)
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(product.make(workshop).data)


FETCHED = "ids => new Promise((done, fail) => GAMES.need(ids, done, fail))"
"""Waits for what the page fetches of these games."""


class Sheet:
    """The page as somebody holds it, opened as a file."""

    def __init__(self, context: Any, site: Path) -> None:
        self.page = context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.goto(f"{(site / SHEET).as_uri()}?spiel=doppelkopf")

    def begin(self, *names: str) -> None:
        for name in names:
            self.page.fill(".beginning input[aria-label=Name]", name)
            self.page.click(".beginning >> text=Dazu")
        self.page.click("#right")

    def open(self, text: str) -> None:
        self.page.evaluate("go('abende')")
        file = {"name": "abend.toml", "mimeType": "text/plain", "buffer": text.encode()}
        self.page.set_input_files("#file", file)
        self.page.wait_for_selector(".say:not(:empty)")

    def tap(self, *words: str) -> None:
        for each in words:
            self.page.locator(f'.facts button:text-is("{each}")').last.click()  # the first ones may say who deals

    def enter(self) -> None:
        self.page.click("#right", force=True)  # also where it says that it cannot be

    def deal(self, re: tuple[str, ...], augen: int) -> None:
        """A plain deal of Doppelkopf: the names, the points by keys, and one tap more."""
        self.tap(*re)
        self.page.fill(".facts .number input[type=text]", str(augen))
        self.enter()

    @property
    def said(self) -> str:
        return str(self.page.inner_text(".say"))

    @property
    def sums(self) -> dict[str, int]:
        names, points = (self.page.locator(f".sums {tag}").all_inner_texts() for tag in ("dt", "dd"))
        return {name: int(number.replace("−", "-")) for name, number in zip(names, points, strict=True)}

    def export(self, folder: Path) -> Path:
        with self.page.expect_download() as saved:
            self.page.click("#share")
        file = folder / "abend.toml"
        saved.value.save_as(file)
        return file


@pytest.fixture(scope="module")
def kept_open(browser: Any, site: Path) -> Iterator[Sheet]:
    """One page for most tests, as to read it in takes longer than to enter a deal."""
    context = browser.new_context(viewport=PHONE, has_touch=True)
    yield Sheet(context, site)
    context.close()


@pytest.fixture
def sheet(kept_open: Sheet) -> Iterator[Sheet]:
    """The page of a device that has no evening yet."""
    kept_open.page.evaluate(EMPTY)
    yield kept_open
    assert kept_open.faults == []


@pytest.fixture
def fresh(browser: Any, site: Path) -> Iterator[Sheet]:
    """A page of its own, for what changes the browser around it."""
    context = browser.new_context(viewport=PHONE)
    opened = Sheet(context, site)
    yield opened
    context.close()
    assert opened.faults == []


def standing(run: Run, file: Path) -> dict[str, int]:
    """What everybody has, as the command counts the file."""
    return {one["player"]: one["points"] for one in run("score", "show", file, "--json").json["standing"]}


def sums_by_deal(run: Run, file: Path) -> list[dict[str, int]]:
    """The sums after every deal that counts, as the command counts the file."""
    sums: dict[str, int] = {}
    found = []
    for deal in run("score", "show", file, "--json").json["deals"]:
        if not deal["struck"]:
            sums = {name: sums.get(name, 0) + points for name, points in deal["points"].items()}
            found.append(sums)
    return found


def deals_of(game: str) -> list[Mapping[str, Any]]:
    return list(tomllib.loads((SAMPLES / f"{game}.toml").read_text("utf-8"))["deal"])


@needs_chromium
def test_an_evening_of_doppelkopf_has_the_sums_of_the_command_after_every_deal_and_after_a_correction(
    sheet: Sheet, run: Run, tmp_path: Path
) -> None:
    sheet.begin(*FOUR)
    after = []
    for deal in deals_of("doppelkopf"):
        sheet.deal(deal["re"], deal["augen"])
        after.append(sheet.sums)
    assert len(after) == 12
    assert sums_by_deal(run, sheet.export(tmp_path)) == after
    sheet.page.click("a[href='#stand']")
    sheet.page.click("[aria-label='Spiel 3 ändern']")
    assert sheet.page.inner_text("#right") == "Berichtigen"
    sheet.page.fill(".facts .number input[type=text]", "94")
    sheet.enter()
    file = sheet.export(tmp_path)
    assert sheet.sums == standing(run, file) != after[-1]
    assert sheet.sums == standing(run, SAMPLES / "doppelkopf.toml")  # in which it is corrected, too
    assert sheet.page.inner_text(".pad .struck th").split() == ["3", "berichtigt"]
    sheet.page.click("#left")
    assert sheet.sums == after[-1]
    assert "# undone: [[correct]]" in sheet.export(tmp_path).read_text("utf-8")


@needs_chromium
def test_an_evening_of_donnerwetter_has_the_sums_of_the_command_after_every_deal(
    sheet: Sheet, run: Run, tmp_path: Path
) -> None:
    sheet.page.select_option(".beginning select", "donnerwetter")
    sheet.page.evaluate(FETCHED, ["donnerwetter"])
    sheet.begin(*FOUR)
    after = []
    for deal in deals_of("donnerwetter"):
        for place, question in enumerate(("donnerwetter", "karten")):
            for seat, name in enumerate(FOUR):
                sheet.page.locator(".facts .lines").nth(place).locator("input").nth(seat).fill(
                    str(deal[question][name])
                )
        sheet.enter()
        after.append(sheet.sums)
    assert len(after) == 3
    assert sums_by_deal(run, sheet.export(tmp_path)) == after


@needs_chromium
def test_stored_evenings_are_opened_continued_and_saved_as_the_command_counts_them(
    sheet: Sheet, run: Run, tmp_path: Path
) -> None:
    for stored in sorted(SAMPLES.glob("*.toml")):
        sheet.open(stored.read_text("utf-8"))
        assert sheet.sums == standing(run, stored)
        sheet.page.evaluate(AGAIN)
        sheet.enter()
        assert "eingetragen" in sheet.said, stored.name
        file = sheet.export(tmp_path)
        assert sheet.sums == standing(run, file)
        assert file.read_text("utf-8").startswith(stored.read_text("utf-8").rstrip())


@needs_chromium
def test_every_game_asks_its_questions_on_a_narrow_screen(sheet: Sheet) -> None:
    sheet.page.set_viewport_size(NARROW)
    for game in GAME_IDS:
        players = ", ".join(f'"P{seat}"' for seat in range(WORKSHOP.catalog.game(game).players[0]))
        text = f'format = 1\ngame = "{game}"\nplayers = [{players}]\n'
        sheet.page.evaluate(FETCHED, [game])
        sheet.page.evaluate("text => { EVENING.add(FILE.read(text)); go('eintragen'); }", text)
        assert sheet.page.locator(".facts fieldset:visible").count() > 0, game
        assert sheet.said.startswith("Noch gefragt: "), game
        assert not sheet.page.evaluate(SIDEWAYS), game
        assert sheet.page.evaluate(SMALL) == [], game
    sheet.page.set_viewport_size(PHONE)


@needs_chromium
def test_letters_two_and_four_times_as_large_take_lines_of_their_own_and_are_not_cut_off(sheet: Sheet) -> None:
    sheet.open((SAMPLES / "donnerwetter.toml").read_text("utf-8"))
    sheet.page.evaluate("() => { EVENING.playsOn = true; }")
    for size in ("34px", "68px"):
        sheet.page.evaluate("size => { document.documentElement.style.fontSize = size; }", size)
        for screen in SCREENS:
            sheet.page.evaluate("screen => go(screen)", screen)
            assert not sheet.page.evaluate(SIDEWAYS), (size, screen)
    sheet.page.evaluate("document.documentElement.style.fontSize = ''")


@needs_chromium
def test_the_dock_says_what_is_missing_what_cannot_be_and_what_the_deal_brings(sheet: Sheet) -> None:
    sheet.begin(*FOUR)
    assert sheet.said == "Noch gefragt: Wer war Re?"
    sheet.tap("Anna", "Bert")
    sheet.page.fill(".facts .number input[type=text]", "300")
    assert "240" in sheet.said
    assert sheet.page.locator(".say.wrong").count() == 1
    sheet.enter()
    assert sheet.page.inner_text("#number") == "Spiel 1" and sheet.sums == dict.fromkeys(FOUR, 0)
    sheet.page.fill(".facts .number input[type=text]", "138")
    assert sheet.said == "Anna\u00a0+1, Bert\u00a0+1, Cleo\u00a0−1, Dirk\u00a0−1. Sieg."
    sheet.page.click("#left")
    assert sheet.said == "Noch gefragt: Wer war Re?"
    sheet.tap("Anna", "Bert", "Cleo")
    assert sheet.page.locator(".facts button[aria-pressed=true]:visible").all_inner_texts() == ["Bert", "Cleo"]


@needs_chromium
def test_an_evening_is_there_after_a_reload_and_its_last_deal_is_taken_back(
    sheet: Sheet,
) -> None:
    sheet.begin(*FOUR)
    sheet.deal(("Anna", "Cleo"), 132)
    sheet.deal(("Bert",), 130)
    written = sheet.sums
    sheet.page.reload()
    assert sheet.sums == written
    sheet.page.click("#left")
    assert sheet.sums == {"Anna": 1, "Bert": -1, "Cleo": 1, "Dirk": -1}
    sheet.page.reload()
    assert sheet.sums == {"Anna": 1, "Bert": -1, "Cleo": 1, "Dirk": -1}


@needs_chromium
@pytest.mark.parametrize("deals", [3, slow(20)])
def test_a_deal_is_there_though_the_page_dies_right_after_it_was_entered(browser: Any, site: Path, deals: int) -> None:
    from playwright.sync_api import Error

    context = browser.new_context(viewport=PHONE)
    sheet = Sheet(context, site)
    sheet.begin(*FOUR)
    for deal in range(1, deals + 1):
        sheet.deal(("Anna", "Cleo"), 132)
        with suppress(Error):
            sheet.page.goto("chrome://crash")
        sheet.page.close()
        sheet = Sheet(context, site)
        assert sheet.page.evaluate("EVENING.counted.number") == deal
        sheet.page.evaluate("EVENING.playsOn = true; go('eintragen')")
    context.close()


@needs_chromium
def test_a_deal_that_does_not_count_stays_on_the_sheet_and_counts_again_once_it_is_corrected(
    sheet: Sheet, run: Run, tmp_path: Path
) -> None:
    sheet.open(HEAD + DEALS)
    sheet.page.click("[aria-label='Spiel 2 ändern']")
    sheet.page.click("#void")
    assert sheet.page.inner_text(".pad .struck small") == "zählt nicht"
    assert sheet.sums == standing(run, sheet.export(tmp_path)) == {"Anna": 1, "Bert": -1, "Cleo": 1, "Dirk": -1}
    sheet.page.click("[aria-label='Spiel 2 ändern']")
    sheet.enter()
    assert sheet.sums == standing(run, sheet.export(tmp_path)) != {"Anna": 1, "Bert": -1, "Cleo": 1, "Dirk": -1}


@needs_chromium
def test_a_fifth_player_deals_and_sits_out_and_people_come_and_go(sheet: Sheet, run: Run, tmp_path: Path) -> None:
    sheet.begin(*FOUR, "Eva")
    assert sheet.page.locator(".facts button[aria-pressed=true]:visible").all_inner_texts() == ["Anna"]
    sheet.deal(("Bert", "Eva"), 132)
    assert sheet.page.locator(".facts button[aria-pressed=true]:visible").all_inner_texts() == ["Bert"]
    assert sheet.sums == {"Anna": 0, "Bert": 1, "Cleo": -1, "Dirk": -1, "Eva": 1}
    sheet.page.click("text=Kommt jemand dazu")
    sheet.page.click("[aria-label='Bert weg']")
    sheet.enter()
    assert "Wer gibt und setzt aus?" not in sheet.page.inner_text(".facts")  # four are left, the same as were to play
    sheet.deal(("Anna",), 132)
    file = sheet.export(tmp_path)
    assert 'gibt = "Anna"' in file.read_text("utf-8") and "[[seats]]" in file.read_text("utf-8")
    assert sheet.sums == standing(run, file)


@needs_chromium
def test_chips_are_bought_again(sheet: Sheet, run: Run, tmp_path: Path) -> None:
    sheet.open((SAMPLES / "burner_holdem.toml").read_text("utf-8"))
    sheet.page.evaluate("go('tisch')")
    before = sheet.sums
    sheet.page.fill("[aria-label='Cleo kauft Marken nach']", "50")
    sheet.enter()
    file = sheet.export(tmp_path)
    assert file.read_text("utf-8").endswith('[[chips]]\nplayer = "Cleo"\nadd = 50\n')
    sheet.page.evaluate("EVENING.playsOn = true; go('eintragen')")
    sheet.page.click("[aria-label='Cleo: eins mehr']")
    sheet.page.click("[aria-label='Anna: eins weniger']")
    sheet.enter()
    assert (
        sheet.sums
        == standing(run, sheet.export(tmp_path))
        == {**before, "Cleo": before["Cleo"] + 51, "Anna": before["Anna"] - 1}
    )


@needs_chromium
def test_rules_are_chosen_as_a_set_or_one_by_one_and_stand_in_the_file(sheet: Sheet, run: Run, tmp_path: Path) -> None:
    variant = WORKSHOP.catalog.game("doppelkopf").variants["tollen_und_fuechse"]
    sheet.page.click(f"text={variant.name}")
    sheet.page.click("text=Einzelne Regeln")
    sheet.page.click("fieldset:has(legend:text-is('Großspiel')) button")
    sheet.begin(*FOUR)
    file = sheet.export(tmp_path)
    assert tomllib.loads(file.read_text("utf-8"))["rules"] == {"tolle": True, "fuchs": True}
    sheet.tap("Anna", "Cleo")
    sheet.page.fill(".facts .number input[type=text]", "138")
    sheet.page.evaluate("document.querySelector('.facts details').open = true")
    assert sheet.page.locator("button:text-is('Anna an Cleo')").is_hidden()
    sheet.tap("Anna an Bert")
    assert "Fuchs" in sheet.said
    sheet.enter()
    assert sheet.sums == standing(run, sheet.export(tmp_path))


@needs_chromium
def test_where_nothing_can_be_kept_the_dock_says_so_and_the_deal_can_still_be_saved(
    fresh: Sheet, run: Run, tmp_path: Path
) -> None:
    fresh.begin(*FOUR)
    fresh.page.evaluate(
        "() => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; }"
    )
    fresh.deal(("Anna", "Cleo"), 132)
    assert fresh.page.inner_text(".warn") == "Der Zettel lässt sich hier nicht behalten. Sichert ihn mit „Teilen“."
    assert fresh.sums == standing(run, fresh.export(tmp_path)) == {"Anna": 1, "Bert": -1, "Cleo": 1, "Dirk": -1}


@needs_chromium
def test_a_second_window_is_followed_and_never_overwritten(fresh: Sheet) -> None:
    fresh.begin(*FOUR)
    other = fresh.page.context.new_page()
    other.goto(fresh.page.url)
    fresh.deal(("Anna", "Cleo"), 132)
    other.wait_for_selector(".sums dd:text-is('1')")
    kept = fresh.page.evaluate("Object.values(localStorage)")
    fresh.tap("Bert")
    fresh.page.fill(".facts .number input[type=text]", "100")
    fresh.page.evaluate(WRITTEN_ELSEWHERE)
    fresh.enter()
    assert "anderen Fenster" in fresh.said
    assert fresh.page.evaluate("Object.values(localStorage)") == [each.replace("132", "133") for each in kept]
    fresh.enter()
    assert fresh.page.inner_text("#number").lower() == "spiel 3"


@contextmanager
def taken_away(path: Path) -> Iterator[None]:
    """The file is not to be had meanwhile."""
    data = path.read_bytes()
    path.unlink()
    yield
    path.write_bytes(data)


@needs_chromium
def test_only_the_games_that_are_needed_are_fetched(fresh: Sheet) -> None:
    page = fresh.page
    known = "GAMES.all().filter(id => REGELN.has(id))"
    page.wait_for_selector(".beginning .seats + .adding")
    assert page.evaluate(known) == ["doppelkopf"]
    page.select_option(".beginning select", "watten")
    page.evaluate(FETCHED, ["watten"])
    assert page.evaluate("GAMES.all().length") == len(GAME_IDS)
    assert page.evaluate(known) == ["doppelkopf", "watten"]
    fresh.begin(*FOUR)
    page.goto(page.url.split("?")[0] + "#abende")
    page.wait_for_selector(".evening")
    assert page.evaluate(known) == ["watten"]


@needs_chromium
@pytest.mark.parametrize("renewed", [False, True])
def test_a_game_that_cannot_be_fetched_or_is_of_another_version_is_named_and_nothing_else_is_lost(
    fresh: Sheet, site: Path, renewed: bool
) -> None:
    page = fresh.page
    fresh.begin(*FOUR)
    page.evaluate("go('neu')")
    with nullcontext() if renewed else taken_away(site / game_path("watten")):
        if renewed:
            page.evaluate("() => { window.version = REGELN.version; REGELN.version = 'older'; }")
        page.select_option(".beginning select", "watten")
        page.wait_for_selector(".say.wrong")
    assert fresh.said.startswith("Die Regeln von Watten lassen sich gerade nicht laden.")
    assert page.input_value(".beginning select") == "doppelkopf"
    if renewed:
        page.evaluate("REGELN.version = window.version")
    page.select_option(".beginning select", "watten")
    page.evaluate(FETCHED, ["watten"])
    page.evaluate("go('eintragen')")
    fresh.deal(("Anna", "Cleo"), 132)
    assert fresh.sums["Anna"] == 1


@needs_chromium
def test_a_deal_is_entered_before_the_rest_of_the_sheet_has_come_and_what_is_missing_is_named(
    fresh: Sheet, site: Path
) -> None:
    page = fresh.page
    fresh.begin(*FOUR)
    with taken_away(site / rest_path({})):
        page.reload()
        fresh.deal(("Anna", "Cleo"), 132)
        assert fresh.sums["Anna"] == 1
        page.evaluate("go('stand')")
        page.wait_for_selector(".say.wrong")
        assert fresh.said.startswith("Teile des Zettels lassen sich gerade nicht laden.")
    page.evaluate("go('stand')")
    page.wait_for_selector(".pad tbody tr")
    assert not fresh.said


@needs_chromium
def test_evenings_whose_game_cannot_be_fetched_stay_beside_those_that_can(fresh: Sheet, site: Path) -> None:
    page = fresh.page
    fresh.open((SAMPLES / "watten.toml").read_text("utf-8"))
    fresh.open(HEAD + DEALS)
    kept = page.evaluate("Object.keys(localStorage).length")
    with taken_away(site / game_path("watten")):
        page.goto(page.url.split("?")[0] + "#abende")
        page.wait_for_selector(".say.wrong")
    assert "Watten" in fresh.said
    assert page.locator(".evening").count() == 1
    assert page.locator(".evenings li").count() == kept == 2
    page.evaluate("go('abende')")
    page.wait_for_selector("li:nth-child(2) .evening")


WRONG = {
    HEAD + DEALS.replace("132", "300"): "Spiel 1",
    HEAD + DEALS.replace('"Cleo"]', '"Klaus"]', 1): "Spiel 1",
    HEAD + "[[deal]\n": "Zeile 6",
    HEAD + "\n[[void]]\ndeal = 1\n": "Zeile 7",
    HEAD + "\n[[geben]]\n": "Zeile 7: [[geben]] gibt es nicht",
    HEAD + "\n[[seats]]\nplayers = [5]\n": "Zeile 7: „5“ ist kein Name",
    HEAD.replace("format = 1", "format = 9"): "Format 9",
    HEAD.replace('"Dirk"', '"anna"'): "gleich",
    HEAD.replace('"Dirk"', '"A;B"'): "So kann kein Spieler heißen",
    HEAD.replace('"Dirk"', '"Dirk", "Eva", "Fritz"'): "Doppelkopf",
    HEAD.replace("doppelkopf", "skat"): "skat",
    HEAD + "rules = { fuchs = 3 }\n": "Fuchs",
    HEAD + "buy_in = 5\n": "Marken",
    HEAD + f"buy_in = {LARGEST_BUY_IN + 1}\n": str(LARGEST_BUY_IN),
    HEAD + f"deals = {MOST_DEALS + 1}\n": str(MOST_DEALS),
    HEAD + "farbe = 5\n": "farbe",
    "[" * 5000: "Zeile 1",
    HEAD.replace('"Anna"', '"An\\u0007na"'): "Ein Steuerzeichen lässt sich nicht darstellen",
    HEAD.replace('"Anna"', '"An\\u0085na"'): "Ein Steuerzeichen lässt sich nicht darstellen",
    HEAD.replace("Runde", "\\u001b[31m"): "Ein Steuerzeichen lässt sich nicht darstellen",
    HEAD + DEALS + "# \x07\n": "Zeile 15: Das ist kein TOML",
    HEAD[:-4]: "Zeile 5: Hier bricht die Datei ab",
    "": "Das Spiel fehlt",
}
"""Files that the command refuses, and what the page says of them."""


@needs_chromium
def test_a_file_that_the_command_refuses_is_refused(sheet: Sheet, run: Run, tmp_path: Path) -> None:
    sheet.page.evaluate(FETCHED, ["doppelkopf"])
    for text, sentence in WRONG.items():
        (tmp_path / "falsch.toml").write_text(text, "utf-8")
        assert run("score", "show", tmp_path / "falsch.toml").code == 1, text
        said = sheet.page.evaluate("text => { try { FILE.read(text); } catch (error) { return error.message; } }", text)
        assert said and sentence in said, text
    sheet.open(next(iter(WRONG)))
    assert sheet.said.startswith("abend.toml: Spiel 1: ") or sheet.said.startswith("abend.toml: Zeile ")
    assert sheet.page.evaluate("localStorage.length") == 0


@needs_chromium
def test_a_file_that_was_cut_off_anywhere_counts_as_it_does_for_the_command(sheet: Sheet) -> None:
    sheet.page.evaluate(FETCHED, ["doppelkopf"])
    text = HEAD + DEALS
    cuts = [text[:end] for end in range(len(text))]
    said = sheet.page.evaluate(
        "texts => texts.map(text => { try { return FILE.read(text).counted.number; } catch (error) { return null; } })",
        cuts,
    )
    assert said == [deals_that_count(cut) for cut in cuts]
    assert set(said) == {None, 0, 1, 2}


def deals_that_count(text: str) -> int | None:
    """How many deals the command finds in a file, or None where it refuses it."""
    try:
        return len(evening(text).lines)
    except KartenwerkError:
        return None


@needs_chromium
def test_what_was_cut_off_is_told_and_stays_in_the_file_as_a_remark(sheet: Sheet, run: Run, tmp_path: Path) -> None:
    sheet.open(HEAD + DEALS + '\n[[deal]]   # 3\nre = ["Anna", "Cl')
    assert sheet.said == (
        "abend.toml ist geöffnet. Block 3 ist nicht ganz und zählt nicht; in der Datei bleibt er als Bemerkung."
    )
    file = sheet.export(tmp_path)
    assert file.read_text("utf-8").endswith('# not whole: [[deal]]   # 3\n# not whole: re = ["Anna", "Cl\n')
    assert sheet.sums == standing(run, file)
    sheet.page.evaluate("go('eintragen')")
    sheet.page.click("#left")
    assert sheet.sums == {"Anna": 1, "Bert": -1, "Cleo": 1, "Dirk": -1}
    sheet.open((HEAD + DEALS).rstrip())
    assert sheet.said.endswith("Seht nach, ob sie ganz ist. Sie zählt: augen = 0")


@needs_chromium
def test_remarks_of_a_file_are_kept_and_names_are_never_read_as_markup(sheet: Sheet, tmp_path: Path) -> None:
    remark = "# bei Bert in der Küche"
    sheet.open(f"{HEAD}{remark}\n{DEALS}".replace("Anna", "<b/Anna"))
    assert "<b/Anna" in sheet.page.inner_text(".places")
    sheet.page.click("a[href='#eintragen']")
    sheet.deal(("Bert",), 130)
    assert remark in sheet.export(tmp_path).read_text("utf-8")


@needs_chromium
def test_where_pads_lie_beside_the_pages_the_standing_leads_to_that_of_the_game(sheet: Sheet, site: Path) -> None:
    assert sheet.page.locator("#pad").count() == 0
    with_pads = score_sheet(WORKSHOP, WORKSHOP.catalog.decks, SiteFrame(prints=("pads",)))
    (site / "mit_block.html").write_text(with_pads, encoding="utf-8")
    page = sheet.page.context.new_page()
    page.goto((site / "mit_block.html").as_uri())
    page.evaluate(FETCHED, ["doppelkopf"])
    page.evaluate("text => { EVENING.add(FILE.read(text)); go('stand'); }", HEAD)
    assert page.get_attribute("#pad", "href").endswith("/drucken.html#doppelkopf")
    page.close()


@needs_chromium
def test_an_evening_is_deleted_and_brought_back(sheet: Sheet) -> None:
    sheet.open(HEAD + DEALS)
    sheet.page.click("a[href='#abende']")
    sheet.page.click("[aria-label^='Löschen']")
    assert sheet.page.evaluate("localStorage.length") == 0
    sheet.page.click("#left")
    assert sheet.page.locator(".evening").count() == 1
    assert "Anna" in sheet.page.inner_text(".evening")


@needs_chromium
def test_axe_finds_nothing_wrong_on_any_screen_and_all_that_is_pressed_is_large(chromium: Any, site: Path) -> None:
    for scheme, screens in (("light", SCREENS), ("dark", ("eintragen", "stand"))):
        context = chromium.new_context(viewport=TALL, color_scheme=scheme, bypass_csp=True)
        sheet = Sheet(context, site)
        sheet.open(HEAD.replace("players", "rules = { fuchs = true }\nplayers") + DEALS)
        for screen in screens:
            sheet.page.evaluate("screen => go(screen)", screen)
            sheet.page.evaluate("document.querySelectorAll('.facts details').forEach(one => { one.open = true; })")
            assert violations(sheet.page) == [], (scheme, screen)
            assert sheet.page.evaluate(SMALL) == [], screen
        context.close()


@needs_chromium
def test_without_scripts_the_page_says_what_to_do_instead(chromium: Any, site: Path) -> None:
    page = chromium.new_context(viewport=PHONE, java_script_enabled=False).new_page()
    page.goto((site / SHEET).as_uri())
    assert "braucht dazu Skripte" in page.inner_text("body")
    assert not page.locator("#right").is_visible()


def test_every_word_that_a_fact_may_be_is_one_that_people_say() -> None:
    for id in GAME_IDS:
        data, scoring = WORKSHOP.catalog.game(id), rules_of(id).scoring
        assert scoring is not None
        for changes in ({}, *(variant.rules for variant in data.variants.values())):
            rules = rules_of(id).rules(**data.settle(changes))
            for fact in scoring.asked(rules, scoring.begin(rules, data.players[-1])):
                said = [data.answers.get(word, word) for word in fact.words if fact.asks]
                assert [word for word in said if "_" in word] == [], (id, fact.id)


def test_the_page_holds_no_address_and_its_scripts_no_way_out(site: Path) -> None:
    html = (site / SHEET).read_text("utf-8")
    assert "https://" not in html and "fetch(" not in html and "innerHTML" not in html
    named = [line.partition(" = ") for line in (site / "spiele.js").read_text("utf-8").splitlines()]
    assert [name for name, _is, _value in named] == ["var LIMITS", "var SPIELE"]
    assert all(json.loads(value.rstrip(";")) for _name, _is, value in named)
