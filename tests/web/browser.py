"""A real browser for the tests of the web page: Debian's chromium without a window, driven by its protocol.

A test taps what the page's last frame recorded, and waits for conditions, never for time to pass.
"""

import base64
import json
import os
import signal
import subprocess
import time

from selenium import webdriver
from selenium.common.exceptions import JavascriptException, WebDriverException
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

PATIENCE = 60  # seconds until a condition that does not come is a fault
UPRIGHT = (390, 844)
LYING = (844, 390)


class Gone(Exception):
    """The browser was killed."""


def wait(condition, what):
    """Waits until the condition gives something, and returns that."""
    end = time.monotonic() + PATIENCE
    while True:
        found = condition()
        if found:
            return found
        if time.monotonic() > end:
            raise AssertionError(f"waited {PATIENCE} s for: {what() if callable(what) else what}")
        time.sleep(0.01)


class Browser:
    """One browser with a profile folder of its own. `touch`: a phone's screen and finger."""

    def __init__(self, profile, address, size=UPRIGHT, ratio=3, touch=True, arguments=()):
        self.profile = profile
        self.address = address
        self.touch = touch
        options = Options()
        options.binary_location = "/usr/bin/chromium"
        for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--use-angle=swiftshader",
                         "--enable-unsafe-swiftshader", "--no-first-run", "--disable-extensions",
                         "--disable-background-networking", "--disable-component-update", f"--user-data-dir={profile}"):
            options.add_argument(argument)
        for argument in arguments:
            options.add_argument(argument)
        # Without these the browser stops drawing pages that lie behind others.
        options.add_argument("--disable-renderer-backgrounding")
        options.add_argument("--disable-backgrounding-occluded-windows")
        self.driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
        self.driver.set_script_timeout(PATIENCE)
        self.resize(size, ratio)

    def resize(self, size, ratio=3):
        self.size = size
        self.ratio = ratio
        self.command("Emulation.setDeviceMetricsOverride", width=size[0], height=size[1], deviceScaleFactor=ratio,
                     mobile=self.touch)
        self.command("Emulation.setTouchEmulationEnabled", enabled=self.touch, maxTouchPoints=5)
        if self.touch:
            self.command("Emulation.setEmitTouchEventsForMouse", enabled=False)

    def before_each_page(self, script):
        self.command("Page.addScriptToEvaluateOnNewDocument", source=script)

    def command(self, method, **values):
        return self.driver.execute_cdp_cmd(method, values)

    def run(self, script, *values):
        return self.driver.execute_script(script, *values)

    def run_async(self, script, *values):
        """`script` is the body of an async function."""
        return self.driver.execute_async_script(
            "const done = arguments[arguments.length - 1]; const values = [...arguments].slice(0, -1);"
            f"(async () => {{ {script} }})().then(done, (error) => done('failed: ' + error));", *values)

    # ---- the page

    def open(self, query=""):
        self.driver.get(self.address + query)
        self.wait_until_up()

    def wait_until_up(self):
        wait(self.is_up, "the page to be up")
        self.run("Nullo.Page.wake();")
        wait(self.targets, "a frame with targets")

    def is_up(self):
        try:
            return self.run("return document.documentElement.dataset.up === 'yes' && self.Nullo && Nullo.Page.up;")
        except JavascriptException:
            return False

    def targets(self):
        """What can be tapped: name -> [x, y, may be tapped now], in CSS px; nothing while a new page still waits."""
        if not self.run("return Nullo.Page.call('settled') && Nullo.Page.isStill();"):
            return {}
        found = json.loads(self.run("return Nullo.Page.text('targets');"))
        top = self.run("return Nullo.Page.canvas.getBoundingClientRect().top;")
        result = {}
        for each in found:
            if each["x1"] <= each["x0"] or each["y1"] <= each["y0"]:
                continue
            x = (each["x0"] + each["x1"]) / 2 / self.ratio
            y = (each["y0"] + each["y1"]) / 2 / self.ratio + top
            result[each["name"]] = [x, y, each["on"]]
        return result

    def page(self):
        return self.run("return Nullo.Page.name;")

    def words(self):
        return self.run("return document.getElementById('spoken').textContent;")

    def notices(self):
        """What the bars above the canvas say."""
        return self.run("return document.getElementById('notices').textContent;")

    def press(self, label):
        """A button of the page's own, beside the canvas."""
        self.run("[...document.querySelectorAll('button')].find((b) => b.textContent === arguments[0]).click();", label)

    def wait_for_worker(self):
        """From now on the page starts without a network."""
        wait(lambda: self.run_async("return (await navigator.serviceWorker.ready).active.state === 'activated';") is True,
             "the service worker")

    def texts(self):
        return json.loads(self.run("return Nullo.Page.text('texts');"))

    def is_stored(self):
        """Nothing waits for the disk, and the disk does not fail."""
        return self.run("return !Nullo.Disk.waits() && !Nullo.Disk.failed && Nullo.Disk.dirty.size === 0;")

    def wait_for_page(self, name):
        wait(lambda: self.page() == name, f"the page '{name}', not '{self.page()}'")

    def wait_for_target(self, name):
        def found():
            target = self.targets().get(name)
            return target if target and target[2] else None

        try:
            return wait(found, f"'{name}' to tap on")
        except AssertionError as error:
            raise AssertionError(f"{error}; there are {sorted(self.targets())}; {self.words()}") from None

    # ---- a finger

    def touch_at(self, x, y):
        self.command("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        self.command("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def tap(self, name):
        while True:
            x, y, _ = self.wait_for_target(name)
            turns, missed = self.run("return [Nullo.Page.turns, Nullo.Page.missed];")
            self.touch_at(x, y)
            wait(lambda: self.run("return Nullo.Page.turns + Nullo.Page.missed;") > turns + missed,
                 f"an answer to the tap on {name}")
            if self.run("return Nullo.Page.missed;") == missed:
                return

    def tap_and_see(self, name):
        """A tap that must change what the page says or shows."""
        before = (self.words(), self.texts())
        self.tap(name)
        wait(lambda: (self.words(), self.texts()) != before, lambda: f"something to change after the tap on {name}: {self.page()}, {self.words()}")
        wait(self.is_stored, "the disk")

    def drag(self, start, end, steps=10):
        x, y = start
        self.command("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        for step in range(1, steps + 1):
            point = {"x": x + (end[0] - x) * step / steps, "y": y + (end[1] - y) * step / steps}
            self.command("Input.dispatchTouchEvent", type="touchMove", touchPoints=[point])
        self.command("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def scroll_to(self, name):
        """Scrolls the page until the target can be tapped: by a wheel, since what a finger throws goes on to the end."""
        wide, high = self.size

        def seen():
            found = self.targets().get(name)
            if found and high * 0.15 < found[1] < high * 0.75:
                return True
            at = {"x": wide / 2, "y": high / 2}
            self.command("Input.dispatchMouseEvent", type="mouseMoved", **at)
            self.command("Input.dispatchMouseEvent", type="mouseWheel", deltaX=0, deltaY=high * 0.2, **at)
            return False

        wait(seen, f"'{name}' to come into sight")

    def type(self, text):
        """What a phone's keyboard does: text without keys."""
        self.command("Input.insertText", text=text)

    def picture(self, file):
        self.driver.save_screenshot(str(file))

    # ---- its end

    def process(self):
        return int(os.readlink(os.path.join(self.profile, "SingletonLock")).rsplit("-", 1)[1])

    def kill(self):
        """As a power cut would end it, as far as a program can."""
        process = self.process()
        os.kill(process, signal.SIGKILL)
        try:
            self.driver.quit()
        except WebDriverException:
            pass
        wait(lambda: not os.path.exists(f"/proc/{process}"), "the killed browser to be gone")
        for name in ("SingletonLock", "SingletonSocket", "SingletonCookie"):
            try:
                os.unlink(os.path.join(self.profile, name))
            except FileNotFoundError:
                pass

    def quit(self):
        self.driver.quit()


def documents(place, folder="*"):
    """The golden session documents of a game, or of all."""
    return sorted(file for file in (place.source / "tests" / "golden").glob(f"{folder}/*.json")
                  if not file.name.endswith(".result.json"))


def verified(place, database):
    """What `nullo sessions` says of the database, once `nullo verify` has found nothing wrong with it."""
    for command in ("verify", "sessions"):
        done = subprocess.run([place.nullo, "--db", str(database), command], capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
    return done.stdout


def database_of(browser, file):
    """Writes a copy that the page makes of its database to the file."""
    data = browser.run_async("""
        const failed = Nullo.Page.text('copy_to', '/copy.db');
        if (failed) throw failed;
        let text = '';
        for (const byte of FS.readFile('/copy.db')) text += String.fromCharCode(byte);
        return btoa(text);""")
    file.write_bytes(base64.b64decode(data))
    return file
