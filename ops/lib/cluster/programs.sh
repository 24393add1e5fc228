# etcd, Patroni and HAProxy without their services: Debian's packages of them start one each when they are installed, and would
# take ports and write into /etc and /var. They are unpacked instead; what they need are libraries, which are installed.
# shellcheck shell=bash

UNPACKED_PACKAGES=(etcd-server patroni haproxy)
CLUSTER_PACKAGES=(
  liblua5.3-0 libopentracing-c-wrapper0 libpcre2-8-0 libsystemd0 openssl postgresql-15
  python3 python3-cdiff python3-click python3-dateutil python3-etcd python3-pkg-resources python3-prettytable
  python3-psutil python3-psycopg2 python3-urllib3 python3-yaml
)

# prepare_cluster_programs FOLDER: sets PROGRAMS, where they are: as unpacked, or a copy in FOLDER where user postgres cannot
# reach that.
prepare_cluster_programs() {
  PROGRAMS=$LOCAL/cluster-programs
  unpack_packages "$PROGRAMS" "${UNPACKED_PACKAGES[@]}"
  if ! as_root || as postgres test -x "$PROGRAMS/usr/bin/etcd"; then return 0; fi
  if ! cmp -s "$PROGRAMS/.unpacked" "$1/programs/.unpacked"; then
    rm -rf "$1/programs"
    cp -R "$PROGRAMS" "$1/programs"
  fi
  PROGRAMS=$1/programs
}
