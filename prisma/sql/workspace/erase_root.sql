-- Takes away what is left of a root organization whose time is over, and of which no legal hold keeps anything, in the order of root_units: at most so many rows, and
-- no longer than a moment. A call does all of that or nothing, and the next one goes on where it was. Answers with how much
-- has gone, null where another process is at it, 0 where all has: what stays then is an entry of the audit log.
create or replace function erase_root(root uuid, most int) returns bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  c closing;
  version text := (select max(migration_name) from _prisma_migrations);
  unit jsonb;
  n bigint;
  gone bigint := 0;
  is_left boolean;
begin
  if not exists (select from closing where root_id = root and goes_at <= clock_timestamp()) then
    raise exception 'Nothing of this organization is to go now.' using errcode = 'check_violation';
  end if;
  if has_hold(root) then
    raise exception 'This organization is under legal hold.' using errcode = 'check_violation', constraint = 'legal_hold';
  end if;
  select * into c from closing where root_id = root for update skip locked;
  if not found then return null; end if;
  perform set_config('opsgraph.actor', '', true);
  insert into erasure (xid, root_id) values (pg_current_xact_id()::text::bigint, root);
  if not c.has_begun then
    c.people := erase_begin(root);
    c.has_begun := true;
    gone := 1;
  end if;
  if c.plan_of <> version then
    c.plan := root_units();
    c.plan_of := version;
    c.done := '{}';
  end if;
  for unit in select value from jsonb_array_elements(c.plan) where value ->> 'table' <> all(c.done) loop
    -- What follows may be referred to by what is left of this one.
    loop
      n := erase_unit(root, unit, most);
      gone := gone + n;
      exit when n = 0 or gone >= most or clock_timestamp() - now() > interval '50 milliseconds';
    end loop;
    exit when n > 0;
    c.done := c.done || (unit ->> 'table');
  end loop;
  is_left := exists (select from jsonb_array_elements(c.plan) where value ->> 'table' <> all(c.done));
  if not is_left and c.people <> '{}' then
    perform forget_person(c.people[1], now());
    c.people := c.people[2:];
    gone := 1;
  end if;
  c.went := c.went or gone > 0;
  if is_left or c.went then
    -- What triggers have written meanwhile goes in another round, the last of which finds nothing.
    update closing set people = c.people, has_begun = c.has_begun, plan = c.plan, plan_of = c.plan_of,
      went = c.went and is_left, done = case when is_left then c.done else '{}' end
    where root_id = root;
    gone := greatest(gone, 1);
  else
    perform erase_end(c);
  end if;
  delete from erasure where xid = pg_current_xact_id()::text::bigint;
  return gone;
end $$;
