"""kartenwerk proof: a PDF file as the plates of a press, in one picture."""

from __future__ import annotations

from kartenwerk.base.inputs import LARGE, read_bytes
from kartenwerk.build.files import check_folder, place_below, write_bytes
from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.answers import Proved, ProvedPage
from kartenwerk.cli.options.files import ProofOptions
from kartenwerk.cli.output import Reply
from kartenwerk.cli.translation import figures, gettext
from kartenwerk.faces.finishing import finish_screens
from kartenwerk.printing.preflight.limits import PrintLimits
from kartenwerk.printing.proof import ROUNDING, ProofPage, proof_pages, proof_picture


def proof(options: ProofOptions) -> Reply[Proved]:
    workshop = Workshop.over(options.data)
    limit = PrintLimits.of(workshop.catalog.service(options.service) if options.service else None).ink
    check_folder(options.out)
    pages = proof_pages(read_bytes(options.file, most=LARGE), options.page, str(options.file))
    name = f"{options.file.stem}_proof{f'_{options.page}' if options.page else ''}.png"
    target = place_below(options.out, name)
    write_bytes(target, proof_picture(pages, limit, workshop.fonts.content("lining"), finish_screens(workshop.roots)))
    over = [each.plates.share_above(limit + ROUNDING) for each in pages]
    entries = [
        ProvedPage(
            page=each.number, plates=[*each.plates.plates], ink=round(each.plates.most, 1), above_limit=round(share, 5)
        )
        for each, share in zip(pages, over, strict=True)
    ]
    lines = [_line(each, share, limit) for each, share in zip(pages, over, strict=True)]
    rest = pages[0].of - len(pages)
    if rest and not options.page:
        lines.append(gettext("{count} more pages are not shown: --page N shows one of them", count=rest))
    answer = Proved(file=str(target), limit=limit, count=pages[0].of, pages=entries)
    return Reply(answer, [*lines, str(target)])


def _line(page: ProofPage, over: float, limit: float) -> str:
    """A page's plates and its most ink; `over` is the share of it that has more than the limit in percent."""
    plates, most = ", ".join(page.plates.plates), f"{page.plates.most:.0f}"
    line = gettext("page {page}: {plates}; at most {most} % ink", page=page.number, plates=plates, most=most)
    if not over:
        return line
    share = figures(f"{100 * over:.2g}")
    return line + gettext("; {share} % of the page have more than {limit} %", share=share, limit=f"{limit:.0f}")
