// What the program calls: src/gui/web/browser.h. `Page` and `Disk` are in page.js and disk.js.
mergeInto(LibraryManager.library, {
  browser_may_write: function () {
    return Disk.writes ? 1 : 0;
  },
  browser_is_storing: function () {
    return Page.holds() ? 1 : 0;
  },
  browser_copy: function (text, told) {
    Page.copy(UTF8ToString(text), told !== 0);
  },
  browser_stay_awake: function (awake) {
    Page.stayAwake(awake !== 0);
  },
  browser_vibrate: function (refused) {
    Page.vibrate(refused !== 0);
  },
  browser_closed: function () {
    Page.closed();
  },
  browser_open_board: function () {
    Page.openBoard();
  },
  browser_toggle_full_screen: function () {
    Page.toggleFullScreen();
  },
  browser_shown: function (dark) {
    Page.shown(dark !== 0);
  },
  browser_listen: function (address, token) {
    Page.listenToHub(UTF8ToString(address), UTF8ToString(token));
  },
  browser_ask_hub: function (number, address, path, token, body) {
    Page.askHub(number, UTF8ToString(address) + UTF8ToString(path), UTF8ToString(token), UTF8ToString(body));
  },
  browser_now: function () {
    return performance.now();
  },
});
