"""Faults as `--json` answers describe them."""

from __future__ import annotations

from kartenwerk.base.errors import DataError, KartenwerkError
from kartenwerk.cli.answers import DeckFaultAnswer, Failed, FaultAnswer
from kartenwerk.custom.faults import DeckFault


def describe_failure(error: KartenwerkError) -> Failed:
    """The answer of a command that has failed."""
    failed = Failed(ok=False, error=describe_fault(error))
    if isinstance(error, DataError):
        failed["errors"] = [describe_fault(each) for each in error.faults]
    return failed


def describe_fault(fault: KartenwerkError) -> FaultAnswer | DeckFaultAnswer:
    if isinstance(fault, DeckFault):
        return describe_deck_fault(fault)
    return FaultAnswer(
        message=fault.message, file=fault.file, key=fault.key, found=fault.found, expected=fault.expected
    )


def describe_deck_fault(fault: DeckFault) -> DeckFaultAnswer:
    """The fault with its place; of several rows the first."""
    place = fault.place
    return DeckFaultAnswer(
        message=fault.message,
        file=place.file,
        key=place.key or None,
        row=place.rows[0] if place.rows else None,
        column=place.column or None,
        card=place.card or None,
        found=fault.found,
        expected=fault.expected,
    )
