create or replace function sop_step_of_draft() returns trigger language plpgsql as $$
begin
  if is_erasing() then return coalesce(new, old); end if;
  if exists (select 1 from sop_version where id in (new.version_id, old.version_id) and published_at is not null) then
    raise exception 'A published SOP is not changed' using errcode = 'integrity_constraint_violation';
  end if;
  return coalesce(new, old);
end $$;

create or replace trigger sop_step_of_draft before insert or update or delete on sop_step
  for each row execute function sop_step_of_draft();
