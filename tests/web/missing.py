"""Browsers that lack something: the page says what, and what to do."""

from browser import wait
from hands import new_session


def check_no_webgl(place):
    browser = place.browser(arguments=("--disable-3d-apis",))
    browser.driver.get(browser.address)
    said = wait(lambda: browser.run("const p = document.getElementById('failed'); return p.hidden ? '' : p.textContent;"),
                "the page to say what it lacks")
    assert "WebGL" in said, said


def check_no_storage(place):
    """As in some private windows: the page works, and says for as long as it is open that nothing is kept."""
    browser = place.browser()
    browser.before_each_page(
        "IDBFactory.prototype.open = () => { throw new DOMException('not in a private window', 'SecurityError'); };")
    browser.open()
    assert "keeps nothing here" in browser.notices(), browser.notices()
    new_session(browser, "tetka")
    browser.tap_and_see("pick/7C")
    assert "Trick 1 of 13" in browser.words(), browser.words()
    assert "keeps nothing here" in browser.notices(), browser.notices()
