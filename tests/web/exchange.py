"""What goes out of the page and comes in: downloads, files that are picked, and the desktop's database."""

import json
import subprocess

from browser import documents, verified, wait


def pick(browser, file):
    browser.run("document.getElementById('picker').hidden = false;")
    browser.driver.find_element("id", "picker").send_keys(str(file))


def check_database_there_and_back(place):
    downloads = place.folder / "downloads"
    downloads.mkdir()
    browser = place.browser(touch=False, ratio=1, size=(1280, 800))
    browser.open()
    browser.run("Nullo.Page.touch = false;")
    browser.command("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(downloads))
    # From the desktop into the page.
    desktop = place.folder / "desktop.db"
    document = documents(place, "hearts")[0]
    subprocess.run([place.nullo, "--db", str(desktop), "import", str(document)], check=True, capture_output=True)
    there = verified(place, desktop)
    click(browser, "start/settings")
    browser.wait_for_page("settings")
    pick(browser, desktop)
    wait(lambda: "Take all data" in browser.notices(), "the question")
    browser.press("Take it")
    wait(lambda: "are here now" in browser.notices(), f"the answer, not {browser.notices()}")
    wait(browser.is_stored, "the disk")
    browser.driver.refresh()
    browser.wait_until_up()
    # And out again.
    to_start(browser)
    click(browser, "start/settings")
    browser.wait_for_page("settings")
    browser.press("Save all data…")
    file = wait(lambda: next(downloads.glob("*.db"), None), "the download")
    assert verified(place, file) == there, "the database has other sessions than the desktop's"


def files_of_one_name(place):
    """Two evenings of one name in two folders, one of them refused, and a third file."""
    golden = [document for document in documents(place, "tetka") if '"id"' not in document.read_text()][:2]
    files = {"Monday/evening.json": golden[0].read_text(), "Tuesday/evening.json": "{}",
             "Tuesday/season.json": golden[1].read_text()}
    for name, text in files.items():
        file = place.folder / "dropped" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return [place.folder / "dropped" / name for name in files]


def says(browser, *all):
    wait(lambda: all_in(all, browser.texts()), lambda: f"{all}, not {browser.texts()}")


def all_in(wanted, texts):
    return all(any(each in text for text in texts) for each in wanted)


def at_import(place):
    browser = place.browser(touch=False, ratio=1, size=(1280, 800))
    browser.open()
    click(browser, "start/settings")
    browser.wait_for_page("settings")
    scroll_to(browser, "import")
    click(browser, "import")
    browser.wait_for_page("import")
    return browser


def check_all_chosen_files_are_previewed_and_imported(place):
    monday, refused, season = files_of_one_name(place)
    browser = at_import(place)
    pick(browser, f"{season}\n{refused}")
    says(browser, "season.json", "evening.json", "1 session to import; 1 file refused")
    pick(browser, monday)
    says(browser, "season.json", "evening.json", "evening (2).json", "2 sessions to import; 1 file refused")
    pick(browser, monday)  # the same once more is the same
    says(browser, "2 sessions to import; 1 file refused")
    assert not all_in(["evening (3).json"], browser.texts()), browser.texts()
    click(browser, "import")
    wait(lambda: browser.page() != "import", "the import")
    says(browser, "2 sessions imported.")


def check_all_dropped_files_are_previewed_by_their_folders(place):
    monday, refused, _ = files_of_one_name(place)
    browser = at_import(place)
    data = {"items": [], "files": [str(monday.parent), str(refused.parent)], "dragOperationsMask": 1}
    for kind in ("dragEnter", "dragOver", "drop"):
        browser.command("Input.dispatchDragEvent", type=kind, x=600, y=400, data=data)
    says(browser, "Monday/evening.json", "Tuesday/evening.json", "season.json", "2 sessions to import; 1 file refused")


def check_documents_there_and_back(place):
    downloads = place.folder / "downloads"
    downloads.mkdir()
    browser = place.browser(touch=False, ratio=1, size=(1280, 800))
    browser.open()
    browser.command("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(downloads))
    document = documents(place, "tetka")[0]
    click(browser, "start/settings")
    browser.wait_for_page("settings")
    scroll_to(browser, "import")
    click(browser, "import")
    browser.wait_for_page("import")
    pick(browser, document)
    wait(lambda: any("to import" in text for text in browser.texts()), f"the preview, not {browser.texts()}")
    click(browser, "import")
    wait(lambda: browser.page() != "import", "the import")
    wait(browser.is_stored, "the disk")
    # And out again, as the program writes it.
    to_start(browser)
    click(browser, "start/past")
    browser.wait_for_page("past sessions")
    line = wait(lambda: next((name for name in browser.targets() if name.startswith("past/") and len(name) > 30), None),
                "the session's line")
    click(browser, line)
    browser.wait_for_page("session")
    click(browser, "export")
    click(browser, "export/json")
    file = wait(lambda: next(downloads.glob("*.nullo.json"), None), "the download")
    scored = [subprocess.run([place.nullo, "score", str(each)], check=True, capture_output=True, text=True).stdout
              for each in (document, file)]
    results = [json.loads(each) for each in scored]
    assert [each["totals"] for each in results][0] == [each["totals"] for each in results][1], results


def to_start(browser):
    """By the browser's Back, which goes back a page."""
    for _ in range(5):
        if browser.page() == "start":
            return
        page = browser.page()
        browser.run("history.back();")
        wait(lambda: browser.page() != page, "Back to go back a page")


def scroll_to(browser, name):
    x, y = browser.size[0] / 2, browser.size[1] / 2

    def seen():
        found = browser.targets().get(name)
        if found and found[1] < browser.size[1] - 60:
            return True
        browser.command("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)  # the wheel turns where the mouse is
        browser.command("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=200)
        return False

    wait(seen, f"'{name}' to come into sight")


def click(browser, name):
    x, y, _ = browser.wait_for_target(name)
    for kind in ("mouseMoved", "mousePressed", "mouseReleased"):
        browser.command("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)
