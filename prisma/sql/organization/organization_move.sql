-- A move stays in its tree, makes no cycle, keeps the levels, and takes all that is below along. Moves in a tree go one
-- after the other, so that no two together make a cycle.
create or replace function organization_move() returns trigger language plpgsql as $$
declare
  above organization;
begin
  perform pg_advisory_xact_lock(hashtextextended(old.root_id::text, 0));
  select * into above from organization where id = new.parent_id;
  if above.root_id is distinct from old.root_id then
    raise exception 'An organization stays in its tree.'
      using errcode = 'check_violation', constraint = 'organization_move_tree';
  elsif above.path like old.path || '%' then
    raise exception 'An organization does not go below itself.'
      using errcode = 'check_violation', constraint = 'organization_move_cycle';
  elsif organization_level(above.type) >= organization_level(new.type)
    and not (above.type = 'CORPORATION' and new.type = 'CORPORATION') then
    raise exception 'A % does not go below a %.', new.type, above.type
      using errcode = 'check_violation', constraint = 'organization_move_level';
  end if;
  new.path := above.path || new.legacy_id || '/';
  return new;
end $$;

create or replace trigger organization_move before update of parent_id on organization
  for each row when (old.parent_id is distinct from new.parent_id) execute function organization_move();
