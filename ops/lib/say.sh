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
  pulse "$began" &
  pulse=$!
  attend "$log" "$@" || code=$?
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

# attend LOG COMMAND...: runs it with its output in LOG, in a process group of its own. A signal to us is answered at once
# and not when COMMAND is done, for which leave_step belongs into every trap that ends a script.
STEP_PID=''
attend() {
  local log=$1 code=0
  shift
  set -m
  # A build that outlives us keeps the lock of builds (8), not that of runs or tests (9).
  "$@" >"$log" 2>&1 </dev/null 9>&- &
  STEP_PID=$!
  set +m
  wait "$STEP_PID" || code=$?
  STEP_PID=''
  return "$code"
}

# leave_step: ends what attend is waiting for.
leave_step() {
  if [ -z "$STEP_PID" ]; then return 0; fi
  kill -TERM -- "-$STEP_PID" 2>/dev/null
  STEP_PID=''
  printf ' stopped\n'
}

# pulse BEGAN: the seconds since then, every 30, for as long as the script lives.
pulse() {
  local ticks=0
  # A read that never gets anything waits without a process of its own.
  exec {silence}<> <(:)
  while kill -0 $$ 2>/dev/null; do
    read -rt 2 -u "$silence" || true
    ticks=$((ticks + 1))
    if [ $((ticks % 15)) -eq 0 ]; then printf ' %d s …' $((SECONDS - $1)); fi
  done
}

# show_end FILE [LINES]: the end of a log, and where the whole of it is.
show_end() {
  printf '%s\n' "--- the last lines of $1"
  tail -n "${2:-25}" "$1"
  printf '%s\n' '---'
} >&2
