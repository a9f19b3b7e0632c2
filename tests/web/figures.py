"""Measures the web page in a real browser: figures.py --site FOLDER --nullo PROGRAM --source FOLDER

Start to first frame, touch to the frame that shows it, touch to the disk, frames at rest, memory.
"""

import argparse
import pathlib
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import serve
from browser import Browser
from hands import WINNERS, new_session


def spread(values):
    values = sorted(values)
    return f"median {values[len(values) // 2]:.0f}, highest {values[-1]:.0f} ms of {len(values)}"


def first_frame(browser):
    browser.driver.get(browser.address)
    browser.wait_until_up()
    return browser.run("return Nullo.Page.firstShown;")


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--site", required=True)
    options.add_argument("--nullo")
    options.add_argument("--source")
    options = options.parse_args()
    served = serve.in_background(options.site)
    address = f"http://127.0.0.1:{served.server_port}/"
    with tempfile.TemporaryDirectory(prefix="nullo-web-", ignore_cleanup_errors=True) as folder:
        browser = Browser(folder, address)
        print(f"start to first frame, new profile: {first_frame(browser):.0f} ms")
        browser.wait_for_worker()
        print(f"start to first frame, from the service worker: {spread([first_frame(browser) for _ in range(5)])}")
        new_session(browser, "tetka")
        browser.tap_and_see("pick/7C")
        browser.run("Nullo.Page.latencies.length = 0; Nullo.Disk.times.length = 0;")
        for winner in WINNERS:
            browser.tap_and_see(f"seat/{winner}")
        shown = browser.run("return Nullo.Page.latencies;")
        print(f"touch to the frame that shows it (stored by then): {spread(shown)}")
        print(f"of that, the transaction: {spread(browser.run('return Nullo.Disk.times;'))}")
        frames = browser.run("return [Nullo.Page.frames, Nullo.Page.turns];")
        browser.run_async("await new Promise((done) => setTimeout(done, 5000));")
        again = browser.run("return [Nullo.Page.frames, Nullo.Page.turns];")
        print(f"at rest, in 5 s: {again[0] - frames[0]} frames, {again[1] - frames[1]} turns")
        print(f"memory of the program: {browser.run('return HEAPU8.length;') / 2**20:.0f} MiB")
        browser.quit()


if __name__ == "__main__":
    main()
