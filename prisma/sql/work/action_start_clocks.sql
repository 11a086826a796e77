-- A record's clocks run from when it was created, or may begin; that of an answer from when it was escalated.
create or replace function action_start_clocks() returns trigger language plpgsql as $$
begin
  insert into clock (action_id, kind, starts_at, paused_at, stale)
  select a.id, k.kind,
    case when k.kind = 'RESPOND' and a.disposition = 'ESCALATED' then a.status_at
      else greatest(a.created_at, a.scheduled_start) end,
    case when a.status in (3, 4) then a.status_at end, a.status not in (3, 4)
  from added a cross join (values ('DONE'::clock_kind), ('RESPOND')) k (kind)
  where a.bucket <= 4 and (k.kind = 'DONE' or a.disposition = 'ESCALATED'
    or a.actual_start is null and a.status not in (1, 2));
  return null;
end $$;

create or replace trigger action_start_clocks after insert on action
  referencing new table as added for each statement execute function action_start_clocks();
