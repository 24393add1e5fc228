# What runs in a cluster: begun in its order, begun again when it ends, as systemd does it on real machines, and stopped.
# shellcheck shell=bash

declare -A RUNNING=()
SERVER_OPTIONS=()

# begin MACHINE: starts what it does; its process is in CLUSTER/pids/MACHINE.
begin() {
  case $1 in
    etcd) begin_etcd ;;
    database-*) begin_database "$1" ;;
    server-*) begin_server "$1" "${SERVER_OPTIONS[@]}" ;;
    front) begin_front ;;
  esac
  # Whoever ends it, bash need not tell.
  disown "$CHILD_PID"
  RUNNING[$1]=$CHILD_PID
  printf '%s\n' "$CHILD_PID" >"$CLUSTER/pids/$1"
}

# bring_up [rozbazi-server's options]: all of it, until it answers.
bring_up() {
  local name
  SERVER_OPTIONS=("$@")
  begin etcd
  step "Starting etcd" cluster-await-etcd await_etcd || give_up etcd
  for name in "${DATABASES[@]}"; do begin "$name"; done
  step "Starting PostgreSQL twice, one after the other" cluster-await-database await_primary || give_up database-1
  step "Looking for the database and its roles" cluster-roles make_cluster_database || fail "The database could not be made." "Its log: $LOGS/cluster-roles.log"
  DATABASE_URL=$(cluster_url owner rozbazi) step "Migrating the database" cluster-migrate as postgres "$SERVED_BIN/rozbazi-server" migrate ||
    fail "The database could not be migrated." "The whole output: $LOGS/cluster-migrate.log"
  for name in "${SERVERS[@]}"; do begin "$name"; done
  step "Starting ${#SERVERS[@]} servers" cluster-await-servers await_servers || give_up server-1
  begin front
  step "Starting HAProxy" cluster-await-front await_front || give_up front
}

give_up() {
  show_end "$LOGS/cluster-$1.log"
  fail "The cluster does not start." "Logs: $LOGS/cluster-*.log"
}

# watch: for ever; what has ended is begun again, unless a file CLUSTER/pids/MACHINE.held asks to leave it.
watch() {
  local name
  while true; do
    sleep 1 &
    wait $!
    for name in "${!RUNNING[@]}"; do
      if kill -0 "${RUNNING[$name]}" 2>/dev/null || [ -e "$CLUSTER/pids/$name.held" ]; then continue; fi
      say "$name has ended; starting it again. Log: .local/log/cluster-$name.log"
      begin "$name"
    done
  done
}

# bring_down: from the front to the back.
bring_down() {
  local name
  end_all front
  end_all "${SERVERS[@]}"
  # At the same time, so that none takes over for a moment.
  end_all "${DATABASES[@]}"
  # Where its Patroni was killed PostgreSQL is still there.
  for name in "${DATABASES[@]}"; do stop_postgres "$CLUSTER/$name" immediate >>"$LOGS/cluster-$name.log" 2>&1; done
  end_all etcd
}

# end_all MACHINE...: asks them to end, and waits.
end_all() {
  local name pid pids=()
  for name in "$@"; do
    pid=$(cat "$CLUSTER/pids/$name" 2>/dev/null) || continue
    # One that was stopped with SIGSTOP hears nothing else.
    kill -CONT "$pid" 2>/dev/null
    if kill -TERM "$pid" 2>/dev/null; then pids+=("$pid"); fi
  done
  for pid in "${pids[@]}"; do await 300 has_ended "$pid" || kill -KILL "$pid" 2>/dev/null; done
}
has_ended() { ! kill -0 "$1" 2>/dev/null; }
