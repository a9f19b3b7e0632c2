# The licences of what is compiled into the program or linked to it. Their texts are those that Debian installs with each
# package, so none is copied here:
#
#   licences.txt  a summary, our licence, and every text; embedded for `nullo --licences`, and installed
#   copyright     the same for what is compiled in, in the form that Debian asks of a package

set(NULLO_LICENCES ${CMAKE_BINARY_DIR}/generated/licences.txt)

# Sets `out` to the paragraph of a Debian copyright file that has the text of that licence, without its first line.
function(nullo_licence_text copyright licence out)
  set(${out} "" PARENT_SCOPE)
  string(FIND "${copyright}" "\nLicense: ${licence}\n " at)
  if(at EQUAL -1)
    return()
  endif()
  string(LENGTH "\nLicense: ${licence}\n" skipped)
  math(EXPR at "${at} + ${skipped}")
  string(SUBSTRING "${copyright}" ${at} -1 text)
  string(REGEX MATCH "^( [^\n]*\n?)*" text "${text}")
  string(REGEX REPLACE " +\n" "\n" text "${text}")
  string(REGEX REPLACE "\n+$" "" text "${text}")
  set(${out} "${text}" PARENT_SCOPE)
endfunction()

# The variables that the function below adds to.
set(nullo_summary "")
set(nullo_texts "")
set(nullo_copyright "")

# nullo_licence(<project> <what it does here> PACKAGE <Debian's> LICENCE <SPDX id> COPYRIGHT <whose>
#   [COMPILED_IN <the licence's name in Debian's copyright file>]); without PACKAGE only the summary names it
function(nullo_licence project use)
  cmake_parse_arguments(PARSE_ARGV 2 arg "" "PACKAGE;LICENCE;COPYRIGHT;COMPILED_IN" "")
  string(APPEND nullo_summary "${project} (${arg_LICENCE}): ${use}\n  ${arg_COPYRIGHT}\n")
  set(file /usr/share/doc/${arg_PACKAGE}/copyright)
  set(text "")
  if(arg_PACKAGE AND EXISTS ${file})
    file(READ ${file} text)
    string(REPLACE "\t" "  " text "${text}")  # what is printed has none
    set(line "------------------------------------------------------------------------")
    string(APPEND nullo_texts "${line}\n${project}, as Debian's ${arg_PACKAGE} has it\n${line}\n\n${text}\n")
  endif()
  if(arg_COMPILED_IN)
    nullo_licence_text("${text}" "${arg_COMPILED_IN}" text)
    if(text STREQUAL "")
      message(STATUS "No text of ${arg_COMPILED_IN} in ${file}, for the package's copyright file")
      set(text " See ${file} of Debian's package.")
    endif()
    string(MAKE_C_IDENTIFIER "${project}" files)
    string(REPLACE "_" "-" files "${files}")
    string(TOLOWER "${files}" files)
    string(APPEND nullo_copyright "\nFiles: compiled-in/${files}/*\nCopyright: ${arg_COPYRIGHT}\n"
      "License: ${arg_COMPILED_IN}\n${text}\nComment: ${project}, ${use}; from Debian's ${arg_PACKAGE}.\n")
  endif()
  foreach(each nullo_summary nullo_texts nullo_copyright)
    set(${each} "${${each}}" PARENT_SCOPE)
  endforeach()
endfunction()

# Compiled in: fonts, headers, static libraries.
nullo_licence("Dear ImGui" "every widget of the window" COMPILED_IN Expat
  PACKAGE libimgui-dev LICENCE MIT COPYRIGHT "Copyright (c) Omar Cornut")
nullo_licence("Roboto" "the letters of the window and of pictures" COMPILED_IN Apache-2.0
  PACKAGE fonts-roboto-unhinted LICENCE Apache-2.0 COPYRIGHT "Copyright (c) 2015 Google Inc.")
nullo_licence("DejaVu fonts" "the signs of the window and of pictures" COMPILED_IN bitstream-vera
  PACKAGE fonts-dejavu-core LICENCE Bitstream-Vera
  COPYRIGHT "Copyright (c) 2003 by Bitstream, Inc. All Rights Reserved. DejaVu changes are in public domain")
nullo_licence("SQLiteCpp" "SQLite's handles as objects" COMPILED_IN Expat
  PACKAGE libsqlitecpp-dev LICENCE MIT COPYRIGHT "Copyright (c) Sebastien Rombauts and others")
nullo_licence("JSON for Modern C++" "the lexer under the reader of documents" COMPILED_IN Expat
  PACKAGE nlohmann-json3-dev LICENCE MIT COPYRIGHT "Copyright (c) Niels Lohmann")
nullo_licence("CLI11" "the command line" COMPILED_IN BSD-3-clause
  PACKAGE libcli11-dev LICENCE BSD-3-Clause
  COPYRIGHT "Copyright (c) University of Cincinnati, developed by Henry Schreiner under NSF AWARD 1414736")
nullo_licence("tl::expected" "a value, or why there is none" COMPILED_IN CC0-1.0
  PACKAGE libexpected-dev LICENCE CC0-1.0 COPYRIGHT "Sy Brand, who has waived all rights")
nullo_licence("stb" "pictures as PNG files, letters from their outlines" COMPILED_IN Expat
  PACKAGE libstb-dev LICENCE MIT COPYRIGHT "Copyright (c) Sean Barrett")
if(NULLO_HUB)
  file(GLOB boost RELATIVE /usr/share/doc /usr/share/doc/libboost1.*-dev)  # libboost-dev only names the newest of them
  list(APPEND boost libboost-dev)
  list(GET boost 0 boost)
  nullo_licence("Boost" "Asio and Beast: the pages for phones" COMPILED_IN BSL-1.0
    PACKAGE ${boost} LICENCE BSL-1.0 COPYRIGHT "Copyright (c) Christopher M. Kohlhoff, Vinnie Falco and others")
endif()
# Linked to: libraries that the system loads. What of fmt's headers is compiled in needs no notice, by its licence.
nullo_licence("fmt" "text from values" PACKAGE libfmt-dev LICENCE MIT COPYRIGHT "Copyright (c) Victor Zverovich")
nullo_licence("SQLite" "the database" PACKAGE libsqlite3-dev LICENCE blessing COPYRIGHT "In the public domain")
nullo_licence("GLFW" "the window, its keyboard and mouse"
  PACKAGE libglfw3-dev LICENCE Zlib COPYRIGHT "Copyright (c) Marcus Geelnard, Camilla Loewy")
nullo_licence("utf8proc" "what Unicode says of letters"
  PACKAGE libutf8proc-dev LICENCE MIT COPYRIGHT "Copyright (c) Jan Behrens, the Public Software Group, the Julia developers")
nullo_licence("GLVND" "the way to the graphics driver"
  PACKAGE libgl-dev LICENCE MIT COPYRIGHT "Copyright (c) NVIDIA Corporation, the Khronos Group and others")
nullo_licence("libsystemd" "asks the desktop to keep the screen awake"
  PACKAGE libsystemd-dev LICENCE LGPL-2.1-or-later COPYRIGHT "Copyright (c) the systemd developers")
if(NULLO_HUB)
  nullo_licence("libqrencode" "the pattern that phones read"
    PACKAGE libqrencode-dev LICENCE LGPL-2.1-or-later COPYRIGHT "Copyright (c) Kentaro Fukuchi")
  nullo_licence("OpenSSL" "what a club's hub keeps of tokens"
    PACKAGE libssl-dev LICENCE Apache-2.0 COPYRIGHT "Copyright (c) The OpenSSL Project Authors")
endif()
nullo_licence("libstdc++" "the library of C++" LICENCE "GPL-3.0-or-later WITH GCC-exception-3.1"
  COPYRIGHT "Copyright (c) Free Software Foundation, Inc.")
nullo_licence("glibc" "the library of C" LICENCE LGPL-2.1-or-later
  COPYRIGHT "Copyright (c) Free Software Foundation, Inc.")

file(READ ${CMAKE_SOURCE_DIR}/LICENSE ours)
file(CONFIGURE OUTPUT ${NULLO_LICENCES} @ONLY CONTENT
"Nullo is free software under the MIT licence. In it, or linked to it, is the work of others:

@nullo_summary@
Nullo's own licence, and then the others', follow.

@ours@
@nullo_texts@")

string(REGEX REPLACE "^MIT License\n\n[^\n]*\n\n" "" mit "${ours}")
string(REGEX REPLACE "\n+$" "" mit "${mit}")
string(REPLACE "\n\n" "\n.\n" mit "${mit}")
string(REPLACE "\n" "\n " mit "${mit}")
string(REGEX MATCH "Copyright[^\n]*" whose "${ours}")
file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/generated/copyright @ONLY CONTENT
"Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Nullo
Source: the archive that ./dev package source makes
Comment: Below what is Nullo's own stands what was compiled into the program from other packages of Debian. The
 texts of all that it is linked to are in licences.txt beside this file, and behind nullo --licences.

Files: *
Copyright: @whose@
License: Expat
 @mit@
@nullo_copyright@")
nullo_embed_symbol(${NULLO_LICENCES} licences)
nullo_embed(nullo_embedded_licences HEADER licences.h FILES ${NULLO_LICENCES} DECLARATIONS
"std::string_view licences();  // UTF-8" DEFINITIONS
"std::string_view licences() {
  return {reinterpret_cast<const char*>(${licences}), static_cast<std::size_t>(${licences}_size)};
}")
