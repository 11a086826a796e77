-- How the rows of a root organization go, table by table: units, each a table whose rows name their root or their
-- organization, and below it the tables that lead to it; what refers to something goes before that. In `take` of a unit $1
-- is the root, in those of `below` the ids of the rows that go. The constraints of the database say it, so that no table
-- is forgotten.
create or replace function root_units() returns jsonb language plpgsql stable as $$
declare
  -- One that is soft is set to null: it keeps nothing, but to go first spares that.
  links constant jsonb := (
    select jsonb_agg(jsonb_build_object('from', f.relname, 'to', t.relname, 'column', a.attname, 'key', k.attname,
      'soft', c.confdeltype = 'n'))
    from pg_constraint c join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute k on k.attrelid = c.confrelid and k.attnum = c.confkey[1]
    where c.contype = 'f' and cardinality(c.conkey) = 1 and c.connamespace = 'public'::regnamespace and f.oid <> t.oid);
  firm constant jsonb := (select jsonb_agg(l) from jsonb_array_elements(links) l where not (l -> 'soft')::boolean);
  takes jsonb;
  remaining text[];
  gone text[] := '{}';
  members text[];
  more text[];
  best text[];
  fewest int;
  soft int;
  units jsonb := '[]';
begin
  -- By the root where the table has it, else by the organization where an index leads from there.
  select jsonb_object_agg(c.relname, case
    when exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'root_id' and not a.attisdropped)
      then 'root_id = $1'
    else 'organization_id in (select id from organization where root_id = $1)' end), array_agg(c.relname::text order by c.relname)
  into takes, remaining
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not in ('closing', 'erasure', 'audit_seal')
    and exists (select from pg_attribute a
      where a.attrelid = c.oid and not a.attisdropped and (a.attname = 'root_id' or a.attname = 'organization_id' and exists (
        select from pg_index i where i.indrelid = c.oid and i.indkey[0] = a.attnum)));
  while remaining <> '{}' loop
    best := null;
    for i in 1 .. cardinality(remaining) loop
      members := array[remaining[i]];
      loop
        select array_agg(distinct l ->> 'from') into more from jsonb_array_elements(firm) l
        where l ->> 'to' = any(members) and l ->> 'from' <> all(members || gone);
        exit when more is null or more && remaining;
        members := members || more;
      end loop;
      continue when more is not null;
      soft := (select count(*) from jsonb_array_elements(links) l
        where l ->> 'to' = any(members) and l ->> 'from' <> all(members || gone) and (l -> 'soft')::boolean);
      if best is null or soft < fewest then
        best := members;
        fewest := soft;
      end if;
      exit when fewest = 0;
    end loop;
    if best is null then raise exception 'The tables % refer to each other in a circle', remaining; end if;
    units := units || jsonb_build_object('table', best[1], 'take', takes ->> best[1],
      -- An organization goes after those below it.
      'last', case best[1] when 'organization' then 'path desc' end,
      -- What nothing refers to goes with what it refers to: a check may want both or neither.
      'below', root_unit_below(best, firm) || coalesce((
        select jsonb_agg(jsonb_build_object('table', l ->> 'from', 'take', format('%I = any($1)', l ->> 'column')))
        from jsonb_array_elements(links) l
        where l ->> 'to' = best[1] and l ->> 'key' = 'id' and l ->> 'from' <> all(best || gone)
          and not exists (select from jsonb_array_elements(firm) f where f ->> 'to' = l ->> 'from')), '[]'));
    gone := gone || best;
    remaining := array_remove(remaining, best[1]);
  end loop;
  return units;
end $$;
