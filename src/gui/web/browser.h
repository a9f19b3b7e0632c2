// What the program asks of the page around it: functions of library.js. The program's own part, which the page calls,
// is in main.cpp.
#pragma once

extern "C" {

// This page may write: no other one of this browser has the data open to write (flock.cpp).
int browser_may_write();
// What was changed is not on the browser's disk yet, and there is still hope that it soon is.
int browser_is_storing();
// Text for the clipboard. 1: nullo_copied() is to say what became of it.
void browser_copy(const char* text, int told);
// 1: the screen is to stay awake; nullo_awake() says whether it does.
void browser_stay_awake(int awake);
// A short pattern for the hand that holds the device. 1: something was refused; 0: a hand is recorded.
void browser_vibrate(int refused);
// The program has no more to do: the page says how to begin again.
void browser_closed();
void browser_open_board();
void browser_toggle_full_screen();
// A frame is on the screen. 1: `dark`, the theme.
void browser_shown(int dark);
// Listens to the club's hub from now on: nullo_hub_said() has each line. Empty: to none.
void browser_listen(const char* address, const char* token);
// Milliseconds since the page was opened.
double browser_now();
// Asks the club's hub, "http://192.168.1.5:7070"; nullo_hub_answered() says what came of it. An empty body: GET, else
// POST.
void browser_ask_hub(double number, const char* address, const char* path, const char* token, const char* body);

}  // extern "C"
