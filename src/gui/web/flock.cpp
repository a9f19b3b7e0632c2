// The lock of a file, in a browser. Emscripten's own flock() always succeeds, and every page has a file system of its
// own, so two pages would both write. The browser's Web Lock decides, which the page asked for before the program
// began. The linker puts this function in the other one's place (--wrap).
#include <cerrno>

#include <sys/file.h>

#include "gui/web/browser.h"

extern "C" int nullo_flock(int descriptor, int operation) __asm__("__wrap_flock");

extern "C" int nullo_flock(int /*descriptor*/, int /*operation*/) {
  if (browser_may_write() != 0) return 0;
  errno = EWOULDBLOCK;
  return -1;
}
