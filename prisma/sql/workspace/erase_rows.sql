-- Takes away rows of a table that a condition finds, some at most; answers with how many.
create or replace function erase_rows(name text, condition text, found_by anyelement, most int) returns bigint language plpgsql as $$
declare
  n bigint;
begin
  execute format('delete from %1$I where ctid = any(array(select ctid from %1$I where %2$s limit %3$s))', name, condition, most)
    using found_by;
  get diagnostics n = row_count;
  return n;
end $$;
