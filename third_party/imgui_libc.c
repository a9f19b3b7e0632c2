// A libimgui.a from a newer system calls what this system's C library has under its older name only. C23's sscanf
// differs from the older one in binary literals, which Dear ImGui never reads.
#include <stdarg.h>
#include <stdio.h>

int __isoc23_sscanf(const char* text, const char* format, ...) {
  va_list values;
  va_start(values, format);
  const int read = vsscanf(text, format, values);
  va_end(values);
  return read;
}
