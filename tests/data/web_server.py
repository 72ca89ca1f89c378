"""A web server on this machine, for tests of downloads."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread


class WebServer:
    """Pages by path, and what was asked of it.

    Attributes:
        pages: What it serves.
        asked: The path of each request.
        ranges: The ``Range`` header of each request.
        knows_ranges: Whether it looks at them.
        stop_after: Bytes after which it ends a connection, promised more or not; 0: none.
    """

    def __init__(self, root: str) -> None:
        self.root = root
        self.pages: dict[str, bytes] = {}
        self.asked: list[str] = []
        self.ranges: list[str | None] = []
        self.knows_ranges = True
        self.stop_after = 0


@contextmanager
def serving() -> Iterator[WebServer]:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            wanted = self.headers.get("Range")
            server.asked.append(self.path)
            server.ranges.append(wanted)
            page = server.pages.get(self.path)
            if page is None:
                self.send_error(404)
                return
            start = int(wanted[6:-1]) if wanted and server.knows_ranges else 0
            if start >= len(page):
                self.send_error(416)
                return
            self.send_response(206 if start else 200)
            self.send_header("Content-Length", str(len(page) - start))
            self.end_headers()
            self.wfile.write(page[start:][: server.stop_after or None])

        def log_message(self, *args: object) -> None:
            pass

    http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server = WebServer(f"http://127.0.0.1:{http.server_address[1]}")
    thread = Thread(target=http.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield server
    finally:
        http.shutdown()
        thread.join()
        http.server_close()
