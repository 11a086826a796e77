-- Who sees a record sees the breaches that it is about: where it comes into another's sight or leaves it, changes of them are
-- added too.
create or replace function action_moves_breaches() returns trigger language plpgsql as $$
begin
  insert into change (root_id, type, row_id)
  select distinct a.root_id, 'Breach', l.breach_id from changed a join before b using (id) join breach_action l on l.action_id = a.id
  where (a.organization_id, a.department_id, a.group_id, a.bucket, a.parties)
    is distinct from (b.organization_id, b.department_id, b.group_id, b.bucket, b.parties);
  return null;
end $$;

create or replace trigger action_moves_breaches after update on action
  referencing old table as before new table as changed for each statement execute function action_moves_breaches();
