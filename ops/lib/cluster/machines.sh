# The machines of a cluster that is tried on one: each has an address of its own, so that every program keeps its usual port and
# is configured by the files that real machines have (ops/deploy/cluster).
#
# CLUSTER is the folder of it all; each machine's is in it, under its name: etcd, database-1, database-2, server-1 …, front.
# shellcheck shell=bash

DATABASES=(database-1 database-2)
FILL=$ROOT/ops/deploy/cluster/fill

# prepare_machines FOLDER SERVERS: sets CLUSTER, SERVERS (their names), and what is made once: addresses, passwords, certificates.
prepare_machines() {
  local number
  CLUSTER=$1 SERVERS=()
  for ((number = 1; number <= $2; number++)); do SERVERS+=("server-$number"); done
  mkdir -p "$CLUSTER"
  chmod 0711 "$CLUSTER"
  mkdir -p "$CLUSTER/pids"
  choose_network
  make_passwords
  for number in "${DATABASES[@]}"; do make_certificate "$number" || return 1; done
}

# choose_network: 127.77.N, where nobody listens; the same one each time.
choose_network() {
  local tries
  if [ -e "$CLUSTER/network" ]; then
    NETWORK=$(<"$CLUSTER/network")
    return 0
  fi
  for ((tries = 0; tries < 100; tries++)); do
    NETWORK=127.77.$((RANDOM % 254 + 1))
    if ! (exec 3<>"/dev/tcp/$NETWORK.1/2379") 2>/dev/null; then break; fi
  done
  printf '%s\n' "$NETWORK" >"$CLUSTER/network"
}

# address MACHINE
address() {
  case $1 in
    etcd) printf '%s.1' "$NETWORK" ;;
    database-*) printf '%s.%d' "$NETWORK" $((10 + ${1##*-})) ;;
    server-*) printf '%s.%d' "$NETWORK" $((100 + ${1##*-})) ;;
  esac
}

# make_passwords: each role's, and that of Patroni's interface. Read by whoever started us alone.
make_passwords() {
  local role
  mkdir -p "$CLUSTER/passwords"
  chmod 0700 "$CLUSTER/passwords"
  for role in server owner replication rewind patroni; do
    if [ -s "$CLUSTER/passwords/$role" ]; then continue; fi
    (umask 077 && head -c 16 /dev/urandom | od -An -v -tx1 | tr -d ' \n' >"$CLUSTER/passwords/$role")
  done
}
password() { cat "$CLUSTER/passwords/$1"; }

# make_certificate DATABASE: signed by itself; that it is the right one is seen by its knowing the passwords.
make_certificate() {
  local folder=$CLUSTER/$1
  own_folder "$folder" 0700 || return 1
  if [ -e "$folder/member.crt" ]; then return 0; fi
  as postgres openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -sha256 -nodes -days 3650 \
    -subj "/CN=$1" -keyout "$folder/member.key" -out "$folder/member.crt" 2>/dev/null
}

# cluster_url ROLE DATABASE: the primary, whichever of them it is, over the network.
cluster_url() {
  local hosts
  hosts=$(list_addresses , "${DATABASES[@]}")
  printf 'postgresql:///%s?host=%s&user=rozbazi_%s&password=%s&%s' "$2" "$hosts" "$1" "$(password "$1")" \
    'target_session_attrs=read-write&sslmode=require&channel_binding=require'
}

# superuser_url DATABASE: the same by sockets, where the system tells who we are.
superuser_url() {
  local hosts='' name
  for name in "${DATABASES[@]}"; do hosts+=${hosts:+,}$(url_encode "$CLUSTER/sockets/$name"); done
  printf 'postgresql:///%s?host=%s&user=postgres&target_session_attrs=read-write' "$1" "$hosts"
}

# list_addresses SEPARATOR MACHINE...
list_addresses() {
  local separator=$1 list='' name
  shift
  for name in "$@"; do list+=${list:+$separator}$(address "$name"); done
  printf '%s' "$list"
}
