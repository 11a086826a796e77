create or replace function business_hours_changed() returns trigger language plpgsql as $$
begin
  perform clocks_outdated(coalesce(new.organization_id, old.organization_id), null, null);
  return null;
end $$;

create or replace trigger business_hours_changed after insert or update or delete on business_hours
  for each row execute function business_hours_changed();
