-- Whether rows go in this transaction that nobody may take away: only the functions that do it can say so.
create or replace function is_erasing() returns boolean language sql stable as $$
  select exists (select from erasure where xid = pg_current_xact_id_if_assigned()::text::bigint)
$$;
