create or replace function organization_moved() returns trigger language plpgsql as $$
begin
  update organization set path = new.path || substr(path, length(old.path) + 1)
  where path like old.path || '%' and id <> new.id;
  return null;
end $$;

create or replace trigger organization_moved after update of parent_id on organization
  for each row when (old.parent_id is distinct from new.parent_id) execute function organization_moved();
