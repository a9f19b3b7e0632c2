"""Nothing that the page has confirmed is lost: the browser is killed, and the disk fails."""

import fcntl
import random

from browser import database_of, verified, wait
from hands import WINNERS, table_of_tetka


def check_kills_lose_nothing(place):
    """SIGKILL to the browser at random moments of taps. What was on the screen before is there afterwards."""
    chance = random.Random(18)
    browser = table_of_tetka(place)
    tricks = 0
    kept = ahead = 0
    for kill in range(place.kills):
        for _ in range(chance.randrange(1, 4)):
            while tricks >= 11:  # the last trick would ask more
                browser.tap_and_see("undo")
                tricks -= 1
            browser.tap_and_see(f"seat/{WINNERS[tricks % 13]}")
            tricks += 1
        confirmed = browser.words()
        page = browser.page()
        if page == "table" and chance.random() < 0.7:
            x, y, _ = browser.wait_for_target(f"seat/{WINNERS[tricks % 13]}")
            browser.touch_at(x, y)  # and killed in the middle of it
            browser.run("for (let end = performance.now() + arguments[0]; performance.now() < end;);",
                        chance.random() * 30)
        browser.kill()
        browser = place.browser()
        browser.open()
        found = browser.words()
        if found == confirmed:
            kept += 1
            continue
        # The tap that was under way may be there as well, and nothing else.
        assert page == browser.page() == "table", \
            f"kill {kill}: '{found}' and not '{confirmed}'; the bars say '{browser.notices()}'"
        browser.tap_and_see("undo")
        assert browser.words() == confirmed, f"kill {kill}: '{browser.words()}' and not '{confirmed}'"
        browser.tap_and_see("redo")
        tricks += 1
        ahead += 1
    print(f"  {place.kills} kills: {kept} at the confirmed tap, {ahead} with the one under way")
    said = verified(place, database_of(browser, place.folder / "copy.db"))
    assert "Tëtka" in said, said


class Held:
    """The browser's storage, as a browser holds it that has crashed and is not quite gone."""

    def __init__(self, place):
        [lock] = (place.folder / "profile").glob("**/IndexedDB/*/LOCK")
        self.file = lock.open("r+")
        fcntl.lockf(self.file, fcntl.LOCK_EX)

    def release(self):
        self.file.close()


def killed_and_begun_while_held(place, script):
    """A table whose browser was killed, and a new one whose page finds the storage held: what was shown, and both."""
    browser = table_of_tetka(place)
    browser.tap_and_see("seat/1")
    confirmed = browser.words()
    browser.kill()
    held = Held(place)
    browser = place.browser()
    browser.before_each_page("""
        self.opened = 0;
        const open = IDBFactory.prototype.open;
        IDBFactory.prototype.open = function (...all) { ++opened; return open.apply(this, all); };""" + script)
    browser.driver.get(place.address)
    return confirmed, held, browser


def check_storage_that_is_held_at_first_is_waited_for(place):
    """The page began with nothing, though all was there."""
    confirmed, held, browser = killed_and_begun_while_held(place, "")
    wait(lambda: browser.run("return opened;") >= 3, "the page to try")
    held.release()
    browser.wait_until_up()
    assert browser.words() == confirmed, f"'{browser.words()}' and not '{confirmed}'"
    assert not browser.notices(), browser.notices()
    browser.tap_and_see("seat/2")


def check_storage_that_stays_held_is_not_called_empty(place):
    confirmed, held, browser = killed_and_begun_while_held(
        place, "addEventListener('DOMContentLoaded', () => { Nullo.Disk.kTriesAtStart = 1; });")
    browser.wait_until_up()
    assert "cannot be opened" in browser.notices(), browser.notices()
    held.release()
    browser.press("Load again")
    wait(lambda: browser.words() == confirmed, lambda: f"'{confirmed}', not '{browser.words()}'")
    assert not browser.notices(), browser.notices()


def tap_while_the_disk_fails(browser, name):
    browser.run("Nullo.Disk.kRetryAfter = 1e6; Nullo.Disk.fail = 1;")
    browser.tap(name)
    wait(lambda: "Not stored" in browser.notices(), "the notice")


def check_a_failed_transaction_is_said_and_tried_again(place):
    browser = table_of_tetka(place)
    before = browser.words()
    tap_while_the_disk_fails(browser, "seat/1")
    assert "no more room" in browser.notices(), browser.notices()
    wait(lambda: browser.words() != before, "the tap that is kept in memory")
    # The next tap is not taken: the program hears that the disk fails.
    after = browser.words()
    browser.tap("seat/2")
    wait(lambda: "The browser does not store now" in browser.words(), lambda: f"the refusal, not '{browser.words()}'")
    assert "disk" not in browser.words(), browser.words()
    browser.run("Nullo.Disk.retry();")
    wait(browser.is_stored, "the second try")
    wait(lambda: "Not stored" not in browser.notices(), "the notice to go")
    browser.driver.refresh()
    browser.wait_until_up()
    wait(lambda: "Trick 2 of 13" in browser.words(), f"the tap that was tried again, not {browser.words()}")
    browser.tap_and_see("seat/2")
    assert "Trick 3 of 13" in browser.words(), browser.words()


def check_a_failed_transaction_is_not_believed(place):
    """Killed while the disk fails: what was stored before is there, whole."""
    browser = table_of_tetka(place)
    stored = browser.words()
    tap_while_the_disk_fails(browser, "seat/1")
    browser.kill()
    browser = place.browser()
    browser.open()
    assert browser.words() == stored, f"'{browser.words()}' and not '{stored}'"


def check_cleared_storage_is_written_anew(place):
    browser = table_of_tetka(place)
    before = browser.words()
    browser.run("self.db = Nullo.Disk.db;")
    browser.command("Storage.clearDataForOrigin", origin=place.address.rstrip("/"), storageTypes="indexeddb")
    wait(lambda: browser.run("return Nullo.Disk.db && Nullo.Disk.db !== self.db && !Nullo.Disk.anew;"),
         "the page to connect anew")
    wait(browser.is_stored, "all of it to be stored again")
    browser.driver.refresh()
    browser.wait_until_up()
    wait(lambda: browser.words() == before, f"'{before}', not '{browser.words()}'")


def check_a_lost_context_comes_back(place):
    browser = table_of_tetka(place)
    browser.run("self.lose = Nullo.Page.canvas.getContext('webgl2').getExtension('WEBGL_lose_context');"
                "self.lose.loseContext();")
    wait(lambda: not browser.run("return Nullo.Page.up;"), "the context to be lost")
    browser.run("self.lose.restoreContext();")
    wait(lambda: browser.run("return Nullo.Page.up;"), "the context to come back")
    browser.tap_and_see("seat/1")
    assert "Trick 2 of 13" in browser.words(), browser.words()
    colours = browser.run("""
        const c = Nullo.Page.canvas, gl = c.getContext('webgl2'), all = new Uint8Array(4 * c.width * 40);
        Nullo.Page.call('present');
        gl.readPixels(0, c.height / 2, c.width, 40, gl.RGBA, gl.UNSIGNED_BYTE, all);
        return new Set(new Uint32Array(all.buffer)).size;""")
    assert colours > 5, f"the table is not drawn: {colours} colours"
