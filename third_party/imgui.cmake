# nullo::imgui: Dear ImGui with its GLFW and OpenGL 3 backends, 1.86 to 1.92. The headers are reached as <imgui.h>,
# <imgui_internal.h> and <backends/imgui_impl_glfw.h>.
#
# By default the system's package. With NULLO_IMGUI_ROOT=DIR another version, from a folder of its own:
# either its sources (imgui.cpp and backends/), compiled here, or an unpacked libimgui-dev (usr/include/imgui and
# usr/lib/*/libimgui.a).

if(NOT NULLO_IMGUI_ROOT)
  # pkg-config and not a find module: the package needs stb as well, and says so only there.
  find_package(PkgConfig REQUIRED)
  pkg_check_modules(IMGUI REQUIRED IMPORTED_TARGET imgui)
  nullo_third_party(imgui PkgConfig::IMGUI nullo::glfw nullo::opengl)
  return()
endif()

if(EXISTS ${NULLO_IMGUI_ROOT}/imgui.cpp)
  file(GLOB sources ${NULLO_IMGUI_ROOT}/imgui*.cpp)
  add_library(nullo_imgui STATIC
    ${sources}
    ${NULLO_IMGUI_ROOT}/backends/imgui_impl_glfw.cpp
    ${NULLO_IMGUI_ROOT}/backends/imgui_impl_opengl3.cpp)
  target_include_directories(nullo_imgui SYSTEM PUBLIC ${NULLO_IMGUI_ROOT})
  target_compile_options(nullo_imgui PRIVATE -w)  # not our code
  target_link_libraries(nullo_imgui PRIVATE nullo::glfw nullo::opengl ${CMAKE_DL_LIBS})
  nullo_third_party(imgui nullo_imgui nullo::glfw nullo::opengl)
  return()
endif()

file(GLOB library ${NULLO_IMGUI_ROOT}/usr/lib/*/libimgui.a)
if(NOT library OR NOT EXISTS ${NULLO_IMGUI_ROOT}/usr/include/imgui/imgui.h)
  message(FATAL_ERROR "NULLO_IMGUI_ROOT=${NULLO_IMGUI_ROOT} has neither imgui.cpp nor usr/lib/*/libimgui.a")
endif()
find_package(PkgConfig REQUIRED)
pkg_check_modules(STB REQUIRED IMPORTED_TARGET stb)
add_library(nullo_imgui STATIC IMPORTED)
set_target_properties(nullo_imgui PROPERTIES IMPORTED_LOCATION ${library})
target_include_directories(nullo_imgui SYSTEM INTERFACE ${NULLO_IMGUI_ROOT}/usr/include/imgui)
target_link_libraries(nullo_imgui INTERFACE PkgConfig::STB nullo::glfw nullo::opengl ${CMAKE_DL_LIBS})
include(CheckFunctionExists)
check_function_exists(__isoc23_sscanf NULLO_LIBC_HAS_C23_SSCANF)
if(NOT NULLO_LIBC_HAS_C23_SSCANF)
  add_library(nullo_imgui_libc STATIC imgui_libc.c)
  target_link_libraries(nullo_imgui INTERFACE nullo_imgui_libc)
endif()
nullo_third_party(imgui nullo_imgui nullo::glfw nullo::opengl)
