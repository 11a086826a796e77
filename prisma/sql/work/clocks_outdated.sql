-- Hours and targets hold for an organization and all below it.
create or replace function clocks_outdated(place uuid, only_kind clock_kind, only_priority int) returns void
  language plpgsql as $$
begin
  update clock c set stale = true, due_at = null
  from action a join organization o on o.id = a.organization_id join organization top on top.id = place
  where c.action_id = a.id and c.stopped_at is null and c.paused_at is null and a.bucket <= 4
    and a.root_id = top.root_id and o.root_id = top.root_id and o.path like top.path || '%'
    and (only_kind is null or c.kind = only_kind) and (only_priority is null or a.priority_id = only_priority);
end $$;
