"""What German is left in a text that is to be English: its function words, its letters and its quotation marks."""

from __future__ import annotations

import re

_GERMAN = re.compile(
    r"""\w*[äöüßÄÖÜ„‚]\w*
    |\b(aber|alle|als|auf|aus|bei|beim|bis|da|dann|dass|dem|den|der|dies|doch|durch|ein|eine|einem|einen|einer|eines|es
    |euch|euer|gilt|haben|ihm|ihn|ihr|im|ist|je|jede|jeder|jedem|jeden|jedes|kann|kein|keine|keiner|macht|mehr|mit|muss
    |nach|nicht|noch|nur|ob|oder|ohne|reihum|sein|seine|sich|sie|sind|sonst|und|unter|vom|von|vor|wenn|wer|werden|wie
    |wird|wo|zu|zum|zur|zwei|drei|vier|sechs|sieben|Abrechnung|Aufbau|Blatt|Datum|Ergebnis|Farbe|Geber|Grund|Heft
    |Karten?|Kurzregeln|Partie|Punkte?|Punkteblock|Regeln?|Runden?|Spiele?r?|Spielverlauf|Stiche?|Summe|Trumpf|Wertung
    |Ziel|Zug)\b""",
    re.VERBOSE,
)
"""Words that English has too, such as "in", "die" and "so", are none of them."""


def german_words(text: str) -> list[str]:
    """The German words in a text, each once."""
    return sorted({found[0] for found in _GERMAN.finditer(text)})
