-- An occurrence is what became of its record, whoever moves that.
create or replace function occurrence_follows() returns trigger language plpgsql as $$
declare
  withdrawn boolean := new.status = 6 and new.disposition = 'WITHDRAWN';
  done boolean := new.status = 9;
  ended timestamptz := coalesce(new.actual_end, new.status_at);
begin
  update occurrence o set
    state = case when done and ended <= o.ends_at then 'DONE' when done then 'DONE_LATE' when withdrawn then 'SKIPPED'
      else 'OPEN' end::occurrence_state,
    reason = case when not withdrawn then '' when new.status_reason = '' then 'The record was withdrawn.'
      else new.status_reason end,
    closed_at = case when done then ended when withdrawn then new.status_at end,
    closed_by_id = case when done then new.completed_by_id end,
    version = version + 1
  where o.action_id = new.id;
  return null;
end $$;

create or replace trigger action_occurrence after update of status on action for each row
  when (new.task_record_id is not null and (old.status <> new.status
    or old.disposition is distinct from new.disposition))
  execute function occurrence_follows();
