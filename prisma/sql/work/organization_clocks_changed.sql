create or replace function organization_clocks_changed() returns trigger language plpgsql as $$
begin
  update clock c set stale = true, due_at = null from action a
  where a.organization_id = new.id and a.bucket <= 4 and c.action_id = a.id and c.stopped_at is null
    and c.paused_at is null;
  return null;
end $$;

create or replace trigger organization_clocks_changed after update on organization
  for each row when (old.time_zone <> new.time_zone or old.path <> new.path)
  execute function organization_clocks_changed();
