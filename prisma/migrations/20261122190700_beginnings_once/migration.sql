-- Where a period begins is worked out once for each zone and quarter of an hour, not for each of the many scopes that share
-- them: it costs more than all else that counting does.
create function periods_of(parts period_part[]) returns table (
  metric_id uuid, scope_id uuid, scope_kind scope_kind, grain grain, starts_at timestamptz,
  observations int, n int, sum numeric, numerator numeric, denominator numeric) language sql stable as $$
  select p.metric_id, p.scope_id, p.scope_kind, begun.grain, begun.starts_at, p.observations, p.n, p.sum, p.numerator, p.denominator
  from (select part.zone, part.at, array_agg(part) parts from unnest(parts) part group by part.zone, part.at) slot
  -- "offset 0" keeps the planner from working it out anew for each of the parts.
  cross join lateral (
    select g.grain, begin_of(g.grain::text, slot.at, slot.zone) starts_at, slot.parts from unnest(enum_range(null::grain)) g(grain) offset 0) begun
  cross join lateral unnest(begun.parts) p
$$;

create or replace function add_to_periods(parts period_part[]) returns void language plpgsql as $$
begin
  insert into metric_period (metric_id, scope_id, scope_kind, grain, starts_at, observations, n, sum, numerator, denominator)
  select p.metric_id, p.scope_id, p.scope_kind, p.grain, p.starts_at,
    sum(p.observations), sum(p.n), sum(p.sum), sum(p.numerator), sum(p.denominator)
  from periods_of(parts) p
  group by p.metric_id, p.scope_id, p.scope_kind, p.grain, p.starts_at
  having sum(p.observations) <> 0 or sum(p.n) <> 0 or sum(p.sum) <> 0 or sum(p.numerator) <> 0 or sum(p.denominator) <> 0
  order by p.metric_id, p.scope_id, p.grain, p.starts_at
  on conflict (metric_id, scope_id, grain, starts_at) do update set
    observations = metric_period.observations + excluded.observations, n = metric_period.n + excluded.n,
    sum = metric_period.sum + excluded.sum, numerator = metric_period.numerator + excluded.numerator,
    denominator = metric_period.denominator + excluded.denominator;
  delete from metric_period m using (
    select distinct p.metric_id, p.scope_id, p.grain, p.starts_at
    from periods_of(array(select part from unnest(parts) part where part.observations < 0)) p) gone
  where m.metric_id = gone.metric_id and m.scope_id = gone.scope_id and m.grain = gone.grain and m.starts_at = gone.starts_at
    and m.observations = 0;
end $$;
