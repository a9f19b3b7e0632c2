# How each dependency of the web page is found. What is only headers is the system's, as on the desktop. What has to be
# compiled comes from Debian's source packages, which `./dev web` fetches and unpacks into NULLO_WEB_SOURCES
# (cmake/NulloWeb.cmake).

# Sets `out` to the folder of that source package.
function(nullo_source package out)
  file(GLOB found LIST_DIRECTORIES true ${NULLO_WEB_SOURCES}/${package}-[0-9]*)
  list(FILTER found EXCLUDE REGEX "\\.(xz|gz|bz2|dsc)$")
  list(LENGTH found count)
  if(NOT count EQUAL 1)
    message(FATAL_ERROR "There must be one source package of ${package} in ${NULLO_WEB_SOURCES}, and there are ${count}. "
      "./dev web fetches it.")
  endif()
  set(${out} ${found} PARENT_SCOPE)
endfunction()

# nullo_compiled(<name> INCLUDES <folders> SOURCES <files>): a library of somebody else's sources.
function(nullo_compiled name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "INCLUDES;SOURCES")
  add_library(nullo_compiled_${name} STATIC ${arg_SOURCES})
  target_include_directories(nullo_compiled_${name} SYSTEM PUBLIC ${arg_INCLUDES})
  target_compile_options(nullo_compiled_${name} PRIVATE -w)  # not our code
  nullo_third_party(${name} nullo_compiled_${name})
endfunction()

# The system's headers lie beside those of its C library, which are not Emscripten's: each gets a folder of its own.
function(nullo_headers name header)  # and further headers beside it
  find_path(NULLO_HEADERS_${name} ${header} PATHS /usr/include /usr/local/include PATH_SUFFIXES stb
    NO_CMAKE_FIND_ROOT_PATH NO_DEFAULT_PATH REQUIRED)
  set(folder ${CMAKE_BINARY_DIR}/headers/${name})
  file(MAKE_DIRECTORY ${folder})
  foreach(each ${header} ${ARGN})
    string(REGEX MATCH "^[^/]*" first ${each})
    file(CREATE_LINK ${NULLO_HEADERS_${name}}/${first} ${folder}/${first} SYMBOLIC)
  endforeach()
  add_library(nullo_headers_${name} INTERFACE)
  target_include_directories(nullo_headers_${name} SYSTEM INTERFACE ${folder})
  nullo_third_party(${name} nullo_headers_${name})
endfunction()

nullo_headers(expected tl/expected.hpp)      # libexpected-dev
nullo_headers(json nlohmann/json.hpp)        # nlohmann-json3-dev
nullo_headers(stb stb_image_write.h stb_truetype.h)  # libstb-dev

nullo_source(fmtlib fmtlib)
nullo_compiled(fmt INCLUDES ${fmtlib}/include SOURCES ${fmtlib}/src/format.cc)
# Numbers are written without what a country puts between their digits: that would bring all of the C++ library's
# locales.
target_compile_definitions(nullo_compiled_fmt PUBLIC FMT_STATIC_THOUSANDS_SEPARATOR=',')

nullo_source(utf8proc utf8proc)
nullo_compiled(utf8proc INCLUDES ${utf8proc} SOURCES ${utf8proc}/utf8proc.c)
target_compile_definitions(nullo_compiled_utf8proc PUBLIC UTF8PROC_STATIC)

# SQLite in one file, as its own makefile joins it. One thread, one process: what other processes would need is left out.
nullo_source(sqlite3 sqlite3)
nullo_source(sqlitecpp sqlitecpp)
file(GLOB sqlitecpp_sources ${sqlitecpp}/src/*.cpp)
nullo_compiled(sqlite INCLUDES ${NULLO_WEB_SOURCES}/sqlite-joined ${sqlitecpp}/include
  SOURCES ${NULLO_WEB_SOURCES}/sqlite-joined/sqlite3.c ${sqlitecpp_sources})
target_compile_definitions(nullo_compiled_sqlite PUBLIC SQLITE_ENABLE_COLUMN_METADATA PRIVATE
  SQLITE_THREADSAFE=0 SQLITE_DQS=0 SQLITE_DEFAULT_MEMSTATUS=0 SQLITE_LIKE_DOESNT_MATCH_BLOBS SQLITE_MAX_EXPR_DEPTH=0
  SQLITE_OMIT_DEPRECATED SQLITE_OMIT_SHARED_CACHE SQLITE_OMIT_LOAD_EXTENSION
  SQLITE_TEMP_STORE=3 SQLITE_USE_ALLOCA)

nullo_third_party(opengl)  # WebGL 2, which Emscripten brings
nullo_third_party(bus)

nullo_source(imgui imgui)
file(GLOB imgui_sources ${imgui}/imgui*.cpp)
list(FILTER imgui_sources EXCLUDE REGEX "_demo\\.cpp$")
nullo_compiled(imgui INCLUDES ${imgui} SOURCES ${imgui_sources} ${imgui}/backends/imgui_impl_opengl3.cpp)
target_compile_definitions(nullo_compiled_imgui PUBLIC
  IMGUI_IMPL_OPENGL_ES3 IMGUI_DISABLE_DEMO_WINDOWS IMGUI_DISABLE_DEBUG_TOOLS IMGUI_DISABLE_METRICS_WINDOW)
target_include_directories(nullo_compiled_imgui SYSTEM PRIVATE ${imgui}/backends)
# Debian's package has stb's headers taken out.
target_link_libraries(nullo_compiled_imgui PRIVATE nullo::stb)

# Roboto, cut to the letters that names are written in: Latin, Greek and Cyrillic. DejaVu Sans, cut to the signs of the
# screens that Roboto lacks. A letter that is missing is drawn as a replacement, as on the desktop.
# fonts-roboto-unhinted, fonts-dejavu-core, fonttools
set(letters U+0020-024F,U+02BB-02BF,U+02C6-02DD,U+0300-0345,U+0370-03E1,U+03F0-03FF,U+0400-045F,U+048A-04FF)
string(APPEND letters ,U+1E00-1EFF,U+2000-206F,U+20A0-20BF,U+2116,U+2122,U+2212-2215,U+2248,U+2260-2265,U+FFFD)
set(signs U+0020,U+2032-2033,U+2190-2193,U+21B6-21B7,U+2212,U+232B,U+2461,U+22EE,U+25A0-25AF,U+25B2-25CF,U+2605-2606)
string(APPEND signs ,U+2630,U+2660-2667,U+2713-2717,U+FFFD)
string(MD5 which_letters "${letters} ${signs}")
find_program(NULLO_SUBSET pyftsubset REQUIRED)
foreach(font ROBOTO:Roboto-Regular:letters ROBOTO_BOLD:Roboto-Bold:letters DEJAVU:DejaVuSans:signs
    DEJAVU_BOLD:DejaVuSans-Bold:signs)
  string(REPLACE ":" ";" font ${font})
  list(GET font 0 which)
  list(GET font 1 name)
  list(GET font 2 cut_to)
  find_file(NULLO_WHOLE_FONT_${which} ${name}.ttf PATHS /usr/share/fonts /usr/local/share/fonts
    PATH_SUFFIXES truetype/roboto/unhinted/RobotoTTF truetype/roboto roboto truetype/dejavu dejavu
    NO_CMAKE_FIND_ROOT_PATH NO_DEFAULT_PATH REQUIRED)
  set(NULLO_FONT_${which} ${CMAKE_BINARY_DIR}/fonts/${which_letters}/${name}.ttf CACHE INTERNAL "")
  if(NOT EXISTS ${NULLO_FONT_${which}})
    file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/fonts/${which_letters})
    execute_process(ERROR_QUIET COMMAND ${NULLO_SUBSET} ${NULLO_WHOLE_FONT_${which}} --unicodes=${${cut_to}} --no-hinting
      --layout-features= --drop-tables+=GDEF,GPOS,GSUB,MATH,gasp
      --output-file=${NULLO_FONT_${which}} COMMAND_ERROR_IS_FATAL ANY)
  endif()
endforeach()
