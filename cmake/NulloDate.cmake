# Sets NULLO_DATE to the day of the sources, "2026-11-21": of SOURCE_DATE_EPOCH, which packagers set; else of the last
# commit; else the one that `git archive` put into cmake/date.txt; else the first in CHANGELOG.md; else nothing.
function(nullo_date out)
  if(DEFINED ENV{SOURCE_DATE_EPOCH})
    string(TIMESTAMP day "%Y-%m-%d" UTC)  # takes SOURCE_DATE_EPOCH
    set(${out} ${day} PARENT_SCOPE)
    return()
  endif()
  set(day "")
  find_package(Git QUIET)
  if(GIT_FOUND AND EXISTS ${CMAKE_SOURCE_DIR}/.git)
    execute_process(COMMAND ${GIT_EXECUTABLE} -C ${CMAKE_SOURCE_DIR} log -1 --date=format-local:%Y-%m-%d --format=%cd
      OUTPUT_VARIABLE day OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  endif()
  foreach(file cmake/date.txt CHANGELOG.md)
    if(NOT day AND EXISTS ${CMAKE_SOURCE_DIR}/${file})
      file(READ ${CMAKE_SOURCE_DIR}/${file} text)
      string(REGEX MATCH "20[0-9][0-9]-[01][0-9]-[0-3][0-9]" day "${text}")
    endif()
  endforeach()
  set(${out} "${day}" PARENT_SCOPE)
endfunction()
nullo_date(NULLO_DATE)
