"""The page speaks the browser's language or the one that is chosen, loads its words once, and has them without a network."""

import subprocess

import serve
from browser import wait
from phone import is_chosen, settings


def of(browser, language):
    """A browser that asks for this language."""
    agent = browser.run("return navigator.userAgent;")
    browser.command("Network.setUserAgentOverride", userAgent=agent, acceptLanguage=language)
    return browser


def translated(place, language, english):
    """As the desktop's catalog has it: the page has no other one."""
    catalog = place.source / "po" / f"{language}.po"
    found = subprocess.run(["msggrep", "--no-wrap", "--msgid", "--fixed-strings", f"--regexp={english}", catalog],
                           capture_output=True, text=True, check=True).stdout
    lines = found.splitlines()
    return lines[lines.index(f'msgid "{english}"') + 1].removeprefix('msgstr "').removesuffix('"')


def has_text(browser, text):
    return any(text in each for each in browser.texts())


def loaded(browser):
    """The catalogs that the page has asked for."""
    names = browser.run("return performance.getEntriesByType('resource').map((each) => each.name.split('/').pop());")
    return sorted(name for name in names if name.endswith(".mo"))


def check_it_speaks_the_language_of_the_browser(place):
    browser = of(place.browser(), "kk,de-AT;q=0.9,en;q=0.8")
    browser.open()
    wanted = translated(place, "de", "New session")
    wait(lambda: has_text(browser, wanted), lambda: f"“{wanted}”, not {browser.texts()}")
    assert loaded(browser) == ["de.mo"], loaded(browser)
    assert browser.run("return document.documentElement.lang;") == "de"
    assert browser.run("return Nullo.Page.said('Use it here');") == translated(place, "de", "Use it here")


def check_english_loads_no_words(place):
    browser = of(place.browser(), "en-GB,de")
    browser.open()
    assert has_text(browser, "New session"), browser.texts()
    assert loaded(browser) == [], loaded(browser)


def check_the_chosen_language_stays_also_without_a_network(place):
    running = serve.in_background(place.site)
    browser = of(place.browser(address=f"http://127.0.0.1:{running.server_port}/"), "en")
    browser.open()
    browser.wait_for_worker()
    settings(browser)
    browser.scroll_to("language/fr")
    browser.tap("language/fr")
    wanted = translated(place, "fr", "Language")
    wait(lambda: has_text(browser, wanted), lambda: f"“{wanted}”, not {browser.texts()}")
    wait(lambda: is_chosen(browser, "language/fr"), "the choice")
    wait(browser.is_stored, "the disk")
    wait(lambda: browser.run_async("return Boolean(await caches.match('fr.mo'));") is True, "the words to be kept")
    running.shutdown()
    running.server_close()
    browser.driver.refresh()
    browser.wait_until_up()
    wanted = translated(place, "fr", "New session")
    wait(lambda: has_text(browser, wanted), lambda: f"“{wanted}”, not {browser.texts()}; {browser.notices()}")


def check_words_that_do_not_come_are_said_and_asked_for_again(place):
    browser = place.browser()
    browser.before_each_page("""
        self.cut = true;
        const before = self.fetch;
        self.fetch = (what, ...more) =>
            self.cut && `${what}`.endsWith('.mo') ? Promise.reject(new TypeError('cut')) : before(what, ...more);""")
    of(browser, "it").open()
    wait(lambda: "could not be loaded" in browser.notices(), browser.notices)
    assert has_text(browser, "New session"), browser.texts()
    browser.run("self.cut = false; dispatchEvent(new Event('online'));")
    wanted = translated(place, "it", "New session")
    wait(lambda: has_text(browser, wanted), lambda: f"“{wanted}”, not {browser.texts()}")
