"""What a font tool remarks on a font reaches no terminal, and every font is opened so."""

from __future__ import annotations

import subprocess
import sys
from io import BytesIO
from pathlib import Path

from fontTools.ttLib import TTFont

ROOT = Path(__file__).parents[2]
LATO = ROOT / "docs/own/marktplatz/schriften/Lato-Regular.ttf"

OPENED = """
import sys
from pathlib import Path
from kartenwerk.graphics.type.opentype import open_font
print(open_font(Path(sys.argv[1]).read_bytes())["head"].created)
"""


def test_the_remark_that_a_font_was_made_in_1970_is_printed_nowhere(tmp_path: Path) -> None:
    font, file = TTFont(LATO, recalcTimestamp=False), BytesIO()
    font["head"].created = 12345
    font.save(file)
    (tmp_path / "old.ttf").write_bytes(file.getvalue())
    done = subprocess.run(
        [sys.executable, "-c", OPENED, tmp_path / "old.ttf"], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.strip().isdecimal()
    assert done.stderr == ""


def test_fonts_are_opened_in_one_place() -> None:
    programs = (ROOT / "generator/kartenwerk").rglob("*.py")
    opening = {path.name for path in programs if "TTFont(" in path.read_text(encoding="utf-8")}
    assert opening == {"opentype.py"}
