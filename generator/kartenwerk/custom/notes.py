"""What is worth knowing of a deck once it is read, most of it no fault."""

from __future__ import annotations

import re
from collections.abc import Sequence

from kartenwerk.base.file_names import is_portable
from kartenwerk.base.message import _
from kartenwerk.custom.cards import CustomCard
from kartenwerk.custom.faults import Report, Spot, list_some
from kartenwerk.custom.folder import FOLDERS, CustomFile, CustomFolder
from kartenwerk.custom.icons import Icons
from kartenwerk.custom.table import CardTable
from kartenwerk.custom.text import ICON

_TAG = re.compile(r"</?(?:b|i|u|em|strong|br|p|span|font)\b[^<>]*>|&(?:amp|lt|gt|nbsp|quot);", re.IGNORECASE)


def note_missing_backs(cards: Sequence[CustomCard], report: Report) -> None:
    """Note the cards that are white behind where others have a back: on the table everybody knows them by that."""
    for table in dict.fromkeys(card.table for card in cards):
        rows = [card.row for card in cards if card.table == table and not card.back]
        if not rows or not any(card.back for card in cards):
            continue
        if len(rows) == 1:
            report.note(
                _(
                    "{name}: row {row}: this card has no back and is white behind, where others have one",
                    name=table,
                    row=rows[0],
                )
            )
        else:
            listed = list_some(rows)
            report.note(
                _(
                    "{name}: rows {rows}: these cards have no back and are white behind, where others have one",
                    name=table,
                    rows=listed,
                )
            )


def note_html(table: CardTable, report: Report) -> None:
    """Note the rows with tags of HTML, which are printed as they are typed."""
    rows = [row.number for row in table.rows if any(_TAG.search(cell) for cell in row.cells)]
    if rows:
        listed = list_some(rows)
        report.note(
            _(
                "{name}: HTML is printed as it is typed; bold is **so**, italic *so*: row {rows}",
                name=table.name,
                rows=listed,
            ),
            on_check=True,
        )


def note_nameless(folder: CustomFolder, report: Report) -> None:
    """Note the files whose names are no UTF-8."""
    for kind in FOLDERS:
        folder.files(kind)
    for name in folder.nameless:
        report.note(_("{name}: the file's name is not UTF-8, so no card can name it; rename it", name=name))


def check_names(folder: CustomFolder, report: Report) -> None:
    """Report the files whose names other systems cannot have, or take for one."""
    for kind in FOLDERS:
        known: dict[str, CustomFile] = {}
        for name, file in folder.files(kind).items():
            wrong = next((part for part in name.split("/") if not is_portable(part)), None)
            if wrong is not None:
                report.fault(
                    _("not every system can have a file of this name"), Spot(file.name), wrong, _("another name")
                )
            other = known.setdefault(name.casefold(), file)
            if other is not file:
                report.fault(
                    _("two names of files differ in upper and lower case alone, so on many disks they are one file"),
                    Spot(file.name),
                    other.name,
                    _("another name"),
                )


def note_icons(icons: Icons, report: Report) -> None:
    """Note the icons that no text can name."""
    for name, file in icons.folder.icons().items():
        if not ICON.fullmatch(f":{name}:"):
            near = re.sub(r"[^\w-]+", "_", name).lower()
            report.note(
                _("{name}: no text can name this icon; as {icon}.svg it is :{icon}:", name=file.name, icon=near),
                on_check=True,
            )
