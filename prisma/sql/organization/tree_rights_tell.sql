-- Who may reach what follows from the tree and from the groups too: their changes are told as changes of rights.
create or replace function tree_rights_tell() returns trigger language plpgsql as $$
declare
  old_root uuid;
  new_root uuid;
begin
  if tg_table_name = 'organization' then
    old_root := (to_jsonb(old) ->> 'root_id')::uuid;
    new_root := (to_jsonb(new) ->> 'root_id')::uuid;
  else
    select organization_id into old_root from department where id = (to_jsonb(old) ->> 'department_id')::uuid;
    select organization_id into new_root from department where id = (to_jsonb(new) ->> 'department_id')::uuid;
  end if;
  perform tell('rights', jsonb_build_object('rootId', root))
  from (select distinct root from unnest(array[old_root, new_root]) root where root is not null) roots;
  return null;
end $$;

create or replace trigger department_group_rights_tell after insert or delete
  or update of parent_id, department_id on department_group
  for each row execute function tree_rights_tell();

create or replace trigger organization_rights_tell after insert or delete
  or update of parent_id, root_id, path, archived_at on organization
  for each row execute function tree_rights_tell();
