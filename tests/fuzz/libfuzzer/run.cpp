// A program of clang's libFuzzer for one of the targets: NULLO_FUZZ_TARGET is the target's function.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "fuzz/targets.h"

// The name that libFuzzer calls.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {  // NOLINT
  const std::string_view bytes{reinterpret_cast<const char*>(data), size};
  try {
    nullo::fuzz::NULLO_FUZZ_TARGET(bytes);
  } catch (const nullo::fuzz::Broken& broken) {
    std::fprintf(stderr, "broken: %s\n", broken.what());
    std::abort();  // libFuzzer keeps the bytes
  }
  return 0;
}
