-- The periods of observations are kept by triggers, so that whatever writes an observation is counted. What is added and
-- what is taken away is summed by quarters of an hour first: every zone's hours, days and months are made of these.

create type observation_part as (
  metric_id uuid, organization_id uuid, location_id uuid, vehicle_id uuid, user_id uuid, at timestamptz,
  observations int, n int, sum numeric, numerator numeric, denominator numeric);
create type period_part as (
  metric_id uuid, scope_id uuid, scope_kind scope_kind, zone text, at timestamptz,
  observations int, n int, sum numeric, numerator numeric, denominator numeric);

create function slot_of(at timestamptz) returns timestamptz language sql immutable as $$
  select date_bin('15 minutes', at, '2000-01-01T00:00:00Z')
$$;

-- Who writes observations of a metric, or its periods, waits for whoever else does; and the tree stays as it is meanwhile.
create function lock_metrics(metrics uuid[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended(root_id::text, 0)) from (
    select distinct root_id from metric where id = any(metrics) order by root_id) trees;
  perform pg_advisory_xact_lock(hashtextextended('observations ' || id, 0)) from (
    select distinct id from unnest(metrics) id order by id) each;
end $$;

-- In the order of their key, so that no two who add to the same periods wait for each other in a circle.
create function add_to_periods(parts period_part[]) returns void language plpgsql as $$
begin
  insert into metric_period (metric_id, scope_id, scope_kind, grain, starts_at, observations, n, sum, numerator, denominator)
  select p.metric_id, p.scope_id, p.scope_kind, g.grain, date_trunc(g.grain::text, p.at, p.zone) starts_at,
    sum(p.observations), sum(p.n), sum(p.sum), sum(p.numerator), sum(p.denominator)
  from unnest(parts) p cross join unnest(enum_range(null::grain)) g(grain)
  group by p.metric_id, p.scope_id, p.scope_kind, g.grain, starts_at
  having sum(p.observations) <> 0 or sum(p.n) <> 0 or sum(p.sum) <> 0 or sum(p.numerator) <> 0 or sum(p.denominator) <> 0
  order by p.metric_id, p.scope_id, g.grain, starts_at
  on conflict (metric_id, scope_id, grain, starts_at) do update set
    observations = metric_period.observations + excluded.observations, n = metric_period.n + excluded.n,
    sum = metric_period.sum + excluded.sum, numerator = metric_period.numerator + excluded.numerator,
    denominator = metric_period.denominator + excluded.denominator;
  delete from metric_period m using (
    select distinct p.metric_id, p.scope_id, g.grain, date_trunc(g.grain::text, p.at, p.zone) starts_at
    from unnest(parts) p cross join unnest(enum_range(null::grain)) g(grain) where p.observations < 0) gone
  where m.metric_id = gone.metric_id and m.scope_id = gone.scope_id and m.grain = gone.grain and m.starts_at = gone.starts_at
    and m.observations = 0;
end $$;

create function count_observations(parts observation_part[]) returns void language plpgsql as $$
begin
  perform lock_metrics((select array_agg(distinct metric_id) from unnest(parts)));
  perform add_to_periods((
    with part as materialized (select * from unnest(parts)),
    chain as materialized (
      select o.id, a.id above_id, a.time_zone
      from organization o join organization a on a.legacy_id = any(string_to_array(trim(both '/' from o.path), '/')::int[])
      where o.id in (select organization_id from part)),
    whole as (
      select metric_id, organization_id, at, sum(observations) observations, sum(n) n, sum(sum) sum,
        sum(numerator) numerator, sum(denominator) denominator
      from part group by metric_id, organization_id, at),
    each as (
      select p.metric_id, s.id, s.kind, p.organization_id, p.at, sum(p.observations) observations, sum(p.n) n, sum(p.sum) sum,
        sum(p.numerator) numerator, sum(p.denominator) denominator
      from part p cross join lateral (values
        (p.location_id, 'LOCATION'::scope_kind), (p.vehicle_id, 'VEHICLE'), (p.user_id, 'PERSON')) s(id, kind)
      where s.id is not null group by p.metric_id, s.id, s.kind, p.organization_id, p.at)
    select array_agg((metric_id, scope_id, kind, zone, at, observations, n, sum, numerator, denominator)::period_part) from (
      select w.metric_id, c.above_id scope_id, 'ORGANIZATION'::scope_kind kind, c.time_zone zone, w.at,
        w.observations, w.n, w.sum, w.numerator, w.denominator
      from whole w join chain c on c.id = w.organization_id
      union all
      select e.metric_id, e.id, e.kind, o.time_zone, e.at, e.observations, e.n, e.sum, e.numerator, e.denominator
      from each e join organization o on o.id = e.organization_id) parted));
end $$;

create function observation_counted() returns trigger language plpgsql as $$
declare
  parts observation_part[];
begin
  if tg_op = 'INSERT' then
    select array_agg((metric_id, organization_id, location_id, vehicle_id, user_id, at, observations, n, sum, numerator, denominator)::observation_part) into parts
    from (
      select metric_id, organization_id, location_id, vehicle_id, user_id, slot_of(at) at, count(*) observations, count(value) n,
        coalesce(sum(value::numeric), 0) sum, coalesce(sum(numerator::numeric), 0) numerator, coalesce(sum(denominator::numeric), 0) denominator
      from added where voided_at is null
      group by metric_id, organization_id, location_id, vehicle_id, user_id, slot_of(at)) each;
    insert into observed (metric_id, organization_id, location_id, vehicle_id, user_id, from_at)
    select metric_id, organization_id, location_id, vehicle_id, user_id, min(at) from added where voided_at is null
    group by metric_id, organization_id, location_id, vehicle_id, user_id;
  else
    with signed as materialized (
      select -1 sign, w.* from was w union all select 1, n.* from now n),
    counted as (
      select id from signed group by id having count(*) < 2
        or count(distinct (metric_id, organization_id, location_id, vehicle_id, user_id, at, value, numerator, denominator, voided_at is null)) > 1),
    noted as (
      insert into observed (metric_id, organization_id, location_id, vehicle_id, user_id, from_at)
      select metric_id, organization_id, location_id, vehicle_id, user_id, min(at)
      from signed where id in (select id from counted) and voided_at is null
      group by metric_id, organization_id, location_id, vehicle_id, user_id)
    select array_agg((metric_id, organization_id, location_id, vehicle_id, user_id, at, observations, n, sum, numerator, denominator)::observation_part) into parts
    from (
      select metric_id, organization_id, location_id, vehicle_id, user_id, slot_of(at) at, sum(sign) observations,
        coalesce(sum(sign) filter (where value is not null), 0) n, coalesce(sum(sign * value::numeric), 0) sum,
        coalesce(sum(sign * numerator::numeric), 0) numerator, coalesce(sum(sign * denominator::numeric), 0) denominator
      from signed where id in (select id from counted) and voided_at is null
      group by metric_id, organization_id, location_id, vehicle_id, user_id, slot_of(at), sign) each;
  end if;
  if parts is not null then perform count_observations(parts); end if;
  return null;
end $$;
create trigger observation_counted_insert after insert on observation
  referencing new table as added for each statement execute function observation_counted();
create trigger observation_counted_update after update on observation
  referencing old table as was new table as now for each statement execute function observation_counted();
-- What was observed is voided, never deleted.
create trigger observation_no_delete before delete on observation for each row execute function refuse_change();
create trigger observation_no_truncate before truncate on observation for each statement execute function refuse_change();

-- What an organization and all below it bring to the periods of some others, by the sign: taken away or added.
create function recount_below(below text, root uuid, others jsonb) returns void language sql as $$
  select add_to_periods((
    with slot as materialized (
      select b.metric_id, slot_of(b.at) at, count(*) observations, count(b.value) n, coalesce(sum(b.value::numeric), 0) sum,
        coalesce(sum(b.numerator::numeric), 0) numerator, coalesce(sum(b.denominator::numeric), 0) denominator
      from organization o join metric m on m.root_id = o.root_id
      join observation b on b.metric_id = m.id and b.organization_id = o.id
      where o.root_id = root and o.path like below || '%' and b.voided_at is null
      group by b.metric_id, slot_of(b.at))
    select coalesce(array_agg((metric_id, id, 'ORGANIZATION', zone, at, sign * observations, sign * n, sign * sum, sign * numerator,
      sign * denominator)::period_part), '{}')
    from slot cross join jsonb_to_recordset(others) as other(id uuid, zone text, sign int)))
$$;

-- A move takes what is observed below away from those above before, and brings it to those above now; who is above both
-- before and after is left alone.
create function organization_observations_moved() returns trigger language plpgsql as $$
declare
  before int[] := string_to_array(trim(both '/' from old.path), '/')::int[];
  after int[] := string_to_array(trim(both '/' from new.path), '/')::int[];
begin
  perform recount_below(new.path, new.root_id, (
    select jsonb_agg(jsonb_build_object('id', id, 'zone', time_zone, 'sign', case when legacy_id = any(after) then 1 else -1 end))
    from organization where legacy_id = any(before || after) and not (legacy_id = any(before) and legacy_id = any(after))));
  insert into observed (metric_id, organization_id, from_at)
  select m.id, place.id, min(b.at) from metric m
  join organization o on o.root_id = m.root_id and o.path like new.path || '%'
  join observation b on b.metric_id = m.id and b.organization_id = o.id
  cross join unnest(array[old.parent_id, new.parent_id]) place(id)
  where m.root_id = new.root_id group by m.id, place.id;
  return null;
end $$;
create trigger organization_observations_moved after update of parent_id on organization
  for each row when (old.parent_id is distinct from new.parent_id) execute function organization_observations_moved();

-- In another zone the periods of an organization begin at other times, and those of its locations, vehicles and people.
create function organization_observations_zoned() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.root_id::text, 0));
  perform recount_below(new.path, new.root_id, jsonb_build_array(
    jsonb_build_object('id', new.id, 'zone', old.time_zone, 'sign', -1),
    jsonb_build_object('id', new.id, 'zone', new.time_zone, 'sign', 1)));
  perform add_to_periods((
    select coalesce(array_agg((metric_id, id, kind, zone, at, sign * observations, sign * n, sign * sum, sign * numerator,
      sign * denominator)::period_part), '{}')
    from (
      select b.metric_id, s.id, s.kind, slot_of(b.at) at, count(*) observations, count(b.value) n, coalesce(sum(b.value::numeric), 0) sum,
        coalesce(sum(b.numerator::numeric), 0) numerator, coalesce(sum(b.denominator::numeric), 0) denominator
      from metric m join observation b on b.metric_id = m.id and b.organization_id = new.id
      cross join lateral (values
        (b.location_id, 'LOCATION'::scope_kind), (b.vehicle_id, 'VEHICLE'), (b.user_id, 'PERSON')) s(id, kind)
      where m.root_id = new.root_id and b.voided_at is null and s.id is not null
      group by b.metric_id, s.id, s.kind, slot_of(b.at)) slot
    cross join (values (old.time_zone, -1), (new.time_zone, 1)) other(zone, sign)));
  insert into observed (metric_id, organization_id, from_at)
  select m.id, new.id, min(b.at) from metric m
  join organization o on o.root_id = m.root_id and o.path like new.path || '%'
  join observation b on b.metric_id = m.id and b.organization_id = o.id
  where m.root_id = new.root_id group by m.id;
  return null;
end $$;
create trigger organization_observations_zoned after update of time_zone on organization
  for each row when (old.time_zone is distinct from new.time_zone) execute function organization_observations_zoned();
