# How the web page is compiled: smaller, and with exceptions that the browser itself knows.
set(NULLO_WEB_SOURCES ${CMAKE_SOURCE_DIR}/build/web-sources CACHE PATH "Unpacked packages, for the web page")

# People wait for every byte: compiled for size, joined by the linker, with what all browsers know that know its
# exceptions.
set(smallest "-Oz -flto -mbulk-memory -msign-ext -mnontrapping-fptoint -DNDEBUG")
set(CMAKE_C_FLAGS_RELEASE "${smallest}")
set(CMAKE_CXX_FLAGS_RELEASE "${smallest} -fno-threadsafe-statics")  # one thread
add_compile_options($<$<COMPILE_LANGUAGE:CXX>:-fwasm-exceptions>)
add_link_options(-fwasm-exceptions)

# Emscripten 3.1.6 brings libc++ 13, which lacks much of C++20. The headers of libc++ 16 do for both: what they call
# of the compiled library is in 13 as well. `./dev web` unpacks them where they are needed.
if(EXISTS ${NULLO_WEB_SOURCES}/libcxx)
  add_compile_options("$<$<COMPILE_LANGUAGE:CXX>:SHELL:-nostdinc++ -isystem ${NULLO_WEB_SOURCES}/libcxx>")
endif()
