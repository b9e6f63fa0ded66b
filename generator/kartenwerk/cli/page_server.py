"""The little server of `kartenwerk watch`: on this machine only, and nothing but its own page and pictures."""

from __future__ import annotations

import re
import threading
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.products.watching import Watcher, page_html

HOST = "127.0.0.1"
_PICTURE = re.compile(r"/cards/([0-9a-f]{32})\.png")
_BEAT = 15.0  # seconds after which a silent page is written to, to notice that it has gone


class PageServer(ThreadingHTTPServer):
    """Serves the page of a watcher. KartenwerkError if the port is taken."""

    daemon_threads = True

    def __init__(self, watcher: Watcher, port: int) -> None:
        self.watcher = watcher
        self.changed = threading.Condition()
        self.version = 0
        try:
            super().__init__((HOST, port), _Handler)
        except (OSError, OverflowError) as error:
            raise KartenwerkError(
                "the page cannot be opened on this port", key="--port", found=str(port), expected=_("another")
            ) from error

    @property
    def address(self) -> str:
        return f"http://{HOST}:{self.server_port}/"

    def notify(self) -> None:
        """Notify all open pages that there is something new."""
        with self.changed:
            self.version += 1
            self.changed.notify_all()


class _Handler(BaseHTTPRequestHandler):
    server: PageServer
    server_version = "kartenwerk"
    sys_version = ""

    def do_GET(self) -> None:
        names = {f"{HOST}:{self.server.server_port}", f"localhost:{self.server.server_port}"}
        if self.headers.get("Host") not in names:  # a page elsewhere that had its name point here
            self.send_error(HTTPStatus.FORBIDDEN)
            return
        watcher = self.server.watcher
        path = self.path.partition("?")[0]
        picture = _PICTURE.fullmatch(path)
        if path == "/":
            self._send("text/html; charset=utf-8", page_html(watcher.last.title if watcher.last else "").encode())
        elif path == "/state.json" and watcher.last:
            self._send("application/json", watcher.last.as_json().encode())
        elif path == "/events":
            self._events()
        elif picture and picture[1] in watcher.pictures:
            self._send("image/png", watcher.pictures[picture[1]], kept=True)
        else:
            self.send_error(HTTPStatus.NOT_FOUND)

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing: the terminal belongs to the deck's faults."""

    def _send(self, kind: str, content: bytes, *, kept: bool = False) -> None:
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Cache-Control", "max-age=3600" if kept else "no-store")
        self.send_header("X-Content-Type-Options", "nosniff")
        self.end_headers()
        self.wfile.write(content)

    def _events(self) -> None:
        """An event for each change, as long as the page is open."""
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        seen = self.server.version
        try:
            while True:
                with self.server.changed:
                    if self.server.version == seen:
                        self.server.changed.wait(_BEAT)
                new, seen = seen != self.server.version, self.server.version
                self.wfile.write(b"data: changed\n\n" if new else b": still here\n\n")
                self.wfile.flush()
        except OSError:
            return
