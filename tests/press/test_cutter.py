"""Sheets for cutting machines: as many pieces as can be, clear of the marks; outlines that other programs read."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pytest
from shapely.geometry import Polygon
from tests.press.cut_files import CutSheet, read_dxf, read_svg

from kartenwerk.base.data import DataRoots
from kartenwerk.graphics.display import Box, Path, line, rectangle
from kartenwerk.printing.cutter.files import CutDrawing, write_dxf, write_svg
from kartenwerk.printing.cutter.outline import as_circle, move_outline, outline_of, trace_facets
from kartenwerk.printing.cutter.plan import CutPlan, plan_cuts
from kartenwerk.printing.press.die_net import die_facets
from kartenwerk.printing.press.paper import A4, PaperSize
from kartenwerk.printing.press.shapes import PieceShape, ShapeKind
from kartenwerk.products.cutting.data import CutData

LETTER = PaperSize(215.9, 279.4)
DATA = CutData.load(DataRoots.over())
MANY = 10_000


def plan(width: float, height: float, gap: float, paper: PaperSize = A4, cutter: str = "silhouette") -> CutPlan:
    machine = DATA.cutter(cutter)
    found = plan_cuts(width, height, gap, paper, machine.marks, machine.all_arms, machine.edge, MANY)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("sides", "gap", "paper", "pieces", "arm", "across"),
    [
        ((63, 88), DATA.gaps.card, A4, 8, 8, True),
        ((63, 88), DATA.gaps.card, LETTER, 8, 6, True),
        ((25, 25), DATA.gaps.piece, A4, 60, 9, False),
        ((50 / math.cos(math.pi / 6), 50), DATA.gaps.piece, A4, 12, 20, False),
        ((16, 16), DATA.gaps.counter, A4, 172, 15, False),
    ],
)
def test_the_most_pieces_fit_and_then_the_longest_arms(
    sides: tuple[float, float], gap: float, paper: PaperSize, pieces: int, arm: float, across: bool
) -> None:
    found = plan(*sides, gap, paper)
    assert (len(found.places), found.marks.arm, found.paper.width > found.paper.height) == (pieces, arm, across)


@pytest.mark.parametrize("cutter", DATA.cutters)
@pytest.mark.parametrize("side", [16.0, 25.0, 63.0])
def test_nothing_is_printed_near_a_mark_on_either_side(cutter: str, side: float) -> None:
    found, gap = plan(side, side, 3.0, cutter=cutter), 3.0
    bars = found.marks.bars(found.paper)
    assert bool(bars) == (cutter not in ("cricut", "scan"))
    for place in found.places:
        for x, y in (place, found.mirror(place, side)):
            printed = Box(x, y, x + side, y + side).grow(gap / 2)
            near = [bar for bar in bars if bar.grow(2.0 - 1e-6).meets(printed)]
            assert not near
            assert Box(0, 0, *found.paper).holds(printed)


def test_few_pieces_leave_room_for_long_arms() -> None:
    machine = DATA.cutter("silhouette")
    found = plan_cuts(63, 88, 1.25, A4, machine.marks, machine.all_arms, machine.edge, 2)
    assert found is not None
    assert (len(found.places), found.marks.arm, found.paper) == (2, 20, A4)


def drawn(shapes: Sequence[Path], creases: Sequence[Path] = (), slits: Sequence[Path] = ()) -> CutDrawing:
    """Shapes 70 mm from each other on an A4."""
    outlines = [move_outline(outline_of(path), 10.0 + 70 * at, 12.5) for at, path in enumerate(shapes)]
    return CutDrawing(A4, DATA.cutter("silhouette").marks.bars(A4), creases, slits, outlines)


def both(drawing: CutDrawing) -> list[CutSheet]:
    return [read_svg(write_svg(drawing)), read_dxf(write_dxf(drawing))]


def test_a_card_is_cut_with_its_corners() -> None:
    """63 x 88 mm less what four corners of radius 5 lack: 5,522.5 mm²."""
    for sheet in both(drawn([rectangle(Box(0, 0, 63, 88), 5.0)])):
        (card,) = sheet.outlines
        assert card.area == pytest.approx(63 * 88 - (4 - math.pi) * 25, abs=0.2)
        assert card.bounds == pytest.approx((10, 12.5, 73, 100.5), abs=0.01)


@pytest.mark.parametrize("kind", ["round", "hex", "hex-pointed", "square"])
@pytest.mark.parametrize("size", [12.0, 50.0, 120.0])
def test_both_files_say_the_same_shape_to_a_hundredth(kind: ShapeKind, size: float) -> None:
    shape = PieceShape.of(kind, size)
    svg, dxf = both(drawn([shape.outline()]))
    assert (svg.width, svg.height) == (dxf.width, dxf.height) == A4
    (one,), (other,) = svg.outlines, dxf.outlines
    assert one.hausdorff_distance(other) < 0.01
    x, y, radius = 10 + shape.width / 2, 12.5 + shape.height / 2, size / 2
    reach = [math.dist(point, (x, y)) for point in one.exterior.coords]
    if kind == "round":
        assert reach == pytest.approx([radius] * len(reach), abs=0.001)
    else:
        half = radius * math.tan(math.pi / (4 if kind == "square" else 6))  # of a side
        assert max(reach) == pytest.approx(math.hypot(radius, half), abs=0.001)


def test_a_round_piece_is_one_circle_and_a_card_is_none() -> None:
    circle = as_circle(outline_of(PieceShape.of("round", 25).outline()))
    assert circle == pytest.approx((12.5, 12.5, 12.5), abs=1e-6)
    assert as_circle(outline_of(rectangle(Box(0, 0, 63, 88), 5))) is None
    assert write_dxf(drawn([PieceShape.of("round", 25).outline()])).count(b"CIRCLE") == 1


def test_a_curve_that_is_no_circle_is_followed() -> None:
    curve: Path = (("M", (0, 0)), ("C", (30, 0, 40, 10, 40, 50)), ("L", (0, 50)), ("Z", ()))
    shares = [(1 - t / 400, t / 400) for t in range(401)]
    points = [(90 * u * u * v + 120 * u * v * v + 40 * v**3, 30 * u * v * v + 50 * v**3) for u, v in shares]
    wanted = Polygon([(x + 10, y + 12.5) for x, y in [*points, (0, 50)]])
    for sheet in both(drawn([curve])):
        assert sheet.outlines[0].hausdorff_distance(wanted) < 0.01


def test_creases_and_slits_come_before_outlines_on_layers_of_their_own() -> None:
    drawing = drawn([rectangle(Box(0, 0, 40, 40))], [line(10, 20, 50, 20)], [line(20, 30, 25, 30)])
    for sheet in both(drawing):
        assert [list(each.coords) for each in sheet.creases] == [[(10, 20), (50, 20)]]
        assert [list(each.coords) for each in sheet.slits] == [[(20, 30), (25, 30)]]
    text = write_svg(drawing).decode()
    assert text.index('id="crease"') < text.index('id="cut"') < text.index("M20 30") < text.index("M10 12.5")


def test_the_net_of_a_die_is_one_outline_around_all_its_facets() -> None:
    facets = die_facets(16)
    (net,) = read_svg(write_svg(drawn([trace_facets(facets)]))).outlines
    assert net.is_valid
    assert net.area == pytest.approx(sum(Polygon(facet.outline).area for facet in facets), abs=0.01)
