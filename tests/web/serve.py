"""Serves a folder to this machine: serve.py FOLDER [PORT]. Port 0 takes a free one. Nothing is cached by the browser."""

import functools
import http.server
import sys
import threading


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map,
                      ".wasm": "application/wasm", ".js": "text/javascript",
                      ".webmanifest": "application/manifest+json"}

    def end_headers(self):
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *_):
        pass


def server(folder, port=0):
    """A server that is not running yet; its address is http://127.0.0.1:<server_port>/."""
    return http.server.ThreadingHTTPServer(("127.0.0.1", port), functools.partial(Handler, directory=folder))


def in_background(folder):
    """Serves the folder until the program ends or shutdown() is called."""
    running = server(folder)
    threading.Thread(target=running.serve_forever, daemon=True).start()
    return running


if __name__ == "__main__":
    here = server(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 8000)
    print(f"http://localhost:{here.server_port}/", flush=True)
    try:
        here.serve_forever()
    except KeyboardInterrupt:
        pass
