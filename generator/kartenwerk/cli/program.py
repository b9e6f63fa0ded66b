"""The program as a whole: which words it is given, and how it ends.

The commands are loaded only when they are needed.
"""

from __future__ import annotations

import errno
import sys

from kartenwerk.base.errors import KartenwerkError, of_system
from kartenwerk.base.message import _
from kartenwerk.base.stopping import SENTENCE, Signals, Stopped
from kartenwerk.base.translation import ENGLISH
from kartenwerk.cli.again import asking, known_answer
from kartenwerk.cli.language import asked_for, of_user, speaking, without_language
from kartenwerk.cli.output import (
    DEBUG,
    Reply,
    complain,
    complain_in_detail,
    fail,
    flush,
    give_up_output,
    prepare_streams,
)
from kartenwerk.cli.translation import gettext

SIGNALLED = 128
"""To this shells add the number of a signal."""

INTERRUPTED = 130
"""The exit code after Ctrl-C, as shells have it; Typer gives it too."""

_SYSTEM_LIMITS = frozenset([errno.EMFILE, errno.ENFILE, errno.ENAMETOOLONG])
"""The errors of any call to the system, reported here and not at each of them."""

_OUTPUT_FAILS = frozenset([errno.EPIPE, errno.ENOSPC, errno.EFBIG, errno.EIO, errno.EBADF])


def main(signals: Signals | None = None) -> int:
    """Run the program: exit code 0 if all is done, 1 if the input or a file is wrong, 130 after Ctrl-C."""
    prepare_streams()
    given = sys.argv[1:]
    json = "--json" in given
    with speaking(ENGLISH if json else asked_for(given) or of_user()):
        code = _answer([word for word in given if word != DEBUG], signals or Signals(), json=json, debug=DEBUG in given)
    give_up_output()
    return code


def _answer(words: list[str], signals: Signals, *, json: bool, debug: bool) -> int:
    """The exit code of a command. Every error has been printed in a sentence."""
    try:
        try:
            code = _run(words)
            flush()
        except Exception as error:
            if signals.stopped:
                raise signals.stopped from None
            if debug:
                complain_in_detail(error)
            if _of_output(error):
                raise
            fail(_describe(error), json)
            flush()
            return 1
    except (KeyboardInterrupt, Stopped):
        code = signals.stopped.code if signals.stopped else INTERRUPTED
    except BrokenPipeError:
        return 1  # the reader of our output has gone: there is nothing more to say
    except OSError as error:
        complain("kartenwerk: " + gettext("the output cannot be written: {reason}", reason=of_system(error)))
        return 1
    if code > SIGNALLED:
        complain("kartenwerk: " + gettext(SENTENCE))
    return code


def _run(words: list[str]) -> int:
    words = without_language(words)
    known = known_answer(words)
    if known is not None and "lines" in known:
        return Reply(known["answer"], known["lines"]).print(json=known["json"])
    if known is not None:
        from kartenwerk.cli.report import RunReport, reply_of

        report = RunReport.of_json(known)
        return reply_of(report).print(json=report.json)
    from kartenwerk.cli.app import obey

    with asking(words):
        return obey(words)


def _describe(error: Exception) -> KartenwerkError:
    """The error in a sentence. If nobody has thought of it, it is a fault of the program itself."""
    if isinstance(error, KartenwerkError):
        return error
    if isinstance(error, MemoryError):
        return KartenwerkError("there is not enough memory for this")
    if isinstance(error, OSError) and error.errno in _SYSTEM_LIMITS:
        return KartenwerkError("the system allows no more: {reason}", reason=of_system(error))
    kind, words = type(error).__name__, str(error)
    return KartenwerkError(
        "this is a fault of the program: {fault}; please report it to {authors}, with the command and "
        "with what {option} shows",
        fault=f"{kind}: {words}" if words else kind,
        authors=_authors(),
        option=DEBUG,
    )


def _authors() -> str:
    """Where faults are reported: the project's page, if its metadata have one."""
    from importlib.metadata import PackageNotFoundError, metadata

    try:
        pages = metadata("kartenwerk").get_all("Project-URL") or []
    except PackageNotFoundError:  # not installed, but run from its source folder
        pages = []
    return str(pages[0]).rpartition(" ")[2] if pages else _("its authors")


def _of_output(error: Exception) -> bool:
    """Whether it is the output that cannot be written: errors of files have the file's name, or are reported before."""
    return isinstance(error, OSError) and error.filename is None and error.errno in _OUTPUT_FAILS
