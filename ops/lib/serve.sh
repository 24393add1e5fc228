# The service itself: one PostgreSQL, one server, watched until we are told to stop.
# shellcheck shell=bash

STOPPING=''
PG_PID='' SERVER_PID=''

take_run_lock() {
  exec 9>>"$LOCAL/run.lock"
  if flock -n 9; then
    echo $$ >"$LOCAL/run.lock"
    return 0
  fi
  fail "ops/run is already at work in this folder (process $(cat "$LOCAL/run.lock"))." \
    "Stop that one first (Ctrl-C in its terminal, or kill $(cat "$LOCAL/run.lock")), or run a second clone with another PORT."
}

# check_address: what can be refused before minutes of building.
check_address() {
  if [[ ! $PORT =~ ^[0-9]{1,5}$ ]] || [ "$PORT" -lt 1024 ] || [ "$PORT" -gt 65535 ]; then
    fail "PORT=$PORT: a port from 1024 to 65535 is wanted." \
      "For ports 80 and 443 put nginx in front: docs/deployment.md."
  fi
  case $LISTEN in
    0.0.0.0) PROBE=127.0.0.1 HOST=$LISTEN ;;
    ::) PROBE=::1 HOST='[::]' ;;
    *:*) PROBE=$LISTEN HOST="[$LISTEN]" ;;
    *) PROBE=$LISTEN HOST=$LISTEN ;;
  esac
  if (exec 3<>"/dev/tcp/$PROBE/$PORT") 2>/dev/null; then
    fail "Port $PORT on $LISTEN is in use by another program." "Stop it, or choose another port: PORT=8081 ./ops/run"
  fi
}

start_private_postgres() {
  PG_DIR=$ROOM/postgres
  PG_SOCKET=$ROOM/socket
  step "Preparing the database" initdb make_cluster "$PG_DIR" ||
    fail "The private database could not be made in $PG_DIR."
  # A run that was killed may have left its PostgreSQL behind.
  stop_postgres "$PG_DIR" >"$LOGS/postgres-stop.log" 2>&1
  own_folder "$PG_SOCKET" 0755
  map_users "$PG_DIR"
  start_postgres "$PG_DIR" "$PG_SOCKET" "$LOGS/postgres.log"
  step "Starting PostgreSQL" postgres-start await_postgres "$PG_SOCKET" || {
    show_end "$LOGS/postgres.log"
    fail "PostgreSQL did not start."
  }
  step "Looking for the database and its roles" roles make_database "$PG_SOCKET" ||
    fail "The database and its roles could not be made." "The whole output: $LOGS/roles.log"
  OWNER_URL=$(postgres_url "$PG_SOCKET" rozbazi_owner rozbazi)
  SERVER_URL=$(postgres_url "$PG_SOCKET" rozbazi_server rozbazi)
}

# make_database SOCKET_DIR: the database and its two roles; roles without a database are what a broken start left.
make_database() {
  local psql=("$PG_BIN/psql" -X -q -v ON_ERROR_STOP=1 -d "$(postgres_url "$1" postgres postgres)")
  if [ "$(as postgres "${psql[@]}" -Atc "select count(*) from pg_database where datname = 'rozbazi'")" = 1 ]; then return 0; fi
  as postgres "${psql[@]}" -c 'drop role if exists rozbazi_server, rozbazi_owner' &&
    as postgres "${psql[@]}" <"$ROOT/schema/roles.sql"
}

migrate() {
  DATABASE_URL=${OWNER_URL:-$DATABASE_URL} step "Migrating the database" migrate \
    as postgres "$SERVED_BIN/rozbazi-server" migrate ||
    fail "The database could not be migrated." "The whole output: $LOGS/migrate.log"
}

# serve [OPTIONS]: starts the server and waits until it is ready.
serve() {
  start_server "$@"
  step "Starting the server" serve-start await_server || {
    show_end "$LOGS/server.log"
    fail "The server did not start."
  }
  say "Rozbazi is at http://${HOST/0.0.0.0/127.0.0.1}:$PORT — stop with Ctrl-C. Log: .local/log/server.log"
}

start_server() {
  # In the environment and not on the command line, which anybody can read: it may hold a password.
  DATABASE_URL=${SERVER_URL:-$DATABASE_URL} start_child "$SERVER_USER" TERM "$LOGS/server.log" \
    "$SERVED_BIN/rozbazi-server" serve --listen "$HOST:$PORT" --site "$SERVED_SITE" --secret-file "$SECRET_FILE" "$@"
  SERVER_PID=$CHILD_PID
}

await_server() {
  local tries
  for ((tries = 0; tries < 600; tries++)); do
    if answers "$PROBE" "$PORT" /readyz; then return 0; fi
    kill -0 "$SERVER_PID" 2>/dev/null || return 1
    sleep 0.1
  done
  return 1
}

# supervise [OPTIONS]: a server or PostgreSQL that dies is started again; a server that was asked to stop ends the run.
supervise() {
  local code restarts=0
  while true; do
    sleep 1 &
    wait $!
    if [ -n "$PG_PID" ] && ! kill -0 "$PG_PID" 2>/dev/null; then
      # Somebody may be restarting it by hand: theirs is welcome.
      sleep 3
      if ! as postgres "$PG_BIN/pg_ctl" status -D "$PG_DIR/data" >/dev/null 2>&1; then
        say "PostgreSQL ended; starting it again. Log: .local/log/postgres.log"
        restart_postgres || fail "PostgreSQL does not start any more." "Its log: $LOGS/postgres.log"
      else
        PG_PID=$(head -n 1 "$PG_DIR/data/postmaster.pid")
      fi
    fi
    if ! kill -0 "$SERVER_PID" 2>/dev/null; then
      code=0
      wait "$SERVER_PID" || code=$?
      if [ "$code" -eq 0 ]; then
        say "The server has stopped."
        exit 0
      fi
      restarts=$((restarts + 1))
      if [ "$restarts" -gt 20 ]; then fail "The server has died 20 times; giving up." "Its log: $LOGS/server.log"; fi
      say "The server died (exit code $code); starting it again. Log: .local/log/server.log"
      serve "$@"
    fi
  done
}

# restart_postgres: after a kill it refuses until the last of its old processes has noticed.
restart_postgres() {
  local tries
  for ((tries = 0; tries < 30; tries++)); do
    start_postgres "$PG_DIR" "$PG_SOCKET" "$LOGS/postgres.log"
    if await_postgres "$PG_SOCKET"; then return 0; fi
    sleep 1
  done
  return 1
}

stop_everything() {
  if [ -n "$STOPPING" ]; then return 0; fi
  STOPPING=yes
  trap '' INT TERM HUP
  leave_step
  if [ -n "$SERVER_PID" ] && kill -TERM "$SERVER_PID" 2>/dev/null; then
    say "Stopping the server …"
    wait "$SERVER_PID" 2>/dev/null
  fi
  if [ -n "$PG_PID" ]; then
    say "Stopping PostgreSQL …"
    stop_postgres "$PG_DIR" >"$LOGS/postgres-stop.log" 2>&1
  fi
}
