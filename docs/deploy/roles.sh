#!/bin/sh
# The role that the product runs as owns nothing; each start gives it what it needs.
set -e
psql -v ON_ERROR_STOP=1 -v password="$APP_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role opsgraph_app login nosuperuser password :'password';
SQL
