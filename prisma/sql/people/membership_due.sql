-- Only what somebody has done is news to somebody else: a seed or a migration is done by nobody.
create or replace function membership_due() returns trigger language plpgsql as $$
declare
  actor text := current_setting('opsgraph.actor', true);
begin
  if coalesce(actor, '') = '' then return null; end if;
  if tg_op = 'UPDATE'
    and (new.organization_id, new.department_id, new.group_id, new.job_role_id, new.access_level, new.ends_at)
      is not distinct from
      (old.organization_id, old.department_id, old.group_id, old.job_role_id, old.access_level, old.ends_at) then
    return null;
  end if;
  insert into outbox (kind, of_id, facts, at)
  values ('ROLE_CHANGED', new.id, jsonb_build_object('actorId', actor, 'how', case
    when tg_op = 'INSERT' then 'GIVEN'
    when new.ends_at is distinct from old.ends_at and new.ends_at is not null then 'ENDS'
    else 'CHANGED' end), now());
  return null;
end $$;

create or replace trigger membership_due after insert or update on membership
  for each row execute function membership_due();
