"""What a screen reader finds: a named button for each thing that can be tapped, the title of the page, what opens."""

import json

from browser import wait
from hands import new_session, table_of_tetka


def wanted(browser):
    return {(each["label"], each["on"]) for each in json.loads(browser.run("return Nullo.Page.text('targets');"))}


def heard(browser):
    """Names of the buttons in the browser's accessibility tree, and whether each can be pressed."""
    nodes = browser.command("Accessibility.getFullAXTree")["nodes"]

    def is_off(node):
        return any(each["name"] == "disabled" and each["value"].get("value") for each in node.get("properties", []))

    return {(node["name"]["value"], not is_off(node)) for node in nodes
            if not node["ignored"] and node["role"]["value"] in ("button", "ToggleButton") and "name" in node}


def all_is_heard(browser):
    wait(lambda: browser.targets() and wanted(browser) <= heard(browser),
         lambda: f"on '{browser.page()}' buttons for {sorted(wanted(browser) - heard(browser))}")


def press(browser, label):
    """As a screen reader presses it."""
    wait(lambda: browser.run("""
        const found = [...document.querySelectorAll('#buttons button')]
          .find((each) => each.getAttribute('aria-label') === arguments[0] && !each.hasAttribute('aria-disabled'));
        if (found) found.click();
        return Boolean(found);""", label), f"a button '{label}'")


def check_every_target_of_every_page_is_a_named_button(place):
    browser = place.browser()
    browser.command("Accessibility.enable")
    browser.open()
    all_is_heard(browser)
    for name, page in (("start/settings", "settings"), ("start/past", "past sessions"), ("start/help", "help"),
                       ("start/players", "people")):
        if name not in browser.targets():
            continue
        browser.tap(name)
        browser.wait_for_page(page)
        all_is_heard(browser)
        browser.tap("back")
        browser.wait_for_page("start")
    browser.tap("start/new")
    browser.wait_for_page("new session")
    all_is_heard(browser)
    browser.tap("back")
    browser.wait_for_page("start")
    new_session(browser, "tetka")
    all_is_heard(browser)
    browser.tap_and_see("pick/7C")
    all_is_heard(browser)
    browser.tap("menu")
    browser.wait_for_target("menu/note")
    all_is_heard(browser)


def check_a_hand_is_entered_by_pressing_buttons(place):
    browser = table_of_tetka(place)
    press(browser, "Q♠, queen, 1")
    wait(browser.is_stored, "the disk")
    press(browser, "0 Anna")
    wait(lambda: "Trick 2 of 13" in browser.words(), lambda: f"the next trick, not '{browser.words()}'")
    assert browser.driver.title.startswith("Tëtka · hand 1"), browser.driver.title
    browser.wait_for_target("menu")
    press(browser, "Menu")
    wait(lambda: "Tëtka · hand 1" in browser.words(), lambda: f"the menu's title, not '{browser.words()}'")
    press(browser, "Settings size, theme, pack, chips")
    browser.wait_for_page("settings")
    wait(lambda: browser.driver.title == "Settings – Nullo", lambda: f"a title, not '{browser.driver.title}'")


def check_a_name_is_typed_after_its_field_was_pressed(place):
    browser = place.browser()
    browser.open()
    press(browser, "New session")
    browser.wait_for_page("new session")
    press(browser, "Name 1")
    wait(lambda: browser.run("return Nullo.Page.text('field');") == "name/1", "the field")
    browser.type("Zoë")
    wait(lambda: any(label == "Name 1: Zoë" for label, _ in wanted(browser)), "the name")
