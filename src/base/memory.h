// Memory of the process.
#pragma once

namespace nullo {

// Gives what has been freed back to the system, where the C library can: by itself glibc gives back only what lies at
// the end of the heap. Call it after work that took much more memory than what it has left.
void give_back_freed_memory();

}  // namespace nullo
