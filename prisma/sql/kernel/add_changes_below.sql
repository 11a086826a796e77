-- What is seen with something else comes into sight and leaves it together with that: where it moves, changes of these are
-- added too. A trigger says for each type a query for the ids, over the columns of what has moved as r.
create or replace function add_changes_below() returns trigger language plpgsql as $$
declare
  has_moved boolean;
begin
  if is_erasing_root() then return null; end if;
  has_moved := exists (select from changed a join before b using (id)
    where (a.organization_id, a.department_id, a.group_id) is distinct from (b.organization_id, b.department_id, b.group_id));
  if not has_moved then return null; end if;
  for i in 0 .. tg_nargs / 2 - 1 loop
    execute format('insert into change (root_id, type, row_id)
      select r.root_id, %L, p.id::text from changed r cross join lateral (%s) p', tg_argv[2 * i], tg_argv[2 * i + 1]);
  end loop;
  return null;
end $$;
