"""kartenwerk score page: the evening as a page to share."""

from __future__ import annotations

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.build.documents import check_replaceable
from kartenwerk.build.files import write_text
from kartenwerk.cli.answers import Paged
from kartenwerk.cli.options.evenings import EveningPageOptions
from kartenwerk.cli.output import Reply
from kartenwerk.cli.score.report import open_evening
from kartenwerk.cli.translation import gettext
from kartenwerk.products.evening.page import is_page, page_of


def page(options: EveningPageOptions) -> Reply[Paged]:
    workshop, evening = open_evening(options.file, options.data)
    target = options.out if options.out is not None else options.file.with_suffix(".html")
    if target.suffix.lower() not in (".html", ".htm"):
        raise KartenwerkError("a page is an HTML file", key="--out", found=str(target), expected=_("a name in .html"))
    check_replaceable(target, is_page, _("a new name, or an evening's page"))
    write_text(target, page_of(workshop, evening))
    return Reply(Paged(file=str(target)), [gettext("page: {name}", name=target)])
