-- What an invitation refers to, and the making of a link for a new password in the audit log.

-- AddForeignKey
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "department_group"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_used_by_id_fkey" FOREIGN KEY ("used_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

create function audit_password_reset() returns trigger language plpgsql as $$
declare
  actor text := current_setting('opsgraph.actor', true);
begin
  if coalesce(actor, '') <> '' then
    insert into audit_entry (root_id, organization_id, actor_id, noun, noun_id, action, after)
    select o.root_id, o.id, actor::uuid, 'PasswordReset', new.user_id, 'CREATE', jsonb_build_object('user_id', new.user_id, 'expires_at', new.expires_at)
    from organization o where o.id in (select m.organization_id from membership m where m.user_id = new.user_id);
  end if;
  return null;
end $$;
create trigger password_reset_audit after insert on password_reset for each row execute function audit_password_reset();
