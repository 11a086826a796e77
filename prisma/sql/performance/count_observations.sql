create or replace function count_observations(parts observation_part[]) returns void language plpgsql as $$
begin
  perform lock_metrics((select array_agg(distinct metric_id) from unnest(parts)));
  perform add_to_periods((
    with part as materialized (select * from unnest(parts)),
    chain as materialized (
      select o.id, a.id above_id, a.time_zone
      from organization o
      join organization a on a.legacy_id = any(string_to_array(trim(both '/' from o.path), '/')::int[])
      where o.id in (select organization_id from part)),
    whole as (
      select metric_id, organization_id, at, sum(observations) observations, sum(n) n, sum(sum) sum,
        sum(numerator) numerator, sum(denominator) denominator
      from part group by metric_id, organization_id, at),
    each as (
      select p.metric_id, s.id, s.kind, p.organization_id, p.at, sum(p.observations) observations, sum(p.n) n,
        sum(p.sum) sum, sum(p.numerator) numerator, sum(p.denominator) denominator
      from part p cross join lateral (values
        (p.location_id, 'LOCATION'::scope_kind), (p.vehicle_id, 'VEHICLE'), (p.user_id, 'PERSON')) s(id, kind)
      where s.id is not null group by p.metric_id, s.id, s.kind, p.organization_id, p.at)
    select array_agg((metric_id, scope_id, kind, zone, at, observations, n, sum, numerator, denominator)::period_part)
    from (
      select w.metric_id, c.above_id scope_id, 'ORGANIZATION'::scope_kind kind, c.time_zone zone, w.at,
        w.observations, w.n, w.sum, w.numerator, w.denominator
      from whole w join chain c on c.id = w.organization_id
      union all
      select e.metric_id, e.id, e.kind, o.time_zone, e.at, e.observations, e.n, e.sum, e.numerator, e.denominator
      from each e join organization o on o.id = e.organization_id) parted));
end $$;
