-- Where the clocks of a zone show a midnight twice, a day begins at the first, as it does in code. date_trunc takes the
-- second: a day's number then counted an hour that its rows did not have.
create function begin_of(grain text, at timestamptz, zone text) returns timestamptz language sql immutable parallel safe as $$
  select case when lower(grain) = 'hour' then date_trunc(grain, at, zone)
    else instant_of(date_trunc(grain, at at time zone zone), zone) end
$$;

create or replace function add_to_periods(parts period_part[]) returns void language plpgsql as $$
begin
  insert into metric_period (metric_id, scope_id, scope_kind, grain, starts_at, observations, n, sum, numerator, denominator)
  select p.metric_id, p.scope_id, p.scope_kind, g.grain, begin_of(g.grain::text, p.at, p.zone) starts_at,
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
    select distinct p.metric_id, p.scope_id, g.grain, begin_of(g.grain::text, p.at, p.zone) starts_at
    from unnest(parts) p cross join unnest(enum_range(null::grain)) g(grain) where p.observations < 0) gone
  where m.metric_id = gone.metric_id and m.scope_id = gone.scope_id and m.grain = gone.grain and m.starts_at = gone.starts_at
    and m.observations = 0;
end $$;

-- The periods that are there begin so too.
with zoned as (
  select id scope_id, time_zone zone from organization
  union select l.id, o.time_zone from location l join organization o on o.id = l.organization_id
  union select v.id, o.time_zone from vehicle v join organization o on o.id = v.organization_id
  union select b.user_id, o.time_zone from observation b join organization o on o.id = b.organization_id where b.user_id is not null)
update metric_period p set starts_at = instant_of(p.starts_at at time zone z.zone, z.zone)
from zoned z
where z.scope_id = p.scope_id and p.grain <> 'HOUR' and instant_of(p.starts_at at time zone z.zone, z.zone) <> p.starts_at;
