# What the person in front of the screen sees: one line a step, with the time it took; everything else goes to a log.
# shellcheck shell=bash

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
LOCAL=$ROOT/.local
LOGS=$LOCAL/log
umask 022
mkdir -p "$LOGS"

say() { printf '%s\n' "$*"; }

# fail MESSAGE [WHAT-TO-DO]: the one way out when something is wrong.
fail() {
  printf '\n%s\n' "$1" >&2
  if [ -n "${2:-}" ]; then printf '%s\n' "$2" >&2; fi
  exit 1
}

# step LABEL LOG COMMAND...: runs COMMAND with its output in .local/log/LOG.log and the seconds behind LABEL as they pass.
# On failure it shows the end of the log and returns COMMAND's exit code.
step() {
  local label=$1 log=$LOGS/$2.log began=$SECONDS code=0 pulse
  shift 2
  printf '%s …' "$label"
  (
    # A subshell of its own, so that the wait between two pulses ends with it.
    trap 'kill "$nap" 2>/dev/null; exit 0' TERM
    while true; do
      sleep 30 & nap=$!
      wait "$nap"
      printf ' %d s …' $((SECONDS - began))
    done
  ) 2>/dev/null &
  pulse=$!
  "$@" >"$log" 2>&1 </dev/null || code=$?
  kill "$pulse" 2>/dev/null
  wait "$pulse" 2>/dev/null
  if [ "$code" -eq 0 ]; then
    printf ' %d s\n' $((SECONDS - began))
  else
    printf ' failed after %d s\n' $((SECONDS - began))
    show_end "$log"
  fi
  return "$code"
}

# show_end FILE [LINES]: the end of a log, and where the whole of it is.
show_end() {
  printf '%s\n' "--- the last lines of $1"
  tail -n "${2:-25}" "$1"
  printf '%s\n' '---'
} >&2
