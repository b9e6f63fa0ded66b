"""The score sheet's rules: what was translated to JavaScript says of every deal what the games' own Python says."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.evening.table import SAMPLES, sample
from tests.support import WORKSHOP
from tests.web.browser import needs_chromium
from tests.web.matches import draw_match
from tests.web.test_score_sheet import write_scripts

from kartenwerk.base.translation import messages
from kartenwerk.play.games import GAME_IDS
from kartenwerk.products.web.scoring.sheet import DATA, RULES, SheetScripts, game_path, sheet_scripts
from kartenwerk.table.blocks.parts import Block
from kartenwerk.table.evening.entries import Correction, DealEntry, Entry

QUICK, MANY = 6, 500
"""Matches of each game."""

PAGE = """<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Zettel</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' file:">
<script src="spiele.js"></script><script src="regeln.js"></script>{games}</head><body></body></html>"""

COMPARE = """matches => matches.map(({ game, players, rules, steps }) => {
  const evening = { game, players, rules, blocks: [] };
  return steps.map(({ block, unfinished }) => {
    const { facts } = REGELN.ask(REGELN.count(evening), unfinished);
    const asked = facts.map(f =>
      [f.id, f.kind, f.least, f.most, f.words, f.optional, f.skips, f.nobody, f.asks, f.matters]);
    const longer = { ...evening, blocks: [...evening.blocks, block] };
    try {
      const now = REGELN.count(longer), line = now.lines.at(-1), next = now.moments.at(-1);
      evening.blocks = longer.blocks;
      return { asked, counted: {
        items: line ? line.items.map(i => [i.seat, i.reason, i.points, i.number]) : [], result: line ? line.result : [],
        struck: now.lines.map(each => each.struck), points: now.points, pot: next.pot, sums: next.sums,
        names: next.names, over: now.over, placings: now.placings.map(Object.values), solos: now.solos,
        number: now.number,
      } };
    } catch (error) {
      if (!REGELN.isFault(error)) { return { asked, crash: String(error.stack) }; }
      const text = part => part === null ? null : String(part);
      const { key, said, found, expected } = error;
      return { asked, fault: { key, message: text(said), found: text(found), expected: text(expected) } };
    }
  });
})"""

TABLE = """const players = ["Anna", "Bert", "Cleo", "Dirk"];
  const evening = { game: "doppelkopf", players, rules: { fuchs: true }, blocks: [] };"""

PREVIEW = f"""() => {{
  {TABLE}
  const deal = {{ re: ["Anna", "Bert"], augen: 130, fuchs: [{{ von: "Cleo", an: "Bert" }}] }};
  const write = blocks => REGELN.count({{ ...evening, blocks }});
  const five = {{ ...evening, players: [...evening.players, "Eva"] }};
  const one = write([{{ kind: "deal", told: deal }}]);
  const now = REGELN.count(five), dealt = {{ re: ["Anna"], augen: 130, gibt: "Dirk" }};
  const anew = REGELN.preview(one, {{ ...deal, augen: 100 }}, 1);
  return {{
    next: [REGELN.preview(write([]), deal).result, one.points],
    dealer: [now.moments.at(-1), REGELN.ask(now, dealt), REGELN.preview(now, dealt)].map(each => each.names),
    anew: [anew.result, anew.corrected],
  }};
}}"""

REFUSED = f"""facts => {{
  {TABLE}
  try {{ REGELN.preview(REGELN.count(evening), facts); }}
  catch (error) {{ return [REGELN.sentence(error), REGELN.isMissing(error)]; }}
}}"""


REFUSED_EVENING = """evening => {
  try { REGELN.count(evening); } catch (error) { return [error.key, REGELN.sentence(error)]; }
}"""

COUNTED = """evening => {
  const { points, lines } = REGELN.count(evening);
  const kept = ({ number, result, sums, struck, told }) => ({ number, result, sums, struck, told });
  return { points, lines: lines.map(kept) };
}"""


@pytest.fixture(scope="module")
def scripts() -> SheetScripts:
    return sheet_scripts(WORKSHOP, GAME_IDS, messages())


@pytest.fixture(scope="module")
def page(browser: Any, scripts: SheetScripts, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """An empty page with the two scripts, opened as a file, where nothing may be evaluated."""
    folder = tmp_path_factory.mktemp("zettel")
    write(folder, scripts)
    opened = open_page(browser, folder)
    yield opened
    opened.close()


def write(folder: Path, scripts: SheetScripts) -> None:
    games = "".join(f'<script src="{game_path(id)}"></script>' for id in scripts.games)
    (folder / "zettel.html").write_text(PAGE.replace("{games}", games), encoding="utf-8")
    write_scripts(folder, scripts)


def open_page(browser: Any, folder: Path) -> Any:
    """The page of this folder, whose scripts run without an error."""
    opened = browser.new_page()
    wrong: list[str] = []
    opened.on("pageerror", lambda error: wrong.append(str(error)))
    opened.goto((folder / "zettel.html").as_uri())
    assert wrong == []
    return opened


def differences(page: Any, matches: Sequence[Mapping[str, Any]]) -> list[Any]:
    """Where the page says something else than Python, the first of each match."""
    found = []
    for match, said in zip(matches, page.evaluate(COMPARE, matches), strict=True):
        for number, (step, got) in enumerate(zip(match["steps"], said, strict=True)):
            want = {name: step[name] for name in ("asked", "counted", "fault") if name in step}
            if got != want:
                found.append((match["game"], number, match["rules"], step["block"], want, got))
                break
    return found


def test_every_game_has_a_score_sheet(scripts: SheetScripts) -> None:
    assert sorted(scripts.games) == sorted(GAME_IDS)
    assert scripts.refused == ()
    assert [product.path for product in scripts.products] == [
        f"site/{path}" for path in (RULES, DATA, *map(game_path, GAME_IDS))
    ]


@needs_chromium
def test_one_sign_more_in_one_rule_is_seen(browser: Any, scripts: SheetScripts, tmp_path: Path) -> None:
    """The comparison draws numbers at the very limits: Schneider begins below so many Augen, not at them."""
    write(tmp_path, scripts)
    path = tmp_path / game_path("doppelkopf")
    text = path.read_text(encoding="utf-8")
    wrong = text.replace("py.less(lost,rules.schneider_augen)", "py.atMost(lost,rules.schneider_augen)")
    assert wrong != text
    path.write_text(wrong, encoding="utf-8")
    page = open_page(browser, tmp_path)
    matches = [draw_match("doppelkopf", seed) for seed in range(5 * QUICK)]
    assert differences(page, matches) != []
    page.close()


@needs_chromium
def test_a_deal_is_previewed_as_it_is_written(page: Any) -> None:
    """Also where a dealer sits out, and where an earlier deal is given anew."""
    assert page.evaluate(PREVIEW) == {
        "next": [[1, 2, -2, -1], [1, 2, -2, -1]],
        "dealer": [["Bert", "Cleo", "Dirk", "Eva"], *[["Anna", "Bert", "Cleo", "Eva"]] * 2],
        "anew": [[-1, 0, 0, 1], True],
    }


@needs_chromium
@pytest.mark.parametrize(
    "facts, sentence",
    [
        ({"re": ["Anna"], "augen": 300}, "Das ist zu viel (gefunden: 300; erwartet: 0 bis 240)."),
        ({"re": ["Anna"], "augen": 1.5}, "Das ist keine ganze Zahl (gefunden: 1.5; erwartet: eine ganze Zahl)."),
        ({"re": ["Anna"]}, "Diese Angabe fehlt."),
        (
            {"re": ["Anna", "Bert"], "augen": 130, "fuchs": [{"von": "Anna", "an": "Bert"}]},
            "Ein Fuchs zählt nur, wenn die andere Partei ihn gefangen hat (gefunden: zwei von einer Partei).",
        ),
    ],
)
def test_the_page_refuses_in_the_words_of_the_catalogue(page: Any, facts: Mapping[str, Any], sentence: str) -> None:
    assert page.evaluate(REFUSED, facts) == [sentence, sentence.startswith("Diese Angabe fehlt")]


@needs_chromium
@pytest.mark.parametrize("name", sorted(path.stem for path in SAMPLES.glob("*.toml")))
def test_a_recorded_evening_is_counted_as_the_command_does(page: Any, name: str) -> None:
    evening = sample(name)
    head = {"game": evening.head.game, "players": evening.head.players, "rules": evening.head.rules}
    more = {
        "buy_in": evening.head.buy_in,
        "deals": evening.head.deals,
        "blocks": [as_block(*each) for each in evening.entries],
    }
    found = page.evaluate(COUNTED, head | more)
    assert found["points"] == [*evening.points]
    assert found["lines"] == [
        {
            "number": line.number,
            "result": [*line.result],
            "sums": [*line.sums],
            "struck": line.struck,
            "told": dict(line.given),
        }
        for line in evening.lines
    ]


def as_block(block: Block, entry: Entry) -> Mapping[str, Any]:
    """A block of a file as the page has it."""
    if isinstance(entry, DealEntry):
        own = {"deal": entry.deal} if isinstance(entry, Correction) else {}
        return {"kind": block.kind, "told": entry.facts, **own}
    return {"kind": block.kind, **block.values}


@needs_chromium
def test_a_name_that_the_file_could_not_hold_is_refused(page: Any) -> None:
    for names in (["Anna", "Bert, Cleo"], ["Anna", ""], ["Anna", "B" * 25], ["Anna", "anna"]):
        evening = {"game": "watten", "players": names, "rules": {}, "blocks": []}
        key, said = page.evaluate(REFUSED_EVENING, evening)
        assert key == "players"
        assert said.startswith("Zwei Spieler heißen gleich" if names[1] == "anna" else "So kann kein Spieler heißen")


@needs_chromium
@pytest.mark.parametrize(
    "change",
    [
        {"game": "constructor"},
        {"players": ["Anna", 5, "Cleo", "Dirk"]},
        {"players": ["Anna", "Bert"]},
        {"rules": {"toString": True}},
        {"blocks": [{"kind": "toString"}]},
        {"blocks": [{"kind": "deal"}]},
        {"blocks": [{"kind": "deal", "told": {"re": 5, "augen": "viele"}}]},
        {"blocks": [{"kind": "deal", "told": {"re": ["Anna"], "augen": 1, "__proto__": 1, "constructor": 2}}]},
        {"blocks": [{"kind": "void", "deal": "eins"}]},
        {"blocks": [{"kind": "seats", "players": 4}]},
        {"blocks": [{"kind": "chips", "player": "Anna", "add": 5}]},
    ],
)
def test_an_evening_from_a_stranger_is_refused_in_a_sentence(page: Any, change: dict[str, Any]) -> None:
    whole: dict[str, Any] = {
        "game": "doppelkopf",
        "players": ["Anna", "Bert", "Cleo", "Dirk"],
        "rules": {},
        "blocks": [],
    }
    _key, said = page.evaluate(REFUSED_EVENING, whole | change)
    assert re.fullmatch("[A-ZÄÖÜ„].*\\.", said)


@needs_chromium
def test_rules_that_do_not_go_together_are_refused(page: Any) -> None:
    assert page.evaluate("REGELN.settle('doppelkopf', {ansagen: 2}).ansagen") == 2
    wrong = (
        "() => { try { REGELN.settle('doppelkopf', {fuchs: 3}); } catch (error) { return REGELN.sentence(error); } }"
    )
    assert "kann diesen Wert nicht haben (gefunden: 3; erwartet: ja oder nein" in page.evaluate(wrong)


def test_the_same_source_makes_the_same_text(scripts: SheetScripts) -> None:
    again = sheet_scripts(WORKSHOP, GAME_IDS, messages())
    assert [each.make(WORKSHOP) for each in again.products] == [each.make(WORKSHOP) for each in scripts.products]


@needs_chromium
def test_the_page_scores_every_game_as_its_own_rules_do(page: Any) -> None:
    matches = [draw_match(game, seed) for game in GAME_IDS for seed in range(QUICK)]
    assert differences(page, matches) == []
    for game in GAME_IDS:  # else the comparison would be of refusals alone
        steps = [step for match in matches if match["game"] == game for step in match["steps"]]
        assert sum("counted" in step and bool(step["counted"]["items"]) for step in steps) >= QUICK
        assert any("fault" in step for step in steps)


@pytest.mark.slow
@needs_chromium
@pytest.mark.parametrize("game", GAME_IDS)
def test_the_page_scores_many_matches_as_the_rules_do(page: Any, game: str) -> None:
    assert differences(page, [draw_match(game, seed) for seed in range(QUICK, QUICK + MANY)]) == []
