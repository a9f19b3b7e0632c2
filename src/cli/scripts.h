// The scripts by which bash, zsh and fish complete a call. They know nothing of Nullo but how to ask it: completion.h.
#pragma once

#include <array>
#include <string_view>

namespace nullo::cli {

struct Script {
  std::string_view shell;
  std::string_view text;
};

inline constexpr std::string_view kBashScript =
    R"sh(# Completion of nullo(1) for bash. Nullo itself says what can stand where.

_nullo() {
  local glue= i word words=() piece=${COMP_WORDS[COMP_CWORD]}
  # bash takes words apart at = and :
  for ((i = 1; i <= COMP_CWORD; i++)); do
    word=${COMP_WORDS[i]}
    if [[ $word == [=:] && ${#words[@]} -gt 0 ]]; then
      words[-1]+=$word
      glue=yes
    elif [[ $glue ]]; then
      words[-1]+=$word
      glue=
    else
      words+=("$word")
    fi
  done
  [[ $piece == [=:] ]] && piece=
  # and hands them over as they were typed, in quotes or with backslashes
  local quote= typed=${words[-1]}
  [[ $piece == [\"\']* ]] && quote=${piece:0:1}
  words=("${words[@]//\\/}")
  words=("${words[@]#[\"\']}")
  words=("${words[@]%[\"\']}")
  local before=${typed%"$piece"}
  piece=${words[-1]#"$before"}
  # where "=" does not end a word for bash, the name of the option stands before its value
  local option=
  [[ $piece == --*=* ]] && option=${piece%%=*}= && piece=${piece#*=}

  local files= line values=() texts=()
  while IFS= read -r line; do
    if [[ $line == :files ]]; then
      files=yes
    elif [[ ${line%%$'\t'*} == "$piece"* ]]; then
      values+=("${line%%$'\t'*}")
      texts+=("${line#*$'\t'}")
    fi
  done < <("${COMP_WORDS[0]/#\~\//$HOME/}" __complete "${words[@]}" 2>/dev/null)
  if [[ $files ]]; then
    compopt -o filenames
    while IFS= read -r line; do
      values+=("$line")
    done < <(compgen -f -- "$piece")
    COMPREPLY=("${values[@]/#/$option}")
    return
  fi
  COMPREPLY=()
  local described=
  [[ ${#values[@]} -gt 1 && $COMP_TYPE != 37 ]] && described=yes  # 37: each of them is put into the line in turn
  for i in "${!values[@]}"; do
    word=${values[i]}
    [[ $quote ]] || printf -v word %q "$word"
    word=$option$word
    if [[ $described ]]; then
      word+="  (${texts[i]})"
      [[ $COLUMNS -gt 20 ]] && word=${word:0:COLUMNS - 2}
    fi
    COMPREPLY+=("$word")
  done
}
complete -F _nullo nullo
)sh";

inline constexpr std::string_view kZshScript = R"sh(#compdef nullo
# Completion of nullo(1) for zsh. Nullo itself says what can stand where.

_nullo() {
  local line value files
  local program=${(Q)words[1]/#\~\//$HOME/}
  local -a lines values
  lines=("${(@f)$("$program" __complete "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}")
  [[ $PREFIX == --*=* ]] && compset -P '--*='
  for line in $lines; do
    if [[ $line == :files ]]; then
      files=yes
    elif [[ -n $line ]]; then
      value=${line%%$'\t'*}
      values+=("${value//:/\\:}:${line#*$'\t'}")
    fi
  done
  local ret=1
  (( $#values )) && _describe -V nullo values && ret=0
  [[ -n $files ]] && _files && ret=0
  return ret
}

if [[ $funcstack[1] == _nullo ]]; then
  _nullo "$@"
else
  compdef _nullo nullo
fi
)sh";

inline constexpr std::string_view kFishScript =
    R"sh(# Completion of nullo(1) for fish. Nullo itself says what can stand where.

function __nullo_complete
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    set -l program (string replace -r '^~/' "$HOME/" -- $words[1])
    set -e words[1]
    # What stands before the value in "--as=html" belongs to the word.
    set -l option (string match -r -- '^--[^=]*=' $current)
    set -l value (string replace -r -- '^--[^=]*=' '' $current)
    for line in ($program __complete $words $current 2>/dev/null)
        if test "$line" = :files
            __fish_complete_path $value | string replace -r -- '^' "$option"
        else
            printf '%s\n' "$option$line"
        end
    end
end

complete -c nullo -f -k -a '(__nullo_complete)'
)sh";

inline constexpr std::array kScripts{Script{"bash", kBashScript}, Script{"zsh", kZshScript},
                                     Script{"fish", kFishScript}};

}  // namespace nullo::cli
