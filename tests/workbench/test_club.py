"""A club's evening in a real browser: five rounds, one person late, one who leaves, and a result that is withdrawn."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.web.browser import needs_chromium
from tests.workbench.test_desks import FIRST, desk, play, read
from tests.workbench.test_pages import DESKTOP, opened

pytestmark = needs_chromium


def begin(page: Any, number: int) -> None:
    page.get_by_role("link", name=f"Runde {number}").click()
    page.get_by_role("button", name=f"Runde {number} beginnt").click()
    page.get_by_role("link", name=f"Runde {number} fest").wait_for()


def see_news(page: Any) -> None:
    page.get_by_text("Jemand hat etwas eingetragen.").wait_for()
    page.get_by_role("link", name="Neu laden").click()


def enter(page: Any, table: int, points: Sequence[int]) -> None:
    """A result as somebody at the desk types it: from field to field, and Enter behind the last."""
    card = page.get_by_role("form", name=f"Tisch {table}")
    card.get_by_role("textbox").first.focus()
    for number in points:
        page.keyboard.type(str(number))
        page.keyboard.press("Tab")
    assert card.locator("output").inner_text() == "0"
    page.keyboard.press("Enter")
    page.get_by_role("form", name=f"Tisch {table} eingetragen").wait_for()


def test_a_club_plays_five_rounds(tmp_path: Path, chromium: Any) -> None:
    """Most results come from another desk, whose entries the page notices; those of the last round are typed here."""
    file = tmp_path / "herbst.toml"
    with desk(tmp_path) as client:
        page, said = opened(chromium, viewport=DESKTOP), list[str]()
        page.on("console", lambda each: said.append(each.text))
        page.on("pageerror", lambda each: said.append(str(each)))
        page.goto(client.address + "de/tournament")
        page.get_by_label("Was wird gespielt?").select_option("Doppelkopf")
        page.get_by_label("Wie heißt es?").fill("Herbst")
        page.get_by_label("Wer spielt mit?").fill(FIRST.replace(" ", "\n"))
        page.get_by_role("button", name="Turnier anlegen").click()
        page.get_by_role("button", name="Plätze verteilen").click()
        page.get_by_text("Doppelkopf, 22 Leute, 5 Runden").wait_for()
        wall = opened(chromium)
        wall.goto(client.address + "de/tournament/herbst/wall")

        begin(page, 1)
        play(client, file, 1)
        see_news(page)
        late = page.locator("form", has=page.get_by_role("heading", name="Jemand kommt dazu"))
        late.get_by_label("Name").fill("Yasmin")
        late.get_by_label("ab Runde").select_option("2")
        late.get_by_role("button", name="Kommt").click()
        page.get_by_text("Gedruckte Zettel ab Runde 2 gelten nicht mehr").wait_for()
        page.get_by_text("Doppelkopf, 23 Leute, 5 Runden").wait_for()

        begin(page, 2)
        play(client, file, 2)
        see_news(page)
        page.get_by_role("button", name=re.compile("Zurückziehen.*Tisch 3")).click()
        page.get_by_role("heading", name="Runde 2: ein Tisch fehlt noch").wait_for()
        enter(page, 3, (6, -2, -2, -2) if len(read(file).names_at(2, 3)) == 4 else (4, -2, -2))
        page.get_by_role("heading", name="Runde 2: alle Tische sind eingetragen").wait_for()

        begin(page, 3)
        play(client, file, 3)
        page.get_by_role("link", name="Runde 4").click()
        leave = page.locator("form", has=page.get_by_role("heading", name="Jemand geht"))
        leave.get_by_label("Name").select_option("Bert")
        leave.get_by_label("ab Runde").select_option("4")
        leave.get_by_role("button", name="Geht").click()
        page.get_by_text("Gedruckte Zettel ab Runde 4 gelten nicht mehr").wait_for()

        begin(page, 4)
        play(client, file, 4)
        begin(page, 5)
        now = read(file)
        assert "Yasmin" in now.playing(5) and "Bert" not in now.playing(5)
        for table, names in enumerate(now.rounds[4].tables, 1):
            enter(page, table, (3, *(-1,) * 3) if len(names) == 4 else (table + 2, -table, -2))
        page.get_by_role("heading", name="Runde 5: alle Tische sind eingetragen").wait_for()
        wall.get_by_text("Runde 5 ist vollständig").wait_for()
        standing = read(file).standing
        assert not read(file).missing and sum(one.points for one in standing) == 0
        ranked = [one.name for one in standing]
        assert page.locator(".ranking th[scope=row]").all_inner_texts() == ranked
        assert wall.locator(".ranks .who").all_inner_texts() == ranked
    assert said == []
