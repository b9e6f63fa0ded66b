"""Checking a file: bytes in, findings out, whatever the bytes are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pikepdf

from kartenwerk.base.message import Message, _, join
from kartenwerk.printing.preflight.budget import LARGEST_FILE, MEGABYTE, Budget, OverBudgetError
from kartenwerk.printing.preflight.document import Document
from kartenwerk.printing.preflight.finding import Finding, findings_of
from kartenwerk.printing.preflight.household import Household
from kartenwerk.printing.preflight.limits import PrintLimits
from kartenwerk.printing.preflight.opening import open_pdf
from kartenwerk.printing.preflight.rules import RULES
from kartenwerk.printing.preflight.rules.file import ENCRYPTION

if TYPE_CHECKING:
    from kartenwerk.catalog.service import Service

_MAGIC = b"%PDF-"
_HEAD = 1024  # bytes in which the header may stand (ISO 32000-1, annex H.3)
_PNG, _JPEG, _ZIP = b"\x89PNG", b"\xff\xd8\xff", b"PK\x03\x04"
_READABLE = join(" ", ("0", _("readable")))
_KINDS = {_PNG: _("a PNG picture"), _JPEG: _("a JPEG picture"), _ZIP: _("a ZIP archive or an office document")}


def check(
    data: bytes, service: Service | None = None, budget: Budget | None = None, household: Household | None = None
) -> list[Finding]:
    """What a print shop, or this one service, would refuse in the file; an empty list if it can be printed.

    It never raises on account of the file: what cannot be read is a finding, too. The `household` is for files that
    this program has made itself.
    """
    problem = _not_pdf(data)
    if problem:
        return [_unreadable(problem)]
    budget = budget or Budget()
    try:
        with open_pdf(data, budget, weighed=household is None) as pdf:
            return list(_findings(Document(pdf, data, PrintLimits.of(service), budget, household)))
    except pikepdf.PasswordError:
        return [_report_locked()]
    except OverBudgetError as over:
        return [_too_much(_("it was not checked"), over)]
    except Exception:  # a file from elsewhere may hold any nonsense, and readers of it may raise anything
        return [_unreadable(_("it is too damaged to be read: perhaps it was not copied completely"))]


def _findings(document: Document) -> Iterator[Finding]:
    try:
        pages = len(document.pages)
    except Exception:  # likewise
        yield _unreadable(_("its pages cannot be read"))
        return
    if document.cut_short:
        yield _too_much(
            _("only its first {pages} pages were checked", pages=pages) if pages else _("it was not checked"),
            document.cut_short,
        )
    elif document.pdf.get_warnings():
        yield _unreadable(_("it is damaged; parts of it may be lost"))
    if not pages and not document.cut_short:
        yield _unreadable(_("it has no pages"))
    for rule in RULES if pages else ():
        try:
            yield from findings_of(rule, document)
        except OverBudgetError as over:
            yield Finding(
                rule.title,
                None,
                _("file"),
                _("this was checked only in part: {reason}", reason=over.args[0]),
                rule.mend,
            )
        except Exception:  # likewise
            yield Finding(
                rule.title, None, _("file"), _("its objects are damaged, so this cannot be checked"), rule.mend
            )


def _not_pdf(data: bytes) -> Message | None:
    """Why the bytes are not a PDF file at all; None if they begin like one."""
    if not data:
        return _("it is empty")
    if len(data) > LARGEST_FILE:
        return _("it has more than {most} MB, which is more than is read", most=LARGEST_FILE // MEGABYTE)
    if _MAGIC in data[:_HEAD]:
        return None
    kind = next((kind for magic, kind in _KINDS.items() if data.startswith(magic)), None)
    return _("it is {kind}, not a PDF file", kind=kind) if kind else _("it is not a PDF file")


def _unreadable(message: Message) -> Finding:
    return Finding(_READABLE, None, _("file"), message, _("Export it as PDF again, and copy the whole file."))


def _too_much(result: Message, over: OverBudgetError) -> Finding:
    mend = _(
        "If the file is your own, flatten and simplify it, or split it; one from elsewhere may be made to do harm."
    )
    return Finding(
        _READABLE,
        None,
        _("file"),
        _("{result}: {reason}, which is more than is read", result=result, reason=over.args[0]),
        mend,
    )


def _report_locked() -> Finding:
    message = _("it is encrypted and opens only with a password, so nothing in it could be checked")
    return Finding(ENCRYPTION.title, None, _("file"), message, ENCRYPTION.mend)
