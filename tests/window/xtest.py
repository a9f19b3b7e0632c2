"""Keys and taps by the X server's test extension, in this process: no other one starts between two of them, or between
the clock and the key."""

import ctypes
import time

LEFT_BUTTON = 1


class Input:
    def __init__(self, display):
        self.x11 = ctypes.CDLL("libX11.so.6")
        self.xtst = ctypes.CDLL("libXtst.so.6")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.x11.XStringToKeysym.restype = ctypes.c_ulong
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(display.encode()))
        if not self.display:
            raise RuntimeError(f"no X server {display}")

    def close(self):
        self.x11.XCloseDisplay(self.display)

    def _code(self, name):
        return self.x11.XKeysymToKeycode(self.display, ctypes.c_ulong(self.x11.XStringToKeysym(name.encode())))

    def _key(self, code, down):
        self.xtst.XTestFakeKeyEvent(self.display, code, int(down), 0)
        self.x11.XFlush(self.display)

    def press(self, name):
        """A key as X names it: 7, c, Return, BackSpace. Returns the milliseconds of the monotonic clock before it."""
        code = self._code(name)
        before = time.monotonic() * 1000
        self._key(code, True)
        self._key(code, False)
        return before

    def press_with_ctrl(self, name):
        control = self._code("Control_L")
        self._key(control, True)
        self.press(name)
        self._key(control, False)

    def tap(self, x, y):
        """A tap at a point of the screen."""
        self.xtst.XTestFakeMotionEvent(self.display, -1, x, y, 0)
        for down in (1, 0):
            self.xtst.XTestFakeButtonEvent(self.display, LEFT_BUTTON, down, 0)
        self.x11.XFlush(self.display)
