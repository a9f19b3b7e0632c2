"""What a desktop does with the program: a file that is opened, the window's class and icon, its size and place."""

import json
import os
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import desk


def asked(screen, *words):
    return subprocess.run([*map(str, words)], env=dict(os.environ, DISPLAY=screen.name), text=True, check=True,
                          stdout=subprocess.PIPE).stdout


def geometry(screen, window):
    """x, y, width and height, as X has them."""
    said = asked(screen, "xdotool", "getwindowgeometry", "--shell", window._window())
    values = dict(line.split("=") for line in said.split())
    return [int(values[name]) for name in ("X", "Y", "WIDTH", "HEIGHT")]


def is_shown(screen, window):
    window.wait(window._window, "its window on the screen")
    return geometry(screen, window)


def open_a_file(nullo, screen, golden):
    """A double click: the file is looked at, and imported when somebody says so."""
    file = pathlib.Path("evening.nullo.json")
    file.write_bytes(golden.read_bytes())
    window = desk.Window(nullo, "opened.db", screen, files=[str(file)])
    window.wait_for("import", "cancel")
    screen.picture("preview.png")
    desk.hold_full("preview.png", desk.LEAST_COLOURS)
    window.key("Return")
    window.wait_while("cancel")
    window.wait_for("export", "copy")
    assert window.close() == 0
    desk.expect(desk.exported(nullo, "opened.db")["hands"], json.loads(golden.read_text())["hands"], "what was imported")


def open_several_and_leave(nullo, screen, golden):
    """Two files, one of which is none of ours. Nothing is imported unasked."""
    pathlib.Path("one.json").write_bytes(golden.read_bytes())
    pathlib.Path("other.nullo.json").write_text('{"name": "something else"}')
    window = desk.Window(nullo, "left.db", screen, files=["one.json", "other.nullo.json"])
    window.wait_for("import", "cancel")
    window.key("Escape")
    window.wait_while("cancel")
    assert window.close() == 0
    said = subprocess.run([nullo, "--db", "left.db", "export"], stdout=subprocess.PIPE, check=True).stdout
    assert said == b"", "nothing was imported"


def is_known_to_the_desktop(nullo, screen):
    window = desk.Window(nullo, "known.db", screen)
    is_shown(screen, window)
    said = asked(screen, "xprop", "-id", window._window(), "WM_CLASS", "_NET_WM_ICON")
    assert 'WM_CLASS(STRING) = "nullo", "nullo"' in said, said
    for size in (16, 32, 48, 128):
        assert f"Icon ({size} x {size})" in said, said[:200]
    assert window.close() == 0


def opens_where_it_was(nullo, screen):
    window = desk.Window(nullo, "place.db", screen)
    is_shown(screen, window)
    frames = len(window.frames)
    asked(screen, "xdotool", "windowmove", "--sync", window._window(), 61, 47, "windowsize", "--sync", window._window(), 1003, 702)
    window.wait_frame(frames)
    assert window.close() == 0
    window = desk.Window(nullo, "place.db", screen)
    desk.expect(is_shown(screen, window), [61, 47, 1003, 702], "the place of the next window")
    window.wait(lambda: max(rect[2] for rect in window.rects.values()) <= 1003, "what fits into it")
    assert window.close() == 0


def opens_on_a_smaller_screen(nullo):
    with desk.display(800, 600) as screen:
        window = desk.Window(nullo, "place.db", screen)
        desk.expect(is_shown(screen, window), [0, 0, 800, 600], "a place that can be seen")
        assert window.close() == 0
    with desk.display(1280, 800) as screen:
        window = desk.Window(nullo, "place.db", screen)
        desk.expect(is_shown(screen, window)[2:], [800, 600], "the size of the next window")
        assert window.close() == 0


def main():
    arguments = desk.arguments("import", "identify", "xprop")
    golden = pathlib.Path(arguments.source) / "tests/golden/tetka/one_orbit.json"
    with desk.display(1280, 800) as screen:
        open_a_file(arguments.nullo, screen, golden)
        open_several_and_leave(arguments.nullo, screen, golden)
        is_known_to_the_desktop(arguments.nullo, screen)
        opens_where_it_was(arguments.nullo, screen)
    opens_on_a_smaller_screen(arguments.nullo)


if __name__ == "__main__":
    main()
