# The toolchain of the preset `web`: Emscripten's, wherever the system keeps it.
find_program(NULLO_EMCC emcc REQUIRED)
file(REAL_PATH ${NULLO_EMCC} emcc)
cmake_path(GET emcc PARENT_PATH emscripten_root)
include(${emscripten_root}/cmake/Modules/Platform/Emscripten.cmake)
