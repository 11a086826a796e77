create or replace function priority_target_changed() returns trigger language plpgsql as $$
begin
  perform clocks_outdated(coalesce(new.organization_id, old.organization_id), null,
    coalesce(new.priority_id, old.priority_id));
  return null;
end $$;

create or replace trigger priority_target_changed after insert or update or delete on priority_target
  for each row execute function priority_target_changed();
