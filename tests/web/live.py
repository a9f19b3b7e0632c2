"""The table on everybody's phone: a real window on the desktop, and a browser that found it by the pattern on its
screen."""

import contextlib
import json
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "window"))
import desk
from browser import LYING, UPRIGHT, wait

AT = "127.0.0.1"


class Host:
    """The desktop's window with a session at the table, shown on phones."""

    def __init__(self, place, display):
        self.place = place
        self.display = display
        session = {"format": "nullo.session", "version": 1, "game": "reversis",
                   "players": ["Anna", "Boris", "Clara", "<b>Dora</b>"], "hands": []}
        document = place.folder / "session.json"
        document.write_text(json.dumps(session), encoding="utf-8")
        database = place.folder / "nullo.db"
        subprocess.run([place.nullo, "--db", str(database), "import", str(document)], check=True,
                       stdout=subprocess.DEVNULL)
        self.window = desk.Window(place.nullo, database, display, more={"NULLO_PHONES": AT})
        if self.window.shows("start/resume"):
            self.window.key("Return")
        self.window.wait_for("menu")

    def show(self):
        """Shows the pattern, and reads it as a phone's camera does."""
        self.window.key("F9")
        self.window.wait_for("phones/off")
        return self.read_pattern()

    def read_pattern(self, but=None):
        """What the pattern on the screen says, once it is something else than `but`."""
        picture = self.place.folder / "screen.png"

        def link():
            self.display.picture(picture)
            read = subprocess.run(["zbarimg", "--quiet", "--raw", str(picture)], text=True, capture_output=True).stdout.strip()
            return read if read != but else None

        return wait(link, "the pattern to be read")

    def back_to_table(self):
        self.window.key("Escape")
        self.window.wait_while("phones/off")

    def close(self):
        self.window.process.kill()
        self.window.process.wait()


@contextlib.contextmanager
def a_host(place):
    with desk.display() as display, contextlib.closing(Host(place, display)) as host:
        yield host


class Phone:
    """A phone's browser on the live page."""

    def __init__(self, place, link, profile="phone", **values):
        self.browser = place.browser(profile, address=link, **values)
        self.browser.driver.get(link)

    def text(self, selector="body"):
        return self.browser.run("return document.querySelector(arguments[0])?.innerText ?? '';", selector)

    def shows(self, text, selector="body"):
        wait(lambda: text in self.text(selector), lambda: f"{text!r} in {self.text(selector)!r}")

    def is_shown(self, selector):
        return self.browser.run("return document.querySelector(arguments[0]).checkVisibility();", selector)


@contextlib.contextmanager
def a_table_on_a_phone(place):
    """A host whose pattern is on its screen, and a phone that has read it."""
    with a_host(place) as host:
        phone = Phone(place, host.show())
        phone.shows("Reversis · hand 1")
        yield host, phone


def totals(phone):
    return phone.browser.run("return [...document.querySelectorAll('#standing tr')].map((row) =>"
                             " [row.querySelector('th').firstChild.data, row.querySelector('.total').firstChild.data]);")


def check_a_phone_follows_each_tap(place):
    with a_table_on_a_phone(place) as (host, phone):
        host.back_to_table()
        phone.shows("Trick 1 of 11", "#question")
        host.window.key("1")
        phone.shows("Trick 2 of 11", "#question")
        host.window.key("ctrl+z")
        phone.shows("Trick 1 of 11", "#question")
        names = dict(totals(phone))
        assert set(names) == {"Anna", "Boris", "Clara", "<b>Dora</b>"}, names
        assert phone.browser.run("return document.querySelector('b b, th b') === null;"), "a name became HTML"
        for size in (UPRIGHT, LYING):
            phone.browser.resize(size, 2)
            across = phone.browser.run("return [document.documentElement.scrollWidth, innerWidth];")
            assert across[0] <= across[1], across


def check_each_person_sees_what_they_pay(place):
    with a_table_on_a_phone(place) as (host, phone):
        host.back_to_table()
        phone.shows("To pay now")
        phone.shows("Anna pays", "#due")
        phone.browser.run("[...document.querySelectorAll('#names button')].find((b) => b.innerText === 'Anna').click();")
        phone.shows("You pay", "#due")
        assert "Anna pays" not in phone.text("#due")
        phone.browser.run("location.reload();")
        phone.shows("You pay", "#due")  # it is remembered


def check_it_is_heard_what_changes(place):
    with a_table_on_a_phone(place) as (host, phone):
        host.back_to_table()
        phone.shows("Trick 1 of 11", "#news")
        host.window.key("1")
        phone.shows("Trick 2 of 11", "#news")
        assert phone.browser.run("return document.getElementById('news').getAttribute('aria-live');") == "polite"
        kinds = {node["role"]["value"] for node in phone.browser.command("Accessibility.getFullAXTree")["nodes"]}
        assert {"heading", "table", "button"} <= kinds, kinds


def check_a_wrong_code_is_asked_for_again(place):
    with a_host(place) as host:
        link = host.show()
        address, code = link.split("#")
        phone = Phone(place, address)
        wait(lambda: phone.is_shown("#code"), "the code to be asked for")
        for said, right in (("00000000", False), (f"{code[:4].upper()} {code[4:]}", True)):
            phone.browser.run("document.getElementById('code').value = arguments[0];"
                              "document.getElementById('ask').requestSubmit();", said)
            if right:
                phone.shows("Reversis · hand 1")
            else:
                wait(lambda: phone.is_shown("#wrong"), "the code to be refused")


def check_it_comes_back_after_the_phone_slept(place):
    with a_table_on_a_phone(place) as (host, phone):
        host.back_to_table()
        phone.shows("Trick 1 of 11", "#question")
        lookers = "Object.defineProperty(document, 'hidden', {value: arguments[0], configurable: true});" \
                  "document.dispatchEvent(new Event('visibilitychange'));"
        phone.browser.run(lookers, True)
        host.window.key("1")
        host.window.key("F9")
        host.window.wait_for("phones/off")
        phone.browser.run(lookers, False)
        phone.shows("Trick 2 of 11", "#question")


def check_when_it_is_switched_off_the_page_says_so(place):
    with a_table_on_a_phone(place) as (host, phone):
        host.window.key("s")
        phone.shows("The table is closed. This is how it stood.")
        phone.shows("Anna", "#standing")


def check_text_of_twice_the_size_is_whole(place):
    with a_table_on_a_phone(place) as (_, phone):
        phone.browser.run("document.documentElement.style.fontSize = '200%'; dispatchEvent(new Event('resize'));")
        across = phone.browser.run("return [document.documentElement.scrollWidth, innerWidth];")
        assert across[0] <= across[1], across


def check_a_browser_without_scripts_sees_the_table(place):
    with a_host(place) as host:
        address, code = host.show().split("/live#")
        host.back_to_table()
        plain = address.replace("//", f"//look:{code}@") + "/plain"
        phone = Phone(place, plain, profile="plain")
        phone.shows("Reversis")
        phone.shows("<b>Dora</b>")
