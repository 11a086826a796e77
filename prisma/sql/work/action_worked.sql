-- How long a record was worked on: what was under way is added when its status changes.
create or replace function action_worked() returns trigger language plpgsql as $$
begin
  if is_undoing() then return new; end if;
  if old.status in (1, 2) then
    new.worked_secs := old.worked_secs + greatest(0, extract(epoch from new.status_at - old.status_at)::int);
  elsif old.status = 5 and new.status = 9 then
    new.worked_secs := old.worked_secs + greatest(0, extract(epoch from new.actual_end - new.actual_start)::int);
  end if;
  return new;
end $$;

create or replace trigger action_worked before update of status on action
  for each row when (old.status <> new.status) execute function action_worked();
