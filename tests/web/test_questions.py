"""The questions of a page in a real browser: chosen, answered, counted, kept, and read without a script."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest
from markupsafe import Markup
from tests.support import WORKSHOP, manuscript_of, session_of
from tests.web.browser import needs_chromium, violations, wait_for_address
from tests.web.pages import written

from kartenwerk.catalog.load import GERMAN
from kartenwerk.products.booklet.practice import read_practice
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.products.web.fonts import web_font
from kartenwerk.products.web.frame import Home, SiteFrame
from kartenwerk.products.web.questions import (
    AskedQuestion,
    QuestionRow,
    QuestionWriter,
    practice_questions,
    problem_questions,
)
from kartenwerk.products.web.rules_page import RulesPage, Surroundings, way_back
from kartenwerk.products.web.site_words import site_words
from kartenwerk.table.lessons.answers import RIGHT
from kartenwerk.table.lessons.lesson import games_with_lessons
from kartenwerk.text.web.letters import Letters
from kartenwerk.text.web.page import styles

SMALL, NARROW, WIDE = {"width": 360, "height": 740}, {"width": 320, "height": 640}, {"width": 1280, "height": 900}

GAMES = ("sechsundsechzig", "doppelkopf", "burner_holdem")
"""Cards and problems; cards of which some are forbidden; moves that no card stands for."""


HEAD = (
    '<!DOCTYPE html><html lang="de"><meta charset="utf-8">'
    '<meta name="viewport" content="width=device-width, initial-scale=1"><style>{style}</style>'
)
GREY = Markup('<svg viewBox="0 0 2 3"></svg>')


def games_with_problems() -> list[str]:
    return [file.path.stem for file in WORKSHOP.roots.list("rules_data/problems", ".toml")]


@cache
def row_of(game: str, what: str = "frage") -> QuestionRow:
    session = session_of(game)
    if what == "frage":
        row = practice_questions(WORKSHOP, read_practice(WORKSHOP, session))
    else:
        row = problem_questions(WORKSHOP, session)
    assert row is not None
    return row


def places(asked: AskedQuestion, fits: Callable[[str], bool]) -> list[int]:
    """Which of the buttons have such an answer: first the cards, then the moves."""
    question = asked.question
    chosen = [held.answer for held in question.hand] + [move.answer for move in question.moves]
    return [place for place, answer in enumerate(chosen) if fits(question.answers[answer].kind)]


@pytest.mark.parametrize("game", games_with_lessons(WORKSHOP.roots))
def test_every_question_of_every_game_is_written_with_all_its_answers(game: str) -> None:
    deck, words = session_of(game).deck, site_words(WORKSHOP, GERMAN).ask
    writer = QuestionWriter(WORKSHOP.templates, deck, lambda card: Markup("<svg></svg>"), Letters(), words)
    written = writer.write(row_of(game), game, "")
    assert len(written.written) == len(row_of(game).asked)
    for asked, html in zip(row_of(game).asked, written.written, strict=True):
        answers = asked.question.answers
        assert html.count("data-kind=") == len(answers)
        assert html.count("data-a=") == len(asked.question.hand) + len(asked.question.moves)
        assert html.count('data-kind="right"') == sum(answer.kind in RIGHT for answer in answers) > 0


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("questions")


def opened(chromium: Any, address: str, **more: Any) -> Any:
    page = chromium.new_context(**{"viewport": SMALL, **more}).new_page()
    page.goto(address)
    return page


def choose(page: Any, place: int) -> str:
    """What is said to the choice of that place in the question that is shown."""
    page.locator(".ask.now [data-a]:visible").nth(place).click()
    return str(page.inner_text(".ask.now .said:visible"))


@needs_chromium
@pytest.mark.parametrize("game", GAMES)
def test_all_questions_are_answered_rightly_to_the_end(chromium: Any, folder: Path, game: str) -> None:
    page = opened(chromium, written(folder, game))
    page.click("a[href='#frage-1']")
    asked = row_of(game).asked
    for number, one in enumerate(asked, start=1):
        wait_for_address(page, f"#frage-{number}")
        said = choose(page, places(one, RIGHT.__contains__)[0])
        assert one.question.close[0] in said
        assert page.inner_text(".ask.now .score:visible") == f"{number} von {number} richtig"
        if number < len(asked):
            page.click(".deal .ask.now [data-go]")
    assert f"Zu Ende. {len(asked)} von {len(asked)} Fragen so beantwortet, dass nichts besser war." in said
    assert row_of(game).end.replace("{right}", str(len(asked))) in page.inner_text(".deal [role=status]")


@needs_chromium
def test_the_problems_follow_the_deal_and_are_solved_to_the_end(chromium: Any, folder: Path) -> None:
    game, count = "sechsundsechzig", len(row_of("sechsundsechzig").asked)
    page = opened(chromium, written(folder, game) + f"#frage-{count}")
    page.click(".deal .ask.now [data-go]")
    problems = row_of(game, "aufgabe").asked
    for number, one in enumerate(problems, start=1):
        wait_for_address(page, f"#aufgabe-{number}")
        page.locator(f"#aufgabe-{number} [data-a]").nth(places(one, RIGHT.__contains__)[0]).click()
        said = page.inner_text(f"#aufgabe-{number} .said")
        assert one.question.close[0] in said
        if number < len(problems):
            page.click(f"#aufgabe-{number} [data-go]")
    assert f"Zu Ende. {len(problems)} von {len(problems)} Aufgaben gelöst." in said


@needs_chromium
def test_what_is_wrong_counts_once_and_what_is_forbidden_does_not_count(chromium: Any, folder: Path) -> None:
    one = row_of("doppelkopf").asked[0]
    page = opened(chromium, written(folder, "doppelkopf") + "#frage-1")
    (forbidden, *_), (wrong, *_), (right, *_) = (
        places(one, kinds.__contains__) for kinds in (("forbidden",), ("worse",), RIGHT)
    )
    said = choose(page, forbidden)
    assert said == "Kreuz-König: Wer kann, muss bekennen, hier mit Pik-Dame, Herz-Bube, Karo-König oder Karo-Dame."
    assert page.inner_text(".ask.now .score") == ""
    said = choose(page, wrong)
    assert "Karo-König ist besser." in said and "Im Heft, Anna: Herz-Bube." in said
    assert page.inner_text(".deal [role=status]").startswith("Pik-Dame: Karo-König ist besser.")
    assert page.inner_text(".ask.now .score") == "0 von 1 richtig"
    choose(page, right)
    assert page.inner_text(".ask.now .score") == "0 von 1 richtig"
    assert page.locator(".ask.now .best").count() == len(places(one, RIGHT.__contains__))


@needs_chromium
def test_a_move_that_was_not_weighed_is_called_so_by_its_name(chromium: Any, folder: Path) -> None:
    page = opened(chromium, written(folder, "sechsundsechzig") + "#frage-1")
    one = row_of("sechsundsechzig").asked[0]
    said = choose(page, places(one, ("unweighed",).__contains__)[0])
    assert said.startswith("Karo-Ass: „Karo-Ass“ ist nicht durchgerechnet.")
    assert one.question.given[0] in said


@needs_chromium
def test_who_comes_back_goes_on_where_they_stopped_and_can_begin_anew(chromium: Any, folder: Path) -> None:
    address = written(folder, "doppelkopf")
    page = opened(chromium, address + "#frage-1")
    choose(page, places(row_of("doppelkopf").asked[0], RIGHT.__contains__)[0])
    page.click(".ask.now [data-go]")
    behind = page.get_attribute(".scene.now", "id")
    page.go_back()
    page.locator("#frage-1.scene.now").wait_for()
    page.go_forward()
    page.locator(f"#{behind}.scene.now").wait_for()
    page.click("[data-to=on]")
    wait_for_address(page, "#zug-27")
    page.goto("about:blank")
    page.goto(address)
    assert page.get_attribute(".scene.now", "id") == "zug-27"
    assert page.url == address
    assert page.inner_text(".begin a") == "Weiter bei Frage 2 von 6"
    assert page.locator("#frage-1 [aria-pressed=true]").count() == 1
    page.click(".again")
    assert page.get_attribute(".scene.now", "id") == "frage-1"
    assert page.inner_text(".begin a") == "Frag mich"
    assert page.locator(".ask [aria-pressed=true]").count() == 0


@needs_chromium
def test_a_question_fits_a_small_screen_and_stays_where_it_is(chromium: Any, folder: Path) -> None:
    page = opened(chromium, written(folder, "doppelkopf") + "#frage-1")
    top = "document.querySelector('.deal .controls').getBoundingClientRect().top"
    place = page.evaluate(top)
    choose(page, places(row_of("doppelkopf").asked[0], ("worse",).__contains__)[0])
    foot = page.locator("#frage-1 .foot").bounding_box()
    assert foot["y"] + foot["height"] <= SMALL["height"]
    assert (
        page.locator("#frage-1 .hand").evaluate("one => getComputedStyle(one).gridTemplateColumns.split(' ').length")
        >= 6
    )
    page.click("#frage-1 [data-go]")
    page.click(".deal [data-to=on]")
    assert page.evaluate(top) == pytest.approx(place, abs=1)


PREPARED = """() => {
  for (const one of document.querySelectorAll(".ask")) {
    const said = document.createElement("div");
    said.className = "said";
    one.querySelector(".answers").replaceWith(said);
    for (const item of one.querySelectorAll("[data-a]")) {
      const button = document.createElement("button");
      button.append(...item.childNodes);
      item.append(button);
    }
  }
}"""
"""What the script makes of questions before they are answered."""

ABOVE = 171
"""The pixels of a small screen above a question: the way through the page, the buttons and the slider."""

HIGHER = """most => [...document.querySelectorAll(".ask")].map(one => {
  const [whole, foot] = [one, one.querySelector(".foot")].map(each => each.getBoundingClientRect());
  return [`${one.closest("section").id} ${one.id}`, Math.ceil(foot.bottom - whole.top)];
}).filter(([_, height]) => height > most)"""
"""Questions whose buttons end more than so many pixels below their head."""


@needs_chromium
def test_every_question_of_every_game_fits_a_small_screen(chromium: Any, tmp_path: Path) -> None:
    """All on one page with grey cards, as the pages of all games would take minutes to be made."""
    letters, words, sections = Letters(), site_words(WORKSHOP, GERMAN).ask, []
    rows = {"frage": games_with_lessons(WORKSHOP.roots), "aufgabe": games_with_problems()}
    for game, what in ((game, what) for what, games in rows.items() for game in games):
        deck = session_of(game).deck
        writer = QuestionWriter(WORKSHOP.templates, deck, lambda card: GREY, letters, words)
        written = writer.write(row_of(game, what), game, "").written
        ratio = f"--card:{deck.width}/{deck.height}"
        asked = f'<ol class="scenes">{"".join(written)}</ol>'
        sections.append(f'<section id="{game}" class="stage js" style="{ratio}">{asked}</section>')
    style = letters.style(partial(web_font, WORKSHOP)) + styles("base", "game")
    body = f'<div class="body"><main>{"".join(sections)}</main></div>'
    (tmp_path / "all.html").write_text(HEAD.format(style=style) + body, encoding="utf-8")
    page = opened(chromium, (tmp_path / "all.html").as_uri())
    page.evaluate(PREPARED)
    page.evaluate("document.fonts.ready.then(() => 1)")
    assert page.locator(".ask").count() > 140
    assert page.evaluate(HIGHER, SMALL["height"] - ABOVE) == []


@needs_chromium
@pytest.mark.parametrize("game", ["doppelkopf", "burner_holdem"])
def test_a_question_is_reached_by_all(chromium: Any, folder: Path, game: str) -> None:
    for size, scheme in ((SMALL, "light"), (WIDE, "dark")):
        page = opened(chromium, written(folder, game) + "#frage-2", viewport=size, color_scheme=scheme, bypass_csp=True)
        choose(page, places(row_of(game).asked[1], ("worse",).__contains__)[0])
        assert violations(page, part=".deal") == []  # tests/web/test_in_browser.py asks of whole pages
        sizes = page.locator(".deal .ask.now button, .deal .buttons button:visible").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect()).map(box => [box.width, box.height])"
        )
        assert min(side for box in sizes for side in box) >= 44
    page.set_viewport_size(NARROW)
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]


@needs_chromium
def test_without_a_script_all_answers_are_folded_below_their_questions(chromium: Any, folder: Path) -> None:
    page = opened(chromium, written(folder, "sechsundsechzig"), java_script_enabled=False)
    assert page.locator(".ask:visible").count() == sum(len(row_of(GAMES[0], one).asked) for one in ("frage", "aufgabe"))
    assert page.locator(".ask button:visible, .go:visible, .scripted:visible").count() == 0
    assert page.locator("#aufgaben .begin").inner_text().startswith("Der Stapel ist leer, und du hast mitgezählt")
    answers = page.locator("#frage-1 .answers")
    assert not answers.locator("p").first.is_visible()
    answers.locator("summary").click()
    assert answers.inner_text().count("Pik-Bube") > 1
    assert "Im Heft, Anna: Pik-Bube." in answers.inner_text()


@needs_chromium
def test_what_a_browser_shares_leads_to_the_step(chromium: Any, folder: Path) -> None:
    site = SiteFrame(home=Home("https://example.org/karten/"))
    manuscript = manuscript_of(GameOrder("doppelkopf"))
    around = Surroundings("", way_back(WORKSHOP, manuscript.deck, site), site)
    path = folder / "shared.html"
    path.write_text(RulesPage(WORKSHOP, manuscript, around).html(), encoding="utf-8")
    page = opened(chromium, path.as_uri() + "#frage-1")
    page.click("[data-to=on]")
    shared = page.get_attribute("link[rel=canonical]", "href")
    assert shared == "https://example.org/karten/spiele/doppelkopf.html#zug-14"


@needs_chromium
@pytest.mark.parametrize(
    "kept", ['{"mark": "other", "at": "frage-3", "chosen": {"1-14": 0}}', "null", "[", '{"chosen": 5}']
)
def test_what_was_kept_of_other_questions_is_no_answer_to_these(chromium: Any, folder: Path, kept: str) -> None:
    page = opened(chromium, written(folder, "doppelkopf"))
    page.evaluate("kept => localStorage.setItem('kartenwerk.frage.doppelkopf', kept)", kept)
    page.reload()
    assert page.get_attribute(".scene.now", "id") == "zug-1"
    assert page.inner_text(".begin a") == "Frag mich"
    choose_first = page.locator("#frage-1 [data-a]").first
    page.click(".begin a")
    choose_first.click()
    assert page.inner_text(".ask.now .score") == "0 von 1 richtig"


def test_a_deal_that_house_rules_describe_asks_nothing_as_nobody_weighed_it() -> None:
    for rule in ("stichzwang", "ohne_neunen"):
        practice = read_practice(WORKSHOP, session_of("sechsundsechzig", **{rule: True}))
        asks = practice_questions(WORKSHOP, practice) is not None
        assert asks is not bool(practice.session.house.changes)
    assert problem_questions(WORKSHOP, session_of("sechsundsechzig", stichzwang=True)) is not None
    assert problem_questions(WORKSHOP, session_of("sechsundsechzig", ohne_neunen=True)) is None
