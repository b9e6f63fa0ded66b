"""The test sheet for front and back, and the readings of a user's printers."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.support import WORKSHOP, Run

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.graphics.display import Fill, Group, Item, Matrix, Page, Stroke, Text, circle, walk
from kartenwerk.printing.preflight.check import check
from kartenwerk.products.align import AlignData, degrees_per_millimetre, labels, printed_sheet, sheet_sides, ticks
from kartenwerk.products.printer import ENVIRONMENT, Printer, adjust_sheets, load_printers

DATA = AlignData.load(WORKSHOP.roots)
SCALE = DATA.scale

readings = st.builds(
    Printer,
    name=st.just("p"),
    offset_x=st.floats(-5, 5),
    offset_y=st.floats(-5, 5),
    rotate=st.floats(-2, 2),
)


@pytest.fixture
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(ENVIRONMENT, str(tmp_path / "config"))
    return tmp_path / "config" / "printers.toml"


@pytest.mark.parametrize("steps", [-12, -3, 0, 1, 7, 12])
def test_the_lines_that_meet_are_those_that_name_the_misalignment(steps: int) -> None:
    off = steps * SCALE.step
    fronts, backs = ticks(SCALE, "tinte"), ticks(SCALE, "rueck")
    meeting = [
        index for index, front in enumerate(fronts) if any(abs(front.along - back.along - off) < 1e-6 for back in backs)
    ]
    named = [float(labels(SCALE)[index].replace("−", "-").replace(",", ".")) for index in meeting]
    assert pytest.approx(off) in named
    same_line = [abs(front.along - back.along - off) for front, back in zip(fronts, backs, strict=True)]
    assert same_line.index(min(same_line)) == steps + SCALE.count


def test_front_and_back_of_the_sheet_share_their_baselines_when_the_paper_is_turned() -> None:
    front, back = sheet_sides(WORKSHOP, DATA, None)
    zeros_front = {_ends(stroke) for stroke in _strokes(front.items)}
    assert ((105.0, SCALE.across - SCALE.reach - 3), (105.0, SCALE.across + SCALE.overlap)) in zeros_front
    seen = {_ends(stroke) for stroke in _strokes(back.items, Matrix(a=-1, e=210))}
    assert ((105.0, SCALE.across - SCALE.overlap), (105.0, SCALE.across + SCALE.reach + 3)) in seen


@given(readings, st.sampled_from(["long-edge", "short-edge"]), st.floats(5, 205), st.floats(5, 292))
def test_a_printer_that_is_off_as_read_puts_the_adjusted_back_where_it_belongs(
    printer: Printer, flip: str, x: float, y: float
) -> None:
    mirror = Matrix(a=-1, e=210) if flip == "long-edge" else Matrix(d=-1, f=297)
    spot = mirror.apply(x, y)
    page = Page(210, 297, (Fill(circle(*spot, 1), "tinte"),))
    adjusted = printer.adjust(page, "long-edge" if flip == "long-edge" else "short-edge")
    (group,) = adjusted.items
    assert isinstance(group, Group)
    printed = mirror.apply(*group.matrix.apply(*spot))
    misprint = Matrix.turn(printer.rotate, 105, 148.5).then(Matrix.move(printer.offset_x, printer.offset_y))
    assert misprint.apply(*printed) == pytest.approx((x, y), abs=1e-6)


def test_a_back_too_far_right_is_printed_further_right_because_it_is_seen_in_a_mirror() -> None:
    (group,) = Printer(name="p", offset_x=0.5).adjust(Page(210, 297, ())).items
    assert isinstance(group, Group)
    assert group.matrix.apply(10, 10) == pytest.approx((10.5, 10))


def test_fronts_stay_and_backs_move() -> None:
    pages = [Page(210, 297, (Fill(circle(9, 9, 1), "tinte"),))] * 4
    printer = Printer(name="p", offset_y=1)
    made = adjust_sheets(pages, printer)
    assert made[::2] == pages[::2]
    assert all(page != pages[1] for page in made[1::2])
    assert adjust_sheets(pages, None) == pages


def test_a_reading_is_kept_under_its_name_beside_the_others(config: Path) -> None:
    Printer(name="büro", offset_x=0.4, offset_y=-0.6).save()
    Printer(name='im "Keller"', rotate=0.25).save()
    assert Printer.load("büro") == Printer(name="büro", offset_x=0.4, offset_y=-0.6)
    assert Printer.load('im "Keller"').rotate == 0.25
    assert [path.name for path in config.parent.iterdir()] == ["printers.toml"]


@given(
    name=st.text(st.characters(exclude_categories=["Cs", "Cc"]), min_size=1, max_size=60).filter(str.strip),
    reading=readings,
)
def test_any_name_and_reading_survive_the_file(
    name: str, reading: Printer, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(ENVIRONMENT, str(tmp_path_factory.mktemp("config")))
        printer = Printer.enter(name, reading.model_dump(exclude={"name"}))
        printer.save()
        assert Printer.load(printer.name) == printer


def test_figures_left_out_stay_as_they_were_entered(config: Path) -> None:
    Printer(name="p", offset_x=0.4, rotate=0.2).save()
    assert Printer.enter("p", {"offset_y": 1.0}) == Printer(name="p", offset_x=0.4, offset_y=1.0, rotate=0.2)


def test_an_unknown_printer_is_told_with_the_known_ones(config: Path) -> None:
    Printer(name="büro").save()
    with pytest.raises(KartenwerkError) as told:
        Printer.load("keller")
    assert told.value.expected == "one of büro"


@pytest.mark.parametrize(
    ("text", "key"),
    [("[printers.p]\noffset_x = 99.0\n", "printers.p.offset_x"), ("[printers.p]\nangle = 1.0\n", "printers.p.angle")],
)
def test_a_damaged_file_of_readings_names_the_key(config: Path, text: str, key: str) -> None:
    config.parent.mkdir()
    config.write_text(text, encoding="utf-8")
    with pytest.raises(KartenwerkError) as told:
        load_printers()
    assert told.value.key == key


@pytest.mark.parametrize("words", [("--offset-x", "nan"), ("--offset-y", "21"), ("--rotate", "-6")])
def test_a_reading_that_cannot_be_right_is_refused_and_nothing_is_kept(
    run: Run, config: Path, tmp_path: Path, words: tuple[str, str]
) -> None:
    answer = run("align", "--printer", "p", *words, "--out", tmp_path / "out")
    assert answer.code == 1
    assert words[0] in answer.err
    assert not config.exists()
    assert not (tmp_path / "out").exists()


def test_a_reading_without_a_printer_is_refused(run: Run, config: Path, tmp_path: Path) -> None:
    answer = run("align", "--offset-x", "0.4", "--out", tmp_path / "out")
    assert (answer.code, config.exists()) == (1, False)


def test_a_sheet_on_its_side_is_not_adjusted_by_guess() -> None:
    with pytest.raises(KartenwerkError):
        Printer(name="p", offset_x=1).adjust(Page(297, 210, ()))


def test_the_reading_is_entered_in_the_manifest(run: Run, config: Path, tmp_path: Path) -> None:
    answer = run("align", "--printer", "büro", "--offset-x", "0.4", "--out", tmp_path / "out", "--json")
    assert answer.code == 0, answer.err
    manifest = (tmp_path / "out" / "manifest.json").read_text(encoding="utf-8")
    assert '"printer": "büro"' in manifest
    assert '"offset_x": "0.4"' in manifest


def test_the_angle_follows_from_how_far_the_vertical_scales_stand_apart() -> None:
    assert degrees_per_millimetre(SCALE, 210) == pytest.approx(57.3 / (210 - 2 * SCALE.inset), rel=1e-3)


def test_the_test_sheet_passes_preflight() -> None:
    assert check(printed_sheet(WORKSHOP, None).data) == []


def _strokes(items: tuple[Item, ...], matrix: Matrix | None = None) -> list[Stroke]:
    """All lines in the coordinates of the page."""
    matrix = matrix or Matrix()
    found = []
    for item in items:
        if isinstance(item, Group):
            found += _strokes(item.items, item.matrix.then(matrix))
        elif isinstance(item, Stroke):
            path = tuple((command, matrix.apply(*values)) for command, values in item.path)
            found.append(Stroke(path, item.ink, item.width))
    return found


def _ends(stroke: Stroke) -> tuple[tuple[float, ...], ...]:
    return tuple(sorted(tuple(round(value, 6) for value in values) for _, values in stroke.path))


def test_the_test_sheet_has_the_ruler_too_and_tells_how_to_turn_the_paper() -> None:
    front, _ = sheet_sides(WORKSHOP, DATA, None)
    texts = {item.text for item in walk(front.items) if isinstance(item, Text)}
    data = WORKSHOP.catalog.print
    assert {f"{data.ruler:g} mm", data.turn_notes["long-edge"]} <= texts
