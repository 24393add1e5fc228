# A PostgreSQL of our own: reached through its Unix socket alone, with data checksums, stopped with its script.
# shellcheck shell=bash

PG_BIN=/usr/lib/postgresql/15/bin

# make_cluster DIR: DIR/data, once; half-made ones are made anew. DIR belongs to user postgres when we are root.
make_cluster() {
  local dir=$1
  if [ -e "$dir/data" ]; then return 0; fi
  own_folder "$dir" 0700
  rm -rf "$dir/data.new"
  as postgres "$PG_BIN/initdb" --pgdata="$dir/data.new" --username=postgres --encoding=UTF8 --locale=C.UTF-8 \
    --data-checksums --auth-local=peer --auth-host=reject || return 1
  as postgres tee -a "$dir/data.new/postgresql.conf" >/dev/null <<'CONF'

# Rozbazi's private database.
listen_addresses = ''
shared_buffers = 64MB
log_timezone = 'UTC'
timezone = 'UTC'
CONF
  as postgres tee -a "$dir/data.new/postgresql.conf" <"$ROOT/ops/deploy/postgres/rozbazi.conf" >/dev/null
  as postgres tee "$dir/data.new/pg_hba.conf" >/dev/null <<'CONF'
local all all peer map=rozbazi
CONF
  as postgres mv "$dir/data.new" "$dir/data"
}

# map_users DIR: who may come as whom. As root: root and postgres as anybody, the server's user as the server's role
# alone. Else: we as anybody.
map_users() {
  local user role
  {
    for user in "$(id -un)" $(if as_root; then echo postgres; fi); do
      for role in postgres rozbazi_owner rozbazi_server; do printf 'rozbazi %s %s\n' "$user" "$role"; done
    done
    if as_root; then printf 'rozbazi %s rozbazi_server\n' "$SERVER_USER"; fi
  } | as postgres tee "$1/data/pg_ident.conf" >/dev/null
}

# own_folder DIR MODE: there, and user postgres's when we are root.
own_folder() {
  mkdir -p "$1" && chmod "$2" "$1" || return 1
  if as_root; then chown postgres: "$1"; fi
}

# start_postgres DIR SOCKET_DIR LOG: sets PG_PID; ends when we end (SIGINT is PostgreSQL's quick and clean stop).
start_postgres() {
  start_child postgres INT "$3" "$PG_BIN/postgres" -D "$1/data" -k "$2"
  PG_PID=$CHILD_PID
  # Whoever ends it, bash need not tell.
  disown "$PG_PID"
}

# await_postgres SOCKET_DIR: until it answers (after a crash it recovers first), or has ended.
await_postgres() {
  local tries
  for ((tries = 0; tries < 1200; tries++)); do
    if "$PG_BIN/pg_isready" -q -h "$1"; then return 0; fi
    if [ -n "${PG_PID:-}" ] && ! kill -0 "$PG_PID" 2>/dev/null; then return 1; fi
    sleep 0.1
  done
  return 1
}

# stop_postgres DIR [MODE]: whoever started it; quickly and cleanly (fast), or as if it had crashed (immediate).
stop_postgres() {
  if ! as postgres "$PG_BIN/pg_ctl" status -D "$1/data" >/dev/null 2>&1; then return 0; fi
  as postgres "$PG_BIN/pg_ctl" stop -D "$1/data" -m "${2:-fast}" -w -t 60
}

# postgres_url SOCKET_DIR ROLE DATABASE
postgres_url() { printf 'postgresql:///%s?host=%s&user=%s' "$3" "$(url_encode "$1")" "$2"; }

url_encode() {
  local LC_ALL=C text=$1 i char
  for ((i = 0; i < ${#text}; i++)); do
    char=${text:i:1}
    case $char in
      [a-zA-Z0-9._~-]) printf '%s' "$char" ;;
      *) printf '%%%02X' "'$char" ;;
    esac
  done
}
