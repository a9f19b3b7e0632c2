"""Tries the web page in a real browser: run.py --site FOLDER --nullo PROGRAM --source FOLDER [NAME...]

Each function named check_* of the other programs here is one test; a NAME takes those whose names contain it.
"""

import argparse
import concurrent.futures
import importlib
import pathlib
import sys
import tempfile
import time
import traceback

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import serve

PARTS = ("hands", "hearing", "typing_names", "storage", "two_tabs", "pen", "offline", "exchange", "device", "phone", "golden",
         "missing", "live", "club", "killed", "languages")


class Place:
    """What a test works with: a scratch folder, where the page is served, the desktop program, the sources."""

    def __init__(self, folder, options, address):
        self.folder = folder
        self.site = pathlib.Path(options.site).resolve()
        self.nullo = options.nullo
        self.source = pathlib.Path(options.source).resolve()
        self.kills = options.kills
        self.address = address
        self.browsers = []

    def profile(self, name="profile"):
        return str(self.folder / name)

    def browser(self, profile="profile", **values):
        import browser
        opened = browser.Browser(self.profile(profile), values.pop("address", self.address), **values)
        self.browsers.append(opened)
        return opened


def tried(name, check, options, port):
    """Tries one check, in a folder and with browsers of its own. Says whether it passed."""
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="nullo-web-", ignore_cleanup_errors=True) as folder:
        place = Place(pathlib.Path(folder), options, f"http://127.0.0.1:{port}/")
        try:
            check(place)
            print(f"passed {name} ({time.monotonic() - begun:.1f} s)\n", end="", flush=True)
            return True
        except Exception:
            said = [traceback.format_exc() + f"FAILED {name}"]
            for each in place.browsers:
                try:
                    said += [f"  browser: {line['message']}" for line in each.driver.get_log("browser")]
                except Exception:
                    pass
            print("\n".join(said) + "\n", end="", flush=True)  # at once, as another check may print meanwhile
            return False
        finally:
            for each in place.browsers:
                try:
                    each.quit()
                except Exception:
                    pass


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--site", required=True)
    options.add_argument("--nullo", required=True)
    options.add_argument("--source", required=True)
    options.add_argument("--kills", type=int, default=5, help="how often the browser is killed")
    options.add_argument("--at-once", type=int, default=2,
                         help="how many checks run at a time: each waits for its browser most of the time")
    options.add_argument("names", nargs="*")
    options = options.parse_args()
    served = serve.in_background(options.site)
    checks = []
    for part in PARTS:
        module = importlib.import_module(part)
        checks += [(f"{part}/{name[6:]}", getattr(module, name)) for name in dir(module) if name.startswith("check_")]
    if options.names:
        checks = [(name, check) for name, check in checks if any(wanted in name for wanted in options.names)]
    with concurrent.futures.ThreadPoolExecutor(options.at_once) as workers:
        passes = list(workers.map(lambda each: tried(*each, options, served.server_port), checks))
    passed = sum(passes)
    failed = len(passes) - passed
    print(f"web: {passed} passed, {failed} failed")
    if passed == 0 and failed == 0:
        sys.exit("no test has such a name")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
