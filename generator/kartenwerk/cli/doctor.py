"""kartenwerk doctor: what is installed beside the program, what each is for, and where it keeps things."""

from __future__ import annotations

import platform
import re
from collections.abc import Iterator, Sequence
from importlib.metadata import PackageNotFoundError, requires, version

from kartenwerk.base.cache import Cache
from kartenwerk.base.installed import NONE_CAN_COME, installed_games, takes_packages
from kartenwerk.base.message import Message, _, ngettext
from kartenwerk.base.programs import PROGRAMS
from kartenwerk.base.version import CONTRACT, FORMAT, __version__
from kartenwerk.cli.answers import CacheEntry, Examined, GamePackage, LibraryEntry, PrinterEntry, ProgramEntry
from kartenwerk.cli.options.files import DoctorOptions
from kartenwerk.cli.output import Reply, columns
from kartenwerk.cli.translation import figures, gettext
from kartenwerk.products.printer import config_file, load_printers

PACKAGE = "kartenwerk"
MEBIBYTE = 1 << 20


def doctor(options: DoctorOptions) -> Reply[Examined]:
    answer = Examined(
        version=__version__,
        python=platform.python_version(),
        format=FORMAT,
        contract=CONTRACT,
        programs=[
            ProgramEntry(
                title=each.title,
                path=each.find(),
                purpose=gettext(each.purpose),
                install=gettext(each.install),
            )
            for each in PROGRAMS
        ],
        libraries=[*_libraries()],
        cache=_measure(Cache.of_user()),
        configuration=str(config_file()),
        printers=[
            PrinterEntry(name=name, offset_x=each.offset_x, offset_y=each.offset_y, rotate=each.rotate)
            for name, each in load_printers().items()
        ],
        games=[
            GamePackage(game=id, package=point.dist.name if point.dist else point.module)
            for id, point in installed_games().items()
        ],
    )
    return Reply(answer, _lines(answer))


def _libraries() -> Iterator[LibraryEntry]:
    """The libraries that the program asks for, with the versions that are installed; those of extras are left out."""
    for requirement in requires(PACKAGE) or ():
        if "extra ==" in requirement:
            continue
        name = re.split(r"[^\w.-]", requirement, maxsplit=1)[0]
        try:
            yield LibraryEntry(name=name, version=version(name))
        except PackageNotFoundError:
            yield LibraryEntry(name=name, version=None)


def _measure(cache: Cache) -> CacheEntry | None:
    """The user's cache and what lies there; None where nothing is kept."""
    if cache.folder is None:
        return None
    sizes = [file.stat().st_size for file in cache.folder.rglob("*") if file.is_file()]
    return CacheEntry(folder=str(cache.folder), files=len(sizes), bytes=sum(sizes))


def _lines(answer: Examined) -> Iterator[str]:
    """One page for people."""
    yield gettext(
        "kartenwerk {version}, Python {python}; formats of files {format}, contract of games {contract}",
        version=answer["version"],
        python=answer["python"],
        format=str(answer["format"]),
        contract=str(answer["contract"]),
    )
    missing = [each["name"] for each in answer["libraries"] if each["version"] is None]
    yield from _section(
        _("Programs of the system"),
        [(each["title"], each["path"] or gettext("not installed"), each["purpose"]) for each in answer["programs"]],
    )
    for program in answer["programs"]:
        if program["path"] is None:
            yield "  " + gettext("To install {title}: {how}", title=program["title"], how=program["install"])
    yield from _section(
        _("Libraries"), [(each["name"], each["version"] or gettext("not installed")) for each in answer["libraries"]]
    )
    if missing:
        yield "  " + gettext("To install what is missing: pip install {names}", names=" ".join(missing))
    cache = answer["cache"]
    kept = _("nothing is kept: KARTENWERK_CACHE is empty, or others may write to the folder")
    if cache is not None:
        size = figures(f"{cache['bytes'] / MEBIBYTE:.1f}")
        kept = _("{folder}: {files}, {size} MiB", folder=cache["folder"], files=_count(cache["files"]), size=size)
    yield from _section(_("Cache"), [(gettext(kept),)])
    readings = [
        (
            each["name"],
            gettext(
                "{right} mm to the right, {down} mm down, {turned} degrees clockwise",
                right=figures(f"{each['offset_x']:g}"),
                down=figures(f"{each['offset_y']:g}"),
                turned=figures(f"{each['rotate']:g}"),
            ),
        )
        for each in answer["printers"]
    ]
    none = gettext("none aligned yet; kartenwerk align prints a test sheet and keeps its reading")
    yield from _section(_("Printers"), readings or [(none,)])
    yield f"  {answer['configuration']}"
    games = [(each["game"], each["package"]) for each in answer["games"]]
    without = gettext("none") if takes_packages() else gettext(NONE_CAN_COME)
    yield from _section(_("Games of installed packages"), games or [(without,)])


def _count(files: int) -> Message:
    return ngettext("1 file", "{count} files", files)


def _section(heading: Message, rows: Sequence[tuple[str, ...]]) -> Iterator[str]:
    """A heading, and rows in columns."""
    yield ""
    yield gettext(heading)
    yield from (f"  {line}" for line in columns(rows))
