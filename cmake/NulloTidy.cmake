# clang-tidy on every file that is compiled: sets NULLO_CLANG_TIDY, which our targets take as CXX_CLANG_TIDY.

find_program(CLANG_TIDY NAMES clang-tidy-19 clang-tidy REQUIRED)

# A changed .clang-tidy must look at every file again: its hash is part of each command.
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/.clang-tidy)
file(SHA256 ${CMAKE_SOURCE_DIR}/.clang-tidy tidy_hash)
# -Werror is for the compiler itself: clang-tidy would stop at the compiler's warnings of the standard library's own headers.
set(NULLO_CLANG_TIDY ${CLANG_TIDY} --quiet --extra-arg=-DNULLO_TIDY_CONFIG=0x${tidy_hash} --extra-arg=-Wno-error)

# The plugin makes it five times as fast. Without clang's headers it is done without.
find_path(CLANG_INCLUDE clang/Frontend/FrontendPluginRegistry.h HINTS /usr/lib/llvm-19/include)
if(CLANG_INCLUDE)
  add_library(nullo_tidy_ours MODULE ${CMAKE_CURRENT_LIST_DIR}/tidy_ours.cpp)
  target_include_directories(nullo_tidy_ours SYSTEM PRIVATE ${CLANG_INCLUDE})
  target_compile_options(nullo_tidy_ours PRIVATE -fno-rtti)  # as LLVM itself is compiled
  set_target_properties(nullo_tidy_ours PROPERTIES PREFIX "" SUFFIX .so LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tidy)
  add_dependencies(nullo_options nullo_tidy_ours)
  list(APPEND NULLO_CLANG_TIDY --load=${CMAKE_BINARY_DIR}/tidy/nullo_tidy_ours.so)
else()
  message(STATUS "clang-tidy reads every header of every library too, which takes long: no headers of clang found")
endif()
