"""The web app as a club's hub serves it: browsers that share their sessions, and a phone that is let in to enter what a
window on the desktop shows."""

import contextlib
import pathlib
import re
import socket
import sqlite3
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "window"))
import desk
from browser import wait
from hands import new_session
from live import Host, a_host
from running_hub import RunningHub


def start_hub(place, port=0):
    """One that serves the page."""
    return RunningHub([place.nullo], "--name", "Friday club", "--web", str(place.site), store=str(place.folder / "hub.db"),
                      port=port)


@contextlib.contextmanager
def a_hub(place):
    hub = start_hub(place)
    try:
        assert "Any browser that opens this address has the whole program" in hub.said, hub.said
        yield hub
    finally:
        hub.end()


def address_of(hub):
    return f"http://{hub.place}/"


def pair(place, database, hub, code, name):
    """Takes a desktop's database into the club."""
    subprocess.run([place.nullo, "--db", str(database), "pair", hub.place, code, "--name", name], check=True,
                   stdout=subprocess.DEVNULL)


def join(browser, hub):
    browser.tap("start/settings")
    browser.wait_for_page("settings")
    browser.scroll_to("club/code")
    assert "club/address" not in browser.targets(), "the page knows where its hub is"
    browser.tap("club/code")
    browser.type(hub.invite())
    browser.scroll_to("club/join")
    browser.tap("club/join")
    browser.scroll_to("club/leave")
    browser.run("history.back();")
    browser.wait_for_page("start")


def check_two_browsers_have_the_same_sessions(place):
    with a_hub(place) as hub:
        one, other = (place.browser(name, address=address_of(hub)) for name in ("one", "other"))
        for browser in (one, other):
            browser.open()
            join(browser, hub)
        new_session(one, "hearts")
        one.tap_and_see("seat/1")
        assert "Trick 2 of 13" in one.words(), one.words()
        other.tap("start/resume")
        wait(lambda: "Trick 2 of 13" in other.words(), lambda: f"the other's trick, not '{other.words()}'")
        other.tap_and_see("seat/2")
        wait(lambda: "Trick 3 of 13" in one.words(), lambda: f"what the other entered, not '{one.words()}'")
        assert hub.call("devices").count("browser") == 2, hub.call("devices")


def check_a_phone_is_let_into_the_club(place):
    """By the pattern on the page with the devices, which then shows it."""
    with a_hub(place) as hub, desk.display() as display:
        pair(place, place.folder / "nullo.db", hub, hub.code, "Laptop")
        with contextlib.closing(Host(place, display)) as host:
            host.window.click("back")
            host.window.wait_for("start/settings")
            host.window.click("start/settings")
            host.window.wait_for("club/devices")
            host.window.click("club/devices")
            host.window.wait_for("devices/invite")
            host.window.key("i")
            host.window.wait_for("devices/list")
            link = host.read_pattern()
            assert re.fullmatch(re.escape(address_of(hub)) + "#enter=[0-9a-z]{8}", link), link
            phone = place.browser("phone", address=link)
            phone.open()
            host.window.wait_for("devices/revoke/2")
            phone.tap("start/resume")
            phone.wait_for_page("table")
            host.window.click("devices/revoke/2")
            host.window.wait_for("dialog/yes")
            host.window.key("Return")
            host.window.wait_while("devices/revoke/2")
            assert re.search("Linux browser .* revoked", hub.call("devices")), hub.call("devices")


def check_a_page_that_no_hub_serves_offers_none(place):
    browser = place.browser()
    browser.open()
    browser.tap("start/settings")
    browser.wait_for_page("settings")
    browser.scroll_to("import")
    assert not [name for name in browser.targets() if name.startswith("club/")], browser.targets()


def phone_enters(place, host, link, name):
    """A phone that was pointed at the pattern has the pen, until somebody enters on the desktop, which is called `name`."""
    phone = place.browser("phone", address=link)
    phone.open()
    phone.wait_for_page("table")
    wait(lambda: "Trick 1 of 11" in phone.words(), lambda: f"the table, not '{phone.words()}'")
    assert "#" not in phone.run("return location.href;"), "the code stays in the address"
    phone.tap_and_see("seat/1")
    assert "Trick 2 of 11" in phone.words(), phone.words()
    host.back_to_table()
    # The desktop asks before it takes over again.
    ask_to_enter(host)
    host.window.key("Return")
    host.window.wait_while("dialog/yes")
    wait(lambda: f"{name} keeps score now" in " ".join(phone.texts()), lambda: f"who enters, in {phone.texts()}")
    host.window.key("2")
    wait(lambda: "Trick 3 of 11" in phone.words(), lambda: f"the desktop's trick, not '{phone.words()}'")


def check_a_phone_is_let_in_to_enter(place):
    with a_hub(place) as hub, desk.display() as display:
        pair(place, place.folder / "nullo.db", hub, hub.invite(), "Laptop")
        with contextlib.closing(Host(place, display)) as host:
            look = host.show()
            host.window.key("i")
            host.window.wait_for("phones/look")
            link = host.read_pattern(but=look)
            assert link.startswith(address_of(hub) + "#enter="), link
            phone_enters(place, host, link, "Laptop")


def check_a_phone_enters_where_nothing_was_set_up(place):
    """The window itself is the hub, from the moment on at which somebody wants that."""
    with a_host(place) as host:
        look = host.show()
        host.window.key("i")
        host.window.wait_for("dialog/yes")
        host.window.key("Return")
        host.window.wait_for("phones/look")
        link = host.read_pattern(but=look)
        assert re.match(r"http://127\.0\.0\.1:\d+/#enter=[0-9a-z]{8}&session=", link), link
        phone_enters(place, host, link, socket.gethostname())


def ask_to_enter(host):
    """A key that enters something on the desktop, once that has heard that another device enters."""
    def pen():
        with contextlib.closing(sqlite3.connect(f"file:{host.window.database}?mode=ro", uri=True)) as database:
            return database.execute("SELECT pen FROM shared WHERE pen <> ''").fetchone()

    wait(pen, "the desktop to hear who enters")
    host.window.key("2")
    host.window.wait_for("dialog/yes")
