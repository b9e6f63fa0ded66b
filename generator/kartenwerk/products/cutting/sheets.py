"""The files of a job: printed sheets with registration marks, and what a machine cuts on them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from io import BytesIO
from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.base.palette import Ink
from kartenwerk.build.product import Choices, Made, Product, cards_shown, make_pdf, write_pdf
from kartenwerk.build.workshop import Workshop
from kartenwerk.graphics.display import Fill, Form, Group, Item, Matrix, Page, Place, Point, Text, rectangle
from kartenwerk.printing.cutter.files import CutDrawing, write_dxf, write_svg
from kartenwerk.printing.cutter.outline import move_outline, outline_of
from kartenwerk.printing.cutter.plan import CutPlan, plan_cuts
from kartenwerk.printing.pdf.info import DocumentInfo, Duplex
from kartenwerk.printing.pdf.outlines import move_path
from kartenwerk.printing.press.paper import PaperSize, back_page, sheet_page
from kartenwerk.products.cutting.data import CutData, Cutter
from kartenwerk.products.cutting.jobs import CutJob

_BLACK = Ink((0, 0, 0, 100), "#000000").plain
_FONT, _SIZE, _FOOT = "text", 6.5, 4.6  # pt, and mm from the lower edge to the line of words
_WRITERS = {"svg": write_svg, "dxf": write_dxf}


@dataclass(frozen=True)
class CutOrder:
    """For which machine, by its id, on which paper, whose size is given in mm."""

    id: str
    cutter: Cutter
    paper: str
    size: PaperSize

    @property
    def room(self) -> PaperSize:
        """The paper, or the frame of a machine that has one."""
        return PaperSize(*self.cutter.frame) if self.cutter.frame else self.size

    def plan(self, job: CutJob) -> CutPlan:
        """Where the job's pieces lie on its sheets; KartenwerkError where not even one fits."""
        cutter, shape = self.cutter, job.shape
        room = self.room
        gap = max(job.gap, 2 * cutter.ring)
        plan = plan_cuts(shape.width, shape.height, gap, room, cutter.marks, cutter.all_arms, cutter.edge, job.count)
        if plan is not None:
            return plan
        clear = _(" clear of the marks of {cutter}", cutter=self.id) if cutter.marks.are_there else ""
        raise KartenwerkError(
            "the paper is too small",
            key="--for" if cutter.frame else "--paper",
            found=f"{room.width:g} x {room.height:g} mm",
            expected=_(
                "room for {width:g} x {height:g} mm{condition}",
                width=round(shape.width, 1),
                height=round(shape.height, 1),
                condition=clear,
            ),
        )


class _Sheets(NamedTuple):
    """Sheets that are cut alike, by their first and last number, and how many pieces lie on each."""

    first: int
    last: int
    pieces: int

    @property
    def numbers(self) -> str:
        return f"{self.first}" if self.first == self.last else f"{self.first}-{self.last}"


def cut_products(job: CutJob, order: CutOrder) -> list[Product]:
    """The sheets, and what is cut on the full ones and on the last one; KartenwerkError where no piece fits."""
    plan, cutter = order.plan(job), order.cutter
    base = "_".join((f"{job.deck.id}/{job.name}", order.id, *(() if cutter.frame else (order.paper,))))
    ids, found = (job.deck.id,), list[Product]()
    groups = [*_group_sheets(job.count, len(plan.places))]
    make_sheets = partial(cut_sheets, job=job, order=order, plan=plan)
    if "png" not in cutter.files:
        facts = _describe(order, plan, groups[0].pieces, _Sheets(1, groups[-1].last, 0).numbers)
        found.append(Product(f"{base}.pdf", job.kind, make_sheets, ids, facts))
    for sheets in groups:
        facts = _describe(order, plan, sheets.pieces, sheets.numbers)
        for ending in cutter.files:
            if ending == "png":
                found += _pictures(job, plan, sheets, base, facts)
                continue
            make = partial(cut_file, job=job, plan=plan, pieces=sheets.pieces, ending=ending)
            found.append(Product(f"{base}_{sheets.numbers}.{ending}", "cut", make, ids, facts))
    return found


def _pictures(job: CutJob, plan: CutPlan, sheets: _Sheets, base: str, facts: Choices) -> Iterator[Product]:
    """A picture of each side of each sheet."""
    sides = {"": False, **({f"_{job.deck.file_name('rueckseite')}": True} if job.has_backs else {})}
    for number in range(sheets.first, sheets.last + 1):
        for name, back in sides.items():
            make = partial(cut_picture, job=job, plan=plan, number=number, back=back)
            yield Product(f"{base}_{number}{name}.png", "image", make, (job.deck.id,), facts)


def _group_sheets(count: int, places: int) -> Iterator[_Sheets]:
    full, rest = divmod(count, places)
    if full:
        yield _Sheets(1, full, places)
    if rest:
        yield _Sheets(full + 1, full + 1, rest)


def _describe(order: CutOrder, plan: CutPlan, pieces: int, sheets: str) -> Choices:
    """What the answer and the manifest say of a file."""
    found = {
        "marks": order.id,
        "pieces": f"{pieces}",
        "arm": f"{plan.marks.arm:g}" if plan.marks.are_there else "",
        "sheet": f"{plan.paper.width:g}x{plan.paper.height:g}",
        "sheets": sheets,
    }
    return tuple((name, value) for name, value in found.items() if value)


def cut_sheets(workshop: Workshop, job: CutJob, order: CutOrder, plan: CutPlan) -> Made:
    """The printed sheets: fronts with marks, each followed by its back if there are any."""
    data = CutData.load(workshop.roots, workshop.printed_in)
    fronts, backs = job.draw(workshop)
    marks: list[Item] = [Fill(rectangle(box), _BLACK) for box in plan.marks.bars(plan.paper)]
    if marks:
        marks += _words(workshop, data, order, plan)
    pages = []
    for start in range(0, len(fronts), len(plan.places)):
        end = start + len(plan.places)
        front = _lay(fronts[start:end], plan.places, job, order.cutter)
        pages.append(sheet_page(plan.paper, (*front, *marks)))
        if backs:
            places = [plan.mirror(place, job.shape.width) for place in plan.places]
            pages.append(back_page(plan.paper, _lay(backs[start:end], places, job, order.cutter), "long-edge"))
    duplex: Duplex = "long-edge" if backs else "one-sided"
    subject = f"{job.name}, {order.cutter.title}"
    made = make_pdf(workshop, job.deck.palette, pages, job.deck.title, subject, duplex)
    return made._replace(shown=cards_shown(pages, {form.key: form.name for form in fronts}))


def cut_file(workshop: Workshop, job: CutJob, plan: CutPlan, pieces: int, ending: str) -> Made:
    """What is cut and scored on a sheet with so many pieces."""
    places, shape = plan.places[:pieces], job.shape
    outline = outline_of(shape.outline)
    creases, slits = (
        [move_path(path, Matrix.move(x, y)) for x, y in places for path in paths]
        for paths in (shape.creases, shape.slits)
    )
    outlines = [move_outline(outline, x, y) for x, y in places]
    drawing = CutDrawing(plan.paper, plan.marks.bars(plan.paper), creases, slits, outlines)
    return Made(_WRITERS[ending](drawing), 1)


def cut_picture(workshop: Workshop, job: CutJob, plan: CutPlan, number: int, back: bool) -> Made:
    """One side of a sheet as a PNG, transparent where nothing is printed."""
    from kartenwerk.printing.pdf.raster import render_page

    fronts, backs = job.draw(workshop)
    start = (number - 1) * len(plan.places)
    end = start + len(plan.places)
    places = [plan.mirror(place, job.shape.width) if back else place for place in plan.places]
    items = _lay((backs if back else fronts)[start:end], places, job)
    page = Page(plan.paper.width, plan.paper.height, tuple(items))
    dpi = CutData.load(workshop.roots).dpi
    screen = write_pdf(workshop, job.deck.palette, [page], DocumentInfo(""), "screen").data
    file = BytesIO()
    render_page(screen, dpi=dpi, transparent=True).save(file, "PNG", dpi=(dpi, dpi))
    return Made(file.getvalue(), 1)


def _lay(forms: Sequence[Form], places: Sequence[Point], job: CutJob, cutter: Cutter | None = None) -> list[Item]:
    """The drawings in their places, with colour over their edges as far as the gap allows; none within a white ring."""
    clip = job.shape.clip(0.0 if cutter and cutter.ring else job.gap / 2)
    return [Group((Place(form),), Matrix.move(*place), clip) for form, place in zip(forms, places, strict=False)]


def _words(workshop: Workshop, data: CutData, order: CutOrder, plan: CutPlan) -> Iterator[Item]:
    """What is typed into the machine's program, below everything else."""
    cutter = data.cutters[order.id].model_copy(update={"inset": order.cutter.inset})
    words = f"{cutter.describe(plan.marks.arm, data.words.mark)} {data.words.scale}"
    width = workshop.fonts.face(_FONT).width(words, _SIZE)
    yield Text((plan.paper.width - width) / 2, plan.paper.height - _FOOT, words, _FONT, _SIZE, _BLACK)
