"""Takes pictures of the web page, to look at: pictures.py --site FOLDER --into FOLDER"""

import argparse
import pathlib
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import serve
from browser import LYING, UPRIGHT, Browser, wait
from hands import new_session


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--site", required=True)
    options.add_argument("--into", required=True, type=pathlib.Path)
    options.add_argument("--ratio", type=int, default=2)
    options = options.parse_args()
    options.into.mkdir(parents=True, exist_ok=True)
    served = serve.in_background(options.site)
    with tempfile.TemporaryDirectory(prefix="nullo-web-", ignore_cleanup_errors=True) as folder:
        browser = Browser(folder, f"http://127.0.0.1:{served.server_port}/", ratio=options.ratio)

        def take(name):
            for size, how in ((UPRIGHT, "upright"), (LYING, "lying")):
                browser.resize(size, options.ratio)
                wait(lambda: browser.run("return [Nullo.Page.canvas.clientWidth, innerWidth];") == [size[0], size[0]],
                     "the page to turn")
                wait(browser.targets, "it to be drawn")
                browser.picture(options.into / f"{name}-{how}.png")
            browser.resize(UPRIGHT, options.ratio)
            wait(browser.targets, "it to be drawn")

        browser.open()
        take("start")
        browser.tap("start/settings")
        browser.wait_for_page("settings")
        take("settings")
        browser.tap("back")
        browser.wait_for_page("start")
        new_session(browser, "tetka")
        take("pack")
        browser.tap_and_see("pick/7C")
        for seat in (1, 2, 3, 4):
            browser.tap_and_see(f"seat/{seat}")
        browser.tap_and_see("card/QS")
        take("table")
        browser.quit()


if __name__ == "__main__":
    main()
