"""One session of those that soak.py plays, in a real window: as many files are open after it as before, and a window at
rest draws nothing and takes no time of the processor."""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import soak
import desk

TAPS = 100
REST_SECONDS = 2


def main():
    given = desk.arguments("Xvfb", "xdotool")
    with desk.display(*soak.SCREEN) as screen:
        soak.soak(given.nullo, screen, TAPS, REST_SECONDS)


if __name__ == "__main__":
    main()
