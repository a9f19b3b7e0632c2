"""What a phone's keyboard does to the text fields: text without keys, composed words, corrections, its own height."""

import json

from browser import wait
from hands import enter, field


def typed(browser):
    return browser.run("return document.activeElement.id;") == "typed"


def check_keyboard_comes_with_a_tap(place):
    browser = place.browser()
    browser.open()
    browser.tap("start/new")
    browser.wait_for_page("new session")
    assert not typed(browser), "the keyboard came up by itself"
    browser.tap("name/1")
    wait(lambda: typed(browser), "the keyboard")
    browser.tap("game/hearts")
    browser.tap("name/2")
    wait(lambda: typed(browser) and field(browser) == "name/2", "the keyboard for the second place")


def check_words_grow_as_they_are_composed(place):
    browser = place.browser()
    browser.open()
    browser.tap("start/new")
    browser.wait_for_page("new session")
    browser.tap("name/1")
    wait(lambda: typed(browser), "the keyboard")
    for part in ("Z", "Zo", "Zoe"):
        browser.command("Input.imeSetComposition", text=part, selectionStart=len(part), selectionEnd=len(part))
        wait(lambda: part in shown(browser), f"'{part}' while it is composed, in {shown(browser)}")
    browser.type("Zoë")  # the keyboard's correction takes the word's place
    wait(lambda: "Zoë" in shown(browser), f"the corrected word, in {shown(browser)}")
    enter(browser)
    browser.type("Ян")
    wait(lambda: "Ян" in shown(browser), f"the second name, in {shown(browser)}")


def check_field_stays_above_the_keyboard(place):
    browser = place.browser()
    browser.open()
    browser.tap("start/new")
    browser.wait_for_page("new session")
    browser.tap("name/1")
    for name in ("Anna", "Boris", "Clara"):
        browser.type(name)
        enter(browser)
    wait(lambda: field(browser) == "name/4", "the last place")
    browser.resize((390, 500))  # what the keyboard leaves
    wait(lambda: "name/4" in browser.targets() and browser.targets()["name/4"][1] < 500 - 24,
         "the field above the keyboard")
    wait(lambda: browser.run("return Nullo.Page.canvas.clientHeight;") <= 500, "the canvas to shrink")


def shown(browser):
    return browser.run("return Nullo.Page.text('places');")


def check_no_zoom_and_no_scrolling_of_the_page(place):
    browser = place.browser()
    browser.open()
    for _ in range(2):
        browser.touch_at(195, 700)
        browser.touch_at(195, 700)
    browser.drag((195, 700), (195, 100))
    view = json.loads(browser.run(
        "return JSON.stringify([visualViewport.scale, scrollX, scrollY, visualViewport.offsetTop]);"))
    assert view == [1, 0, 0, 0], view
