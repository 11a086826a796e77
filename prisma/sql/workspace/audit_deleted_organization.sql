-- An organization that is deleted is no longer there when its entry is written.
create or replace function audit_deleted_organization() returns trigger language plpgsql as $$
declare
  actor text := current_setting('opsgraph.actor', true);
begin
  if coalesce(actor, '') <> '' then
    insert into audit_entry (root_id, organization_id, actor_id, noun, noun_id, action, before)
    values (old.root_id, old.parent_id, actor::uuid, 'Organization', old.id, 'DELETE',
      to_jsonb(old) - array['version', 'updated_at', 'path']);
  end if;
  return null;
end $$;

create or replace trigger organization_audit_delete after delete on organization
  for each row execute function audit_deleted_organization();
