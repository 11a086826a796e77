-- A record of a breach that is completed claims what was gained: the benchmark is asked in that scope again.
create or replace function breach_action_completed() returns trigger language plpgsql as $$
begin
  insert into breach_check (benchmark_id, scope_id, scope_kind, organization_id, from_at, due_at)
  select b.benchmark_id, b.scope_id, b.scope_kind, b.organization_id, b.first_point_at, new.status_at
  from breach_action l join breach b on b.id = l.breach_id where l.action_id = new.id
  on conflict (benchmark_id, scope_id) do update
    set from_at = least(breach_check.from_at, excluded.from_at), due_at = least(breach_check.due_at, excluded.due_at);
  return null;
end $$;

create or replace trigger breach_action_completed after update of status on action for each row
  when (old.status <> 9 and new.status = 9) execute function breach_action_completed();
