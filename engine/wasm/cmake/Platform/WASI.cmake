set(UNIX 1)
