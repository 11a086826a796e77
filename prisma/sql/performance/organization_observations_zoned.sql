-- In another zone the periods of an organization begin at other times, and those of its locations, vehicles and people.
create or replace function organization_observations_zoned() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.root_id::text, 0));
  perform recount_below(new.path, new.root_id, jsonb_build_array(
    jsonb_build_object('id', new.id, 'zone', old.time_zone, 'sign', -1),
    jsonb_build_object('id', new.id, 'zone', new.time_zone, 'sign', 1)));
  perform add_to_periods((
    select coalesce(array_agg((metric_id, id, kind, zone, at, sign * observations, sign * n, sign * sum,
      sign * numerator, sign * denominator)::period_part), '{}')
    from (
      select b.metric_id, s.id, s.kind, slot_of(b.at) at, count(*) observations, count(b.value) n,
        coalesce(sum(b.value::numeric), 0) sum, coalesce(sum(b.numerator::numeric), 0) numerator,
        coalesce(sum(b.denominator::numeric), 0) denominator
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

create or replace trigger organization_observations_zoned after update of time_zone on organization
  for each row when (old.time_zone is distinct from new.time_zone) execute function organization_observations_zoned();
