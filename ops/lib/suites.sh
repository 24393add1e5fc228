# Suites: each prints one line, with what passed, what failed and how long it took; together they make the last line.
# shellcheck shell=bash

PASSED=0 FAILED=0
REPORTS=$LOCAL/reports

# record NAME PASSED FAILED [SECONDS]: a suite in which nothing ran has failed.
record() {
  local name=$1 passed=$2 failed=$3 note=''
  if [ $((passed + failed)) -eq 0 ]; then failed=1 note='  (nothing ran)'; fi
  PASSED=$((PASSED + passed)) FAILED=$((FAILED + failed))
  printf '  %-38s %6d passed  %4d failed %8s%s\n' "$name" "$passed" "$failed" "${4:+$4 s}" "$note"
}

# check NAME LOG COMMAND...: one case, which passes when COMMAND does.
check() {
  local name=$1 log=$LOGS/test-$2.log began=$SECONDS
  shift 2
  if run_quietly "$log" "$@"; then
    record "$name" 1 0 $((SECONDS - began))
  else
    record "$name" 0 1 $((SECONDS - began))
    show_end "$log" 40
  fi
}

# suite NAME LOG COMMAND...: COMMAND writes a JUnit report to $REPORTS/LOG.xml. A command that fails beside a report
# without a failed case (it crashed, or was too slow) counts as one failure more.
suite() {
  local name=$1 log=$LOGS/test-$2.log began=$SECONDS code=0 group passed failed failures=0 cases=0 seconds
  local report=$REPORTS/$2.xml
  shift 2
  run_quietly "$log" "$@" || code=$?
  seconds=$((SECONDS - began))
  if [ -s "$report" ]; then
    while IFS=$'\t' read -r group passed failed; do
      if [ "$group" = - ]; then
        printf '    failed: %s\n' "$passed"
        continue
      fi
      cases=$((cases + passed + failed)) failures=$((failures + failed))
      record "$name${group/#all/}" "$passed" "$failed" "$seconds"
      seconds=''
    done < <(node ops/lib/junit.mjs "$report" | sed "s/^\([^-]\)/ \1/;s/^ all\t/all\t/")
  fi
  if [ "$code" -ne 0 ] && [ "$failures" -eq 0 ]; then
    record "$name (exit code $code)" 0 1 $((SECONDS - began))
  elif [ "$cases" -eq 0 ]; then
    record "$name" 0 0 $((SECONDS - began))
  fi
  if [ "$code" -ne 0 ] || [ "$cases" -eq 0 ]; then show_end "$log" 60; fi
}

# run_quietly LOG COMMAND...: with its output in LOG and a time limit, so that a test which hangs is a failure, not a wait.
run_quietly() {
  local log=$1
  shift
  attend "$log" timeout --kill-after=20 "${SUITE_SECONDS:-1800}" "$@"
}

# cpp_suite NAME PRESET [CTEST-OPTIONS]: the C++ programs of tests/, as CTest knows them.
cpp_suite() {
  local name=$1 preset=$2
  shift 2
  suite "$name" "cpp-$preset" ctest --test-dir "$ROOT/build/$preset" --output-on-failure --timeout 600 -j "$(nproc)" \
    --output-junit "$REPORTS/cpp-$preset.xml" "$@"
}

# node_suite FOLDER [BESIDE]: its *.test.mjs, one after the other beside a PostgreSQL of their own, which some of them stop, or
# what BESIDE brings up.
node_suite() {
  local folder=$1 beside=${2:-ops/with-postgres} name
  name=$(basename "$folder")
  if [ -e "$folder/package.json" ]; then install_npm_packages "$ROOT/$folder" "what tests/$name needs"; fi
  node_tests "$name" "$name" "$folder" "$beside"
}

# node_tests NAME LOG FOLDER COMMAND...: the *.test.mjs of FOLDER, run by COMMAND.
node_tests() {
  local name=$1 log=$2 folder=$3
  shift 3
  suite "$name" "$log" "$@" node --test --test-concurrency=1 \
    --test-reporter=spec --test-reporter-destination=stdout \
    --test-reporter=junit --test-reporter-destination="$REPORTS/$log.xml" "$folder"/*.test.mjs
}

# api_suite NAME PRESET: the tests of the API with the programs of that preset, which end at their first mistake.
api_suite() {
  node_tests "$1" "api-$2" tests/api env ROZBAZI_BIN="$ROOT/build/$2/bin" \
    TSAN_OPTIONS="halt_on_error=1 suppressions=$ROOT/tests/tsan.supp" \
    LSAN_OPTIONS="print_suppressions=0 suppressions=$ROOT/tests/lsan.supp" ops/with-postgres
}

# attack_suite SECONDS: the whole server under ASan and UBSan, attacked through its socket.
attack_suite() {
  check "the server attacked through its socket, $1 s" attack \
    env ROZBAZI_SANITIZED_SERVER="$ROOT/build/$SANITIZED/bin/rozbazi-server" ops/with-postgres node tests/fuzz/server/run.mjs "$1"
}

# fuzz_suites SECONDS: each fuzzer, for so long, going on from what earlier runs have found; as many at a time as there
# are cores.
fuzz_suites() {
  local programs=("build/$SANITIZED/bin/fuzz_"*)
  check "${#programs[@]} fuzzers, $1 s each" fuzz ops/lib/fuzz "$1" "$LOCAL/fuzz" "${programs[@]}"
}
