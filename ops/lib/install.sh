# Debian packages: what is missing is installed, nothing else is touched.
# shellcheck shell=bash

# What building and serving takes.
# shellcheck disable=SC2034 # ops/with-cluster takes what is built.
RUN_PACKAGES=(
  ca-certificates g++ cmake ninja-build pkg-config
  clang lld libc++-14-dev-wasm32 libc++abi-14-dev-wasm32 libclang-rt-14-dev-wasm32 wasi-libc binaryen
  libcpp-httplib-dev libpqxx-dev libssl-dev libicu-dev rapidjson-dev catch2
  postgresql-15 xz-utils
)

# install_packages PACKAGE...: installs those that are missing, as root or with sudo.
install_packages() {
  local missing
  mapfile -t missing < <(missing_packages "$@")
  if [ ${#missing[@]} -eq 0 ]; then return 0; fi

  command -v apt-get >/dev/null || fail "These Debian packages are needed: ${missing[*]}" \
    "This machine has no apt-get; Rozbazi is built on Debian 12."
  local root=()
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || fail "These Debian packages are missing: ${missing[*]}" \
      "Install them as root (apt-get install …), or install sudo, and start again."
    if [ ! -t 0 ] && ! sudo -n true 2>/dev/null; then
      fail "These Debian packages are missing: ${missing[*]}" \
        "sudo asks for a password and there is no terminal to type it in: install them as root and start again."
    fi
    sudo true || fail "sudo refused." "Install these packages as root and start again: ${missing[*]}"
    root=(sudo)
  fi
  say "Missing Debian packages: ${missing[*]}"
  step "Reading Debian's package lists" apt-update retry 3 "${root[@]}" apt-get update -q ||
    fail "Debian's package lists could not be read." "Check the network and /etc/apt/sources.list, and start again."
  withhold_postgres_cluster "${root[@]}"
  step "Installing ${#missing[@]} Debian packages" apt-install \
    retry 3 "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends \
    -o DPkg::Lock::Timeout=300 "${missing[@]}" ||
    fail "apt-get could not install: ${missing[*]}" \
      "The log tells why: $LOGS/apt-install.log. What was installed stays; start again once it is mended."
  release_postgres_cluster "${root[@]}"
}

# unpack_packages FOLDER PACKAGE...: their files below FOLDER. Nothing is installed, so that nothing is configured or started;
# what they need must be there.
unpack_packages() {
  local folder=$1
  shift
  if [ "$(cat "$folder/.unpacked" 2>/dev/null)" = "$*" ]; then return 0; fi
  step "Unpacking $*" unpack retry 3 unpack_into "$folder" "$@" || fail "apt-get could not fetch: $*" \
    "The log tells why: $LOGS/unpack.log. As root, apt-get update may be what is missing."
  printf '%s\n' "$*" >"$folder/.unpacked"
}

unpack_into() {
  local folder=$1 package
  shift
  rm -rf "$folder"
  mkdir -p "$folder/packages"
  (cd "$folder/packages" && apt-get download -q "$@") || {
    # The lists are missing, or older than what the mirror has.
    if [ "$(id -u)" -eq 0 ]; then apt-get update -q; else sudo -n apt-get update -q; fi
    return 1
  }
  for package in "$folder"/packages/*.deb; do dpkg-deb -x "$package" "$folder" || return 1; done
}

# missing_packages PACKAGE...: those of them that dpkg does not know as installed, one a line.
missing_packages() {
  local name
  for name in "$@"; do
    case $(dpkg-query -W -f '${db:Status-Status}' "$name" 2>/dev/null) in
      installed*) ;;
      *) printf '%s\n' "$name" ;;
    esac
  done
}

# Debian's PostgreSQL starts a database of its own when it is first installed. This one file keeps it from that while
# we install, since Rozbazi brings its own; it is taken away again afterwards.
POSTGRES_HOLD=/etc/postgresql-common/createcluster.d/rozbazi-install.conf
withhold_postgres_cluster() {
  if [ -e /usr/lib/postgresql/15/bin/postgres ]; then return 0; fi
  "$@" mkdir -p "$(dirname "$POSTGRES_HOLD")"
  printf '%s\n' 'create_main_cluster = false' | "$@" tee "$POSTGRES_HOLD" >/dev/null
}
release_postgres_cluster() { "$@" rm -f "$POSTGRES_HOLD"; }

# retry TIMES COMMAND...: a mirror may be away for a moment.
retry() {
  local times=$1 try
  shift
  for ((try = 1; try <= times; try++)); do
    if "$@"; then return 0; fi
    if [ "$try" -lt "$times" ]; then
      echo "try $try of $times failed; once more in $((try * 5)) s"
      sleep $((try * 5))
    fi
  done
  return 1
}
