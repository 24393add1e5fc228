# Building: what has not changed is not built again.
# shellcheck shell=bash

SITE=$ROOT/build/site

# One build at a time in this folder: `ops/run` and `ops/test` share it.
take_build_lock() {
  exec 8>"$LOCAL/build.lock"
  if flock -n 8; then return 0; fi
  say "Another build is running in this folder; waiting for it."
  flock 8
}
release_build_lock() { exec 8>&-; }

# cmake_build PRESET WHAT [TARGET...]: all targets, or only these.
cmake_build() {
  local preset=$1 what=$2
  shift 2
  if command -v ccache >/dev/null; then export CMAKE_CXX_COMPILER_LAUNCHER=ccache CCACHE_BASEDIR=$ROOT; fi
  step "Building $what" "build-$preset" cmake_configure_and_build "$preset" "$@" ||
    fail "Building $what failed." "The whole output: $LOGS/build-$preset.log"
}

cmake_configure_and_build() {
  local preset=$1
  shift
  cd "$ROOT" || return 1
  if [ ! "build/$preset/build.ninja" -nt CMakePresets.json ]; then cmake --preset "$preset" || return 1; fi
  if [ $# -gt 0 ]; then set -- --target "$@"; fi
  cmake --build --preset "$preset" "$@"
}

# build_site: npm's packages where the lock file has changed, the pages where anything they are made of has.
build_site() {
  install_npm_packages "$ROOT/site" "the site's tools"
  local stamp=$ROOT/build/site.stamp now
  now="${SITE_URL:-} $(site_inputs | sha256sum)"
  if [ -e "$SITE/index.html" ] && [ "$(cat "$stamp" 2>/dev/null)" = "$now" ]; then return 0; fi
  step "Building the site" build-site npm --prefix "$ROOT/site" run build ||
    fail "Building the site failed." "The whole output: $LOGS/build-site.log"
  printf '%s\n' "$now" >"$stamp"
}

# Everything that the pages are made of, as a list of checksums.
site_inputs() {
  cd "$ROOT" || return 1
  {
    find site -name node_modules -prune -o -path site/.build -prune -o -type f -print0
    find build/wasm docs/rules tests/rules/vectors -type f \( -name '*.wasm' -o -name '*.md' -o -name '*.json' \) -print0 2>/dev/null
  } | sort -z | xargs -0 sha256sum
}

# install_npm_packages FOLDER WHAT: exactly what the lock file says; skipped where that has been done already.
install_npm_packages() {
  local folder=$1 what=$2 stamp=$1/node_modules/.installed-lock
  if cmp -s "$folder/package-lock.json" "$stamp"; then return 0; fi
  step "Installing $what from npm" "npm-$(basename "$folder")" retry 3 npm ci --prefix "$folder" --no-audit --no-fund ||
    fail "npm could not install $what." "Check the network (npm ping), and start again."
  cp "$folder/package-lock.json" "$stamp"
}
