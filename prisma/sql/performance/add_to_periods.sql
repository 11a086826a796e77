-- In the order of their key, so that no two who add to the same periods wait for each other in a circle.
create or replace function add_to_periods(parts period_part[]) returns void language plpgsql as $$
begin
  insert into metric_period (metric_id, scope_id, scope_kind, grain, starts_at, observations, n, sum, numerator,
    denominator)
  select p.metric_id, p.scope_id, p.scope_kind, p.grain, p.starts_at,
    sum(p.observations), sum(p.n), sum(p.sum), sum(p.numerator), sum(p.denominator)
  from periods_of(parts) p
  group by p.metric_id, p.scope_id, p.scope_kind, p.grain, p.starts_at
  having sum(p.observations) <> 0 or sum(p.n) <> 0 or sum(p.sum) <> 0 or sum(p.numerator) <> 0
    or sum(p.denominator) <> 0
  order by p.metric_id, p.scope_id, p.grain, p.starts_at
  on conflict (metric_id, scope_id, grain, starts_at) do update set
    observations = metric_period.observations + excluded.observations, n = metric_period.n + excluded.n,
    sum = metric_period.sum + excluded.sum, numerator = metric_period.numerator + excluded.numerator,
    denominator = metric_period.denominator + excluded.denominator;
  delete from metric_period m using (
    select distinct p.metric_id, p.scope_id, p.grain, p.starts_at
    from periods_of(array(select part from unnest(parts) part where part.observations < 0)) p) gone
  where m.metric_id = gone.metric_id and m.scope_id = gone.scope_id and m.grain = gone.grain
    and m.starts_at = gone.starts_at and m.observations = 0;
end $$;
