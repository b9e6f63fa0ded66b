"""kartenwerk preflight: what a print shop would refuse in a PDF file."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from pathlib import Path

import typer

from kartenwerk.base.data import DataRoots
from kartenwerk.base.inputs import LARGE, read_bytes
from kartenwerk.base.message import ngettext
from kartenwerk.catalog import Catalog
from kartenwerk.cli.answers import Checked, FindingEntry
from kartenwerk.cli.options.files import PreflightOptions
from kartenwerk.cli.output import Reply, escape, rich_wanted
from kartenwerk.cli.translation import gettext
from kartenwerk.printing.preflight import Finding, check
from kartenwerk.printing.preflight.plates import check_plate


def preflight(options: PreflightOptions) -> Reply[Checked]:
    wanted = Catalog(DataRoots.over(options.data)).service(options.service) if options.service else None
    data = read_bytes(options.file, most=LARGE)
    findings = check(data, wanted)
    if options.plate is not None:
        findings += _check_plate(data, options.plate)
    entries = [
        FindingEntry(rule=each.rule, page=each.page, object=each.object, message=each.message, mend=each.mend)
        for each in findings
    ]
    lines = _report(options.file, findings, bold=rich_wanted(options.plain))
    return Reply(Checked(ok=not findings, findings=entries), lines, styled=True)


def _check_plate(data: bytes, file: Path) -> list[Finding]:
    """What is wrong with a plate, as a file and beside the one that it belongs to."""
    plate = read_bytes(file, most=LARGE)
    findings = check(plate)
    try:
        return [*findings, *check_plate(data, plate)]
    except Exception:  # a file from elsewhere may hold any nonsense; its own check has said so
        return findings


def _report(file: Path, findings: Sequence[Finding], *, bold: bool) -> Iterable[str]:
    """The findings grouped by rule, with the pages of the same fault together."""
    if not findings:
        yield escape(f"{file}: " + gettext("nothing to complain about"))
        return
    for rule, group in groupby(findings, key=lambda finding: finding.rule):
        faults: dict[tuple[str, str, str], list[int]] = {}
        for finding in group:
            pages = faults.setdefault((gettext(finding.object), gettext(finding.message), gettext(finding.mend)), [])
            pages += [finding.page] if finding.page else []
        heading = gettext("Rule {rule}", rule=rule)
        yield typer.style(heading, bold=True) if bold else heading
        for (object, message, _), pages in faults.items():
            yield escape(f"  {_pages(pages)}{object}: {message}")
        yield from (
            escape("  " + gettext("To mend: {mend}", mend=mend))
            for mend in dict.fromkeys(mend for _, _, mend in faults)
        )
    rules = len({finding.rule for finding in findings})
    faulty = ngettext("1 fault", "{count} faults", len(findings))
    against = ngettext("{faults} against one rule", "{faults} against {count} rules", rules, faults=faulty)
    yield escape(f"{file}: {gettext(against)}")


def _pages(numbers: Sequence[int]) -> str:
    """[1, 2, 3, 7] -> "pages 1-3, 7: "."""
    spans: list[list[int]] = []
    for number in sorted(set(numbers)):
        if spans and number == spans[-1][1] + 1:
            spans[-1][1] = number
        else:
            spans.append([number, number])
    if not spans:
        return ""
    text = ", ".join(str(first) if first == last else f"{first}-{last}" for first, last in spans)
    return gettext("pages {pages}: ", pages=text) if len(set(numbers)) > 1 else gettext("page {page}: ", page=text)
