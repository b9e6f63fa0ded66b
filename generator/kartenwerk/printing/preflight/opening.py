"""Opening a file that may be made to overwhelm its reader.

qpdf reads an object as soon as it is asked for it, whole, and keeps it; some it reads on opening. So the objects are
weighed beforehand: those that lie open in the file here, from its bytes alone, and those that are packed into streams
once qpdf has located them. The rest of the reading stays within the budget.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import BytesIO

import pikepdf
from pikepdf.settings import set_qpdf_limits

from kartenwerk.printing.preflight.budget import LARGEST_STREAM, MEGABYTE, Budget, OverBudgetError
from kartenwerk.printing.preflight.unpack import GROWTH, unpack_stream

_LARGEST_PACK = 4 * MEGABYTE  # what a packed table or a stream of packed objects may unpack to while the file is opened
_MOST_DAMAGED_OBJECTS = 50_000  # qpdf takes some 40 microseconds for each when it searches a damaged file for them
_PACKED = 2  # an entry of the table of objects whose object is packed into a stream (ISO 32000-1, 7.5.8.3)
_HIGHEST_TREE = 64  # levels of page tree nodes

_WHITE, _DELIMITERS = rb"\x00\t\n\x0c\r ", rb"()<>\[\]{}/%"
_KEYWORD = re.compile(rb"[" + _WHITE + rb"](?:obj|trailer)(?=[" + _WHITE + _DELIMITERS + rb"]|\Z)")
_PIECE = re.compile(
    rb"[" + _WHITE + rb"]*+(?:%[^\r\n]*+[" + _WHITE + rb"]*+)*+"
    rb"(?:(?P<words>(?:/?[^" + _WHITE + _DELIMITERS + rb"]++[" + _WHITE + rb"]*+){1,2000}+)"
    rb"|(?P<open><<|\[)"
    rb"|(?P<close>>>|\])"
    rb"|(?P<text>\((?:[^()\\]++|\\.)*+\)|<[^<>]*+>)"
    rb"|(?P<nested>\()"
    rb"|(?P<other>.)"
    rb"|\Z)",
    re.DOTALL,
)
_STEP = re.compile(rb"\\.|[()]", re.DOTALL)
_NAME_CODE = re.compile(rb"#([0-9A-Fa-f]{2})")
_ENTRY = re.compile(rb"\d{1,20}+[" + _WHITE + rb"]{1,9}+\d{1,9}+[" + _WHITE + rb"]{1,9}+[fn](?=[" + _WHITE + rb"])")
_KINDS = bytes(  # of bytes: white space, slash, bracket, or letter
    b" /[a"[0 if code in b"\0\t\n\x0c\r " else 1 if code in b"/" else 2 if code in b"()<>[]{}%" else 3]
    for code in range(256)
)
_STREAM = re.compile(rb"[" + _WHITE + rb"]*stream\r?\n?")
_REFERENCE = rb"[" + _WHITE + rb"]+\d+[" + _WHITE + rb"]+R"
_LENGTH = re.compile(rb"/Length[" + _WHITE + rb"]+(\d{1,15}+)(?!" + _REFERENCE + rb")")
_FILTERS = re.compile(rb"/(?:FlateDecode|LZWDecode|RunLengthDecode|Fl|LZW|RL)(?![^" + _WHITE + _DELIMITERS + rb"])")


@contextmanager
def open_pdf(data: bytes, budget: Budget, *, weighed: bool = True) -> Iterator[pikepdf.Pdf]:
    """The file, opened; only its own objects have been read, and few of them.

    OverBudgetError if it holds more than is read. What qpdf raises on damaged files passes through. Only a file that
    this program has just made need not be `weighed`.
    """
    objects = _weigh_open_objects(data, budget) if weighed else 0
    previous = set_qpdf_limits(
        flate_max_memory=_LARGEST_PACK,
        png_max_memory=MEGABYTE,
        tiff_max_memory=MEGABYTE,
        max_stream_filters=4,
    )
    try:
        pdf = pikepdf.open(
            BytesIO(data),
            suppress_warnings=True,
            attempt_recovery=objects <= _MOST_DAMAGED_OBJECTS,
            inherit_page_attributes=False,  # it would walk the page tree
        )
        with pdf:
            set_qpdf_limits(flate_max_memory=LARGEST_STREAM)
            if weighed:
                _weigh_packed_objects(pdf, budget)
                _weigh_pages(pdf, budget)
            yield pdf
    finally:
        set_qpdf_limits(**previous)  # type: ignore[arg-type]  # one dictionary for numbers and flags


def _weigh_open_objects(data: bytes, budget: Budget) -> int:
    """Count the words of all objects that lie open in the file, and the objects. It gives the number of these.

    Wherever an object is read from, its bytes come after the keyword obj, or trailer.
    """
    for _ in _ENTRY.finditer(data):
        budget.objects.spend()
    count, table, bursting = 0, False, False
    for keyword in _KEYWORD.finditer(data):
        count += 1
        budget.objects.spend()
        words, end = _weigh(data, keyword.end(), budget.words.left)
        budget.words.spend(words)
        text = data[keyword.end() : end]
        if b"#" in text:
            text = _NAME_CODE.sub(lambda code: bytes.fromhex(code[1].decode()), text)
        table = table or b"/XRef" in text
        bursting = bursting or _may_burst(text, data, end)
    if table and bursting:  # a table of objects may name any stream as one that objects are packed in
        raise OverBudgetError("its objects may be packed with LZW or run lengths, which can hide gigabytes")
    return count


def _weigh(data: bytes, position: int, most: int) -> tuple[int, int]:
    """How many words the object there has, strings counted by their length, too; and where it ends."""
    count = depth = 0
    while count <= most:
        piece = _PIECE.match(data, position)
        assert piece is not None  # one of its alternatives takes any byte, another the end
        begin, position, kind = position, piece.end(), piece.lastgroup
        if kind is None:
            break
        if kind == "words" and depth:
            count += len(piece["words"].replace(b"/", b" /").split())
        elif kind == "open":
            depth += 1
            count += 1
        elif kind == "close":
            depth -= 1
        elif kind == "nested":
            steps, position = _after_text(data, position)
            count += steps
        else:
            count += 1
        count += (position - begin) >> 6
        if depth <= 0:
            break
    return count, position


def _after_text(data: bytes, position: int) -> tuple[int, int]:
    """How many parentheses there are in a string from behind its first one, and where it ends."""
    depth = steps = 1
    for step in _STEP.finditer(data, position):
        steps += 1
        depth += {b"(": 1, b")": -1}.get(step[0], 0)
        if depth == 0:
            return steps, step.end()
    return steps, len(data)


def _may_burst(entries: bytes, data: bytes, end: int) -> bool:
    """Whether the object, which ends there unless it is a stream, has to do with a stream that qpdf would unpack to
    more than is read."""
    filters = _FILTERS.findall(entries)
    growth = max((GROWTH.get(name.decode(), 1) for name in filters), default=1)
    if growth == 1:
        return False
    length, stream = _LENGTH.search(entries), _STREAM.match(data, end)
    if len(filters) > 1 or length is None or stream is None:
        return True
    held = max(int(length[1]), data.find(b"endstream", stream.end()) - stream.end())
    return held * growth > LARGEST_STREAM


def _weigh_packed_objects(pdf: pikepdf.Pdf, budget: Budget) -> None:
    """Count the words in the streams that objects are packed in."""
    numbers = {entry.obj_stream_number for entry in pdf.get_xref_table().values() if entry.type == _PACKED}
    for number in sorted(number for number in numbers if number is not None):
        stream = pdf.get_object(number, 0)
        if isinstance(stream, pikepdf.Stream):
            with suppress(pikepdf.PdfError):  # damaged: then its objects are lost to qpdf, too
                budget.words.spend(_most_words(unpack_stream(stream, budget.unpacked)))


def _most_words(text: bytes) -> int:
    """At most how many words a text has, read as if it held no strings."""
    kinds = text.translate(_KINDS)
    return 1 + kinds.count(b" a") + kinds.count(b"[a") + kinds.count(b"[") + kinds.count(b"/")


def _weigh_pages(pdf: pikepdf.Pdf, budget: Budget) -> None:
    """Count the entries of the page tree; it may lead back to itself, or to the same pages by many ways."""
    waiting = [(pdf.Root.get("/Pages"), 0)]
    while waiting:
        node, level = waiting.pop()
        kids = node.get("/Kids") if isinstance(node, pikepdf.Dictionary) else None
        if isinstance(kids, pikepdf.Array):
            budget.nodes.spend(len(kids))
            if level == _HIGHEST_TREE:
                raise OverBudgetError(f"its page tree has more than {_HIGHEST_TREE} levels")
            waiting += ((kid, level + 1) for kid in kids)
