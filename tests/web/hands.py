"""A hand each of three games, by touch alone on a phone that stands upright or lies; loading the page again keeps all."""

from browser import LYING, wait

WINNERS = (1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 1, 2, 1)  # never the same twice: a second tap at once means nothing
NAMES = ("Anna", "Boris", "Clara", "Dmitri")


def enter(browser):
    for kind in ("keyDown", "keyUp"):
        browser.command("Input.dispatchKeyEvent", type=kind, key="Enter", code="Enter", windowsVirtualKeyCode=13)


def field(browser):
    return browser.run("return Nullo.Page.text('field');")


def new_session(browser, game):
    """From the start page to the table, with four people."""
    browser.tap("start/new")
    browser.wait_for_page("new session")
    browser.tap(f"game/{game}")
    browser.tap("name/1")
    for number, name in enumerate(NAMES, 1):
        wait(lambda: field(browser) == f"name/{number}", f"the field of place {number}")
        browser.type(name)
        if number < len(NAMES):
            enter(browser)
    browser.tap("new/start")
    browser.wait_for_page("table")


def table_of_tetka(place, **values):
    """A browser at the first trick of Tëtka: the bum card is the 7♣."""
    browser = values.pop("browser", None) or place.browser(**values)
    browser.open()
    new_session(browser, "tetka")
    browser.tap_and_see("pick/7C")
    return browser


def reload_keeps(browser):
    """After loading the page again, the table is as it was."""
    wait(browser.is_stored, "the disk")
    before = browser.words()
    browser.driver.refresh()
    browser.wait_until_up()
    browser.wait_for_page("table")
    wait(lambda: browser.words() == before, f"'{before}' again, and not '{browser.words()}'")


def play_tetka_trick_by_trick(place, **values):
    browser = table_of_tetka(place, **values)
    for trick in range(1, 14):
        assert f"Trick {trick} of 13" in browser.words(), browser.words()
        if trick == 5:
            browser.tap_and_see("card/QS")
            reload_keeps(browser)
        if trick == 8:
            browser.tap_and_see("card/7C")
        if trick == 9:
            for queen in ("card/QC", "card/QD", "card/QH"):
                browser.tap_and_see(queen)
        browser.tap_and_see(f"seat/{WINNERS[trick - 1]}")
    browser.wait_for_page("hand over")
    assert "Hand 1 is over" in browser.words(), browser.words()
    browser.tap_and_see("accept")
    browser.wait_for_page("table")
    assert "Hand 2 of 4" in browser.words(), browser.words()


def tell_a_hand_of_hearts(browser):
    """In sums, and the Q♠ is Boris'."""
    browser.tap_and_see("switch")
    for count in (3, 4, 6):
        browser.tap_and_see(f"count/{count}")
    browser.tap_and_see("ok")  # the rest is Dmitri's
    assert "Q♠" in browser.words(), browser.words()
    browser.tap_and_see("field/captured/QS/2")
    browser.wait_for_page("hand over")
    assert "Boris +17, total 17" in browser.words(), browser.words()
    browser.tap_and_see("accept")
    browser.wait_for_page("table")


def play_hearts_in_sums(place, **values):
    browser = place.browser(**values)
    browser.open()
    new_session(browser, "hearts")
    tell_a_hand_of_hearts(browser)
    reload_keeps(browser)
    assert "17" in " ".join(browser.texts()), browser.texts()


def play_reversis_trick_by_trick(place, **values):
    browser = place.browser(**values)
    browser.open()
    new_session(browser, "reversis")
    for trick in range(1, 12):
        assert f"Trick {trick} of 11" in browser.words(), browser.words()
        browser.tap_and_see(f"seat/{1 + trick % 4}")
    assert browser.page() in ("table", "hand over"), browser.page()
    reload_keeps(browser)


def check_tetka_trick_by_trick(place):
    play_tetka_trick_by_trick(place)


def check_tetka_on_a_phone_that_lies(place):
    play_tetka_trick_by_trick(place, size=LYING)


def check_hearts_in_sums(place):
    play_hearts_in_sums(place)


def check_hearts_on_a_phone_that_lies(place):
    play_hearts_in_sums(place, size=LYING)


def check_reversis_trick_by_trick(place):
    play_reversis_trick_by_trick(place)


def check_reversis_on_a_phone_that_lies(place):
    play_reversis_trick_by_trick(place, size=LYING)
