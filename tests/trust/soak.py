"""An evening that does not end, in a real window: soak.py --nullo PROGRAM [--taps COUNT]

Sessions of Tëtka are played to their end, hand by hand, by keys and by touch. Between the hands the window changes its
size, the board is opened and closed, and entries are taken back; between the sessions past ones are opened, and the other
pages are looked at. Afterwards:

* the memory is as large as it was after the first sessions (RssAnon; its curve is printed; a short run says nothing),
* as many files are open,
* a window at rest draws no frame and takes no time of the processor.
"""

import argparse
import dataclasses
import pathlib
import random
import sys
import time

HERE = pathlib.Path(__file__).parent
sys.path[:0] = [str(HERE.parent / "window"), str(HERE.parent / "support")]
import desk
import in_scratch
import measured
import test_real_window as real
import xtest

TAPS = 10_000
WARM_UP = 0.2         # part of the taps after which memory no longer grows
GROWTH = 0.03         # part of the memory after the warm-up that the allocator may take more
GROWTH_BYTES = 2**20  # and at least that
SESSION_BYTES = 2048  # a past session that is known to the list of them
LEAST_SESSIONS = 40   # fewer say nothing about memory
LOOKS = 5             # samples that are looked at together
REST_SECONDS = 10
LEAST_SHARE = 0.0005  # of a processor: less is shown as 0.0 %
SEED = 2026
SIZES = ((1280, 800), (1024, 600), (844, 390), (390, 844))
SCREEN = (1280, 844)  # each size fits
HANDS = 4             # of a session: the deal goes round once


@dataclasses.dataclass
class Sample:
    taps: int
    sessions: int
    memory: int         # bytes
    descriptors: list   # what is open


class Player:
    """Whoever keeps the score, and counts the taps."""

    def __init__(self, window, screen):
        self.window = window
        self.input = xtest.Input(screen.name)
        self.taps = 0
        self.rows = window.taps()
        self.size = SIZES[0]
        self.board = False  # it lies over the window, so that nothing is tapped meanwhile
        window.wait(window._is_focused, "the focus")

    # ---- one press, and the frame that shows what it did

    def _after_frame(self, act):
        frames = len(self.window.frames)
        act()
        self.taps += 1
        self.window.wait_frame(frames)

    def key(self, *names):
        for name in names:
            self._after_frame(lambda name=name: self.input.press(name))

    def tap(self, name):
        self.window.wait_for(name)
        x0, y0, x1, y1, _ = self.window.rects[name]
        aside = 9 if self.taps % 2 else -9  # a second tap on one point may be taken for a slip of the finger
        self._after_frame(lambda: self.input.tap((x0 + x1) // 2 + aside, (y0 + y1) // 2))

    def stored(self, rows):
        self.rows += rows
        self.window.wait_taps(self.rows)

    # ---- a session

    def begin(self):
        self.window.wait_for("start/new")
        self.key("n")
        self.window.wait_for("new/start")
        self.key("Return")
        self.window.wait_for("menu", "pick/7C")
        self.rows = self.window.taps()

    def enter_by_keys(self, facts):
        bum = facts["bum"]
        self.key(bum[0].lower(), bum[1].lower())
        self.window.wait_for("seat/1")
        for winner, cards in facts["tricks"]:
            self.key(*(real.card_keys(card, bum) for card in cards), str(winner))
        self.stored(1 + len(facts["tricks"]) + sum(len(cards) for _, cards in facts["tricks"]))

    def enter_by_touch(self, facts):
        names = [f"pick/{facts['bum']}"]
        for winner, cards in facts["tricks"]:
            names += [*(f"card/{card}" for card in cards), f"seat/{winner}"]
        for name in names:
            self.tap(name)
            self.stored(1)

    def hand(self, number):
        """The last of a session by touch."""
        facts = (real.FIRST, real.SECOND)[number % 2]
        self.enter_by_touch(facts) if number == HANDS - 1 else self.enter_by_keys(facts)
        self.take_back()
        self.window.wait_for("accept")
        self.key("Return")
        self.stored(1)

    def take_back(self):
        """The last entry is taken back, and entered again."""
        self.input.press_with_ctrl("z")
        self.stored(-1)
        self.input.press_with_ctrl("y")
        self.stored(1)
        self.taps += 2

    def play_hands(self, chance):
        for number in range(HANDS):
            self.window.wait_for("menu")
            self.before_hand(number, chance)
            self.hand(number)
        self.window.wait_for("rematch")
        self.key("Escape")
        self.window.wait_for("start/new")

    # ---- what happens besides

    def resize(self, size):
        if size == self.size:
            return
        self.size = size
        self.window.resize(*size)
        self.window.wait(lambda: size[0] - 80 < max(rect[2] for rect in self.window.rects.values()) <= size[0],
                         f"the window in {size}")

    def turn_board(self):
        self.board = not self.board
        self.key("F10")
        self.window.wait(self._board_is_right, "the board to come or go")

    def _board_is_right(self):
        return bool(self.window._ask("search", "--onlyvisible", "--name", "^Nullo board$")) == self.board

    def before_hand(self, number, chance):
        self.resize(SIZES[0] if number in (0, HANDS - 1) else chance.choice(SIZES))
        if number in (1, 2):
            self.turn_board()

    def look_around(self):
        """The newest past session and its first hand, people and one of them, settings, help."""
        window = self.window
        self.key("p")
        window.wait_for("search")
        self.key("Return")
        window.wait_for("session/note")
        self.key("Escape")
        window.wait_for("search")
        self.key("Escape")
        window.wait_for("start/players")
        self.key("l")
        window.wait_for("search")
        self.key("Return")
        window.wait_while("search")
        self.key("Escape")
        window.wait_for("search")
        self.key("Escape")
        for key in ("s", "F1"):
            window.wait_for("start/new")
            self.key(key)
            window.wait_while("start/new")
            self.key("Escape")
        window.wait_for("start/new")


def at_rest(window, program, seconds):
    """Part of a processor, and frames, in so many seconds; first it comes to rest."""
    before = -1
    while program.processor() != before:
        before = program.processor()
        time.sleep(0.5)
    frames = len(window.frames)
    time.sleep(seconds)
    return (program.processor() - before) / (seconds * 1e9), len(window.frames) - frames


def judge_memory(samples, taps):
    """After the warm-up, and at the end: the least of some samples each, since the allocator and OpenGL breathe."""
    warm = [sample for sample in samples if sample.taps <= taps * WARM_UP][-LOOKS:]
    end = samples[-LOOKS:]
    before, after = (min(sample.memory for sample in some) for some in (warm, end))
    known = (end[-1].sessions - warm[-1].sessions) * SESSION_BYTES
    allowed = max(before * GROWTH, GROWTH_BYTES) + known
    print(f"memory after the warm-up {before / 2**20:.2f} MB, at the end {after / 2**20:.2f} MB, "
          f"allowed {allowed / 2**20:.2f} MB more")
    assert after - before <= allowed, "the memory grows"


def play(player, program, taps):
    """Plays so many taps. Returns a sample before the first hand, and one after each session."""
    samples = []

    def look(sessions):
        samples.append(Sample(player.taps, sessions, program.memory(), program.descriptors()))
        print(f"{player.taps:10}  {sessions:8}  {samples[-1].memory / 2**20:11.2f}  {len(samples[-1].descriptors):11}",
              flush=True)

    print("      taps  sessions  RssAnon, MB  descriptors")
    chance = random.Random(SEED)
    look(0)
    while player.taps < taps:
        if len(samples) > 1:
            player.begin()
        player.play_hands(chance)
        player.look_around()
        look(len(samples))
    return samples


def soak(nullo, screen, taps, rest):
    window = desk.Window(nullo, pathlib.Path("soak.db"), screen)
    desk.start_session(window, "tetka", real.PLAYERS, "pick/7C")
    player = Player(window, screen)
    program = measured.Running(window.process.pid)
    samples = play(player, program, taps)
    share, frames = at_rest(window, program, rest)
    print(f"{player.taps} taps, {samples[-1].sessions} sessions; at rest for {rest} s: {100 * share:.2f} % of a processor, "
          f"{frames} frames")
    player.input.close()
    desk.expect(window.close(), 0, "exit code at the end")
    desk.expect(frames, 0, "frames of a window at rest")
    assert share < LEAST_SHARE, f"a window at rest takes {100 * share:.2f} % of a processor"
    for sample in samples:
        desk.expect(sample.descriptors, samples[0].descriptors, f"what is open after {sample.taps} taps")
    if samples[-1].sessions >= LEAST_SESSIONS:
        judge_memory(samples, taps)


def main():
    in_scratch.ensure()
    parser = argparse.ArgumentParser()
    parser.add_argument("--nullo", required=True)
    parser.add_argument("--taps", type=int, default=TAPS)
    given = parser.parse_known_args()[0]
    desk.need("Xvfb", "xdotool")
    with desk.display(*SCREEN) as screen:
        soak(given.nullo, screen, given.taps, REST_SECONDS)


if __name__ == "__main__":
    main()
