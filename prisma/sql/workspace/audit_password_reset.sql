create or replace function audit_password_reset() returns trigger language plpgsql as $$
declare
  actor text := current_setting('opsgraph.actor', true);
begin
  if coalesce(actor, '') <> '' then
    insert into audit_entry (root_id, organization_id, actor_id, noun, noun_id, action, after)
    select o.root_id, o.id, actor::uuid, 'PasswordReset', new.user_id, 'CREATE',
      jsonb_build_object('user_id', new.user_id, 'expires_at', new.expires_at)
    from organization o where o.id in (select m.organization_id from membership m where m.user_id = new.user_id);
  end if;
  return null;
end $$;

create or replace trigger password_reset_audit after insert on password_reset
  for each row execute function audit_password_reset();
