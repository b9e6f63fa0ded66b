"""Literal signs: signs of a name or another value that mean nothing but themselves in a text with markup.

In the midst of Markdown "Anna & *Bert*" must not become emphasis, nor its quotes German ones. So while it is there its
signs of markup have stand-ins, which no reader of Markdown knows. Unlike backslashes they survive whatever else reads
the text, such as directives, tables and typography. Dashes and dots within a line mean nothing in Markdown, and are set
as in any other text; where a line may begin they do.
"""

from __future__ import annotations

import re

_AREA = 0xF0000  # a private area of Unicode, far from the signs that fonts have there
_MARKUP = "\\`*_{}[]<>&|#~!\"'"
_AT_BEGINNING = "-+=.):"
_STAND_INS = {ord(sign): chr(_AREA + ord(sign)) for sign in _MARKUP + _AT_BEGINNING}
_BEGINNING = re.compile(rf"\s*\d*[{re.escape(_AT_BEGINNING)}]")
_LINE_BREAKS = dict.fromkeys(map(ord, "\t\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029"), " ")
_WITHIN = {sign: to for sign, to in _STAND_INS.items() if chr(sign) not in _AT_BEGINNING}
_LITERAL = str.maketrans({**_LINE_BREAKS, **_WITHIN})
_PLAIN = str.maketrans({ord(stand_in): chr(sign) for sign, stand_in in _STAND_INS.items()})
_IN_AREA = re.compile(f"[{chr(_AREA)}-{chr(_AREA + 0xFF)}]")


def literal(text: str) -> str:
    """The text with stand-ins for its signs; as a part of a line it is all on one line."""
    begun = _BEGINNING.match(text)
    end = begun.end() if begun else 0
    return text[:end].translate(_STAND_INS) + text[end:].translate(_LITERAL)


def plain(text: str) -> str:
    """The text with the signs themselves in the places of their stand-ins."""
    return text.translate(_PLAIN) if _IN_AREA.search(text) else text  # most have none, and a range is found quicker
