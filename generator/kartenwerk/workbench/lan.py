"""The workbench for telephones in the network of the house, only for who asks for it (`kartenwerk open --lan`).

It is a server of its own, with a token of its own, on the one address of this machine in that network. It leads to
fewer areas than the one of the machine itself, and nobody ends the program by it. The code of a table's card leads to
that table and nowhere else.
"""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Sequence
from ipaddress import ip_address

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.workbench.bench import Bench
from kartenwerk.workbench.frame import FrameArea
from kartenwerk.workbench.request import Door
from kartenwerk.workbench.router import Area, Opened, Router
from kartenwerk.workbench.server import WorkbenchServer
from kartenwerk.workbench.table_codes import TableCodes
from kartenwerk.workbench.table_result import TableArea

PORT = 17327
"""The port if nobody names another: what stands on printed cards has to hold tomorrow, too."""

REACHED = frozenset(["print", "printers", "tournament", "evening"])
"""The areas to which the door of the network leads; one that comes later has to be named here."""

WRONG = 0.5
"""The seconds that a wrong token costs whoever guesses, one after the other."""

_ELSEWHERE = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")
"""Addresses to which a way out would lead; nothing is sent there."""


class LanServer(WorkbenchServer):
    """Serves telephones in the network, and the tables of tournaments by their codes."""

    def __init__(self, bench: Bench, areas: Sequence[Area], codes: TableCodes) -> None:
        reached = [each for each in areas if each.id in REACHED]
        super().__init__(bench, reached, codes.port, codes.host)
        frame = FrameArea(bench, None)
        self.router = Router([*reached, frame])
        self._tables = Router([TableArea(bench, codes), frame])
        self._codes = codes
        self._guessing = threading.Lock()

    def open_door(self, token: str) -> Opened | None:
        """What the token opens: the areas of the network, one table, or nothing, and that only after a while."""
        if self.gate.knows(token):
            return Opened(Door(token, REACHED), self.router)
        if self._codes.find(token):
            return Opened(Door(token, frozenset()), self._tables)
        with self._guessing:
            time.sleep(WRONG)
        return None


def find_address() -> str:
    """The address of this machine in the network of the house.

    KartenwerkError where it is in none, and where its address can be reached from everywhere.
    """
    for far in _ELSEWHERE:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
            try:
                asked.connect((far, 9))
            except OSError:
                continue
            host = str(asked.getsockname()[0])
        if not ip_address(host).is_loopback:
            return check_address(host)
    raise KartenwerkError("this machine is in no network in which a telephone could reach it", key="--lan")


def check_address(host: str) -> str:
    """The address; KartenwerkError for one that is not of a house's own network."""
    if not ip_address(host).is_private:
        raise KartenwerkError(
            "the address of this machine can be reached from the whole internet",
            key="--lan",
            found=host,
            expected=_("the network of a house, such as 192.168.…"),
        )
    return host
