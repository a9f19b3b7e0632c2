"""What the page asks of the device: the screen kept awake, the share sheet, the full screen, files that are dropped, and
that what is pending is stored when the page goes."""

from browser import documents, wait
from exchange import click
from hands import table_of_tetka
from pen import plain


def check_the_screen_stays_awake_while_the_settings_say_so(place):
    browser = place.browser()
    browser.before_each_page("""
        self.awake = [];
        Object.defineProperty(navigator, 'wakeLock', { value: {
            request: async (what) => {
                awake.push(what);
                return { addEventListener() {}, release: () => awake.push('released') };
            },
        } });""")
    table_of_tetka(place, browser=browser)
    wait(lambda: browser.run("return awake;") == ["screen"], lambda: f"one lock, not {browser.run('return awake;')}")
    browser.tap("menu")
    browser.wait_for_target("menu/note")
    browser.run("history.back();")
    wait(lambda: (shown := browser.targets()) and "menu/note" not in shown, "Back to close the menu first")
    assert browser.page() == "table", browser.page()
    browser.run("history.back();")
    browser.wait_for_page("start")
    browser.tap("start/settings")
    browser.wait_for_page("settings")
    browser.scroll_to("awake")
    browser.tap("awake")
    wait(lambda: browser.run("return awake;") == ["screen", "released"],
         lambda: f"the lock to be released, not {browser.run('return awake;')}")


def share_with(browser, answer):
    browser.before_each_page(f"""
        self.shared = [];
        navigator.canShare = ({{ files }}) => files.length > 0;
        navigator.share = async ({{ files }}) => {{
            for (const file of files) shared.push([file.name, file.size]);
            {answer}
        }};""")


def says(browser, text):
    """On the canvas."""
    wait(lambda: text in " ".join(browser.texts()), lambda: f"'{text}', not {browser.texts()}")


def imported(place, browser):
    """A browser at the page of a session that was dropped."""
    browser.open()
    drop(browser, "evening.json", documents(place, "tetka")[0].read_text())
    browser.wait_for_page("import")
    browser.tap("import")
    browser.wait_for_page("session")


def check_nothing_is_called_copied_that_the_clipboard_refused(place):
    browser = place.browser()
    browser.before_each_page("""
        self.refuses = true;
        Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {
            if (refuses) throw new DOMException('by the browser', 'NotAllowedError');
        } } });""")
    imported(place, browser)
    browser.tap("copy")
    says(browser, "Nothing is copied: the clipboard refused.")
    assert "Copied" not in browser.words() + browser.notices(), browser.words()
    browser.run("self.refuses = false;")
    browser.tap("copy")
    says(browser, "Copied: paste it into a message.")
    assert "refused" not in browser.words() + browser.notices(), browser.words()


def check_over_plain_http_it_is_copied_all_the_same(place):
    browser = plain(place)
    browser.before_each_page("addEventListener('copy', () => { self.copied = String(document.getSelection()); });")
    imported(place, browser)
    browser.tap("copy")
    says(browser, "Copied: paste it into a message.")
    wait(lambda: browser.run("return self.copied !== undefined;"), "something to be copied")
    browser.run("document.execCommand = () => false;")
    browser.tap("copy")
    says(browser, "Nothing is copied: the clipboard refused.")


def check_a_screen_that_is_not_kept_awake_is_not_said_to_be(place):
    browser = place.browser()
    browser.before_each_page("""
        self.refuses = true;
        Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => {
            if (refuses) throw new DOMException('low battery', 'NotAllowedError');
            return { addEventListener() {}, release() {} };
        } } });""")
    table_of_tetka(place, browser=browser)
    browser.run("history.back();")
    browser.wait_for_page("start")
    browser.tap("start/settings")
    browser.wait_for_page("settings")
    browser.scroll_to("awake")
    says(browser, "this browser does not keep it awake")
    browser.run("self.refuses = false; Nullo.Page.wake();")
    wait(lambda: "does not keep it awake" not in " ".join(browser.texts()), "the note to go")


def export_answers(place, answer, said):
    browser = place.browser()
    share_with(browser, answer)
    imported(place, browser)
    browser.tap("export")
    browser.tap("export/json")
    says(browser, said)


def check_a_file_that_was_shared_is_called_shared(place):
    export_answers(place, "", "Shared: ")


def check_a_file_that_was_not_shared_is_not_called_shared(place):
    export_answers(place, "throw new DOMException('by a person', 'AbortError');", "The share sheet was closed.")


def check_a_download_is_called_one(place):
    export_answers(place, "throw new DOMException('by the system', 'NotAllowedError');",
                   "Given to the browser as a download: ")


def save_all(browser):
    browser.open()
    browser.tap("start/settings")
    browser.wait_for_page("settings")
    browser.press("Save all data…")
    [[name, size]] = wait(lambda: browser.run("return shared;"), "the share sheet")
    assert name.startswith("nullo-") and name.endswith(".db") and size > 4096, (name, size)


def downloads_of(place, browser):
    folder = place.folder / "downloads"
    folder.mkdir()
    browser.command("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(folder))
    return folder


def check_files_go_to_the_share_sheet(place):
    browser = place.browser()
    share_with(browser, "throw new DOMException('by a person', 'AbortError');")
    folder = downloads_of(place, browser)
    save_all(browser)
    says(browser, "Not shared: nullo-")
    browser.tap("back")
    browser.wait_for_page("start")
    assert not list(folder.iterdir()), "it was downloaded as well"


def check_a_share_sheet_that_fails_gives_a_download(place):
    browser = place.browser()
    share_with(browser, "throw new DOMException('by the system', 'NotAllowedError');")
    folder = downloads_of(place, browser)
    save_all(browser)
    says(browser, "Given to the browser as a download: nullo-")
    wait(lambda: next(folder.glob("nullo-*.db"), None), "the download")


def check_full_screen_by_its_key(place):
    browser = place.browser(touch=False, ratio=1, size=(1280, 800))
    browser.before_each_page("""
        self.full = 0;
        Element.prototype.requestFullscreen = async function () { ++full; };""")
    browser.open()
    for kind in ("keyDown", "keyUp"):
        browser.command("Input.dispatchKeyEvent", type=kind, key="F11", code="F11", windowsVirtualKeyCode=122)
    wait(lambda: browser.run("return full;") == 1, lambda: f"the full screen, asked for {browser.run('return full;')} times")


def check_what_is_pending_is_stored_when_the_page_goes(place):
    browser = place.browser()
    browser.open()
    wait(browser.is_stored, "the disk")
    pending, busy = browser.run("""
        FS.writeFile(Nullo.Disk.kRoot + '/pending', 'kept');
        const pending = Nullo.Disk.dirty.size;
        dispatchEvent(new PageTransitionEvent('pagehide'));
        return [pending, Nullo.Disk.busy];""")
    assert pending == 1 and busy, (pending, busy)
    wait(browser.is_stored, "the disk")
    browser.kill()
    browser = place.browser()
    browser.open()
    kept = browser.run("return FS.readFile(Nullo.Disk.kRoot + '/pending', { encoding: 'utf8' });")
    assert kept == "kept", kept


def drop(browser, name, text):
    browser.run("""
        const data = new DataTransfer();
        data.items.add(new File([arguments[1]], arguments[0]));
        Nullo.Page.canvas.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
        """, name, text)


def check_a_dropped_document_is_previewed(place):
    browser = place.browser(touch=False, ratio=1, size=(1280, 800))
    browser.open()
    drop(browser, "evening.json", documents(place, "tetka")[0].read_text())
    browser.wait_for_page("import")
    wait(lambda: any("to import" in text for text in browser.texts()), lambda: f"the preview, not {browser.texts()}")
    click(browser, "import")
    wait(lambda: browser.page() != "import", "the import")


def check_it_says_that_it_loads(place):
    browser = place.browser()
    browser.before_each_page("""
        self.loading = () => document.getElementById('loading').getClientRects().length;
        addEventListener('DOMContentLoaded', () => { self.loadingAtFirst = loading(); });""")
    browser.open()
    assert browser.run("return [loadingAtFirst, loading()];") == [1, 0], browser.run("return [loadingAtFirst, loading()];")


def check_the_place_of_the_data_is_said_truly(place):
    browser = place.browser()
    browser.open()
    browser.tap("start/settings")
    browser.wait_for_page("settings")
    wait(lambda: "In this browser, on this device" in " ".join(browser.texts()),
         lambda: f"where your data are kept, not {browser.texts()}")
