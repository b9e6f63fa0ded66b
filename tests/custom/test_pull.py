"""Tables from the net: a local server serves them, well and badly; the old file stays where the new one is wrong."""

from __future__ import annotations

import socket
import ssl
import threading
from collections.abc import Callable, Iterator, Sequence
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from tests.custom.decks import ONE, TABLE, faults, plain, write
from tests.support import Run

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.custom.sources import fetch
from kartenwerk.custom.sources.address import is_public, read_address, table_address
from kartenwerk.custom.sources.fetch import Fetcher

CSV = {"Content-Type": "text/csv"}
Answer = Callable[[BaseHTTPRequestHandler], None]


class Server:
    """A server of this machine whose answers are set by path; it keeps what it was asked."""

    def __init__(self) -> None:
        self.answers: dict[str, Answer] = {}
        self.heads: list[dict[str, str]] = []
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                outer.heads.append(dict(self.headers.items()))
                outer.answers[self.path](self)

            def log_message(self, *_args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}"

    def table(self, path: str, content: str | bytes, status: int = 200, **more: str) -> None:
        data = content.encode() if isinstance(content, str) else content
        heads = {**CSV, "Content-Length": str(len(data)), **{key.replace("_", "-"): more[key] for key in more}}

        def answer(request: BaseHTTPRequestHandler) -> None:
            request.send_response(status)
            for name, value in heads.items():
                request.send_header(name, value)
            request.end_headers()
            request.wfile.write(data)

        self.answers[path] = answer

    def end(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def server() -> Iterator[Server]:
    found = Server()
    yield found
    found.end()


def pulling(root: Path, url: str, to: str = "karten.csv", **files: str | bytes) -> Path:
    """A deck whose table comes from that address."""
    return plain(root, **{"toml": f'{ONE}\n[sources.tafel]\nurl = "{url}"\nto = "{to}"\n', **files})


NEW = "Name;Text;Count\nBrot;Verkaufe für 3 :muenze:.;2\nButter;Neu.;1\n"


def test_a_table_is_fetched_and_what_it_changes_is_said(run: Run, tmp_path: Path, server: Server) -> None:
    root = pulling(tmp_path, f"{server.url}/k")
    server.table("/k", NEW)
    answer = run("pull", str(root))
    assert answer.code == 0
    assert answer.out.splitlines() == [
        f"tafel: asked {server.url}/k",
        "karten.csv: 2 rows",
        "  added: Butter",
        "  removed: Käse",
        "  changed: Brot",
    ]
    assert (root / "karten.csv").read_text("utf-8") == NEW
    assert "stays as it is" in run("pull", str(root), "tafel").out
    assert {"cookie", "authorization"}.isdisjoint(name.lower() for head in server.heads for name in head)


def test_a_dry_run_says_the_same_and_writes_nothing(run: Run, tmp_path: Path, server: Server) -> None:
    root = pulling(tmp_path, f"{server.url}/k")
    server.table("/k", NEW)
    answer = run("pull", str(root), "--dry-run", "--json").json
    assert answer["sources"][0]["changed"] == ["Brot"]
    assert answer["sources"][0]["written"] is False
    assert (root / "karten.csv").read_text("utf-8") == TABLE


def test_a_new_file_and_a_game_with_its_decks(run: Run, tmp_path: Path, server: Server) -> None:
    """Paths are those of the game; the columns are those that the deck asks for, in every language."""
    deck = ONE.replace("karten.csv", "k.json").replace('title = "Probe"', "").replace('id = "probe"', "")
    game = f"""id = "spiel"\ntitle = "Spiel"\nlanguages = ["de", "en"]
[sources.haupt]\nurl = "{server.url}/k"\nto = "decks/haupt/k.json"\n"""
    root = write(tmp_path, {"game.toml": game, "decks/haupt/deck.toml": deck})
    server.table("/k", '[{"Name@de": "A", "Name@en": "B", "Text": ""}]')
    assert "decks/haupt/k.json: new, one row" in run("pull", str(root)).out
    server.table("/k", '[{"Name@de": "A", "Text": "x"}]')
    assert run("pull", str(root)).refusal == (
        "kartenwerk: game.toml: sources.haupt: the table lacks columns that decks/haupt/deck.toml uses; "
        "found Name@de, Text; expected Name@en\n"
    )
    assert "Name@en" in (root / "decks/haupt/k.json").read_text()


@pytest.mark.parametrize(
    ("content", "more", "sentence"),
    [
        ("Titel;Text\nA;B\n", {}, "the table lacks columns that deck.toml uses; found Titel, Text; expected Name"),
        ("<!DOCTYPE html><html>", {}, "the address shows a page, not a table"),
        ("", {}, "karten.csv: the table is empty"),
        (b"\x00\x01\x02", {}, "karten.csv: the encoding of the table is not known"),
        ('Name;Text\n"A;B\n', {}, "a quotation mark is missing"),
        ("Name\nA\n", {"status": 404}, "the address has no table for everybody; found {url}/k: answer 404"),
        ("Name\nA\n", {"status": 403}, "answer 403"),
        ("Name\nA\n", {"Content_Encoding": "gzip"}, "the answer is packed, which was not asked for"),
        ("Name\nA\n", {"Content_Length": "20000000"}, "the table is too large; found {url}/k; expected at most 10 MB"),
        ("Name\nA\n", {"Content_Length": "200"}, "the answer ends too early; found {url}/k"),
        ("", {"status": 302, "Location": "/k"}, "the address leads from one to the next; found {url}/k; expected at"),
        ("", {"status": 302}, "the address leads nowhere"),
        ("", {"status": 302, "Location": "http://localhost/k"}, "tables are asked for by https alone"),
        ("", {"status": 302, "Location": "file:///etc/passwd"}, "this is no address of a table"),
        ("", {"status": 302, "Location": "http://[x"}, "the address cannot be asked: "),
        ("", {"status": 302, "Location": "https://10.1.2.3/k"}, "not everybody can reach; found 10.1.2.3, which"),
    ],
)  # fmt: skip
def test_what_is_no_table_is_refused_and_the_old_file_stays(
    run: Run, tmp_path: Path, server: Server, content: str | bytes, more: dict[str, Any], sentence: str
) -> None:
    root = pulling(tmp_path, f"{server.url}/k")
    server.table("/k", content, **more)
    refusal = run("pull", str(root)).refusal
    assert sentence.format(url=server.url) in refusal
    assert (root / "karten.csv").read_text("utf-8") == TABLE
    assert not [*root.glob("**/.*part")]


def test_three_redirects_are_followed(run: Run, tmp_path: Path, server: Server) -> None:
    root = pulling(tmp_path, f"{server.url}/1")
    for number in (1, 2, 3):
        server.table(f"/{number}", "", status=307, Location=f"/{number + 1}")
    server.table("/4", NEW)
    assert len(run("pull", str(root), "--json").json["sources"][0]["asked"]) == 4


def trickle(request: BaseHTTPRequestHandler) -> None:
    """A byte now and then, for ever."""
    request.send_response(200)
    request.end_headers()
    with pytest.raises(OSError):
        while True:
            request.wfile.write(b"x")
            threading.Event().wait(0.02)


def flood(request: BaseHTTPRequestHandler) -> None:
    """As many bytes as anybody takes."""
    request.send_response(200)
    request.end_headers()
    with pytest.raises(OSError):
        while True:
            request.wfile.write(bytes(1_000_000))


def endless_head(request: BaseHTTPRequestHandler) -> None:
    with pytest.raises(OSError):
        request.wfile.write(b"HTTP/1.1 200 OK\r\n")
        while True:
            request.wfile.write(b"X-Head: y\r\n" * 1000)


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        (trickle, "the address does not answer in time"),
        (flood, "the table is too large"),
        (endless_head, "the address cannot be asked: got more than 100 headers"),
    ],
)
def test_a_server_without_an_end_is_left(server: Server, answer: Answer, sentence: str) -> None:
    server.answers["/k"] = answer
    with pytest.raises(KartenwerkError, match=sentence):
        Fetcher(seconds=0.3).fetch(f"{server.url}/k")


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("http://example.com/k.csv", "tables are asked for by https alone"),
        ("http://localhost/k.csv", "tables are asked for by https alone"),
        ("http://127.0.0.1.example.com/k.csv", "tables are asked for by https alone"),
        ("ftp://example.com/k.csv", "this is no address of a table"),
        ("k.csv", "this is no address of a table"),
        ("https://anna:geheim@example.com/k", "an address has no name and no password"),
        ("https://example.com:x/k", "this is no address"),
        ("https://exa mple.com/", "an address has no blanks"),
        ("https://example.com/\\nX-Head: y", "an address has no blanks"),
    ],
)
def test_addresses_that_are_never_asked_are_faults_of_the_file(
    run: Run, tmp_path: Path, url: str, sentence: str
) -> None:
    root = pulling(tmp_path, url)
    assert sentence in run("pull", str(root)).refusal
    assert any(sentence in fault and "sources.tafel.url" in fault for fault in faults(root))


@pytest.mark.parametrize(
    "to",
    ["../k.csv", "/tmp/k.csv", "deck.toml", "regeln.md", ".kartenwerk/prints/001.json", "fehlt/k.csv", "zeichen.csv/"],
)
def test_a_table_goes_nowhere_else(run: Run, tmp_path: Path, to: str) -> None:
    root = pulling(tmp_path, "http://127.0.0.1:1/k", to)
    assert "deck.toml: sources.tafel.to: " in run("pull", str(root)).refusal


def test_a_link_that_leads_out_is_not_written_through(run: Run, tmp_path: Path, server: Server) -> None:
    root = pulling(tmp_path / "deck", f"{server.url}/k", "neu.csv")
    (tmp_path / "neu.csv").write_text("alt")
    (root / "neu.csv").symlink_to(tmp_path / "neu.csv")
    assert "is a link that leads out" in run("pull", str(root)).refusal
    assert (tmp_path / "neu.csv").read_text() == "alt"


@pytest.mark.parametrize(
    ("host", "public"),
    [
        ("93.184.216.34", True), ("2606:2800:220:1:248:1893:25c8:1946", True), ("10.0.0.1", False),
        ("192.168.1.1", False), ("172.16.3.4", False), ("169.254.169.254", False), ("100.64.0.1", False),
        ("0.0.0.0", False), ("224.0.0.1", False), ("::1", False), ("fe80::1%eth0", False), ("fd00::1", False),
        ("::ffff:127.0.0.1", False), ("64:ff9b::7f00:1", False), ("2002:7f00:1::", False),
    ],
)  # fmt: skip
def test_which_numbers_everybody_can_reach(host: str, public: bool) -> None:
    assert is_public(host) is public


def test_one_private_answer_among_public_ones_refuses_a_name() -> None:
    fetcher = Fetcher(lambda host, port: ["93.184.216.34", "127.0.0.1"])
    with pytest.raises(KartenwerkError, match=r"found tafel.example, which is 127.0.0.1"):
        fetcher.fetch("https://tafel.example/k.csv")


def test_the_connection_goes_to_the_number_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name is looked up once: it could answer otherwise a moment later."""
    opened: list[tuple[str, int]] = []

    def refuse(place: tuple[str, int], timeout: float) -> socket.socket:
        opened.append(place)
        raise ConnectionRefusedError(111, "Connection refused")

    monkeypatch.setattr(socket, "create_connection", refuse)
    looked: list[str] = []

    def resolver(host: str, port: int) -> Sequence[str]:
        looked.append(host)
        return ["93.184.216.34", "93.184.216.35"]

    with pytest.raises(KartenwerkError, match=r"the address cannot be asked: Connection refused"):
        Fetcher(resolver).fetch("https://tafel.example/k.csv")
    assert (looked, opened) == (["tafel.example"], [("93.184.216.34", 443), ("93.184.216.35", 443)])


def test_a_name_that_is_not_found_in_time_is_left() -> None:
    def slow(host: str, port: int) -> Sequence[str]:
        threading.Event().wait(2)
        return []

    with pytest.raises(KartenwerkError, match="does not answer in time"):
        Fetcher(slow, seconds=0.1).fetch("https://tafel.example/k.csv")


def test_certificates_are_checked() -> None:
    context = ssl.create_default_context()
    assert context.check_hostname and context.verify_mode is ssl.CERT_REQUIRED
    assert "create_default_context()" in Path(fetch.__file__).read_text()


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("https://docs.google.com/spreadsheets/d/1aB_c-2345678/edit?usp=sharing#gid=12",
         "https://docs.google.com/spreadsheets/d/1aB_c-2345678/export?format=csv&gid=12"),
        ("https://docs.google.com/spreadsheets/d/1aB_c-2345678/edit",
         "https://docs.google.com/spreadsheets/d/1aB_c-2345678/export?format=csv"),
        ("https://docs.google.com/spreadsheets/u/1/d/1aB_c-2345678/view?gid=3",
         "https://docs.google.com/spreadsheets/d/1aB_c-2345678/export?format=csv&gid=3"),
        ("https://docs.google.com/spreadsheets/d/e/2PACX-1vQabcdef/pubhtml?gid=7&single=true",
         "https://docs.google.com/spreadsheets/d/e/2PACX-1vQabcdef/pub?output=csv&gid=7&single=true"),
        ("https://docs.google.com/spreadsheets/d/1aB_c-2345678/export?format=tsv", None),
        ("https://docs.google.com/spreadsheets/d/e/2PACX-1vQabcdef/pub?output=csv", None),
        ("https://example.com/spreadsheets/d/1aB_c-2345678/edit", None),
    ],
)  # fmt: skip
def test_a_web_spreadsheet_is_asked_for_its_table(url: str, expected: str | None) -> None:
    assert table_address(url, "csv") == expected


def test_an_address_is_sent_as_letters_that_a_line_may_have() -> None:
    assert read_address("https://bücher.example/Käse?a=ü#x").shown == (
        "https://xn--bcher-kva.example/K%C3%A4se?a=%C3%BC"
    )


def test_an_address_is_no_table(tmp_path: Path) -> None:
    (fault,) = faults(plain(tmp_path, toml=ONE.replace("karten.csv", "https://example.com/k.csv")))
    assert fault == (
        "deck.toml: cards: a table is a file; found https://example.com/k.csv; expected [sources] and kartenwerk pull"
    )


def test_a_deck_without_sources_asks_nobody(run: Run, tmp_path: Path) -> None:
    assert run("pull", str(plain(tmp_path))).out == "nothing to fetch: deck.toml has no [sources]\n"
    assert "there is no source of that name" in run("pull", str(tmp_path), "tafel").refusal


def test_all_is_fetched_before_anything_is_written(run: Run, tmp_path: Path, server: Server) -> None:
    more = f'\n[sources.zwei]\nurl = "{server.url}/fehlt"\nto = "zwei.csv"\n'
    root = pulling(tmp_path, f"{server.url}/k")
    (root / "deck.toml").write_text((root / "deck.toml").read_text("utf-8") + more, "utf-8")
    server.table("/k", NEW)
    server.table("/fehlt", "", status=500)
    assert "deck.toml: sources.zwei: the address has no table" in run("pull", str(root)).refusal
    assert (root / "karten.csv").read_text("utf-8") == TABLE


def test_no_other_command_opens_a_connection(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, server: Server
) -> None:
    """Neither looking up a name nor connecting, though the deck names a source."""

    def refuse(*given: Any, **_more: Any) -> Any:
        raise AssertionError(f"a connection is opened: {given}")

    root = pulling(tmp_path / "deck", f"{server.url}/k")
    for name in ("getaddrinfo", "create_connection", "gethostbyname"):
        monkeypatch.setattr(socket, name, refuse)
    for name in ("connect", "connect_ex", "sendto"):
        monkeypatch.setattr(socket.socket, name, refuse, raising=False)
    out = ("--out", str(tmp_path / "out"))
    for words in (
        ("check", str(root)),
        ("deck", str(root), *out),
        ("kit", str(root), *out),
        ("printed", str(root)),
        ("diff", str(root)),
        ("watch", str(root), "--once", *out),
    ):
        answer = run(*words)
        assert answer.code == 0, answer.err
    assert not server.heads
    assert run("pull", str(root)).code != 0
