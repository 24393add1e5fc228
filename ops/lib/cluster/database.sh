# The cluster's database: etcd, and PostgreSQL under Patroni twice.
# shellcheck shell=bash

begin_etcd() {
  local settings=$CLUSTER/etcd.conf address
  address=$(address etcd)
  own_folder "$CLUSTER/etcd" 0700
  "$FILL" "$ROOT/ops/deploy/cluster/etcd" MEMBER=etcd HOST="$address" FOLDER="$CLUSTER/etcd" ALL="etcd=http://$address:2380" >"$settings"
  # shellcheck disable=SC2016
  start_child postgres TERM "$LOGS/cluster-etcd.log" bash -c 'set -a; source "$1"; exec "$2"' etcd "$settings" "$PROGRAMS/usr/bin/etcd"
}

await_etcd() { await 300 etcd_answers; }
etcd_answers() { answers "$(address etcd)" 2379 /health; }

# begin_database NAME: Patroni, which makes or finds the database's files and starts PostgreSQL. One that has outlived its Patroni is
# ended first, as ops/deploy/cluster/patroni.conf has it on real machines.
begin_database() {
  local folder=$CLUSTER/$1 user users='"rozbazi postgres postgres"'
  user=$(id -un)
  if [ "$user" != postgres ]; then users+=", \"rozbazi $user postgres\""; fi
  mkdir -p "$CLUSTER/sockets"
  own_folder "$CLUSTER/sockets/$1" 0755
  stop_postgres "$folder" immediate >>"$LOGS/cluster-$1.log" 2>&1
  as postgres tee "$folder/rozbazi.conf" <"$ROOT/ops/deploy/postgres/rozbazi.conf" >/dev/null
  "$FILL" "$ROOT/ops/deploy/cluster/patroni.yml" MEMBER="$1" HOST="$(address "$1")" ETCD="$(address etcd):2379" \
    FOLDER="$folder" SOCKET="$CLUSTER/sockets/$1" USERS="$users" PATRONI_PASSWORD="$(password patroni)" \
    REPLICATION_PASSWORD="$(password replication)" REWIND_PASSWORD="$(password rewind)" |
    as postgres tee "$folder/patroni.yml" >/dev/null
  start_child postgres TERM "$LOGS/cluster-$1.log" \
    env PYTHONPATH="$PROGRAMS/usr/lib/python3/dist-packages" python3 -m patroni "$folder/patroni.yml"
}

# await_primary: one of them takes writes, and the other confirms them.
await_primary() { await 900 primary_is_confirmed; }
primary_is_confirmed() {
  [ "$(as postgres "$PG_BIN/psql" -XAtq -d "$(superuser_url postgres)" \
    -c "select count(*) from pg_stat_replication where sync_state = 'sync'" 2>/dev/null)" = 1 ]
}

# make_cluster_database: the database and its roles, with their passwords. Ends when the standby knows them too (remote_apply):
# libpq tries the hosts of a URL in turn, but goes no further than to one that does not know the role it comes with.
make_cluster_database() {
  local psql=("$PG_BIN/psql" -XAtq -v ON_ERROR_STOP=1 -d "$(superuser_url postgres)")
  if [ "$(as postgres "${psql[@]}" -c "select count(*) from pg_database where datname = 'rozbazi'")" = 0 ]; then
    as postgres "${psql[@]}" -c 'drop role if exists rozbazi_server, rozbazi_owner' &&
      as postgres "${psql[@]}" <"$ROOT/schema/roles.sql" || return 1
  fi
  printf "alter role rozbazi_%s password '%s';\n" server "$(password server)" owner "$(password owner)" |
    as postgres "${psql[@]}" -c "set synchronous_commit = 'remote_apply'" -f -
}
