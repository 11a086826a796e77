-- Clocks: each open record has one until it is done, and until it is started one until somebody responds. Triggers only
-- note starts, pauses and stops, and mark what is to be worked out again; when a clock runs out is worked out in code.

alter table escalation alter column person_id drop not null;
create index escalation_open on escalation (action_id) where answered_at is null;

-- One that has fired is worked out again too: its record may have got more time.
drop index clock_stale;
create index clock_stale on clock (action_id) where stale and stopped_at is null;

create function clock_phase(status smallint, disposition disposition) returns text language sql immutable as $$
  select case when status in (3, 4) then 'HOLD'
    when status in (5, 1, 2) or disposition in ('ESCALATED', 'DELEGATED') then 'RUN' else 'OVER' end
$$;

-- A record's clocks run from when it was created, or may begin; that of an answer from when it was escalated.
create function action_start_clocks() returns trigger language plpgsql as $$
begin
  insert into clock (action_id, kind, starts_at, paused_at, stale)
  select a.id, k.kind,
    case when k.kind = 'RESPOND' and a.disposition = 'ESCALATED' then a.status_at else greatest(a.created_at, a.scheduled_start) end,
    case when a.status in (3, 4) then a.status_at end, a.status not in (3, 4)
  from added a cross join (values ('DONE'::clock_kind), ('RESPOND')) k (kind)
  where a.bucket <= 4 and (k.kind = 'DONE' or a.disposition = 'ESCALATED' or a.actual_start is null and a.status not in (1, 2));
  return null;
end $$;
create trigger action_start_clocks after insert on action
  referencing new table as added for each statement execute function action_start_clocks();

create function action_move_clocks() returns trigger language plpgsql as $$
declare
  was text := clock_phase(old.status, old.disposition);
  becomes text := clock_phase(new.status, new.disposition);
  responds boolean := new.status in (1, 2) or old.disposition = 'ESCALATED' and new.disposition is distinct from 'ESCALATED';
begin
  -- A hold is a pause; what is started or answered needs no response any more; what is over needs nothing.
  if was <> becomes or responds then
    update clock set
      pauses = case when paused_at < new.status_at then pauses || jsonb_build_array(jsonb_build_array(paused_at, new.status_at)) else pauses end,
      paused_at = case when becomes = 'HOLD' then new.status_at end,
      stopped_at = case when becomes = 'OVER' or kind = 'RESPOND' and responds then new.status_at end,
      stale = becomes = 'RUN' and (stale or was = 'HOLD'),
      due_at = case when was = becomes then due_at end
    where action_id = new.id and stopped_at is null and (was <> becomes or kind = 'RESPOND');
  end if;
  -- What was over and goes on again: the time between was a pause.
  if was = 'OVER' and becomes <> 'OVER' then
    insert into clock (action_id, kind, starts_at)
    select new.id, k.kind, new.status_at from (values ('DONE'::clock_kind), ('RESPOND')) k (kind)
    where k.kind = 'DONE' or new.status = 5 and new.actual_start is null
    on conflict (action_id, kind) do update set
      pauses = clock.pauses || jsonb_build_array(jsonb_build_array(clock.stopped_at, new.status_at)),
      stopped_at = null, due_at = null, stale = true
    where clock.stopped_at is not null;
  end if;
  -- Whoever it goes up to has a time to answer.
  if new.disposition = 'ESCALATED' and (old.disposition is distinct from 'ESCALATED' or old.escalated_to_id is distinct from new.escalated_to_id) then
    insert into clock (action_id, kind, starts_at) values (new.id, 'RESPOND', new.status_at)
    on conflict (action_id, kind) do update set starts_at = new.status_at, due_at = null, stale = true, paused_at = null, pauses = '[]', stopped_at = null, fired_at = null;
  end if;
  -- What decides how long it has is another.
  if (old.priority_id, old.class_id, old.service_time_mins, old.organization_id, old.scheduled_start, old.scheduled_end)
    is distinct from (new.priority_id, new.class_id, new.service_time_mins, new.organization_id, new.scheduled_start, new.scheduled_end) then
    update clock set
      starts_at = case when kind = 'RESPOND' and new.disposition = 'ESCALATED' then starts_at
        when new.scheduled_start > starts_at then new.scheduled_start
        when starts_at = old.scheduled_start then greatest(new.created_at, new.scheduled_start) else starts_at end,
      stale = paused_at is null, due_at = null
    where action_id = new.id and stopped_at is null;
  end if;
  return null;
end $$;
create trigger action_move_clocks after update on action
  for each row when (
    old.status <> new.status or old.disposition is distinct from new.disposition
    or old.escalated_to_id is distinct from new.escalated_to_id
    or old.priority_id <> new.priority_id or old.class_id <> new.class_id or old.service_time_mins <> new.service_time_mins
    or old.organization_id <> new.organization_id
    or old.scheduled_start is distinct from new.scheduled_start or old.scheduled_end is distinct from new.scheduled_end)
  execute function action_move_clocks();

-- Hours and targets hold for an organization and all below it.
create function clocks_outdated(place uuid, only_kind clock_kind, only_priority int) returns void language plpgsql as $$
begin
  update clock c set stale = true, due_at = null
  from action a join organization o on o.id = a.organization_id join organization top on top.id = place
  where c.action_id = a.id and c.stopped_at is null and c.paused_at is null and a.bucket <= 4
    and a.root_id = top.root_id and o.root_id = top.root_id and o.path like top.path || '%'
    and (only_kind is null or c.kind = only_kind) and (only_priority is null or a.priority_id = only_priority);
end $$;
create function business_hours_changed() returns trigger language plpgsql as $$
begin
  perform clocks_outdated(coalesce(new.organization_id, old.organization_id), null, null);
  return null;
end $$;
create trigger business_hours_changed after insert or update or delete on business_hours
  for each row execute function business_hours_changed();
create function priority_target_changed() returns trigger language plpgsql as $$
begin
  perform clocks_outdated(coalesce(new.organization_id, old.organization_id), null, coalesce(new.priority_id, old.priority_id));
  return null;
end $$;
create trigger priority_target_changed after insert or update or delete on priority_target
  for each row execute function priority_target_changed();
create function organization_clocks_changed() returns trigger language plpgsql as $$
begin
  update clock c set stale = true, due_at = null from action a
  where a.organization_id = new.id and a.bucket <= 4 and c.action_id = a.id and c.stopped_at is null and c.paused_at is null;
  return null;
end $$;
create trigger organization_clocks_changed after update on organization
  for each row when (old.time_zone <> new.time_zone or old.path <> new.path)
  execute function organization_clocks_changed();

alter table business_hours add constraint business_hours_fiscal_month_check check (fiscal_month between 1 and 12);
alter table priority_target
  add constraint priority_target_amount_check check (amount >= 0),
  add constraint priority_target_respond_check check (kind = 'DONE' or rule in ('MINUTES', 'DAYS'));

-- What is open already has its clocks from now on: nothing runs out because of what was before.
-- A slot that is over has run out before there were clocks.
insert into clock (action_id, kind, starts_at, paused_at, stale, fired_at)
select a.id, k.kind, greatest(now(), a.scheduled_start), case when a.status in (3, 4) then now() end, a.status not in (3, 4),
  case when k.kind = 'DONE' and a.scheduled_end < now() then now() end
from action a cross join (values ('DONE'::clock_kind), ('RESPOND')) k (kind)
where a.bucket <= 4 and (k.kind = 'DONE' or a.disposition = 'ESCALATED' or a.actual_start is null and a.status not in (1, 2));
insert into escalation (action_id, level, person_id, actor_id, reason, at)
select a.id, a.escalated_level, a.escalated_to_id, h.actor_id, h.reason, h.at
from action a cross join lateral (
  select * from action_history where action_id = a.id and transition in ('ESCALATE', 'RAISE') order by version desc limit 1) h
where a.disposition = 'ESCALATED' and a.escalated_to_id is not null and a.escalated_level is not null;
