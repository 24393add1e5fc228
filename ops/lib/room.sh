# Where it runs. User postgres and the server's user may not be able to reach this folder (one parent of mode 0700 is
# enough), or its path may be too long for a socket. Then what they need is in a room of their own in /var/tmp, linked
# from .local/room; else the room is .local itself.
# shellcheck shell=bash

# Linux takes 107 bytes for a socket's path, of which PostgreSQL's own name takes these.
LONGEST_ROOM_PATH=$((107 - $(printf '%s' /socket/.s.PGSQL.5432 | wc -c)))

# prepare_room: sets ROOM. A room remembers its folder, so that a copy of the folder gets a room of its own.
prepare_room() {
  local link=$LOCAL/room
  ROOM=$(readlink "$link" || true)
  if [ -n "$ROOM" ]; then
    if [ "$(cat "$ROOM/folder" 2>/dev/null)" = "$ROOT" ] && [ -O "$ROOM" ]; then return 0; fi
    say "$link points to $ROOM, which is not there or belongs to another folder; making a new one."
    rm "$link"
  fi
  ROOM=$LOCAL
  if room_is_usable; then return 0; fi

  ROOM=$(mktemp -d /var/tmp/rozbazi-XXXXXXXX)
  chmod 0711 "$ROOM"
  printf '%s\n' "$ROOT" >"$ROOM/folder"
  if [ -e "$LOCAL/postgres" ]; then mv "$LOCAL/postgres" "$ROOM/"; fi
  ln -s "$ROOM" "$link"
}

room_is_usable() {
  if [ "$(printf '%s' "$ROOM" | wc -c)" -gt "$LONGEST_ROOM_PATH" ]; then return 1; fi
  ! as_root || { as postgres test -x "$ROOM" && as "$SERVER_USER" test -x "$ROOM"; }
}

# prepare_release: sets SERVED_BIN and SERVED_SITE: the build itself where the server's user can read it, else a copy.
prepare_release() {
  SERVED_BIN=$BIN SERVED_SITE=$SITE
  if ! as_root || as "$SERVER_USER" test -x "$BIN/rozbazi-server" -a -r "$SITE/index.html"; then return 0; fi
  rm -rf "$ROOM/release"
  mkdir -p "$ROOM/release/bin"
  cp "$BIN/rozbazi-server" "$ROOM/release/bin/"
  cp -R "$SITE" "$ROOM/release/site"
  SERVED_BIN=$ROOM/release/bin SERVED_SITE=$ROOM/release/site
}

# prepare_secret: sets SECRET_FILE. The secret is made once, readable by the server's user alone; where that user cannot
# reach .local, the server reads a copy in the room.
prepare_secret() {
  local secret=$LOCAL/secret
  SECRET_FILE=$secret
  if [ ! -e "$secret" ]; then
    if [ -z "${DATABASE_URL:-}" ] && [ -e "$ROOM/postgres/data" ]; then
      fail "The database is here, but the secret its deals follow from is gone: $secret" \
        "Put it back from its backup; or, if nobody needs the old plays, remove $ROOM/postgres/data and start anew."
    fi
    (umask 077 && head -c 32 /dev/urandom | od -An -v -tx1 | tr -d ' \n' >"$secret.new")
    echo >>"$secret.new"
    mv "$secret.new" "$secret"
    say "Made the secret of the deals: .local/secret. Keep a copy apart from the database."
  fi
  if ! as_root; then return 0; fi
  chown "$SERVER_USER:" "$secret"
  chmod 0600 "$secret"
  if as "$SERVER_USER" test -r "$secret"; then return 0; fi
  SECRET_FILE=$ROOM/secret
  install -o "$SERVER_USER" -g "$SERVER_USER" -m 0600 "$secret" "$SECRET_FILE"
}
