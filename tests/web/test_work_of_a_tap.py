"""What a tap on the score sheet costs, in deals that are counted: never the whole evening, however long it is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.evening.table import HEAD
from tests.web.browser import needs_chromium
from tests.web.test_score_sheet import FOUR, PHONE, Sheet, write_sheet

DEALS = 20

COUNTING = """
let rules;
window.scored = 0;
Object.defineProperty(window, "REGELN", { get: () => rules, set: found => {
  rules = found;
  const add = rules.add;
  rules.add = (id, version, data, texts, write) => add(id, version, data, texts, (py, shared) => {
    const game = write(py, shared), score = game.scoring.score;
    game.scoring.score = (...told) => { window.scored += 1; return score(...told); };
    return game;
  });
} });
"""
"""Counts how often a deal is scored, by whatever game's rules."""


@pytest.fixture
def sheet(browser: Any, tmp_path: Path) -> Iterator[Sheet]:
    context = browser.new_context(viewport=PHONE, has_touch=True)
    context.add_init_script(COUNTING)
    yield Sheet(context, write_sheet(tmp_path))
    context.close()


@needs_chromium
@pytest.mark.parametrize("names", [FOUR, (*FOUR, "Eva")])
def test_a_tap_counts_the_deal_that_is_entered_and_none_before_it(sheet: Sheet, names: tuple[str, ...]) -> None:
    deal = '[[deal]]\nre = ["Bert", "Cleo"]\naugen = 132\n' + ('gibt = "Anna"\n' if len(names) > len(FOUR) else "")
    head = HEAD.replace('"Dirk"]', ", ".join(f'"{name}"' for name in names[3:]) + "]")
    sheet.open(head + deal * DEALS)
    sheet.page.evaluate("EVENING.playsOn = true; go('eintragen')")
    sheet.page.evaluate("scored = 0")
    taps = ("Dirk", "Cleo")
    sheet.tap(*taps)
    sheet.page.fill(".facts .number input[type=text]", "132")
    sheet.page.wait_for_function("document.querySelector('.say').innerText.includes('Sieg')")
    assert 0 < sheet.page.evaluate("scored") <= 2 * (len(taps) + 1)
