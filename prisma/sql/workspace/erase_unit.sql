-- Takes away rows of a unit of tables, some at most: those below some rows of its first table, then these.
create or replace function erase_unit(root uuid, unit jsonb, most int) returns bigint language plpgsql as $$
declare
  part jsonb;
  ids uuid[];
  n bigint := 0;
begin
  if unit -> 'below' = '[]' then return erase_rows(unit ->> 'table', unit ->> 'take', root, most); end if;
  execute format('select array(select id from %I where %s %s limit 50)', unit ->> 'table', unit ->> 'take',
    'order by ' || (unit ->> 'last')) into ids using root;
  if ids = '{}' then return 0; end if;
  for part in select value from jsonb_array_elements(unit -> 'below') loop
    n := n + erase_rows(part ->> 'table', part ->> 'take', ids, most - n::int);
    if n >= most then return n; end if;
  end loop;
  execute format('delete from %I where id = any($1)', unit ->> 'table') using ids;
  return n + cardinality(ids);
end $$;
