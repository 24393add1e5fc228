# Waiting until something is as it is to be.
# shellcheck shell=bash

# answers ADDRESS PORT PATH: 200.
answers() {
  local line
  {
    exec 3<>"/dev/tcp/$1/$2" &&
      printf 'GET %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' "$3" >&3 &&
      read -r -t 5 line <&3
  } 2>/dev/null || return 1
  exec 3>&-
  [[ $line == *' 200 '* ]]
}

# await TENTHS COMMAND...: until it succeeds, for so many tenths of a second at most.
await() {
  local left=$1
  shift
  for (( ; left > 0; left--)); do
    if "$@"; then return 0; fi
    sleep 0.1
  done
  return 1
}
