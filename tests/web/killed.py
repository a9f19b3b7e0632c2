"""One session on two windows and a phone: somebody enters on any of them, and any of them, or the hub, is killed at any
moment. Nothing that one of them has shown is lost, nothing is there twice, and in the end all have the same."""

import contextlib
import json
import pathlib
import random
import signal
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "window"))
import desk
from browser import database_of, verified, wait
from club import address_of, join, pair, start_hub
from hands import table_of_tetka

MOST = 10  # tricks of the hand, of which the last ones ask for more than a winner
STEPS = 3  # entries for each kill, about


def winners(document):
    """By the numbers of their seats."""
    return [trick["winner"] + 1 for trick in document["hands"][0].get("tricks", [])]


class Desktop:
    """Nullo in a window of a display of its own."""

    keys = {"undo": "ctrl+z"}

    def __init__(self, place, display, name, hub):
        self.place, self.display = place, display
        self.database = place.folder / f"{name}.db"
        pair(place, self.database, hub, hub.invite(), name)
        self.window = None

    def begin(self):
        self.window = desk.Window(self.place.nullo, self.database, self.display)
        self.window.wait(lambda: self.window.shows("menu") or self.window.shows("start/resume"), "the session")
        if self.window.shows("start/resume"):
            self.window.key("Return")
        self.window.wait_for("menu")

    def tricks(self):
        """Who won those that are stored; each entry of the window is, before it shows."""
        return winners(self.document())

    def asks_for_the_pen(self):
        return self.window.shows("dialog/yes")

    def take_the_pen(self):
        self.window.key("Return")
        self.window.wait_while("dialog/yes")

    def touch(self, what):
        self.window.key(self.keys.get(what, what))

    def kill(self):
        self.window.kill()

    def document(self):
        return desk.exported(self.place.nullo, str(self.database))

    def end(self):
        assert self.window.close() == 0


class Phone:
    """The page of the hub in a browser."""

    def __init__(self, place, hub):
        self.place, self.address = place, address_of(hub)
        self.browser = place.browser("phone", address=self.address)
        table_of_tetka(place, browser=self.browser)
        self.browser.run("history.back();")
        self.browser.wait_for_page("start")
        join(self.browser, hub)
        self.open_session()

    def open_session(self):
        self.browser.tap("start/resume")
        self.browser.wait_for_page("table")

    def begin(self):
        self.browser = self.place.browser("phone", address=self.address)
        self.browser.open()
        if self.browser.page() == "start":
            self.open_session()
        self.browser.wait_for_page("table")

    def tricks(self):
        """Who won those that are shown and stored; nothing while it shows something else than it has."""
        tricks = winners(self.document()) if self.browser.is_stored() else []
        return tricks if f"Trick {len(tricks) + 1} of 13" in self.browser.words() else None

    def asks_for_the_pen(self):
        return "dialog/yes" in self.browser.targets()

    def take_the_pen(self):
        self.browser.tap("dialog/yes")
        wait(lambda: (shown := self.browser.targets()) and "dialog/yes" not in shown, "the question to go")

    def touch(self, what):
        self.browser.tap(what if what == "undo" else f"seat/{what}")

    def kill(self):
        self.browser.kill()

    def document(self):
        return desk.exported(self.place.nullo, str(database_of(self.browser, self.place.folder / "phone.db")))

    def end(self):
        verified(self.place, self.place.folder / "phone.db")


class Table:
    """The devices, the hub between them, and the tricks that were entered."""

    def __init__(self, place, displays, chance):
        self.place, self.chance = place, chance
        self.hub = start_hub(place)
        self.port = self.hub.port
        self.devices = {name: Desktop(place, display, name, self.hub) for name, display in zip(("laptop", "tablet"), displays)}
        self.devices["phone"] = Phone(place, self.hub)
        for name in ("laptop", "tablet"):
            self.devices[name].begin()
        self.tricks = []
        self.last = self.devices["phone"]  # who has entered something last
        self.in_a_row = 0  # entries of theirs that are not undone: those of others are not theirs to undo one by one
        self.entries = 0
        self.hub_misses = 0  # entries still to be made until the hub is there again
        self.alive = []  # who is killed next, from the back

    def name_of(self, device):
        return next(name for name, each in self.devices.items() if each is device)

    def wait_for(self, device, *states):
        wait(lambda: device.tricks() in states, lambda: f"{states}, not {device.tricks()}, on the {self.name_of(device)}")

    def step(self):
        """Somebody enters something: on any device, or without a hub on the one that has all that was entered."""
        if self.hub_misses:
            self.hub_misses -= 1
            if not self.hub_misses:
                self.hub = start_hub(self.place, self.port)
        may_undo = self.in_a_row > 0 and not self.hub_misses
        if len(self.tricks) == MOST or (may_undo and self.chance.random() < 0.3):
            # What only one of them has ever had, and has no more, another one could not know of.
            for device in self.devices.values() if may_undo else ():
                self.wait_for(device, self.tricks)
            if may_undo:
                self.enter("undo", self.tricks[:-1])
            return
        if not self.hub_misses and self.chance.random() < 0.5:
            device = self.chance.choice(list(self.devices.values()))
            if device is not self.last:
                self.last, self.in_a_row = device, 0
        self.wait_for(self.last, self.tricks)
        winner = 1 + self.entries % 4  # never the same twice: a second tap at once means nothing
        self.enter(str(winner), [*self.tricks, winner])

    def enter(self, what, after):
        self.entries += 1
        device = self.last
        if self.chance.random() < 0.2:
            # Killed in the middle of it: it may be there afterwards or not, and nothing else.
            device.touch(what)
            device.kill()
            device.begin()
            self.wait_for(device, self.tricks, after)
            after = device.tricks()
        else:
            device.touch(what)
            self.wait_until_entered(device, what, after)
        self.in_a_row += len(after) - len(self.tricks)
        self.tricks = after

    def wait_until_entered(self, device, what, after):
        while True:
            wait(lambda: device.tricks() == after or device.asks_for_the_pen(),
                 lambda: f"{after} or a question, not {device.tricks()}, on the {self.name_of(device)} after {what}")
            if device.tricks() == after:
                return
            device.take_the_pen()
            device.touch(what)

    def kill(self):
        """Each of them once before one of them again."""
        if not self.alive:
            self.alive = [*self.devices, "hub"]
            self.chance.shuffle(self.alive)
        victim = self.alive.pop()
        if victim != "hub":
            self.devices[victim].kill()
            self.devices[victim].begin()
        elif not self.hub_misses:
            self.hub.end(signal.SIGKILL)
            self.hub_misses = self.chance.randrange(1, 4)
        return victim

    def settle(self):
        if self.hub_misses:
            self.hub = start_hub(self.place, self.port)
        for device in self.devices.values():
            self.wait_for(device, self.tricks)
        documents = [json.dumps(device.document(), sort_keys=True) for device in self.devices.values()]
        assert len(set(documents)) == 1, documents
        said = self.hub.call("status")
        for device in self.devices.values():
            device.end()
        self.hub.end()
        return said

    def stop(self):
        """Whatever still runs."""
        windows = [device.window for device in self.devices.values() if isinstance(device, Desktop) and device.window]
        for process in (self.hub.process, *(window.process for window in windows)):
            process.kill()
            process.wait()


def check_two_windows_and_a_phone_are_killed(place):
    chance = random.Random(38)
    with contextlib.ExitStack() as stack:
        table = Table(place, [stack.enter_context(desk.display()) for _ in range(2)], chance)
        stack.callback(table.stop)
        killed = []
        for _ in range(place.kills):
            for _ in range(chance.randrange(1, 2 * STEPS)):
                table.step()
            killed.append(table.kill())
        print(f"  killed: {', '.join(killed)}; {table.entries} entries\n  {table.settle()}")
