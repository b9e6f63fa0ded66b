"""What a face consists of: bones, age and mood, and the tones it is laid in."""

from __future__ import annotations

from dataclasses import dataclass, field

from art.picture import PAPER
from art.skull import Bones


@dataclass(frozen=True)
class Brows:
    """An eyebrow: heights of its inner end, its arch and its outer end above the eye, and its weight."""

    inner: float = 2.3
    arch: float = 3.5
    outer: float = 2.3
    weight: float = 0.9
    peak: float = 0.6
    """Where it is highest, from the inner end (0) to the outer (1)."""
    raised: float = 0.0
    """mm that the right one is higher, and the left one lower."""
    bushy: bool = False


@dataclass(frozen=True)
class Eyes:
    open: float = 1.0
    """0 is shut, looking down."""
    wink: float = 0.0
    """By how much less the right one is open."""
    look: tuple[float, float] = (0.0, 0.0)
    """mm that the irises stand off their middle."""
    tilt: float = 0.2
    """mm that the outer corner is higher than the inner."""
    iris: float = 1.0
    lid: str = ""
    """The tone round the eyes; by itself that of the shade."""
    glad: bool = False
    """Whether shut eyes laugh: arcs that open downwards."""


@dataclass(frozen=True)
class Mouth:
    upper: float = 0.8
    lower: float = 1.1
    smile: float = 0.0
    """mm that the corners are raised."""
    crooked: float = 0.0
    """mm that the right corner is raised above the left."""
    open: float = 0.0
    """mm between the lips."""
    teeth: bool = False
    seen: bool = True
    """Whether no beard covers it."""


@dataclass(frozen=True)
class Visage:
    """Somebody's face."""

    bones: Bones
    turn: float = 0.0
    woman: bool = False
    eyes: Eyes = field(default_factory=Eyes)
    brows: Brows = field(default_factory=Brows)
    mouth: Mouth = field(default_factory=Mouth)
    age: str = ""
    """Names of lines: "cheek", "bags", "crow", "forehead", "frown", "hollow", "lips", "cleft", "dimple"."""
    marks: str = ""
    """"freckles", "scar", "mole", "bars", "dots" or "patch"."""
    mark: str = "akzent"
    """The tone of dots, bars and freckles."""
    lips: str = "mittel"
    iris: str = "dunkel"
    split: float = 8.0
    """Degrees right of the onlooker where the shade begins."""
    light: str = PAPER
    shade: str = "hell"
    deep: str = "mittel"
