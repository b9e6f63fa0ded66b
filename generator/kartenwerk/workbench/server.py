"""The server of the workbench: http.server of the standard library has all that one user of one machine needs."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from io import BufferedReader, RawIOBase
from time import monotonic
from typing import Any, cast
from urllib.parse import urlsplit

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.base.translation import LANGUAGES, translate
from kartenwerk.workbench.bench import FRAME, Bench
from kartenwerk.workbench.frame import FrameArea
from kartenwerk.workbench.gate import GUARDS, HOST, Gate
from kartenwerk.workbench.request import PAGE_POLICY, Door, Fields, NoPageError, Request, Response
from kartenwerk.workbench.router import Area, Opened, Router

PATIENCE = 30.0
"""The seconds in which a request has to arrive whole."""

MOST_CONNECTIONS = 64

PROGRAM_FAULT = _("this is a fault of the program")


class WorkbenchServer(ThreadingHTTPServer):
    """Serves the pages of the areas on this machine only. KartenwerkError if the port is taken."""

    daemon_threads = True

    def __init__(self, bench: Bench, areas: Sequence[Area], port: int, host: str = HOST) -> None:
        self.bench = bench
        self.free = threading.BoundedSemaphore(MOST_CONNECTIONS)
        self.pages = threading.RLock()  # one workshop makes them all, one after the other
        self.is_ending = False
        self.ended = threading.Event()
        """Set as soon as the last page has been sent."""
        try:
            super().__init__((host, port), _Handler)
        except (OSError, OverflowError) as error:
            raise KartenwerkError(
                "the page cannot be opened on this port", key="--port", found=str(port), expected=_("another")
            ) from error
        self.gate = Gate(self.server_port, host=host)
        self.areas = [*areas, FrameArea(bench, self.end)]
        bench.areas = self.areas
        self.router = Router(self.areas)

    @property
    def address(self) -> str:
        return self.gate.address

    def open_door(self, token: str) -> Opened | None:
        """What the token opens: here everything; None for nothing."""
        return Opened(Door(token), self.router) if self.gate.knows(token) else None

    def end(self) -> None:
        """End serving, as soon as the answer that is being made has been sent."""
        self.is_ending = True

    def process_request(self, request: Any, client_address: Any) -> None:
        if self.free.acquire(blocking=False):
            super().process_request(request, client_address)
        else:
            self.shutdown_request(request)

    def process_request_thread(self, request: Any, client_address: Any) -> None:
        try:
            super().process_request_thread(request, client_address)
        finally:
            self.free.release()

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Nothing: a browser that goes away in the middle of an answer is no fault."""


@contextmanager
def serving(server: WorkbenchServer) -> Iterator[str]:
    """Serve beside the block, which is given the address, and end with it."""
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    try:
        yield server.address
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class _TimedReader(RawIOBase):
    """Reads a connection until a moment, however slowly its bytes arrive."""

    def __init__(self, connection: socket.socket, end: float) -> None:
        self._connection, self._end = connection, end

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        left = self._end - monotonic()
        if left <= 0:
            raise TimeoutError
        self._connection.settimeout(left)
        return self._connection.recv_into(buffer)


class _Handler(BaseHTTPRequestHandler):
    server: WorkbenchServer

    def version_string(self) -> str:
        return "kartenwerk"

    def setup(self) -> None:
        super().setup()
        self.rfile = BufferedReader(_TimedReader(self.connection, monotonic() + PATIENCE))

    def do_GET(self) -> None:
        self._serve()

    def do_POST(self) -> None:
        self._serve()

    def _serve(self) -> None:
        """Answer a request: the gate first, then the route, then what was sent, last the area."""
        address = urlsplit(self.path)
        token, _slash, rest = address.path[1:].partition("/")
        refused = self.server.gate.refuse(self.command, self.headers)
        opened = None if refused else self.server.open_door(token)
        if opened is None:
            self._refuse(refused or HTTPStatus.FORBIDDEN)
            return
        language, _slash, place = rest.partition("/")
        if language not in LANGUAGES:
            self._lead(f"{opened.door.base}{self.server.bench.language}/" if not rest else "", HTTPStatus.NOT_FOUND)
            return
        found = opened.router.find(self.command, place)
        body = b""
        if found.route and self.command == "POST":
            length = self.server.gate.measure_body(self.headers, found.route.most, raw=found.route.raw)
            if isinstance(length, HTTPStatus):
                self._refuse(length)
                return
            body = self.rfile.read(length)
            if len(body) < length:
                return
        with nullcontext() if found.route and found.route.aside else self.server.pages:
            answer = self._ask(Request(place, language, opened.door), found, address.query, body)
        try:
            self._send(answer, f"{opened.door.base}{language}/")
        finally:
            if self.server.is_ending:
                self.server.ended.set()
                threading.Thread(target=self.server.shutdown, daemon=True).start()

    def _ask(self, request: Request, found: Any, query: str, body: bytes) -> Response:
        """What the area answers; a fault is a page."""
        bench = self.server.bench
        try:
            request = request._replace(query=Fields.read(query))
            if found.route is None:
                return self._fault(request, found.status, _("there is no such page"))
            if found.route.raw:
                request = request._replace(body=body)
            elif self.command == "POST":
                request = request._replace(form=Fields.read(body.decode("utf-8", "replace")))
            answer = found.route.handler(request, *found.groups)
        except NoPageError as error:
            return self._fault(request, HTTPStatus.NOT_FOUND, bench.explain(request, error))
        except KartenwerkError as error:
            return self._fault(request, HTTPStatus.BAD_REQUEST, bench.explain(request, error))
        except Exception as error:
            return self._fault(request, HTTPStatus.INTERNAL_SERVER_ERROR, PROGRAM_FAULT, _trace(error))
        return cast(Response, answer)

    def _fault(self, request: Request, status: HTTPStatus, sentence: str, details: str = "") -> Response:
        bench = self.server.bench
        title = bench.words[request.language][FRAME]["fault"]["title"]
        said = bench.say(request, sentence)
        request = request._replace(place="", query=Fields())  # the way to the other language leads to the start
        with self.server.pages:
            return bench.page(request, FRAME, "fault", title, status=status, sentence=said, details=details)

    def _lead(self, place: str, status: HTTPStatus) -> None:
        """To a place; where there is none, a refusal."""
        if not place:
            self._refuse(status)
            return
        self._head(HTTPStatus.SEE_OTHER, {"Location": place, "Content-Length": "0"})

    def _send(self, answer: Response, above: str) -> None:
        """Send the answer; where it leads on, the place is below `above`."""
        headers = {"Content-Type": answer.kind, "Content-Security-Policy": answer.policy}
        headers["Cache-Control"] = "max-age=86400, immutable" if answer.kept else "no-store"
        if answer.place is not None:
            place = answer.place.replace("\r", "").replace("\n", "")
            headers["Location"] = f"{above}{place}"
        if answer.file:
            headers["Content-Disposition"] = f'attachment; filename="{answer.file}"'
        if isinstance(answer.content, bytes):
            self._head(answer.status, {**headers, "Content-Length": str(len(answer.content))})
            self.wfile.write(answer.content)
        else:
            self._head(answer.status, headers)
            self._stream(answer.content)

    def _stream(self, pieces: Iterator[bytes]) -> None:
        for piece in pieces:
            self.wfile.write(piece)
            self.wfile.flush()

    def _head(self, status: HTTPStatus, headers: dict[str, str]) -> None:
        self.send_response(status)
        for name, value in {"Content-Security-Policy": PAGE_POLICY, **headers, **GUARDS}.items():
            self.send_header(name, value)
        self.end_headers()

    def _refuse(self, status: HTTPStatus) -> None:
        """A plain sentence for whoever kept an old address; it says nothing of what is here."""
        sentence = _("This address belongs to an earlier start, or the request came from elsewhere: open it anew.")
        said = translate(sentence, self.server.bench.language).encode()
        self._head(status, {"Content-Type": "text/plain; charset=utf-8", "Content-Length": str(len(said))})
        self.wfile.write(said)

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """What http.server refuses by itself, such as a head that is no HTTP: with our guards and without its page."""
        self.close_connection = True
        self._refuse(HTTPStatus(code))

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing: an address holds the token."""


def _trace(error: Exception) -> str:
    """The error for a report: its kind, and the functions that it came through, without folders of the machine."""
    places, at = [], error.__traceback__
    while at is not None:
        code = at.tb_frame.f_code
        places.append(f"{code.co_qualname}:{at.tb_lineno}")
        at = at.tb_next
    return f"{type(error).__name__} in {' > '.join(places[-6:])}"
