"""What a phone has besides a screen and a finger: it vibrates, shares a message, installs the page; and Back answers no."""

import json

from browser import wait
from device import drop, imported, says
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
    browser.scroll_to("vibrate/1")
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
    browser.scroll_to("import")
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


def tools(browser):
    return browser.run("return document.getElementById('tools').textContent;")


def check_it_is_installed_by_a_button_of_its_own(place):
    browser = place.browser()
    browser.before_each_page("""
        addEventListener('beforeinstallprompt', (offer) => { if (offer.isTrusted) offer.stopImmediatePropagation(); });""")
    browser.open()
    settings(browser)
    assert "Install" not in tools(browser), "nobody has offered it yet"
    browser.run("""
        const offer = new Event('beforeinstallprompt', { cancelable: true });
        offer.prompt = async () => { self.prompted = (self.prompted || 0) + 1; };
        dispatchEvent(offer);
        self.kept = offer.defaultPrevented;""")
    assert browser.run("return kept;"), "the browser shows its own bar"
    browser.press("Install Nullo as an app")
    wait(lambda: browser.run("return self.prompted;") == 1, "the browser's question")
    wait(lambda: "Install" not in tools(browser), "the button to go: the browser can be asked once")


def check_an_iphone_is_told_how_and_an_installed_page_nothing(place):
    browser = place.browser()
    browser.command("Emulation.setUserAgentOverride", userAgent="Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)")
    browser.open()
    settings(browser)
    wait(lambda: "Add to Home Screen" in tools(browser), lambda: f"the two taps, not {tools(browser)}")
    browser.run("navigator.standalone = true; Nullo.Page.showTools();")
    assert "Home Screen" not in tools(browser), tools(browser)


def check_back_answers_no_first(place):
    browser = place.browser()
    browser.open()
    browser.tap("start/settings")
    browser.wait_for_page("settings")
    browser.tap("size/125")
    drop(browser, "evening.db", "SQLite format 3\u0000 of nothing")
    wait(lambda: "Take all data from evening.db?" in browser.notices(), browser.notices)
    browser.run("history.back();")
    wait(lambda: "Take all data" not in browser.notices(), "the question to go")
    assert browser.page() == "settings", browser.page()


def names(browser):
    return browser.run("return Nullo.Page.text('places');")


def check_back_keeps_the_names_of_a_new_session(place):
    browser = place.browser()
    browser.open()
    browser.tap("start/new")
    browser.wait_for_page("new session")
    browser.tap("game/hearts")
    browser.tap("name/1")
    wait(lambda: browser.run("return document.activeElement.id;") == "typed", "the keyboard")
    browser.type("Anna")
    wait(lambda: names(browser).startswith("Anna\n"), "the name")
    browser.run("history.back();")
    browser.wait_for_page("start")
    browser.tap("start/new")
    browser.wait_for_page("new session")
    wait(lambda: names(browser).startswith("Anna\n"), "the name again")
