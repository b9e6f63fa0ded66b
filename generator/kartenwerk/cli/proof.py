"""kartenwerk proof: a PDF file as the plates of a press, in one picture."""

from __future__ import annotations

from kartenwerk.base.inputs import LARGE, read_bytes
from kartenwerk.build.files import check_folder, place_below, write_bytes
from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.options.files import ProofOptions
from kartenwerk.cli.output import print_json, say
from kartenwerk.cli.translation import figures, gettext
from kartenwerk.printing.preflight.limits import PrintLimits
from kartenwerk.printing.proof import ROUNDING, proof_pages, proof_picture


def proof(options: ProofOptions) -> None:
    workshop = Workshop.over(options.data)
    limit = PrintLimits.of(workshop.catalog.service(options.service) if options.service else None).ink
    check_folder(options.out)
    pages = proof_pages(read_bytes(options.file, most=LARGE), options.page, str(options.file))
    name = f"{options.file.stem}_proof{f'_{options.page}' if options.page else ''}.png"
    target = place_below(options.out, name)
    write_bytes(target, proof_picture(pages, limit, workshop.fonts.content("lining")))
    if options.json:
        shown = [
            {
                "page": each.number,
                "plates": list(each.plates.plates),
                "ink": round(each.plates.most, 1),
                "above_limit": round(each.plates.share_above(limit + ROUNDING), 5),
            }
            for each in pages
        ]
        print_json({"ok": True, "file": str(target), "limit": limit, "count": pages[0].of, "pages": shown})
        return
    for each in pages:
        over = each.plates.share_above(limit + ROUNDING)
        share = figures(f"{100 * over:.2g}")
        more = (
            gettext("; {share} % of the page have more than {limit} %", share=share, limit=f"{limit:.0f}")
            if over
            else ""
        )
        plates = ", ".join(each.plates.plates)
        say(
            gettext(
                "page {page}: {plates}; at most {most} % ink",
                page=each.number,
                plates=plates,
                most=f"{each.plates.most:.0f}",
            )
            + more
        )
    rest = pages[0].of - len(pages)
    if rest and not options.page:
        say(gettext("{count} more pages are not shown: --page N shows one of them", count=rest))
    say(str(target))
