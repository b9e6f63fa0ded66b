"""The network of the house: what `kartenwerk open --lan` opens besides this machine, and what it says of it."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from kartenwerk.cli.output import rich_wanted, say, say_coloured
from kartenwerk.cli.translation import gettext
from kartenwerk.workbench.bench import Bench
from kartenwerk.workbench.lan import PORT, LanServer, find_address
from kartenwerk.workbench.phone import PhoneArea, letter_code
from kartenwerk.workbench.router import Area
from kartenwerk.workbench.server import WorkbenchServer, serving
from kartenwerk.workbench.table_codes import TableCodes, read_secret
from kartenwerk.workbench.tournament import tournament_files


class Servers(NamedTuple):
    """The server of this machine, which is not begun yet, and the address of the one for the network."""

    server: WorkbenchServer
    address: str


def read_codes(bench: Bench, tournaments: Sequence[Path], port: int) -> TableCodes:
    """The codes of tables, by which the network is reached, too."""
    return TableCodes(tournament_files(bench, tuple(tournaments)), find_address(), port or PORT, read_secret())


@contextmanager
def serve_telephones(bench: Bench, areas: Sequence[Area], codes: TableCodes, port: int) -> Iterator[Servers]:
    """Serve the network while the block runs."""
    lan = LanServer(bench, areas, codes)
    with serving(lan) as address:
        server = WorkbenchServer(bench, [*areas, PhoneArea(bench, address)], port)
        server.pages = lan.pages  # what draws serves one at a time, whoever asks
        yield Servers(server, address)


def say_address(address: str) -> None:
    """The address for telephones, what it opens and what it does not, and its code where it can be read."""
    say("", gettext("For telephones in this network: {address}", address=address))
    say(gettext("Whoever has it can print games and write into the tournaments and evenings of this folder."))
    say(
        gettext("Nobody can end the program by it or open other files; codes on cards of tables open only their table.")
    )
    say(gettext("It is not encrypted: use it only in a network whose people you trust."))
    if rich_wanted(plain=False) and "utf" in (sys.stdout.encoding or "").lower():
        say_coloured(*(f"\x1b[97;40m{line}\x1b[0m" for line in letter_code(address)))
