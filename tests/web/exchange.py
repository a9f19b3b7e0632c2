"""What goes out of the page and comes in: downloads, files that are picked, and the desktop's database."""

import subprocess

from browser import verified, wait
from hands import WINNERS, new_session


def press(browser, label):
    browser.run("[...document.querySelectorAll('button')].find((b) => b.textContent === arguments[0]).click();", label)


def pick(browser, file):
    browser.run("document.getElementById('picker').hidden = false;")
    browser.driver.find_element("id", "picker").send_keys(str(file))


def check_database_there_and_back(place):
    downloads = place.folder / "downloads"
    downloads.mkdir()
    browser = place.browser(downloads=downloads, touch=False, ratio=1)
    browser.open()
    browser.run("Nullo.Page.touch = false;")
    browser.command("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(downloads))
    # From the desktop into the page.
    desktop = place.folder / "desktop.db"
    document = next(file for file in sorted((place.source / "tests" / "golden" / "hearts").glob("*.json"))
                    if not file.name.endswith(".result.json"))
    subprocess.run([place.nullo, "--db", str(desktop), "import", str(document)], check=True, capture_output=True)
    there = verified(place, desktop)
    click(browser, "start/settings")
    browser.wait_for_page("settings")
    pick(browser, desktop)
    wait(lambda: "Take all data" in notices(browser), "the question")
    press(browser, "Take it")
    wait(lambda: "are here now" in notices(browser), f"the answer, not {notices(browser)}")
    wait(browser.is_stored, "the disk")
    browser.driver.refresh()
    browser.wait_until_up()
    # And out again.
    click(browser, "start/settings")
    browser.wait_for_page("settings")
    press(browser, "Save all data…")
    file = wait(lambda: next(downloads.glob("*.db"), None), "the download")
    assert verified(place, file) == there, "the database has other sessions than the desktop's"


def check_documents_there_and_back(place):
    downloads = place.folder / "downloads"
    downloads.mkdir()
    browser = place.browser(downloads=downloads, touch=False, ratio=1)
    browser.open()
    browser.command("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(downloads))
    document = next(file for file in sorted((place.source / "tests" / "golden" / "tetka").glob("*.json"))
                    if not file.name.endswith(".result.json"))
    click(browser, "start/past")
    browser.wait_for_page("past sessions")
    click(browser, "past/import")
    browser.wait_for_page("import")
    pick(browser, document)
    wait(lambda: any("to import" in text for text in browser.texts()), f"the preview, not {browser.texts()}")
    click(browser, "import")
    browser.wait_for_page("past sessions")
    wait(browser.is_stored, "the disk")


def click(browser, name):
    x, y, _ = browser.wait_for_target(name)
    for kind in ("mouseMoved", "mousePressed", "mouseReleased"):
        browser.command("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)


def notices(browser):
    return browser.run("return document.getElementById('notices').textContent;")
