-- The notes and delegations of a record are seen with it: where it comes into another's sight, changes of them are added
-- too. One statement that is planned once, since each step of a record passes here.
create or replace function action_moves_notes() returns trigger language plpgsql as $$
begin
  insert into change (root_id, type, row_id)
  select a.root_id, p.type, p.id from changed a join before b using (id)
  cross join lateral (
    select 'Note' as type, n.id from note n where n.action_id = a.id
    union all select 'Delegation', d.id from delegation d where d.action_id = a.id) p
  where (a.organization_id, a.department_id, a.group_id, a.bucket, a.parties)
    is distinct from (b.organization_id, b.department_id, b.group_id, b.bucket, b.parties);
  return null;
end $$;

create or replace trigger action_moves_notes after update on action
  referencing old table as before new table as changed for each statement execute function action_moves_notes();
