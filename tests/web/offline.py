"""The page starts without a network from the second time on, and offers a new version without forcing it."""

import shutil

import serve
from browser import wait


def check_starts_without_a_server(place):
    running = serve.in_background(place.site)
    browser = place.browser(address=f"http://127.0.0.1:{running.server_port}/")
    browser.open()
    browser.wait_for_worker()
    running.shutdown()
    running.server_close()
    browser.driver.refresh()
    browser.wait_until_up()
    assert browser.page() == "start", browser.page()


def check_new_version_is_offered(place):
    site = place.folder / "site"
    shutil.copytree(place.site, site)
    running = serve.in_background(site)
    browser = place.browser(address=f"http://127.0.0.1:{running.server_port}/")
    browser.open()
    browser.wait_for_worker()
    browser.driver.refresh()  # now the service worker serves the page
    browser.wait_until_up()
    page = site / "index.html"
    page.write_text(page.read_text().replace("<title>Nullo</title>", "<title>Nullo, newer</title>"))
    worker = site / "service_worker.js"
    worker.write_text(worker.read_text().replace("const kVersion = 'nullo-", "const kVersion = 'nullo-newer-"))
    browser.run_async("await (await navigator.serviceWorker.ready).update();")
    wait(lambda: "new version" in browser.notices(), "the offer")
    assert browser.driver.title == "Nullo", "the new version was forced"
    browser.driver.refresh()
    browser.wait_until_up()
    assert browser.driver.title == "Nullo", "loading the page again took the new version unasked"
    wait(lambda: "new version" in browser.notices(), "the offer again")
    browser.press("Use it now")
    wait(lambda: browser.driver.title == "Nullo, newer", "the new version")
    browser.wait_until_up()
    running.shutdown()
