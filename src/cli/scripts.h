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
    R"sh(# Completion of nullo(1) for bash. Nullo itself says what can stand where. Names come from other people's documents, so
# each character that means something to the shell is quoted, in the way that holds where it is put.

# Reads the line up to the cursor as the shell does; bash is going to replace the end $2 of it. Sets `words`, those before
# the last one; `typed`, what the last one means; `before`, the part of that which stays in the line; `open`, the quote
# that is open behind it; `home`, if the last word begins with ~/. Fails where that cannot be told.
_nullo_read() {
  local line=$1 kept=${1%"$2"} quote= escaped= live= begun= c two i
  words=() typed= before= open=unknown home=
  [ "$kept$2" = "$line" ] || return
  for ((i = 0; ; i++)); do
    if ((i == ${#kept})); then
      [[ $escaped$live ]] && return 1
      before=$typed open=$quote
    fi
    c=${line:i:1} two=${line:i:2}
    [[ $c ]] || break
    if [[ $escaped ]]; then
      [[ $quote == \$ && $c != [\'\\] ]] && return 1
      [[ $quote == \" && $c != [\$\`\"\\] ]] && typed+=\\
      typed+=$c escaped=
    elif [[ $c == \\ && $quote != \' ]]; then
      escaped=yes begun=yes
    elif [[ $quote$c == @(\'\'|\"\"|\$\') ]]; then
      quote=
    elif [[ $quote == [\'\$] ]]; then
      typed+=$c
    elif [[ $c == \` || $two == \$[\(\{] ]]; then
      return 1
    elif [[ $quote ]]; then
      [[ $c == \$ ]] && live=yes
      typed+=$c
    elif [[ $c == [[:space:]] ]]; then
      [[ $begun ]] && words+=("$typed")
      typed= begun= live= home=
    elif [[ $c == [\'\"] ]]; then
      quote=$c begun=yes
    elif [[ $two == \$[\'\"] ]]; then
      quote=${two#\$} begun=yes
      [[ $quote == \' ]] && quote=\$
      ((++i))
    else
      if [[ $two == \~/ && ! $begun ]]; then
        home=yes
      elif [[ $c == [][*?{}\(\)\;\&\|\<\>\$\~] ]]; then
        live=yes
      fi
      typed+=$c begun=yes
    fi
  done
  [[ $open != unknown ]]
}

# Sets `quoted`: $1 as it stands for itself behind the open quote $2, with the end of that.
_nullo_quote() {
  local text=$1 quote=$2 c i
  quoted=
  for ((i = 0; i < ${#text}; i++)); do
    c=${text:i:1}
    case $quote in
      \') [[ $c == \' ]] && c=\'\\\'\' ;;
      \") if [[ $c == ! ]]; then c='"\!"'; elif [[ $c == [\$\`\"\\] ]]; then c=\\$c; fi ;;
      \$) [[ $c == [\'\\] ]] && c=\\$c ;;
      *) [[ $c == [[:ascii:]] && $c != [[:alnum:]_./,%+-] ]] && c=\\$c ;;
    esac
    quoted+=$c
  done
  [[ $quote == \$ ]] && quote=\'
  quoted+=$quote
  # readline lets a word that begins with the open quote begin at that quote
  [[ $quote && $quoted == "$quote"* ]] && quoted=$quote$quoted
}

# Sets `common`: how all of these begin, for a readline that takes capitals for small letters and _ for -.
_nullo_common() {
  local each all=("${@,,}")
  all=("${all[@]//_/-}")
  common=${all[0]}
  for each in "${all[@]}"; do
    while [ "${each:0:${#common}}" != "$common" ]; do common=${common%?}; done
  done
}

# The files whose paths begin with $1, each ended by a zero. The path is taken as it is written.
_nullo_files() {
  local file
  set +f
  shopt -u failglob nocaseglob
  GLOBIGNORE=
  for file in "$1"*; do
    [[ -d $file ]] && file+=/
    [[ -e $file || -L $file ]] && printf '%s\0' "$file"
  done
}

_nullo() {
  COMPREPLY=()
  local words typed before open home
  _nullo_read "${COMP_LINE:0:COMP_POINT}" "$2" || return
  # Meta-* puts all words into the line and takes the quote before them away.
  if [[ $COMP_TYPE == 42 ]]; then
    [[ $open == \$ || $before ]] && return
    open=
  fi
  local option= value=$typed
  [[ $typed == --*=* && " ${words[*]} " != *' -- '* ]] && option=${typed%%=*}= && value=${typed#*=}

  local line word files= values=() texts=()
  while IFS= read -r line; do
    word=$option${line%%$'\t'*}
    if [[ $line == :files ]]; then
      files=yes
    elif [ "${word:0:${#typed}}" = "$typed" ]; then
      values+=("$word")
      texts+=("${line#*$'\t'}")
    fi
  done < <("${words[0]/#\~\//$HOME/}" __complete "${words[@]:1}" "$typed" 2>/dev/null)
  if [[ $files ]]; then
    local path=$value
    [[ $home ]] && path=$HOME/${value#\~/}
    while IFS= read -r -d '' line; do
      line=$option$value${line:${#path}}
      [[ $line == -* && ! $typed ]] && line=./$line
      [[ $line == *[[:cntrl:]]* ]] || values+=("$line")
    done < <(_nullo_files "$path")
  fi

  local i quoted described=()
  for i in "${!values[@]}"; do
    word=${values[i]:${#before}}
    if [[ $home && ! $before ]]; then
      _nullo_quote "${word#\~/}" "$open"
      quoted=\~/$quoted
    else
      _nullo_quote "$word" "$open"
    fi
    COMPREPLY+=("$quoted")
    [[ ${texts[i]-} ]] && quoted+="  (${texts[i]})"
    [[ ${COLUMNS-} -gt 20 ]] && quoted=${quoted:0:COLUMNS - 2}
    described+=("$quoted")
  done
  if [[ ${#values[@]} -eq 1 ]]; then
    [[ $word == */ ]] && compopt -o nospace
  elif [[ ${#values[@]} -gt 1 && $COMP_TYPE == @(63|33|64) ]]; then  # they are listed
    # What they have in common is put into the line: nothing of the descriptions.
    local common short
    _nullo_common "${COMPREPLY[@]}"
    short=$common
    _nullo_common "${described[@]}"
    [ "$short" = "$common" ] && COMPREPLY=("${described[@]}")
  fi
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
      value=${${line%%$'\t'*}//\\/\\\\}
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
