-- When what is written now is done: at the time of the request that writes it, where it says so.
create or replace function written_at() returns timestamptz language sql stable as $$
  select coalesce(nullif(current_setting('opsgraph.now', true), '')::timestamptz, now())
$$;
