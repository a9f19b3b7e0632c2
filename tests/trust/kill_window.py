"""Kills the real window in the middle of play, again and again, and looks what is left.

Keys are pressed one after another, and SIGKILL comes after any number of frames. Everything that a drawn frame showed
must be stored, at most the keys that no frame has shown yet may be missing, `nullo verify` must find nothing, and the
next start must go on where the table was. Five times; 200 times with NULLO_TRUST=full in the environment.
"""

import os
import pathlib
import random
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "window"))
import desk

PLAYERS = ["Anna", "Boris", "Clara", "Dmitri"]
FULL = os.environ.get("NULLO_TRUST") == "full"
KILLS = 200 if FULL else 5
MOST_KEYS = 24
TRICKS = 13
QUESTIONS = 7  # after the tricks: a captor for each of five cards, and a tie


def tricks_shown(rects):
    """How many tricks of the hand a frame shows as entered; all of them once the hand is over."""
    if "accept" in rects:
        return TRICKS
    return sum(1 for trick in range(1, TRICKS + 1) if f"trick/{trick}" in rects and rects[f"trick/{trick}"][4])


def takes_keys(rects):
    """Whether the hand over page, where it is on the screen, has been there long enough."""
    return "accept" not in rects or rects["accept"][4]


class Shown:
    """What the drawn frames have shown: the number of hands begun, and of tricks in the last one."""

    def __init__(self, hands):
        self.hands = hands
        self.tricks = 0
        self.bum = False

    def frame(self, rects):
        tricks = tricks_shown(rects)
        asks_bum = any(name.startswith("pick/") for name in rects)
        if asks_bum and self.bum:  # the next hand has been dealt
            self.hands += 1
            self.tricks = 0
        self.bum = not asks_bum
        if not asks_bum:
            self.tricks = max(self.tricks, tricks)

    def state(self):
        return self.hands, self.bum, self.tricks


def stored(nullo, database):
    document = desk.exported(nullo, database)
    hands = document["hands"]
    return len(hands), "bum_card" in hands[-1], len(hands[-1].get("tricks", [])), document


def keys_for(chance, begun, tricks, over):
    """Keys of somebody who enters a hand: the bum card if it is missing, who won each trick, who captured the five cards
    and the most of the bum suit, Enter; then the next hand. What the table has not asked for means nothing."""
    def seats(count):
        return [chance.choice("1234") for _ in range(count)]

    keys = [] if begun else ["7", "c"]
    keys += [] if over else seats(TRICKS - tricks + QUESTIONS)
    return (keys + ["Return"] * 2 + ["7", "c"] + seats(TRICKS))[:MOST_KEYS]


class Watched(desk.Window):
    """Keeps every frame's rectangles, also of those that come while nobody waits."""

    def __init__(self, *arguments):
        self.all_rects = []
        super().__init__(*arguments)

    def _read(self):
        fresh, last = {}, {}
        for line in self.process.stderr:
            words = line.split()
            if words[:2] == ["nullo", "rects"]:
                fresh = {}
            elif words[:2] == ["nullo", "rect"]:
                fresh[words[7]] = (*map(int, words[2:6]), words[6] == "on")
            elif words[:2] == ["nullo", "frame"]:
                with self.changed:
                    if fresh:
                        last, fresh = fresh, {}
                    self.rects = last
                    self.all_rects.append(last)
                    self.frames.append(float(words[2]))
                    self.changed.notify_all()
            else:
                self.other.append(line.rstrip())


def kill_once(arguments, screen, database, chance, number):
    hands, begun, tricks, before = stored(arguments.nullo, database)
    window = Watched(arguments.nullo, database, screen)
    # A page takes neither keys nor taps in its first moment, and shows its targets as such.
    wanted = tricks if begun else 0
    window.wait(lambda: "undo" in window.rects and tricks_shown(window.rects) == wanted and takes_keys(window.rects),
                f"start {number}: a table with {wanted} tricks")
    window.wait(window._is_focused, "the focus")
    window.has_focus = True
    seen = len(window.frames)
    keys = keys_for(chance, begun, tricks, "accept" in window.rects)
    typing = subprocess.Popen(["xdotool", "key", "--delay", "12", *keys], env=window._environment())
    frames = chance.randrange(len(keys) + 1)
    window.wait(lambda: len(window.frames) >= seen + frames or typing.poll() is not None, "frames")
    for _ in range(chance.randrange(30000)):  # anywhere within a frame
        pass
    window.kill()
    window.reader.join(desk.PATIENCE)
    typing.wait()

    shown = Shown(hands)
    for rects in window.all_rects:
        shown.frame(rects)
    left = stored(arguments.nullo, database)
    if left[:3] < shown.state():
        raise AssertionError(f"kill {number}: the frames showed {shown.state()}, stored is {left[:3]}")
    earlier = before["hands"][:hands - 1]
    desk.expect(left[3]["hands"][:hands - 1], earlier, f"kill {number}: hands from before")
    verify = subprocess.run([arguments.nullo, "--db", str(database), "verify"], stdout=subprocess.DEVNULL,
                            stderr=subprocess.PIPE, text=True)
    desk.expect((verify.returncode, verify.stderr), (0, ""), f"kill {number}: verify")
    return shown.state() > (hands, begun, tricks)


def play(arguments, screen):
    seed = int(os.environ.get("NULLO_TRUST_SEED", random.SystemRandom().randrange(1 << 30)))
    print(f"seed {seed}; NULLO_TRUST_SEED repeats it")
    chance = random.Random(seed)
    database = session(arguments, screen, 0)
    with_taps = 0
    for number in range(1, KILLS + 1):
        with_taps += kill_once(arguments, screen, database, chance, number)
        if len(desk.exported(arguments.nullo, database)["hands"]) >= 4:  # before the game is over
            database = session(arguments, screen, number)
    print(f"trust: SIGKILL to the window: {KILLS} kills, {KILLS} survived, {with_taps} after frames that showed new taps")
    assert with_taps * 2 > KILLS, "too few kills came in the middle of play"


def session(arguments, screen, number):
    """A database with a session of Tëtka whose first hand has begun."""
    database = pathlib.Path(f"table-{number}.db")
    window = desk.Window(arguments.nullo, database, screen)
    desk.start_session(window, "tetka", PLAYERS, "pick/7C")
    window.key("7", "c")
    window.wait_taps(1)
    desk.expect(window.close(), 0, "exit code")
    return database


if __name__ == "__main__":
    desk.run(play)
