"""One page has the pen, with the browser's locks and, over plain http, without them. What a page has shown as stored
stays stored, whatever other tabs, the board and the browser do."""

import urllib.parse

from browser import database_of, verified, wait
from hands import WINNERS, table_of_tetka
from two_tabs import board_of


def plain(place, **values):
    """A browser in which the page came over plain http, so that it has no locks."""
    address = f"http://nullo.test:{urllib.parse.urlparse(place.address).port}/"
    rules = ("--host-resolver-rules=MAP nullo.test 127.0.0.1", "--disable-features=HttpsUpgrades",
             "--disable-background-timer-throttling")
    return place.browser(address=address, arguments=rules, **values)


class Tabs:
    """The tabs of a browser by number, from 0."""

    def __init__(self, browser):
        self.browser = browser
        self.all = [browser.driver.current_window_handle]

    def add(self, query=""):
        self.browser.driver.switch_to.new_window("tab")
        self.all.append(self.browser.driver.current_window_handle)
        self.browser.resize(self.browser.size)
        self.browser.driver.get(self.browser.address + query)
        wait(self.browser.is_up, "the tab")
        self.browser.run("Nullo.Page.wake();")

    def go(self, number):
        self.browser.driver.switch_to.window(self.all[number])

    def close(self, number):
        self.go(number)
        self.browser.driver.close()


def writes(browser):
    return browser.run("return Nullo.Disk.writes;")


def says(browser, text):
    wait(lambda: text in browser.notices(), lambda: f"the bar '{text}', not '{browser.notices()}'")


def at_trick(browser, number):
    wait(lambda: f"Trick {number} of 13" in browser.words(),
         lambda: f"trick {number}, not '{browser.words()}', {browser.notices()}")


def use_it_here(browser):
    browser.press("Use it here")
    wait(lambda: writes(browser), lambda: f"the tab to write; it says {browser.notices()}")


def pen_goes_to_and_fro(browser):
    """Two tabs take the pen in turns, and each time the other one becomes a reader that says so and follows."""
    tabs = Tabs(browser)
    tabs.add()
    assert not writes(browser), "both tabs write"
    says(browser, "open in another tab")
    for trick in range(1, 8):
        here = 1 - trick % 2
        tabs.go(here)
        if not writes(browser):
            use_it_here(browser)
        at_trick(browser, trick)
        browser.tap_and_see(f"seat/{WINNERS[trick - 1]}")
        at_trick(browser, trick + 1)
        tabs.go(1 - here)
        says(browser, "in another tab")
        assert not writes(browser), "both tabs write"
        at_trick(browser, trick + 1)
    tabs.go(1)
    says(browser, "used in another tab now")
    browser.tap("seat/4")
    at_trick(browser, 8)
    tabs.close(0)
    tabs.go(1)
    wait(lambda: writes(browser), "the tab that is left to write")
    browser.tap_and_see("seat/4")
    browser.driver.refresh()
    browser.wait_until_up()
    at_trick(browser, 9)


def check_use_it_here(place):
    pen_goes_to_and_fro(table_of_tetka(place))


def check_two_tabs_over_plain_http(place):
    browser = table_of_tetka(place, browser=plain(place))
    assert browser.run("return isSecureContext || !!navigator.locks;") is False, "the address has locks"
    pen_goes_to_and_fro(browser)


def check_a_page_over_plain_http_says_what_it_cannot_do(place):
    browser = plain(place)
    browser.open()
    says(browser, "plain http, so it cannot start without a network")
    table_of_tetka(place, browser=browser)
    says(browser, "plain http, so it cannot start without a network")
    browser.driver.get(place.address)
    browser.wait_until_up()
    assert "http" not in browser.notices(), browser.notices()


FIGHT = """
    Nullo.Page.up = false;  // nothing is drawn, as that takes most of the time
    self.confirmed = [];
    self.fought = 0;
    let losses = 0;
    const { Disk } = Nullo;
    const lose = Disk.lose;
    Disk.lose = function () { losses += this.writes ? 1 : 0; return lose.call(this); };
    const file = Disk.kRoot + '/fight';
    const pause = () => new Promise((done) => { const c = new MessageChannel(); c.port1.onmessage = done; c.port2.postMessage(0); });
    const isStored = () => !Disk.waits() && !Disk.failed && Disk.dirty.size === 0;
    const [name, rounds] = arguments;
    (async () => {
        for (let round = 0; round < rounds; ++round, ++self.fought) {
            while (Disk.turning) await pause();
            // Sometimes without asking, as if the other one were asleep.
            if (!Disk.writes) await (Math.random() < 0.5 ? Disk.takePen() : Disk.inOrder(() => Disk.claim()));
            for (let i = 0; i < 20; ++i) {
                if (!Disk.writes || Disk.turning) break;
                const before = losses;
                const entry = `${name}${round}-${i} `;
                const stream = FS.open(file, 'a');
                FS.write(stream, new TextEncoder().encode(entry), 0, entry.length);
                FS.close(stream);
                Disk.flush();
                while (Disk.writes && !isStored()) await pause();
                if (losses === before && Disk.writes) confirmed.push(entry.trim());
                await pause();
            }
        }
    })();"""


def fight(place, rounds):
    """Two tabs write all the time, and take the pen from each other."""
    browser = plain(place)
    browser.open()
    tabs = Tabs(browser)
    tabs.add()
    for tab, name in enumerate("ab"):
        tabs.go(tab)
        browser.run(FIGHT, name, rounds)
    confirmed = []
    for tab in range(2):
        tabs.go(tab)
        for round in range(0, rounds + 1, 2):
            wait(lambda: browser.run("return fought;") >= round, lambda: browser.run("""
                const { writes, turning, failed, busy, again, dirty, refused } = Nullo.Disk;
                return JSON.stringify({ fought, writes, turning, failed, busy, again, dirty: dirty.size, refused });"""))
        confirmed += browser.run("return confirmed;")
    tabs.close(0)
    tabs.go(1)
    wait(browser.is_stored, "the disk")
    browser.driver.refresh()
    browser.wait_until_up()
    stored = browser.run("return FS.readFile(Nullo.Disk.kRoot + '/fight', { encoding: 'utf8' });").split()
    missing = [each for each in confirmed if each not in set(stored)]
    print(f"  {len(confirmed)} confirmed, {len(missing)} of them missing")
    assert len({each[0] for each in confirmed}) == 2, "only one of them wrote"
    assert len(confirmed) > rounds and not missing, missing[:20]


def check_two_fighting_tabs_lose_nothing(place):
    fight(place, 60)


def clear(browser, place):
    address = browser.address.rstrip("/")
    browser.command("Storage.clearDataForOrigin", origin=address, storageTypes="indexeddb")


def stored_is(browser, trick):
    """In a page that begins now."""
    wait(browser.is_stored, "the disk")
    browser.driver.refresh()
    browser.wait_until_up()
    at_trick(browser, trick)


def cleared_with_others_open(place, browser):
    """A second tab and the board have an old copy when the browser clears its storage; only the first one stores."""
    table_of_tetka(place, browser=browser)
    tabs = Tabs(browser)
    tabs.all = list(board_of(browser))
    tabs.add()
    for other in (1, 2):
        tabs.go(other)
        browser.run("Nullo.Disk.channel.onmessage = null; Nullo.Disk.kRetryAfter = 1;")  # its copy stays old
    tabs.go(0)
    for trick in range(1, 6):
        browser.tap_and_see(f"seat/{WINNERS[trick - 1]}")
    words = browser.words()
    browser.run("self.connect = Nullo.Disk.connect; Nullo.Disk.connect = () => new Promise(() => {});")
    clear(browser, place)
    for other in (1, 2):
        tabs.go(other)
        wait(lambda: not browser.run("return !!Nullo.Disk.db;"), "the tab to see that the storage is gone")
        for act in ("flush", "retry", "begin"):
            browser.run_async("await Nullo.Disk[values[0]]();", act)
        found = browser.run_async("""
            await Nullo.Disk.connect();
            const get = Nullo.Disk.db.transaction('files').objectStore('files').count();
            return await Nullo.Disk.promised(get);""")
        assert found == 0, "a page that only reads has stored its old copy"
    tabs.go(0)
    browser.run("Nullo.Disk.connect = self.connect; Nullo.Disk.busy = false; Nullo.Disk.retry();")
    wait(browser.is_stored, "all of it to be stored again")
    browser.tap_and_see(f"seat/{WINNERS[5]}")
    after = browser.words()
    assert after != words
    for other in (2, 1):
        tabs.close(other)
    tabs.go(0)
    browser.driver.refresh()
    browser.wait_until_up()
    wait(lambda: browser.words() == after, lambda: f"'{after}', not '{browser.words()}'")
    said = verified(place, database_of(browser, place.folder / "copy.db"))
    assert "Tëtka" in said, said


def check_cleared_storage_is_stored_anew_by_the_page_with_the_pen_alone(place):
    cleared_with_others_open(place, place.browser())


def check_cleared_storage_over_plain_http(place):
    cleared_with_others_open(place, plain(place))


def check_data_that_somebody_deletes_are_stored_anew(place):
    """`versionchange`: the page lets go of its connection, and makes a new one."""
    browser = table_of_tetka(place)
    browser.tap_and_see("seat/1")
    browser.run("indexedDB.deleteDatabase('nullo').onsuccess = () => { self.deleted = true; };")
    wait(lambda: browser.run("return self.deleted;"), "the data to be deleted")
    wait(lambda: browser.run("return !!Nullo.Disk.db && !Nullo.Disk.anew;") and browser.is_stored(),
         lambda: f"all of it to be stored again; {browser.notices()}")
    browser.tap_and_see("seat/2")
    stored_is(browser, 3)


def check_data_of_a_page_that_knew_no_pen_are_read(place):
    browser = table_of_tetka(place)
    browser.tap_and_see("seat/1")
    browser.driver.get(browser.address + "manifest.webmanifest")
    browser.run_async("""
        const asked = (request) => new Promise((resolve) => { request.onsuccess = () => resolve(request.result); });
        const names = ['files', 'blocks'];
        const now = await asked(indexedDB.open('nullo'));
        const all = [];
        for (const name of names) {
            const store = now.transaction(name).objectStore(name);
            all.push(await Promise.all([asked(store.getAllKeys()), asked(store.getAll())]));
        }
        now.close();
        await asked(indexedDB.deleteDatabase('nullo'));
        const request = indexedDB.open('nullo', 1);
        request.onupgradeneeded = () => names.forEach((name) => request.result.createObjectStore(name));
        const old = await asked(request);
        const done = old.transaction(names, 'readwrite');
        names.forEach((name, n) => all[n][0].forEach((key, i) => {
            done.objectStore(name).put(key === '' ? { count: all[n][1][i].count } : all[n][1][i], key);
        }));
        await new Promise((resolve) => { done.oncomplete = resolve; });""")
    browser.open()
    at_trick(browser, 2)
    browser.tap_and_see("seat/2")
    stored_is(browser, 3)


def check_a_newer_page_in_another_tab_is_named(place):
    browser = table_of_tetka(place)
    browser.run("indexedDB.open('nullo', 1000).onsuccess = (e) => e.target.result.close();")
    says(browser, "a newer Nullo is open in another tab")


def check_what_is_begun_anew_is_not_put_over_what_was_confirmed(place):
    """The storage was cleared, and another tab has begun anew before the first one could store: both keep what they
    have."""
    browser = table_of_tetka(place)
    browser.tap_and_see("seat/1")
    browser.run("self.connect = Nullo.Disk.connect; Nullo.Disk.connect = () => new Promise(() => {});")
    clear(browser, place)
    wait(lambda: not browser.run("return !!Nullo.Disk.db;"), "the page to see it")
    browser.run_async("""
        await self.connect.call(Nullo.Disk);
        const files = Nullo.Disk.db.transaction('files', 'readwrite').objectStore('files');
        await Nullo.Disk.promised(files.put({ count: 1, writer: 'another' }, ''));
        Nullo.Disk.connect = self.connect; Nullo.Disk.busy = false; Nullo.Disk.retry();""")
    says(browser, "another tab has begun anew")
    at_trick(browser, 2)
    browser.press("Save all data")
    says_given(browser)


def says_given(browser):
    wait(lambda: "Given to the browser as a download: nullo-" in " ".join(browser.texts()) + browser.words(),
         lambda: f"what became of the file, not {browser.words()}; {browser.notices()}")


def check_what_was_read_late_does_not_undo_what_was_entered_since(place):
    """The second tab is still reading when it comes to write."""
    browser = table_of_tetka(place)
    tabs = Tabs(browser)
    tabs.add()
    browser.run("""
        const { read } = Nullo.Disk;
        const gate = new Promise((open) => { self.openGate = open; });
        Nullo.Disk.read = async function (...all) {
            Nullo.Disk.read = read;
            const found = await read.apply(this, all);
            self.waits = true;
            await gate;
            return found;
        };""")
    tabs.go(0)
    browser.tap_and_see("seat/1")
    tabs.go(1)
    wait(lambda: browser.run("return self.waits;"), "the second tab to read")
    tabs.close(0)
    tabs.go(1)
    browser.run("setTimeout(openGate);")
    wait(lambda: writes(browser), "the second tab to write")
    at_trick(browser, 2)
    browser.tap_and_see("seat/2")
    stored_is(browser, 3)


def check_a_tap_that_was_not_stored_is_not_shown(place):
    """Another page takes the pen while a tap is under way: what is stored is shown, and the bar says it."""
    browser = table_of_tetka(place)
    browser.run_async("""
        const files = Nullo.Disk.db.transaction('files', 'readwrite').objectStore('files');
        const top = await Nullo.Disk.promised(files.get(''));
        await Nullo.Disk.promised(files.put({ ...top, writer: 'another' }, ''));""")
    browser.tap("seat/1")
    says(browser, "What you entered last here was not stored.")
    at_trick(browser, 1)
    assert not writes(browser)
    use_it_here(browser)
    at_trick(browser, 1)
    browser.tap_and_see("seat/1")
    stored_is(browser, 2)
