-- A service account is of one root organization, and never an Admin: who answers for an organization is a person.
create or replace function service_account_membership() returns trigger language plpgsql as $$
declare
  own_root uuid := (select root_id from service_account where user_id = new.user_id);
begin
  if own_root is null then return new; end if;
  if new.access_level = 'ADMIN' then
    raise exception 'A service account is never an Admin.'
      using errcode = 'check_violation', constraint = 'service_account_level';
  end if;
  if own_root <> (select root_id from organization where id = new.organization_id) then
    raise exception 'A service account stays in its root organization.'
      using errcode = 'check_violation', constraint = 'service_account_root';
  end if;
  return new;
end $$;

create or replace trigger service_account_membership before insert or update of user_id, organization_id, access_level
  on membership for each row execute function service_account_membership();
