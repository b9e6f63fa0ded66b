"""What a stranger's file holds is read in a process that can be ended: the fault is a sentence, and reading goes on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.custom.any_deck import picture as noise
from tests.custom.decks import ONE, faults, picture, plain
from tests.custom.test_costly_pictures import COSTLY, filtered
from tests.custom.test_tables import changed, xlsx
from tests.hostile.consumption import measure
from tests.hostile.fence import PROGRAM

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.custom.apart.limits import Allowance
from kartenwerk.custom.apart.reader import Reader, Task

MEGABYTE = 1_000_000
GENEROUS = 60.0

ODD = """
import sys, time
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.custom.apart.wire import Packet
from kartenwerk.custom.apart.worker import serve

def busy(values, content):
    sum(range(10**14))  # in C: no handler of Python's is called meanwhile

def asleep(values, content):
    time.sleep(1000)

def greedy(values, content):
    return Packet({}, bytes(10**9))

def crash(values, content):
    import os
    os.abort()

def refuse(values, content):
    raise KartenwerkError("the row is wrong", file="k.xlsx", key="row 3", found="x")

def stumble(values, content):
    print("what a library prints")
    raise ValueError("an odd thing")

def echo(values, content):
    return Packet({"said": values["word"]}, content)

serve({each.__name__: each for each in (busy, asleep, greedy, crash, refuse, stumble, echo)})
"""


def task(kind: str, seconds: int = 30, memory: int = 200 * MEGABYTE) -> Task:
    return Task(kind, Allowance(seconds, memory), _("it takes too long"), _("less"), _("it cannot be read"))


@pytest.fixture
def odd() -> Iterator[Reader]:
    reader = Reader((sys.executable, "-c", ODD))
    yield reader
    reader.end()


def answered(reader: Reader) -> str:
    packet = reader.ask(task("echo"), "x", {"word": "\udc80ü"}, b"\0bytes")
    assert packet.content == b"\0bytes"
    return str(packet.values["said"])


@pytest.mark.parametrize("kind", ["busy", "greedy", "crash"])
def test_what_ends_the_process_is_a_sentence_and_the_next_file_is_read(kind: str, odd: Reader) -> None:
    """By the limit of a processor's seconds, for want of memory, or by a fault of a library."""
    first = odd.process
    with pytest.raises(KartenwerkError, match=r"^a\.png: it takes too long; expected less$"):
        odd.ask(task(kind, seconds=1), "a.png", {})
    assert first is None and odd.process is None
    assert answered(odd) == "\udc80ü"


def test_what_waits_without_end_is_ended_by_the_clock(odd: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kartenwerk.custom.apart.limits.PATIENCE", 1)
    with pytest.raises(KartenwerkError, match=r"^a\.png: it takes too long; expected less$"):
        odd.ask(task("asleep", seconds=1), "a.png", {})
    assert answered(odd) == "\udc80ü"


def test_what_has_ended_the_process_is_not_asked_again_as_long_as_it_stays_the_same(odd: Reader) -> None:
    for kind, state in (("crash", "first"), ("crash", "second"), ("echo", "first")):
        with pytest.raises(KartenwerkError, match=r"^a\.png: it takes too long; expected less$"):
            odd.ask(task(kind), "a.png", {"word": ""}, state=state)
    assert odd.process is None
    assert odd.ask(task("echo"), "a.png", {"word": "x"}, state="third").values == {"said": "x"}
    with pytest.raises(KartenwerkError, match=r"found an odd thing$"):
        odd.ask(task("stumble"), "a.png", {}, state="fourth")
    assert odd.ask(task("echo"), "a.png", {"word": "x"}, state="fourth").values == {"said": "x"}


HANGING = """
import sys, time
from pathlib import Path
from kartenwerk.custom.apart.worker import WORK, serve

def asleep(values, content):
    with Path(sys.argv[1]).open("a") as log:
        print(values["kind"], file=log)
    time.sleep(1000)

serve({**WORK, "look": asleep, "dots": asleep, "workbook": asleep})
"""
SEEN = """
[layouts.karte.boxes.bild]
kind = "picture"
box = [5, 5, 50, 50]
picture = "bild"
"""


@pytest.mark.parametrize("kind", ["look", "workbook", "dots"])
def test_a_check_waits_once_for_a_file_that_takes_for_ever(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many cards show it, and however often it is looked for; when it has changed it is read again."""
    monkeypatch.setattr("kartenwerk.custom.apart.limits.PATIENCE", 0.01)
    log = tmp_path / "log"
    reader = Reader((sys.executable, "-c", HANGING, str(log)))
    monkeypatch.setattr("kartenwerk.custom.apart.tasks.reader", lambda: reader)
    late = {"look": "bilder/bild.png", "workbook": "k.xlsx", "dots": "bilder/bild.svg"}[kind]
    content = {
        "look": picture("RGB", (9, 9), "red"),
        "workbook": xlsx([["Name", "Text"]]),
        "dots": filtered('<feGaussianBlur stdDeviation="1"/>').encode(),
    }
    toml = ONE.replace("karten.csv", late) if kind == "workbook" else ONE + SEEN
    root = plain(tmp_path / "deck", **{late: content[kind]}, toml=toml)
    for times in (1, 2):
        found = faults(root)
        assert len(found) == 1 and found[0].startswith(late) and " takes too long " in found[0]
        assert faults(root) == found
        assert log.read_text().split() == [kind] * times
        (root / late).write_bytes(content[kind] + b" ")


def test_a_fault_keeps_its_place_and_the_process_goes_on(odd: Reader) -> None:
    with pytest.raises(KartenwerkError, match=r"^k\.xlsx: row 3: the row is wrong; found x$"):
        odd.ask(task("refuse"), "k.xlsx", {})
    first = odd.process
    with pytest.raises(KartenwerkError, match=r"^k\.xlsx: it cannot be read; found an odd thing$"):
        odd.ask(task("stumble"), "k.xlsx", {})
    assert answered(odd) == "\udc80ü"
    assert odd.process == first is not None


def test_a_copy_of_the_program_starts_a_process_of_its_own(odd: Reader) -> None:
    assert answered(odd)
    child = os.fork()
    if not child:
        own = odd.process is None and answered(odd) == "\udc80ü"
        odd.end()
        os._exit(0 if own else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert answered(odd) == "\udc80ü"


def test_a_process_that_cannot_be_started_is_a_sentence() -> None:
    with pytest.raises(KartenwerkError, match=r"^the process that reads the files of a deck cannot be started$"):
        Reader((sys.executable, "-c", "raise SystemExit(3)")).ask(task("echo"), "x", {})


ASKING = """
import sys
from pathlib import Path
from tests.hostile.test_read_apart import ODD, task
from kartenwerk.__main__ import main
from kartenwerk.custom.apart.reader import Reader
import kartenwerk.cli.program as program
reader = Reader((sys.executable, "-c", ODD))
note = Path(sys.argv.pop())
def busy(words):
    reader.ask(task("echo"), "x", {"word": ""})
    note.write_text(str(reader.process))
    reader.ask(task("busy"), "x", {})
program._run = busy
sys.argv = ["kartenwerk", "list", "--table"]
main()
"""
ROOT = Path(__file__).parent.parent.parent


def runs(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(sys.platform != "linux", reason="PROCESSES ARE FOUND IN /proc")
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGKILL"])
def test_the_process_ends_with_the_program_while_a_library_is_busy(name: str, tmp_path: Path) -> None:
    number = getattr(signal, name)
    note = tmp_path / "note"
    program = subprocess.Popen(
        [sys.executable, "-c", ASKING, str(note)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'generator'}"},
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    deadline = time.monotonic() + GENEROUS
    while not (note.exists() and note.read_text()):
        assert program.poll() is None and time.monotonic() < deadline
        time.sleep(0.02)
    worker = int(note.read_text())
    while "R" not in Path(f"/proc/{worker}/stat").read_text().rpartition(")")[2].split()[0]:
        assert time.monotonic() < deadline
        time.sleep(0.02)
    program.send_signal(number)
    _out, err = program.communicate(timeout=GENEROUS)
    if name == "SIGKILL":
        assert program.returncode == -number
    else:
        stopped = "kartenwerk: stopped; each file is as it was or whole\n"
        assert (program.returncode, err) == (128 + number, stopped)
    while runs(worker):
        assert time.monotonic() < deadline, "the process has outlived the program"
        time.sleep(0.02)


def far_out(place: str) -> bytes:
    cell = f'<row><c r="{place}" t="inlineStr"><is><t>x</t></is></c></row></sheetData>'
    return changed(xlsx([["Name", "Text"], ["A", "a"]]), {"</sheetData>": cell})


WORST: dict[str, dict[str, str | bytes]] = {
    "a letter in XFD5000": {"k.xlsx": far_out("XFD5000")},
    "a letter in XFD1048576": {"k.xlsx": far_out("XFD1048576")},
    "noise": {"zeichen/muenze.svg": COSTLY["noise"][0]},
    "brush": {"zeichen/muenze.svg": COSTLY["brush"][0]},
    "many blurs": {"zeichen/muenze.svg": COSTLY["many blurs"][0]},
}


@pytest.mark.parametrize("kind", WORST)
def test_the_worst_files_are_answered_in_three_seconds_and_300_megabytes(kind: str, tmp_path: Path) -> None:
    """Seconds of a processor, those of the process that reads included."""
    toml = ONE.replace("karten.csv", "k.xlsx") if "k.xlsx" in WORST[kind] else ONE
    root = plain(tmp_path, **WORST[kind], toml=toml)
    used = measure(*PROGRAM, "deck", str(root), "--out", str(tmp_path / "out"))
    assert (used.code, used.err.count("\n")) == (1, 1), used.err
    assert "Traceback" not in used.err and not (tmp_path / "out").exists()
    assert used.seconds < 3
    assert used.megabytes < 300


def test_memory_is_that_of_the_program_and_not_that_of_the_tests() -> None:
    """Held by this process as long as the other runs."""
    ballast = bytearray(b"x") * (200 * MEGABYTE)
    used = measure(sys.executable, "-I", "-S", "-c", f"bytearray(b'x') * {100 * MEGABYTE}")
    assert len(ballast) / MEGABYTE > used.megabytes > 100


def test_a_workbook_that_takes_all_memory_is_a_sentence_where_nobody_has_looked_at_it_before(tmp_path: Path) -> None:
    """The look at how far its cells reach spares time; the wall is that the process may take no more."""
    book = tmp_path / "k.xlsx"
    book.write_bytes(far_out("XFD1048576"))
    used = measure(sys.executable, "-c", ASKING_BLINDLY, str(book))
    assert (used.code, used.err) == (1, "k.xlsx: it takes too long; expected less\n")
    assert used.megabytes < 300


BLIND = """
from python_calamine import CalamineWorkbook
from kartenwerk.custom.apart.worker import serve

def blind(values, content):
    CalamineWorkbook.from_path(values["path"]).get_sheet_by_index(0).to_python(skip_empty_area=False)

serve({"blind": blind})
"""


ASKING_BLINDLY = f"""
import sys
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.custom.apart.limits import Allowance
from kartenwerk.custom.apart.reader import Reader, Task

task = Task("blind", Allowance(30, {200 * MEGABYTE}), _("it takes too long"), _("less"), _("it cannot be read"))
try:
    Reader((sys.executable, "-c", {BLIND!r})).ask(task, "k.xlsx", {{"path": sys.argv[1]}})
except KartenwerkError as error:
    sys.exit(str(error))
"""


@pytest.mark.parametrize("kind", ["PNG", "JPEG"])
def test_a_check_reads_every_picture_to_its_end(kind: str, tmp_path: Path) -> None:
    whole = noise("RGB", kind, (900, 900))
    toml = ONE + '\n[layouts.karte.boxes.bild]\nkind = "picture"\nbox = [5, 5, 50, 50]\npicture = "bild"\n'
    root = plain(tmp_path, **{"bilder/bild.png": whole[: len(whole) * 9 // 10]}, toml=toml)
    assert [fault.partition(": ")[2].partition(";")[0] for fault in faults(root)] == ["the picture cannot be read"]
