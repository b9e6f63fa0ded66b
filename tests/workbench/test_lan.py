"""The door for telephones in the network of the house: what it opens, what it does not, and the codes of tables.

127.0.0.2 stands for the address in the network: a server that listens on it alone is not heard on another one.
"""

from __future__ import annotations

import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlencode

import pytest
from tests.support import WORKSHOP
from tests.web.browser import needs_chromium, violations
from tests.workbench.client import Client, Reply
from tests.workbench.conftest import SMALL
from tests.workbench.test_desks import begun, faults, read, result, send

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.printing.pdf.raster import render_page
from kartenwerk.products.reference.link_code import link_code
from kartenwerk.workbench import lan
from kartenwerk.workbench.bench import Bench
from kartenwerk.workbench.evening import EveningArea
from kartenwerk.workbench.jobs import Jobs
from kartenwerk.workbench.lan import LanServer, check_address
from kartenwerk.workbench.phone import PhoneArea, letter_code
from kartenwerk.workbench.printing import PrintArea
from kartenwerk.workbench.router import Area
from kartenwerk.workbench.server import WorkbenchServer, serving
from kartenwerk.workbench.table_codes import ALPHABET, TableCodes, read_secret
from kartenwerk.workbench.tournament import TournamentArea, tournament_files

NETWORK = "127.0.0.2"
FORBIDDEN = HTTPStatus.FORBIDDEN

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems have no second loopback")


class House(NamedTuple):
    """The machine itself, a telephone, the codes of tables, and the folder."""

    here: Client
    phone: Client
    codes: TableCodes
    folder: Path

    def table(self, number: int, id: str = "t") -> Client:
        """Somebody who has that table's card."""
        return Client(f"{self.codes.links(id)[number - 1]}/")


@contextmanager
def house(folder: Path, jobs: Jobs, secret: bytes = b"s" * 32) -> Iterator[House]:
    bench = Bench(folder, "de", WORKSHOP)
    with socket.create_server((NETWORK, 0)) as asked:
        port = asked.getsockname()[1]
    codes = TableCodes(tournament_files(bench), NETWORK, port, secret)
    areas: list[Area] = [PrintArea(bench, jobs), TournamentArea(bench, codes=codes), EveningArea(bench)]
    outer = LanServer(bench, areas, codes)
    inner = WorkbenchServer(bench, [*areas, PhoneArea(bench, outer.address)], 0)
    inner.pages = outer.pages
    with serving(outer) as far, serving(inner) as near:
        yield House(Client(near), Client(far), codes, folder)


@pytest.fixture
def opened(tmp_path: Path, jobs: Jobs, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A house in which a tournament of three tables or more is seated."""
    monkeypatch.setattr(lan, "WRONG", 0.0)
    with house(tmp_path, jobs) as found:
        begun(found.here, tmp_path / "t.toml", 3)
        yield found


def enter(client: Client, folder: Path, number: int, table: int, **more: Any) -> Reply:
    return send(client, "result", {**result(read(folder / "t.toml"), number, table), **more})


# The door


def test_each_server_is_heard_on_its_own_address_alone(opened: House) -> None:
    listening = {line.split()[1] for line in Path("/proc/net/tcp").read_text().splitlines()[1:] if " 0A " in line}
    ports = {f"{client.port:04X}" for client in (opened.here, opened.phone)}
    found = {place for place in listening if place.rpartition(":")[2] in ports}
    assert found == {f"0100007F:{opened.here.port:04X}", f"0200007F:{opened.phone.port:04X}"}


def test_without_lan_nothing_is_heard_but_this_machine(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "kartenwerk", "open", "--no-open", "--out", str(tmp_path)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        client = Client(process.stdout.readline().strip())
        sockets = {path.readlink().name for path in Path(f"/proc/{process.pid}/fd").iterdir() if path.is_symlink()}
        tables = ("tcp", "tcp6", "udp", "udp6")
        lines = [line.split() for each in tables for line in Path(f"/proc/net/{each}").read_text().splitlines()[1:]]
        own = [line[1] for line in lines if f"socket:[{line[9]}]" in sockets]
        assert client.get("de/phone").status == HTTPStatus.NOT_FOUND
        client.post("de/quit")
        assert process.stdout.read() == ""
    assert {place.partition(":")[0] for place in own} == {"0100007F"}


def test_the_tokens_do_not_open_each_others_doors(opened: House) -> None:
    assert opened.here.path != opened.phone.path
    assert opened.here.ask("GET", opened.phone.path + "de/").status == FORBIDDEN
    assert opened.phone.ask("GET", opened.here.path + "de/").status == FORBIDDEN
    assert opened.phone.get().status == opened.here.get().status == 200


@pytest.mark.parametrize("host", ["evil.example", "localhost", "127.0.0.1", "0.0.0.0"])
def test_another_name_for_the_address_in_the_network_is_refused(opened: House, host: str) -> None:
    for client in (opened.phone, opened.table(1)):
        assert client.get(Host=f"{host}:{client.port}").status == FORBIDDEN
        assert client.get(Host=NETWORK).status == FORBIDDEN
        assert client.get(Sec_Fetch_Site="cross-site").status == FORBIDDEN
        assert client.post("de/result", Origin=f"http://{host}:{client.port}").status == FORBIDDEN


def test_a_telephone_prints_and_writes_but_ends_nothing(opened: House) -> None:
    page = opened.phone.get().text
    assert opened.phone.path in page and opened.here.path.strip("/") not in page
    assert "quit" not in page and "quit" in opened.here.get().text
    assert opened.phone.post("de/quit").status == HTTPStatus.NOT_FOUND
    assert opened.here.get().status == 200
    assert opened.phone.get("de/tournament/t").status == 200
    assert opened.phone.get(f"de/order?{SMALL}").status == 200


def test_the_token_of_the_network_is_shown_on_this_machine_alone(opened: House) -> None:
    page = opened.here.get("de/phone").text
    assert opened.phone.address in page
    assert opened.phone.get("de/phone").status == HTTPStatus.NOT_FOUND
    assert opened.phone.get("de/phone/code.svg").status == HTTPStatus.NOT_FOUND
    assert "Telefon" in opened.here.get().text and "Telefon" not in opened.phone.get().text
    assert 'href="/' + opened.phone.path.strip("/") + '/de/phone"' not in opened.phone.get().text


def test_an_area_that_comes_later_is_not_reached_before_it_is_named() -> None:
    assert {"print", "printers", "tournament", "evening"} == lan.REACHED


def test_whoever_guesses_waits(opened: House, monkeypatch: pytest.MonkeyPatch) -> None:
    waited = list[float]()
    monkeypatch.setattr("kartenwerk.workbench.lan.time.sleep", waited.append)
    monkeypatch.setattr(lan, "WRONG", 7.0)
    assert opened.phone.ask("GET", "/AAAAAAAA/de/").status == FORBIDDEN
    assert opened.table(1).get().status == 200
    assert waited == [7.0]


@pytest.mark.parametrize("host", ["8.8.8.8", "100.64.0.1"])
def test_an_address_of_the_internet_is_refused(host: str) -> None:
    assert check_address("192.168.178.20") == "192.168.178.20"
    with pytest.raises(KartenwerkError, match=f"whole internet; found {host}"):
        check_address(host)


def test_a_machine_in_no_network_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: socket.socket, address: object) -> None:
        raise OSError("no way there")

    monkeypatch.setattr("kartenwerk.workbench.lan.socket.socket.connect", refuse, raising=False)
    with pytest.raises(KartenwerkError, match="in no network"):
        lan.find_address()


# A table's code


def test_a_table_enters_its_own_result_and_mends_it_until_the_next_round(opened: House) -> None:
    table, file = opened.table(2), opened.folder / "t.toml"
    names = read(file).names_at(1, 2)
    page = table.get().text
    assert "Tisch 2" in page and all(name in page for name in names) and "Runde 1" in page
    reply = enter(table, opened.folder, 1, 2)
    assert reply.status == 303 and reply.headers["Location"] == f"{table.path}de/"
    assert "Eingetragen, danke" in table.get().text
    seen = re.findall(r'name="seen" value="(.*?)"', table.get().text)[0]
    mended = {**result(read(file), 1, 2, (6, -2, -2, -2)), "seen": seen}
    assert send(table, "result", mended).status == 303
    assert [*read(file).results[1, 2].points.values()] == [6, -2, -2, -2]
    assert f"{names[0]}" in opened.here.get("de/tournament/t?round=1").text
    for number in range(1, len(read(file).rounds[0].tables) + 1):
        if number != 2:
            assert enter(opened.table(number), opened.folder, 1, number).status == 303
    assert "Runde 2" in table.get().text
    late = enter(table, opened.folder, 1, 2)
    assert late.status == 422 and "Runde wird nicht mehr gespielt" in faults(late)[0]


def test_who_is_late_writes_the_round_before_first(opened: House) -> None:
    send(opened.here, "tournament/t/begin", {"round": 2})
    assert "Runde 1" in opened.table(1).get().text
    assert enter(opened.table(1), opened.folder, 1, 1).status == 303
    assert "Runde 2" in opened.table(1).get().text
    assert enter(opened.table(1), opened.folder, 3, 1).status == 422


def test_a_table_reaches_nothing_else(opened: House) -> None:
    table, file = opened.table(1), opened.folder / "t.toml"
    before = file.read_bytes()
    for place in ("de/tournament", "de/tournament/t", "de/order?game=watten", "de/phone", "de/evening", "de/jobs/1"):
        assert table.get(place).status == HTTPStatus.NOT_FOUND
    for place in ("quit", "jobs", "tournament", *(f"tournament/t/{step}" for step in ("result", "undo", "withdraw"))):
        assert send(table, place, result(read(file), 1, 1)).status == HTTPStatus.NOT_FOUND
    others = enter(table, opened.folder, 1, 2)
    assert others.status == 422 and "andere" in faults(others)[0]
    assert enter(table, opened.folder, 2, 1).status == 422
    assert enter(table, opened.folder, 1, 1, uneven="1", **{f"points.{read(file).names_at(1, 1)[0]}": 9}).status == 422
    assert file.read_bytes() == before
    page = table.get().text
    assert "<nav" not in page and opened.phone.path.strip("/") not in page and "withdraw" not in page
    assert table.ask("GET", f"{opened.here.path}de/").status == FORBIDDEN
    assert opened.here.ask("GET", f"{table.path}de/").status == FORBIDDEN  # a card opens nothing at the machine itself


def test_what_the_desk_wrote_is_not_overwritten_by_a_page_that_knows_nothing_of_it(opened: House) -> None:
    form = result(read(opened.folder / "t.toml"), 1, 1)
    assert send(opened.here, "tournament/t/result", form).status == 303
    assert send(opened.table(1), "result", form).status == 422


def test_codes_are_read_as_people_write_them_and_others_are_none(opened: House) -> None:
    code = opened.table(3).path.strip("/")
    assert len(code) == 8 and {*code} <= {*ALPHABET}
    at = opened.codes.find(code)
    assert at == ("t", 3)
    for typed in (code.lower(), f"{code[:4]}-{code[4:]}", code.replace("0", "o").replace("1", "l")):
        assert opened.codes.find(typed) == at
    for typed in ("", code[:-1], code + "0", "".join(reversed(code)), "ÄÖÜßÄÖÜß", "../../..", opened.phone.path):
        assert opened.codes.find(typed) is None


def test_codes_hold_when_the_program_starts_again_and_for_no_other_tournament(
    opened: House, tmp_path_factory: pytest.TempPathFactory, jobs: Jobs
) -> None:
    links = [link.rpartition("/")[2] for link in opened.codes.links("t")]
    assert len({*links}) == len(links) >= 3
    bench = Bench(opened.folder, "de", WORKSHOP)

    def codes(secret: bytes) -> list[str]:
        return [each.rpartition("/")[2] for each in TableCodes(tournament_files(bench), "h", 1, secret).links("t")]

    assert codes(b"s" * 32) == links
    assert not {*codes(b"t" * 32)} & {*links}
    file = opened.folder / "t.toml"
    file.write_text(file.read_text().replace('name = "t"', 'name = "Herbst"'))
    assert not {*codes(b"s" * 32)} & {*links}


def test_the_secret_is_made_once_and_for_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KARTENWERK_CONFIG", str(tmp_path / "config"))
    secret = read_secret()
    assert len(secret) == 32 and read_secret() == secret
    assert (tmp_path / "config" / "lan.key").stat().st_mode & 0o777 == 0o600


# Square codes


@pytest.mark.skipif(find_spec("zxingcpp") is None, reason="no reader of codes is installed (pip install zxing-cpp)")
def test_the_cards_of_tables_bear_codes_that_a_camera_reads(opened: House) -> None:
    import zxingcpp

    data = opened.here.get("de/tournament/t/sheets").body
    found = {code.text for page in range(3, 7) for code in zxingcpp.read_barcodes(render_page(data, page, 150))}
    tables = len(read(opened.folder / "t.toml").rounds[0].tables)
    assert found == {*opened.codes.links("t")[:tables]}


def test_the_code_in_letters_is_the_one_on_the_page() -> None:
    lines = letter_code("http://192.168.178.20:17327/abc/")
    rows = [[sign in row for sign in line] for line in lines for row in ("▄ ", "▀ ")]
    modules = link_code("http://192.168.178.20:17327/abc/", 0, 1).modules
    inner = [tuple(row[4:-4]) for row in rows[4 : 4 + len(modules)]]
    assert inner == [*modules]
    assert not any(any(row) for row in rows[:4])


@needs_chromium
def test_the_pages_are_whole_on_a_telephone(opened: House, chromium: Any) -> None:
    import zxingcpp
    from PIL import Image

    phone = chromium.new_context(
        viewport={"width": 360, "height": 740}, color_scheme="dark", bypass_csp=True
    ).new_page()
    for address in (f"{opened.here.address}de/phone", f"{opened.table(1).address}de/", f"{opened.phone.address}en/"):
        phone.goto(address)
        assert violations(phone) == []
        assert phone.evaluate("document.documentElement.scrollWidth") <= 360
    phone.goto(f"{opened.here.address}de/phone")
    shot = Image.open(BytesIO(phone.locator("img.code").screenshot()))
    assert [code.text for code in zxingcpp.read_barcodes(shot)] == [opened.phone.address]
    phone.goto(opened.table(1).address)
    for field, points in zip(phone.locator(".points").all(), ("3", "-1", "-1", "-1"), strict=True):
        field.fill(points)
    phone.get_by_role("button", name="Eintragen").click()
    phone.get_by_text("Eingetragen, danke").wait_for()


def test_the_command_says_plainly_what_the_network_reaches(tmp_path: Path) -> None:
    try:
        host = lan.find_address()
    except KartenwerkError:
        pytest.skip("this machine is in no network of a house")
    with socket.create_server((host, 0)) as asked:
        port = asked.getsockname()[1]
    words = ["open", "--no-open", "--lan", "--lang", "de", "--port", str(port), "--out", str(tmp_path)]
    with subprocess.Popen(
        [sys.executable, "-m", "kartenwerk", *words], stdout=subprocess.PIPE, encoding="utf-8"
    ) as process:
        assert process.stdout is not None
        said = [process.stdout.readline().strip() for _line in range(6)]
        here, phone = Client(said[0]), Client(said[2].rpartition(" ")[2])
        assert phone.get().status == 200 and phone.host == host
        here.post("de/quit", urlencode({}))
        process.wait(30)
    assert said[2].startswith("Für Telefone in diesem Netz: http://")
    assert "beenden" in said[4] and "nicht verschlüsselt" in said[5]
