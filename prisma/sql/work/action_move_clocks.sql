create or replace function action_move_clocks() returns trigger language plpgsql as $$
declare
  was text := clock_phase(old.status, old.disposition);
  becomes text := clock_phase(new.status, new.disposition);
  responds boolean := new.status in (1, 2)
    or old.disposition = 'ESCALATED' and new.disposition is distinct from 'ESCALATED';
  late clock_kind[];
begin
  -- They are put back by what undoes.
  if is_undoing() then return null; end if;
  -- A hold is a pause; what is started or answered needs no response any more; what is over needs nothing.
  if was <> becomes or responds then
    update clock set
      pauses = case when paused_at < new.status_at then pauses
        || jsonb_build_array(jsonb_build_array(paused_at, new.status_at)) else pauses end,
      paused_at = case when becomes = 'HOLD' then new.status_at end,
      stopped_at = case when becomes = 'OVER' or kind = 'RESPOND' and responds then new.status_at end,
      stale = becomes = 'RUN' and (stale or was = 'HOLD'),
      due_at = case when was = becomes then due_at end
    where action_id = new.id and stopped_at is null and (was <> becomes or kind = 'RESPOND');
  end if;
  -- What was over and goes on again: the time between was a pause.
  if was = 'OVER' and becomes <> 'OVER' then
    with begun as (
      insert into clock (action_id, kind, starts_at)
      select new.id, k.kind, new.status_at from (values ('DONE'::clock_kind), ('RESPOND')) k (kind)
      where k.kind = 'DONE' or new.status = 5 and new.actual_start is null
      on conflict (action_id, kind) do update set
        pauses = clock.pauses || jsonb_build_array(jsonb_build_array(clock.stopped_at, new.status_at)),
        stopped_at = null, due_at = null, stale = true
      where clock.stopped_at is not null
      returning kind, xmax = 0 as is_new)
    select array_agg(kind) into late from begun where is_new;
  end if;
  -- Whoever it goes up to has a time to answer.
  if new.disposition = 'ESCALATED' and (old.disposition is distinct from 'ESCALATED'
    or old.escalated_to_id is distinct from new.escalated_to_id) then
    with begun as (
      insert into clock (action_id, kind, starts_at) values (new.id, 'RESPOND', new.status_at)
      on conflict (action_id, kind) do update set starts_at = new.status_at, due_at = null, stale = true,
        paused_at = null, pauses = '[]', stopped_at = null, fired_at = null
      returning kind, xmax = 0 as is_new)
    select late || array_agg(kind) into late from begun where is_new;
  end if;
  -- Before, there was none: the record as it was then has none either.
  if late is not null then
    insert into past_row (root_id, of_id, kind, key, until, step_id)
    select new.root_id, new.id, 'clock', k.kind, written_at(), nullif(current_setting('opsgraph.step', true), '')::uuid
    from unnest(late) k (kind);
  end if;
  -- What decides how long it has is another.
  if (old.priority_id, old.class_id, old.service_time_mins, old.organization_id, old.scheduled_start, old.scheduled_end)
    is distinct from (new.priority_id, new.class_id, new.service_time_mins, new.organization_id, new.scheduled_start,
      new.scheduled_end) then
    update clock set
      starts_at = case when kind = 'RESPOND' and new.disposition = 'ESCALATED' then starts_at
        when new.scheduled_start > starts_at then new.scheduled_start
        when starts_at = old.scheduled_start then greatest(new.created_at, new.scheduled_start) else starts_at end,
      stale = paused_at is null, due_at = null
    where action_id = new.id and stopped_at is null;
  end if;
  return null;
end $$;

create or replace trigger action_move_clocks after update on action
  for each row when (
    old.status <> new.status or old.disposition is distinct from new.disposition
    or old.escalated_to_id is distinct from new.escalated_to_id
    or old.priority_id <> new.priority_id or old.class_id <> new.class_id
      or old.service_time_mins <> new.service_time_mins
    or old.organization_id <> new.organization_id
    or old.scheduled_start is distinct from new.scheduled_start or old.scheduled_end is distinct from new.scheduled_end)
  execute function action_move_clocks();
