"""Two tabs of one browser: the first writes; the second says so, reads along, and writes once the first is closed."""

from browser import wait
from hands import table_of_tetka


def check_the_second_reads_along(place):
    browser = table_of_tetka(place)
    first = browser.driver.current_window_handle
    browser.driver.switch_to.new_window("tab")
    browser.resize(browser.size)
    second = browser.driver.current_window_handle
    browser.open()
    assert not browser.run("return Nullo.Disk.writes;"), "both tabs write"
    wait(lambda: "already open" in browser.words(), f"the notice, in '{browser.words()}'")
    browser.driver.switch_to.window(first)
    browser.tap_and_see("seat/1")
    assert "Trick 2 of 13" in browser.words(), browser.words()
    browser.driver.switch_to.window(second)
    wait(lambda: "Trick 2 of 13" in browser.words(), f"the second tab to follow, not '{browser.words()}'")
    browser.driver.switch_to.window(first)
    browser.driver.close()
    browser.driver.switch_to.window(second)
    wait(lambda: browser.run("return Nullo.Disk.writes;"), "the second tab to write")
    wait(lambda: "already open" not in browser.words(), "the notice to go")
    browser.tap_and_see("seat/2")
    assert "Trick 3 of 13" in browser.words(), browser.words()
    browser.driver.refresh()
    browser.wait_until_up()
    wait(lambda: "Trick 3 of 13" in browser.words(), "what the second tab stored")
