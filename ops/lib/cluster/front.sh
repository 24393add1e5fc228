# The cluster's servers, and HAProxy before them.
# shellcheck shell=bash

# begin_server NAME [OPTIONS]: on the address of that machine.
begin_server() {
  local name=$1
  shift
  DATABASE_URL=$(cluster_url server rozbazi) start_child "$SERVER_USER" TERM "$LOGS/cluster-$name.log" \
    "$SERVED_BIN/rozbazi-server" serve --listen "$(address "$name"):8080" --trust-proxy 127.0.0.1/32 \
    --secret-file "$SECRET_FILE" "$@"
}

await_servers() {
  local name
  for name in "${SERVERS[@]}"; do await 600 answers "$(address "$name")" 8080 /readyz || return 1; done
}

# begin_front: Debian's user for such programs, which owns nothing.
begin_front() {
  local name servers=()
  for name in "${SERVERS[@]}"; do servers+=("SERVER=$name $(address "$name"):8080"); done
  cp "$ROOT/ops/deploy/cluster/unavailable.http" "$CLUSTER/"
  "$FILL" "$ROOT/ops/deploy/cluster/haproxy.cfg" FOLDER="$CLUSTER" BIND="$HOST:$PORT" "${servers[@]}" >"$CLUSTER/haproxy.cfg"
  start_child www-data TERM "$LOGS/cluster-front.log" "$PROGRAMS/usr/sbin/haproxy" -db -f "$CLUSTER/haproxy.cfg"
}

await_front() { await 300 answers "$PROBE" "$PORT" /readyz; }
