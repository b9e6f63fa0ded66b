"""How booklets look: the data of `rules_data/booklet.toml`."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from kartenwerk.base.data import DataFile, DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.inputs import parse_toml
from kartenwerk.graphics.display import POINT

STYLES = "rules_data/booklet.toml"


@dataclass(frozen=True)
class Setting:
    """How lines are set in every format.

    `baseline` is in leads, from the top of a line. `hang_left` and `hang_right` are the share of a character's
    width that may stand outside the measure. `tails` (in em) widen the word space after a letter that leans into it;
    `tracking` (in em) is that of each cut. `widen`, `narrow`, `rag` and `zone` are those of `linebreak.LineRules`; the
    share `letters` of what words widen or narrow is taken between their letters. A text beside a picture has
    `beside` em at least for its words.
    """

    baseline: float
    hang_left: Mapping[str, float]
    hang_right: Mapping[str, float]
    tails: Mapping[str, float]
    tracking: Mapping[str, float]
    widen: float
    narrow: float
    letters: float
    rag: float
    zone: float
    beside: float


@dataclass(frozen=True)
class Inks:
    """The colour roles of a booklet's parts: a role ("tinte") or a tint of it ("tinte/40")."""

    text: str
    accent: str
    panel: str
    rule: str
    faint: str


@dataclass(frozen=True)
class PlayPage:
    """A page of moves of a practice deal: slots of equal height, and the score at the foot. Heights in lines.

    A slot is a picture `picture` lines high and at most `reason` lines of text below it. The score takes `score` lines,
    the last of which may hang out of the type area.
    """

    picture: int
    reason: int
    score: int

    @property
    def slot(self) -> int:
        return self.picture + self.reason

    def slots(self, lines: int) -> int:
        """How many slots a page of so many lines has."""
        return max(1, (lines + 1 - self.score) // self.slot)


@dataclass(frozen=True)
class BookStyle:
    """One format of booklet. Lengths are in mm; `size`, `lead`, `heading`, `small` and `smallest` in pt.

    `lines` lines fit on a page; `lead` is the distance from one to the next. `pictures` scales figures, which are
    drawn for A6. What closes the booklet may take `closing` pages at most. With `open_panels` large panels may be
    broken across pages. `display` is the cut of titles. Without a page for it (`play`) a practice deal is set like
    other text, with its reasons at length.
    `openings` names what two facing pages may hold, with the price in square lines of turning the page within it.
    Contents in pictures have `choice_columns` and `choice_rows` of games on a page; without columns they are a list.
    Where a page is not full, spaces between blocks grow by `gaps` lines at most, the white about a picture by `air`.
    With `columns`, long lists whose entries begin with a title stand in two, such as a glossary.
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
    choice_columns: int
    choice_rows: int
    gaps: int
    air: int
    columns: bool = False
    display: str = "display"
    play: PlayPage | None = None
    openings: Mapping[str, float] = field(default_factory=dict)

    @property
    def measure(self) -> float:
        return self.width - self.inner - self.outer

    def with_size(self, width: float, height: float) -> BookStyle:
        """The same style on pages of another size in mm, with as many lines as they hold between the same margins.

        On narrower ones a practice deal is set like other text.
        """
        more = math.floor((height - self.height) / self.lead_mm + 1e-6)
        play = self.play if width >= self.width else None
        return replace(self, width=width, height=height, lines=self.lines + more, play=play)

    @property
    def lead_mm(self) -> float:
        return self.lead * POINT

    @property
    def baseline_mm(self) -> float:
        """From the top of a line down to its baseline."""
        return self.setting.baseline * self.lead_mm


def formats(roots: DataRoots) -> list[str]:
    """The names of all formats; KartenwerkError if the data cannot be read."""
    return [name for name in _styles(roots.find(STYLES)) if name not in ("setting", "inks", "openings")]


def read_style(roots: DataRoots, name: str) -> BookStyle:
    """The format `name` ("a6"); KartenwerkError if it is unknown or incomplete."""
    file = roots.find(STYLES)
    data = _styles(file)
    if name not in formats(roots):
        known = ", ".join(formats(roots))
        raise KartenwerkError("there is no such booklet format", file=file.name, found=name, expected=known)
    try:
        values = dict(data[name])
        page = values.pop("play", None)
        play = PlayPage(**page) if page else None
        return BookStyle(
            Setting(**data["setting"]), Inks(**data["inks"]), **values, play=play, openings=data["openings"]
        )
    except (KeyError, TypeError) as error:
        raise KartenwerkError(
            "the booklet style cannot be read: {reason}", reason=str(error), file=file.name
        ) from error


def _styles(file: DataFile) -> dict[str, Any]:
    return parse_toml(file.text(), file.name)
