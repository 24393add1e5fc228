# Who runs what. As root, PostgreSQL runs as user postgres and the server as user rozbazi; not as root, everything runs as
# the user who started it.
# shellcheck shell=bash

SERVER_USER=rozbazi
# What root has at home is nothing for others, and libpq looks there for certificates.
NO_HOME=/nonexistent

as_root() { [ "$(id -u)" -eq 0 ]; }

# as USER COMMAND...: as that user where we are root, else as ourselves.
as() {
  local user=$1
  shift
  if as_root; then setpriv --reuid="$user" --regid="$user" --init-groups --no-new-privs -- env HOME="$NO_HOME" "$@"; else "$@"; fi
}

# start_child USER SIGNAL LOG COMMAND...: in the background as that user, in a session of its own (the terminal's Ctrl-C
# is ours alone to answer); gets SIGNAL should we die. Sets CHILD_PID.
start_child() {
  local user=$1 signal=$2 log=$3 change=()
  shift 3
  if as_root; then change=(--reuid="$user" --regid="$user" --init-groups --no-new-privs -- env HOME="$NO_HOME"); else change=(--); fi
  { exec setsid setpriv --pdeathsig "$signal" "${change[@]}" "$@" >>"$log" 2>&1 </dev/null 8>&- 9>&-; } &
  CHILD_PID=$!
}

# make_server_user: the account without rights, password or home that the server runs under.
make_server_user() {
  if ! as_root || id "$SERVER_USER" >/dev/null 2>&1; then return 0; fi
  step "Creating the system user $SERVER_USER" server-user \
    useradd --system --user-group --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin "$SERVER_USER" ||
    fail "The system user $SERVER_USER could not be created." "The server is never run as root."
}
