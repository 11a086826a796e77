-- Routines: when an occurrence becomes a record, whose turn it is, and that the ledger follows the record.

alter table series add column turns integer not null default 0;
alter table occurrence add column opens_at timestamptz(3);
update occurrence o set opens_at = o.starts_at - s.lead_days * interval '1 day' from series s where s.id = o.series_id;
alter table occurrence alter column opens_at set not null;

-- What is to become a record, or is over: nothing is over before it is due to be one.
drop index occurrence_planned;
create index occurrence_planned on occurrence (opens_at) where state = 'PLANNED';
-- Whose ledger is to be filled.
create index series_filled on series (generated_to) where status = 'ACTIVE';

alter table occurrence
  add constraint occurrence_opens_check check (opens_at <= starts_at),
  add constraint occurrence_record_check check ((state in ('OPEN', 'DONE', 'DONE_LATE')) <= (action_id is not null));

-- The instant of a wall time: one that daylight saving skips is taken with the offset from before, one that it doubles
-- is the first. PostgreSQL by itself takes the second.
-- Written without a FROM, so that it becomes part of the statement that calls it.
create function instant_of(slot timestamp, zone text) returns timestamptz language sql immutable parallel safe as $$
  select case
    when (slot - ((slot at time zone zone - interval '1 day') at time zone zone - (slot at time zone zone - interval '1 day') at time zone 'UTC'))
      at time zone 'UTC' at time zone zone = slot
    then (slot - ((slot at time zone zone - interval '1 day') at time zone zone - (slot at time zone zone - interval '1 day') at time zone 'UTC'))
      at time zone 'UTC'
    else slot at time zone zone end
$$;

-- An occurrence is what became of its record, whoever moves that.
create function occurrence_follows() returns trigger language plpgsql as $$
declare
  withdrawn boolean := new.status = 6 and new.disposition = 'WITHDRAWN';
  done boolean := new.status = 9;
  ended timestamptz := coalesce(new.actual_end, new.status_at);
begin
  update occurrence o set
    state = case when done and ended <= o.ends_at then 'DONE' when done then 'DONE_LATE' when withdrawn then 'SKIPPED' else 'OPEN' end::occurrence_state,
    reason = case when not withdrawn then '' when new.status_reason = '' then 'The record was withdrawn.' else new.status_reason end,
    closed_at = case when done then ended when withdrawn then new.status_at end,
    closed_by_id = case when done then new.completed_by_id end,
    version = version + 1
  where o.action_id = new.id;
  return null;
end $$;
create trigger action_occurrence after update of status on action for each row
  when (new.task_record_id is not null and (old.status <> new.status or old.disposition is distinct from new.disposition))
  execute function occurrence_follows();

-- What the clock alone writes is no change of the routine.
drop trigger series_audit on series;
create trigger series_audit after insert or update or delete on series
  for each row execute function audit('Series', 'generated_to', 'turns');
