"""What a phone has besides a screen and a finger: it vibrates, and shares a message."""

import json

from browser import wait
from device import imported, says
from hands import new_session, tell_a_hand_of_hearts


def notes_vibration(browser):
    browser.before_each_page("self.felt = []; navigator.vibrate = (pattern) => felt.push(pattern);")
    return lambda: browser.run("return felt;")


def refuse(browser):
    browser.run("Nullo.Page.key('x', false, false); Nullo.Page.turn(true);")


def settings(browser):
    while browser.page() != "start":
        browser.tap("back")
        wait(browser.targets, "the page below")
    browser.tap("start/settings")
    browser.wait_for_page("settings")


def is_chosen(browser, name):
    return any(each["name"] == name and each["chosen"] for each in json.loads(browser.run("return Nullo.Page.text('targets');")))


def check_it_vibrates_for_a_recorded_hand_and_a_refusal(place):
    browser = place.browser()
    felt = notes_vibration(browser)
    browser.open()
    new_session(browser, "hearts")
    assert felt() == [], felt()
    tell_a_hand_of_hearts(browser)
    wait(lambda: felt() == [40], lambda: f"the recorded hand to be felt, and nothing else: {felt()}")
    refuse(browser)
    wait(lambda: felt() == [40, [30, 60, 30]], lambda: f"the refusal to be felt: {felt()}")
    settings(browser)
    browser.drag_to("vibrate/1")
    browser.tap("vibrate/1")
    wait(lambda: is_chosen(browser, "vibrate/1"), "the choice")
    browser.tap("back")
    browser.wait_for_page("start")
    browser.tap("start/resume")
    browser.wait_for_page("table")
    refuse(browser)
    says(browser, "means nothing here")
    assert len(felt()) == 2, felt()


def check_it_never_vibrates_where_less_is_to_move(place):
    browser = place.browser()
    felt = notes_vibration(browser)
    browser.command("Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": "reduce"}])
    browser.open()
    new_session(browser, "hearts")
    refuse(browser)
    says(browser, "means nothing here")
    assert felt() == [], felt()
    settings(browser)
    browser.drag_to("import")
    assert not any("Vibrate" in text for text in browser.texts()), browser.texts()


def shares_text(place, answer):
    browser = place.browser()
    browser.before_each_page(f"""
        self.shared = [];
        navigator.share = async ({{ text }}) => {{
            shared.push(text);
            {answer}
        }};""")
    imported(place, browser)
    says(browser, "Share as text")
    browser.tap("copy")
    wait(lambda: any("Anna" in text for text in browser.run("return shared;")), "the message in the sheet of sharing")
    return browser


def check_a_message_is_shared_where_the_phone_can(place):
    says(shares_text(place, ""), "Shared: the message")


def check_a_message_that_was_not_shared_is_not_called_shared(place):
    says(shares_text(place, "throw new DOMException('by a person', 'AbortError');"), "Not shared: the message.")


def check_a_message_that_cannot_be_shared_is_copied(place):
    browser = place.browser()
    browser.before_each_page("""
        navigator.share = async () => { throw new DOMException('by the system', 'NotAllowedError'); };
        Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { self.copied = text; } } });""")
    imported(place, browser)
    browser.tap("copy")
    says(browser, "Copied: paste it into a message.")
