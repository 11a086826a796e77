-- What goes with a deleted organization is told in the tree that it was in.
create or replace function remember_root() returns trigger language plpgsql as $$
begin
  perform set_config('opsgraph.deleted_root', old.root_id::text, true);
  return old;
end $$;

create or replace trigger organization_remember_root before delete on organization
  for each row execute function remember_root();
