# How every source of ours is compiled: language, warnings, sanitizers, hardening, cache, precompiled
# header.

include(CheckCXXCompilerFlag)
include(CheckCXXSourceCompiles)
include(CheckLinkerFlag)
include(CheckPIESupported)

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

# g++ 12 warns falsely at -O3 (-Wrestrict on "x" + std::string), and nothing here needs it.
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")
set(CMAKE_C_FLAGS_RELEASE "-O2 -DNDEBUG")
if(EMSCRIPTEN)
  include(NulloWeb)
endif()

# The highest level of _FORTIFY_SOURCE that the compiler and the C library have together: 3 or 2.
function(nullo_fortify_level out)
  set(CMAKE_REQUIRED_FLAGS "-O2 -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3")
  check_cxx_source_compiles("
    #include <cstdlib>
    #if __USE_FORTIFY_LEVEL < 3
    #error \"no level 3\"
    #endif
    int main() {}" NULLO_HAS_FORTIFY_3)
  if(NULLO_HAS_FORTIFY_3)
    set(${out} 3 PARENT_SCOPE)
  else()
    set(${out} 2 PARENT_SCOPE)
  endif()
endfunction()

# nullo_options: what all our targets are compiled with. Dependencies that are built from source do not get it.
add_library(nullo_options INTERFACE)
target_include_directories(nullo_options INTERFACE ${CMAKE_SOURCE_DIR}/src)
target_compile_definitions(nullo_options INTERFACE
  # libstdc++'s own cheap checks (operator[] out of range, empty optional). The release has them too: with all the hardening
  # below, a hand is scored in at most a fifth more time, and that is still 1 to 2 microseconds.
  _GLIBCXX_ASSERTIONS)
target_compile_options(nullo_options INTERFACE
  -Wall -Wextra -Wpedantic $<$<BOOL:${NULLO_WERROR}>:-Werror>
  -Wshadow -Wconversion -Wsign-conversion -Wdouble-promotion -Wformat=2
  -Wnon-virtual-dtor -Woverloaded-virtual -Wold-style-cast -Wcast-qual -Wcast-align -Wunused -Wimplicit-fallthrough
  $<$<CXX_COMPILER_ID:GNU>:-Wduplicated-cond -Wduplicated-branches -Wlogical-op -Wuseless-cast -Wextra-semi>
  $<$<CXX_COMPILER_ID:Clang>:-Wextra-semi -Wunreachable-code -Wreserved-identifier>
  # With a precompiled header clang also warns about deprecated calls inside libstdc++ 12 (in stable_sort). g++ still
  # warns about ours.
  $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations>)

if(NULLO_TIDY)
  include(NulloTidy)
endif()

if(NULLO_SANITIZE)
  # For everything in this build, so that the linker gets it too.
  # A look at each pointer before it is read makes a fifth of the work: AddressSanitizer itself stops at one that is null,
  # and -Wcast-align finds what could make one that is not aligned.
  add_compile_options(-fsanitize=${NULLO_SANITIZE} -fno-sanitize=null,alignment -fno-sanitize-recover=all
    -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${NULLO_SANITIZE})
  check_linker_flag(CXX -fuse-ld=lld NULLO_HAS_LLD)  # links these large programs many times as fast
  if(NULLO_HAS_LLD)
    add_link_options(-fuse-ld=lld)
  endif()
endif()

if(NULLO_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link)  # counts which code an input reaches
endif()

if(NOT EMSCRIPTEN)  # a page runs in the browser's own walls
  # Hardening, for everything in this build; tests/hardening reads it off the program.
  foreach(flag -fstack-protector-strong -fstack-clash-protection)
    string(MAKE_C_IDENTIFIER NULLO_HAS${flag} has)
    check_cxx_compiler_flag(${flag} ${has})
    if(${has})
      add_compile_options(${flag})
    endif()
  endforeach()

  # Distributions define a level themselves; two definitions that differ are a warning.
  add_compile_options(-U_FORTIFY_SOURCE)
  if(NOT NULLO_SANITIZE)  # the sanitizers do not know the functions that check, and would miss what goes through them
    nullo_fortify_level(level)
    add_compile_options($<$<NOT:$<CONFIG:Debug>>:-D_FORTIFY_SOURCE=${level}>)  # glibc warns where nothing is optimized
  endif()

  # Not POSITION_INDEPENDENT_CODE: with it libraries get -fPIC and programs -fPIE, and one precompiled header cannot serve both.
  check_pie_supported(LANGUAGES CXX)
  if(CMAKE_CXX_LINK_PIE_SUPPORTED)
    add_compile_options(-fPIE)
    add_link_options(-pie)
  endif()

  # What the dynamic linker fills in is filled in before main(), and read-only from then on.
  add_link_options(-Wl,-z,relro -Wl,-z,now)
endif()

# Optimizing takes longer than all else: with the sanitizers three times as long. What is gained that way is little in the
# tests, and in the layers that wait for those below them, for the disk or for the network (src/, tests/): those take what
# is said here. What fuzzes wants all speed there is.
set(NULLO_HARDLY_OPTIMIZED "")
if(NULLO_SANITIZE MATCHES address AND CMAKE_CXX_COMPILER_ID STREQUAL Clang AND NOT NULLO_FUZZ)
  set(NULLO_HARDLY_OPTIMIZED -O0)
elseif(CMAKE_BUILD_TYPE STREQUAL Release AND CMAKE_CXX_COMPILER_ID STREQUAL GNU)
  set(NULLO_HARDLY_OPTIMIZED -O1 -Wno-maybe-uninitialized)  # which g++ 12 says of every other std::optional then
endif()

find_program(CCACHE ccache)
# What ccache asks for with precompiled headers; the flags below are what the compilers need for it.
set(sloppiness CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime)
if(CCACHE AND EMSCRIPTEN)
  # em++ itself calls ccache, with the compiler that it wraps.
  set(launcher ${CMAKE_COMMAND} -E env EM_COMPILER_WRAPPER=${CCACHE} ${sloppiness})
  set(CMAKE_CXX_COMPILER_LAUNCHER ${launcher})
  set(CMAKE_C_COMPILER_LAUNCHER ${launcher})
  add_compile_options("$<$<COMPILE_LANGUAGE:CXX>:SHELL:-Xclang -fno-pch-timestamp>")
elseif(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env ${sloppiness} ${CCACHE})
  if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    add_compile_options($<$<COMPILE_LANGUAGE:CXX>:-fpch-preprocess>)
  else()
    add_compile_options("$<$<COMPILE_LANGUAGE:CXX>:SHELL:-Xclang -fno-pch-timestamp>")
  endif()
endif()

# The headers that nearly every file reads are parsed once (src/, tests/): the libraries' for all layers, the session's
# and the view's for the layers above them.
set(NULLO_PCH
  <algorithm> <array> <bit> <charconv> <compare> <cstdint> <filesystem> <functional> <map> <memory> <optional> <ranges>
  <set> <span> <string> <string_view> <tuple> <utility> <variant> <vector> <fmt/format.h> <tl/expected.hpp>)
set(NULLO_PCH_SESSION ${CMAKE_SOURCE_DIR}/src/session/session.h)
set(NULLO_PCH_VIEW ${NULLO_PCH_SESSION} ${CMAKE_SOURCE_DIR}/src/app/view.h ${CMAKE_SOURCE_DIR}/src/app/intent.h)

# Compiles neighbouring files of the target together (option NULLO_UNITY), where what they read and instantiate in common
# takes longer than what they say themselves. NULLO_UNITY=OFF compiles each file by itself, so each has to be whole.
function(nullo_unity target)
  if(NULLO_UNITY)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE ${NULLO_UNITY_SIZE})
    target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
  endif()
endfunction()
