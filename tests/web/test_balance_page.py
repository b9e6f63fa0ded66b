"""The report on a game's balance in a browser: nothing is cut off on a telephone, and all is read in the dark."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.support import Run
from tests.web.browser import launched, needs_chromium, violations

pytestmark = needs_chromium


def test_it_is_read_on_a_telephone_and_in_the_dark(playwright: Any, run: Run, tmp_path: Path) -> None:
    run("balance", "herzblatt", "--players", "3", "-n", "50", "--out", tmp_path)
    (file,) = tmp_path.rglob("*.html")
    browser = launched(playwright)
    for width, scheme in ((360, "light"), (1280, "dark")):
        context = browser.new_context(viewport={"width": width, "height": 800}, color_scheme=scheme, bypass_csp=True)
        page = context.new_page()
        page.goto(file.as_uri())
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert violations(page) == []
    browser.close()
