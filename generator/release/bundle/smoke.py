"""The packed program is tried as by somebody who has nothing else: no Python, no settings, a folder with a space."""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from urllib.error import URLError
from urllib.parse import urlencode, urlsplit
from urllib.request import Request, urlopen

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.version import __version__
from kartenwerk.catalog import Catalog
from release.bundle.pack import unpack

PLACE = "Spiele für uns"
"""Where it is unpacked: a name that a careless program takes apart at the space, or cannot spell."""

OWN_DECK = ("deck", "docs/own/wetterspiel")
"""A deck of one's own has pictures and fonts, which a process of their own reads."""

PARTS = ("pad", "reference", "cards")
"""More than are made in one process: so workers have to start."""

PATIENCE = 120.0
STARTS = 3


class Kit(NamedTuple):
    """Parts of a game's kit, as the command makes them, and as the workbench does: in a job that has workers."""

    words: tuple[str, ...]
    order: str
    folder: str

    @staticmethod
    def of(catalog: Catalog) -> Kit:
        """That of the game which stands first."""
        game = catalog.game(catalog.game_ids[0])
        words = ("kit", game.deck, "--for", game.id, "--players", str(game.players[0]), "--only", ",".join(PARTS))
        order = urlencode({"game": game.id, "players": game.players[0], "only": PARTS}, doseq=True)
        return Kit(words, order, f"{game.deck}/{game.id}/")


class Measured(NamedTuple):
    """The bytes on the disk, and the seconds that a start and a kit take, frozen and as it is installed."""

    bytes: int
    start: float
    installed_start: float
    kit: float
    installed_kit: float


def try_bundle(file: Path, installed: Path, root: Path) -> Measured:
    """KartenwerkError for whatever the packed program does otherwise than the installed one does."""
    kit = Kit.of(Catalog(DataRoots.of_program()))
    with TemporaryDirectory() as folder:
        place = Path(folder)
        top = unpack(file, place / PLACE)
        program = next(path for path in (*top.glob("kartenwerk*"), *top.rglob("Contents/MacOS/kartenwerk"))
                       if path.is_file() and path.suffix in ("", ".exe"))  # fmt: skip
        frozen, usual = _Command(program, place / "empty", root), _Command(installed, place / "other", root)
        _expect("--version", f"kartenwerk {__version__}" in frozen.run("--version"))
        said = json.loads(frozen.run("doctor", "--json"))
        _expect("doctor", all(each["version"] for each in said["libraries"]))
        started, usually = (min(each.seconds("--version") for _ in range(STARTS)) for each in (frozen, usual))
        took, usually_took = (each.seconds(*kit.words, "--out", str(place / each.name)) for each in (frozen, usual))
        for each in (frozen, usual):
            each.run(*OWN_DECK, "--out", str(place / each.name))
        made, expected = (hash_files(place / each.name) for each in (frozen, usual))
        _expect(f"{len(expected)} files", made == expected)
        _try_workbench(frozen, kit.order, {path: of for path, of in expected.items() if path.startswith(kit.folder)})
        size = sum(path.stat().st_size for path in top.rglob("*") if path.is_file() and not path.is_symlink())
        return Measured(size, started, usually, took, usually_took)


class _Command:
    """A program with a home of its own, in which nothing is, and nothing on its path."""

    def __init__(self, program: Path, home: Path, folder: Path) -> None:
        home.mkdir()
        self.name, self.home = f"made by {home.name}", home
        self._line, self._folder = [str(program)], folder
        kept = {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP") if name in os.environ}  # Windows needs them
        self.surroundings = {**kept, "HOME": str(home), "USERPROFILE": str(home), "PATH": "", "KARTENWERK_LANG": "de"}

    def run(self, *words: str) -> str:
        done = subprocess.run([*self._line, *words], env=self.surroundings, cwd=self._folder, capture_output=True,
                              encoding="utf-8", check=False)  # fmt: skip
        if done.returncode:
            raise KartenwerkError(f"{' '.join(words)} failed: {done.stdout[-1000:]}{done.stderr[-1000:]}")
        return done.stdout

    def seconds(self, *words: str) -> float:
        begun = time.perf_counter()
        self.run(*words)
        return time.perf_counter() - begun

    @contextmanager
    def opened(self) -> Iterator[str]:
        """The address of the workbench, as it opens without a word; it is ended by its own button."""
        with subprocess.Popen(self._line, env=self.surroundings, cwd=self._folder, stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, encoding="utf-8") as process:  # fmt: skip
            assert process.stdout is not None
            address = process.stdout.readline().strip()
            if not address.startswith("http://127.0.0.1:"):
                raise KartenwerkError(f"the workbench has no address: {address}{process.communicate()[1][-1000:]}")
            try:
                yield address
                _post(address, "de/quit", "")
                process.wait(PATIENCE)
            finally:
                process.kill()


def _try_workbench(frozen: _Command, order: str, expected: Mapping[str, str]) -> None:
    """The first page, and an order that is drawn and put into the folder in the user's own."""
    with frozen.opened() as address:
        _expect("the first page", "Was wollt ihr drucken?" in _get(address + "de/"))
        job = _post(address, "de/jobs", order)
        end = time.monotonic() + PATIENCE
        while 'data-state="done"' not in (page := _get(job)):
            _expect("a job of the workbench", 'data-state="failed"' not in page and time.monotonic() < end)
            time.sleep(0.2)
        _post(address, f"{urlsplit(job).path.split('/', 2)[2]}/put", "")
    _expect("the files of the workbench", hash_files(frozen.home / "Kartenwerk") == dict(expected))


def hash_files(folder: Path) -> dict[str, str]:
    """The SHA-256 of every file that was made, by its place; without the record of when and how, the manifest."""
    files = (path for path in folder.rglob("*") if path.is_file() and path.name != "manifest.json")
    return {path.relative_to(folder).as_posix(): sha256(path.read_bytes()).hexdigest() for path in sorted(files)}


def _get(address: str) -> str:
    return _ask(Request(address))[1]


def _post(address: str, place: str, form: str) -> str:
    """Send a form as its page does; the address to which the answer leads."""
    at = urlsplit(address)
    return _ask(Request(address + place, form.encode(), {"Origin": f"{at.scheme}://{at.netloc}"}))[0]


def _ask(request: Request) -> tuple[str, str]:
    try:
        with urlopen(request, timeout=PATIENCE) as answer:
            return answer.url, answer.read().decode()
    except URLError as error:
        raise KartenwerkError(f"the workbench does not answer: {error}") from error


def _expect(what: str, holds: bool) -> None:
    if not holds:
        raise KartenwerkError("the packed program differs from the installed one", found=what)


def describe(measured: Measured, packed: int) -> Sequence[str]:
    """What was measured, for people."""
    return (
        f"{packed / 1e6:.1f} MB packed, {measured.bytes / 1e6:.0f} MB unpacked",
        f"--version {measured.start:.2f} s (installed: {measured.installed_start:.2f} s)",
        f"a kit of {len(PARTS)} parts {measured.kit:.1f} s (installed: {measured.installed_kit:.1f} s), the same files",
    )
