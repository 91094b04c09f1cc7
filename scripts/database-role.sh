#!/bin/sh
# Run once by the image of PostgreSQL, on an empty volume: gives the portal a role and a database of its own. The superuser keeps no
# password, so that it is reached from inside the container only: `docker compose exec postgres psql`.
set -eu
psql --no-psqlrc --username "$POSTGRES_USER" --set ON_ERROR_STOP=1 --set password="$POSTGRES_PASSWORD" <<'SQL'
create role portal login password :'password';
create database portal owner portal;
alter role current_user password null;
SQL
