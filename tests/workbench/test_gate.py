"""The gate of the workbench, attacked line by line: nobody but its own pages gets anything, or changes anything."""

from __future__ import annotations

import socket
import subprocess
import sys
import threading
import time
from http import HTTPStatus
from pathlib import Path

import pytest
from tests.support import WORKSHOP
from tests.workbench.client import Client

from kartenwerk.workbench import server as serving_module
from kartenwerk.workbench.bench import Bench
from kartenwerk.workbench.request import MOST_FIELDS, Request, Response
from kartenwerk.workbench.router import FORM_BYTES, Route
from kartenwerk.workbench.server import WorkbenchServer, serving

FORBIDDEN = HTTPStatus.FORBIDDEN


def test_only_this_machine_is_listened_to(client: Client) -> None:
    port = f"{client.port:04X}"
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    assert [row[1] for row in rows if row[3] == "0A" and row[1].endswith(f":{port}")] == [f"0100007F:{port}"]


def test_without_the_token_there_is_nothing(client: Client) -> None:
    token = client.path.strip("/")
    for path in ("/", "/de/", f"/{token[:-1]}/de/", f"/{token}x/de/", f"/{token.swapcase()}/de/", "//", "/%00/"):
        reply = client.ask("GET", path)
        assert reply.status == FORBIDDEN
        assert "Kartenwerk" not in reply.text and token not in reply.text


def test_a_token_is_new_at_every_start_and_has_128_bits(client: Client, tmp_path: Path) -> None:
    with serving(WorkbenchServer(Bench(tmp_path, "de", WORKSHOP), [], 0)) as address:
        other = Client(address).path
    assert other != client.path
    assert len(other.strip("/")) == 22


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1", "localhost", "127.0.0.1.evil.example", "0.0.0.0", "[::1]"]
)
def test_another_name_that_points_here_is_refused(client: Client, host: str) -> None:
    assert client.get(Host=host).status == FORBIDDEN
    assert client.get(Host=f"{host}:{client.port}").status == (200 if host in ("127.0.0.1", "localhost") else FORBIDDEN)


def test_two_hosts_are_refused(client: Client) -> None:
    head = f"GET {client.path}de/ HTTP/1.0\r\nHost: {client.netloc}\r\nHost: evil.example\r\n\r\n"
    assert _send(client, head.encode()).startswith(b"HTTP/1.0 403")


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_what_another_page_asks_for_is_refused(client: Client, site: str) -> None:
    assert client.get(Sec_Fetch_Site=site).status == FORBIDDEN
    assert client.get("de/static/base.css", Sec_Fetch_Site=site).status == FORBIDDEN


@pytest.mark.parametrize("site", ["same-origin", "none"])
def test_our_own_page_and_a_typed_address_may_ask(client: Client, site: str) -> None:
    assert client.get(Sec_Fetch_Site=site).status == 200


@pytest.mark.parametrize(
    "origin", ["", "null", "https://evil.example", "http://127.0.0.1:1", "http://127.0.0.1", "http://localhost"]
)
def test_a_form_of_another_page_is_refused(client: Client, origin: str) -> None:
    """Where a browser is told "no-referrer" it sends "null", so that is refused and our pages say "same-origin"."""
    assert client.post("de/quit", Origin=origin).status == FORBIDDEN
    assert client.get().headers["Referrer-Policy"] == "same-origin"


def test_a_form_is_measured_before_it_is_read(client: Client) -> None:
    assert client.post("de/quit", Content_Type="text/plain").status == HTTPStatus.UNSUPPORTED_MEDIA_TYPE
    assert client.post("de/quit", "a" * (FORM_BYTES + 1)).status == HTTPStatus.REQUEST_ENTITY_TOO_LARGE
    for length in ("-1", "x", "٣", "9" * 5000):
        head = f"POST {client.path}de/quit HTTP/1.0\r\nHost: {client.netloc}\r\nOrigin: http://{client.netloc}\r\n"
        reply = _send(client, f"{head}Content-Length: {length}\r\n\r\n".encode())
        assert reply.split()[1] in (b"411", b"413")
    chunked = _send(client, f"{head}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n".encode())
    assert chunked.split()[1] == b"411"


def test_more_fields_than_any_form_has_are_a_sentence(client: Client) -> None:
    reply = client.get("de/?" + "a=1&" * (MOST_FIELDS + 1))
    assert reply.status == HTTPStatus.BAD_REQUEST
    assert "zu viele Felder" in reply.text


def test_a_request_that_never_ends_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However slowly its bytes arrive, and with others answered meanwhile."""
    monkeypatch.setattr(serving_module, "PATIENCE", 0.5)
    with serving(WorkbenchServer(Bench(tmp_path, "de", WORKSHOP), [], 0)) as address:
        client = Client(address)
        with socket.create_connection(("127.0.0.1", client.port), timeout=20) as slow:
            for _ in range(40):
                try:
                    slow.sendall(b"G")
                    time.sleep(0.05)
                except OSError:
                    break
            else:
                assert slow.recv(1) == b""
        assert client.get("de/static/icon.svg").status == 200


def test_connections_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving_module, "MOST_CONNECTIONS", 2)
    with serving(WorkbenchServer(Bench(tmp_path, "de", WORKSHOP), [], 0)) as address:
        port = Client(address).port
        held = [socket.create_connection(("127.0.0.1", port)) for _ in range(2)]
        time.sleep(0.3)
        with socket.create_connection(("127.0.0.1", port), timeout=20) as third:
            assert third.recv(1) == b""
        for each in held:
            each.close()


@pytest.mark.parametrize(
    "place",
    [
        "de/static/../gate.py",
        "de/static/..%2fgate.py",
        "de/static/base.css/../../gate.py",
        "de/static/%2e%2e/server.py",
        "de/static/frame.py",
        "de/static/",
        "de/../../etc/passwd",
        "fr/",
        "de/nothing",
        "static/base.css",
        "de/%0d%0aSet-Cookie:%20a=b",
    ],
)
def test_no_place_leads_to_a_file_that_is_not_meant(client: Client, place: str) -> None:
    reply = client.get(place)
    assert reply.status in (HTTPStatus.NOT_FOUND, HTTPStatus.FORBIDDEN)
    assert "import" not in reply.text and "Set-Cookie" not in reply.headers


def test_another_method_is_refused(client: Client) -> None:
    assert client.ask("PUT", client.path + "de/").status == HTTPStatus.NOT_IMPLEMENTED
    assert client.ask("OPTIONS", client.path + "de/").status == HTTPStatus.NOT_IMPLEMENTED
    assert client.get("de/quit").status == HTTPStatus.METHOD_NOT_ALLOWED


@pytest.mark.parametrize("place", ["de/", "de/static/base.css", "de/static/icon.svg", "de/nothing", "x"])
def test_every_answer_lets_nothing_in_and_stands_in_no_frame(client: Client, place: str) -> None:
    headers = client.get(place).headers
    policy = headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
    assert "script-src 'unsafe" not in policy and "http" not in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["X-Frame-Options"] == "DENY"
    assert headers["Cross-Origin-Opener-Policy"] == headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert "Set-Cookie" not in headers and "Access-Control-Allow-Origin" not in headers
    assert "Python" not in headers["Server"]


def test_what_was_typed_is_shown_as_text(client: Client) -> None:
    page = client.get("de/?a=%22%3E%3Cscript%3Ealert(1)%3C/script%3E").text
    assert "<script>alert" not in page


class _Broken:
    """An area whose page has a fault, and one that leads on."""

    id, home = "frame", None
    routes = (
        Route("GET", "broken", lambda request: 1 / 0),  # type: ignore[arg-type, return-value]
        Route("POST", "away", lambda request: Response(status=HTTPStatus.SEE_OTHER, place=request.form.last("to"))),
        Route("POST", "raw", lambda request: Response(request.body), raw=True, most=10),
    )


def test_a_fault_of_a_page_is_told_without_a_folder_and_the_next_page_comes(tmp_path: Path) -> None:
    with serving(WorkbenchServer(Bench(tmp_path, "de", WORKSHOP), [_Broken()], 0)) as address:
        client = Client(address)
        reply = client.get("de/broken")
        assert reply.status == HTTPStatus.INTERNAL_SERVER_ERROR
        assert "Fehler des Programms" in reply.text and "ZeroDivisionError" in reply.text
        assert str(Path(__file__).parent) not in reply.text and ".py" not in reply.text
        away = client.post("de/away", "to=%0d%0aSet-Cookie:a=b")
        assert "Set-Cookie" not in away.headers and away.headers["Location"].startswith(client.path)
        assert client.post("de/raw", b"\x00\xff", Content_Type="application/octet-stream").body == b"\x00\xff"
        assert client.post("de/raw", b"12345678901").status == HTTPStatus.REQUEST_ENTITY_TOO_LARGE


class _Slow:
    """An area one of whose pictures takes until it may go on; its handlers say when they have begun."""

    id, home = "frame", None

    def __init__(self) -> None:
        self.begun, self.may_end = threading.Event(), threading.Event()
        self.routes = (
            Route("GET", "slow", self._draw, aside=True),
            Route("GET", "page", lambda request: Response(b"a page")),
        )

    def _draw(self, request: Request) -> Response:
        self.begun.set()
        assert self.may_end.wait(60)
        return Response(b"drawn")


def test_a_slow_picture_holds_no_page_up(tmp_path: Path) -> None:
    slow = _Slow()
    with serving(WorkbenchServer(Bench(tmp_path, "de", WORKSHOP), [slow], 0)) as address:
        client, replies = Client(address), list[bytes]()
        drawing = threading.Thread(target=lambda: replies.append(client.get("de/slow").body))
        drawing.start()
        assert slow.begun.wait(60)
        try:
            assert client.get("de/page").body == b"a page"
            assert client.get("de/nothing").status == HTTPStatus.NOT_FOUND
            assert replies == []
        finally:
            slow.may_end.set()
            drawing.join()
    assert replies == [b"drawn"]


def test_the_command_prints_one_address_logs_nothing_and_ends_when_the_page_says_so(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "kartenwerk", "open", "--no-open", "--lang", "de", "--out", str(tmp_path / "out")]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        client = Client(process.stdout.readline().strip())
        assert "Was wollt ihr drucken?" in client.get().text
        assert client.get("").headers["Location"] == f"{client.path}de/"
        client.ask("GET", "/wrong")
        assert "Die Werkbank ist zu" in client.post("de/quit").text
        rest, said = process.communicate(timeout=30)
    assert (process.returncode, rest, said) == (0, "", "")
    assert not (tmp_path / "out").exists()


def _send(client: Client, request: bytes) -> bytes:
    """Exactly these bytes, and all that comes back."""
    with socket.create_connection(("127.0.0.1", client.port), timeout=20) as connection:
        connection.sendall(request)
        found = b""
        while piece := connection.recv(4096):
            found += piece
        return found
