-- Whether it is all of a root organization that goes, with the log of its changes.
create or replace function is_erasing_root() returns boolean language sql stable as $$
  select exists (select from erasure where xid = pg_current_xact_id_if_assigned()::text::bigint and root_id is not null)
$$;
