-- Each change of a node is added to the log of changes, whoever makes it. A trigger says which type of node the rows are,
-- or for each type a query for the root and the id of what a row changes, over its columns as r. The first pair of a
-- table is its own node.
create or replace function add_change() returns trigger language plpgsql as $$
declare
  -- Of what goes with its organization, which is gone already.
  deleted_root uuid := nullif(current_setting('opsgraph.deleted_root', true), '');
begin
  if is_erasing_root() then return null; end if;
  if tg_nargs = 1 then
    insert into change (root_id, type, row_id) select r.root_id, tg_argv[0], r.id from changed r;
    return null;
  end if;
  for i in 0 .. tg_nargs / 2 - 1 loop
    execute format('insert into change (root_id, type, row_id)
      select distinct coalesce(p.root_id, $1), %L, p.id::text from changed r cross join lateral (%s) p
      where coalesce(p.root_id, $1) is not null', tg_argv[2 * i], tg_argv[2 * i + 1]) using deleted_root;
  end loop;
  return null;
end $$;
