"""How a booklet looks: the data of `rules_data/booklet.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass

from generator.data import DataRoots
from generator.display import POINT
from generator.errors import KartenwerkError

STYLES = "rules_data/booklet.toml"


@dataclass(frozen=True)
class Setting:
    """What holds for lines of every format; in em of the running text, `baseline` in leads."""

    baseline: float
    hang_left: Mapping[str, float]
    hang_right: Mapping[str, float]
    tails: Mapping[str, float]
    tracking: Mapping[str, float]
    widen: float
    narrow: float
    rag: float
    zone: float


@dataclass(frozen=True)
class Inks:
    """Names of colour roles."""

    text: str
    accent: str
    panel: str
    rule: str
    faint: str


@dataclass(frozen=True)
class BookStyle:
    """One format. Lengths in mm; `size`, `lead`, `heading`, `small` and `smallest` in pt; `lines` fit on a page.

    `pictures` scales figures, `closing` pages at most end the booklet, `open_panels` lets large panels be torn.
    """

    setting: Setting
    inks: Inks
    width: float
    height: float
    bleed: float
    inner: float
    outer: float
    top: float
    lines: int
    size: float
    lead: float
    justified: bool
    indent: float
    hanging: float
    numbers: float
    heading: float
    small: float
    panel_margin: float
    smallest: float
    pictures: float
    closing: int
    open_panels: bool

    @property
    def measure(self) -> float:
        return self.width - self.inner - self.outer

    @property
    def lead_mm(self) -> float:
        return self.lead * POINT

    @property
    def baseline_mm(self) -> float:
        """From the top of a line's slot down to its baseline."""
        return self.setting.baseline * self.lead_mm


def read_style(roots: DataRoots, name: str) -> BookStyle:
    """The format `name` ("a6"); KartenwerkError if it is unknown or incomplete."""
    file = roots.find(STYLES)
    try:
        data = tomllib.loads(file.text())
        formats = [key for key in data if key not in ("setting", "inks")]
        if name not in formats:
            raise KartenwerkError(
                "there is no such booklet format", file=file.name, found=name, expected=", ".join(formats)
            )
        return BookStyle(Setting(**data["setting"]), Inks(**data["inks"]), **data[name])
    except (tomllib.TOMLDecodeError, KeyError, TypeError) as error:
        raise KartenwerkError(f"the booklet style cannot be read: {error}", file=file.name) from error
