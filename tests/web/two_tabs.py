"""Two tabs of one browser: the first writes; the second says so, reads along, and writes once the first is closed. The
board is a tab of its own, which follows and never writes."""

from browser import wait
from hands import new_session, table_of_tetka, tell_a_hand_of_hearts


def check_the_second_reads_along(place):
    browser = table_of_tetka(place)
    first = browser.driver.current_window_handle
    browser.driver.switch_to.new_window("tab")
    browser.resize(browser.size)
    second = browser.driver.current_window_handle
    browser.open()
    assert not browser.run("return Nullo.Disk.writes;"), "both tabs write"
    wait(lambda: "open in another tab" in browser.notices(), f"the notice, in '{browser.notices()}'")
    browser.driver.switch_to.window(first)
    browser.tap_and_see("seat/1")
    assert "Trick 2 of 13" in browser.words(), browser.words()
    browser.driver.switch_to.window(second)
    wait(lambda: "Trick 2 of 13" in browser.words(), f"the second tab to follow, not '{browser.words()}'")
    browser.driver.switch_to.window(first)
    browser.driver.close()
    browser.driver.switch_to.window(second)
    wait(lambda: browser.run("return Nullo.Disk.writes;"), "the second tab to write")
    wait(lambda: "open in another tab" not in browser.notices(), "the notice to go")
    browser.tap_and_see("seat/2")
    assert "Trick 3 of 13" in browser.words(), browser.words()
    browser.driver.refresh()
    browser.wait_until_up()
    wait(lambda: "Trick 3 of 13" in browser.words(), "what the second tab stored")


def open_board(browser):
    """Begins a session and opens the board. Returns the tabs of both; the browser is at the board."""
    browser.open()
    new_session(browser, "hearts")
    return board_of(browser)


def board_of(browser):
    first = browser.driver.current_window_handle
    for kind in ("keyDown", "keyUp"):
        browser.command("Input.dispatchKeyEvent", type=kind, key="F10", code="F10", windowsVirtualKeyCode=121)
    board = wait(lambda: next((each for each in browser.driver.window_handles if each != first), None), "the board's tab")
    browser.driver.switch_to.window(board)
    wait(browser.is_up, "the board")
    return first, board


def check_the_board_has_a_way_out(place):
    browser = place.browser()
    first, board = open_board(browser)
    shows = "return !document.getElementById('leave').hidden;"
    assert browser.run(shows), "nothing says how to leave the board"
    browser.run("Nullo.Page.kLeaveShows = 1; dispatchEvent(new Event('pointermove'));")
    wait(lambda: not browser.run(shows), "the board alone")
    browser.run("Nullo.Page.kLeaveShows = 60000; dispatchEvent(new Event('pointerdown'));")
    assert browser.run(shows), "a tap does not say how to leave the board"
    browser.run("setTimeout(() => document.getElementById('leave').click());")
    wait(lambda: browser.driver.window_handles == [first], "the board's end")
    browser.driver.switch_to.window(first)


def check_the_board_follows_in_a_tab_of_its_own(place):
    browser = place.browser()
    first, board = open_board(browser)
    browser.run("Nullo.Page.wake();")
    wait(lambda: "Dmitri" in browser.texts(), lambda: f"the names on the board, not {browser.texts()}")
    assert not browser.targets(), f"there is something to tap: {browser.targets()}"
    browser.driver.switch_to.window(first)
    tell_a_hand_of_hearts(browser)
    wait(browser.is_stored, "the disk")
    browser.driver.switch_to.window(board)
    wait(lambda: "17" in browser.texts(), lambda: f"the hand on the board, not {browser.texts()}")
    assert browser.run("""
        Element.prototype.requestFullscreen = async function () { self.full = true; };
        Nullo.Page.canvas.click();
        return self.full;"""), "a click does not fill the screen"
    browser.driver.switch_to.window(first)
    browser.driver.close()
    browser.driver.switch_to.window(board)
    assert not browser.run("return Nullo.Disk.writes;"), "the board writes"
