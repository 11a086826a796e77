-- Where a period begins is worked out once for each zone and quarter of an hour, not for each of the many scopes that
-- share them: it costs more than all else that counting does.
create or replace function periods_of(parts period_part[]) returns table (
  metric_id uuid, scope_id uuid, scope_kind scope_kind, grain grain, starts_at timestamptz,
  observations int, n int, sum numeric, numerator numeric, denominator numeric) language sql stable as $$
  select p.metric_id, p.scope_id, p.scope_kind, begun.grain, begun.starts_at, p.observations, p.n, p.sum, p.numerator,
    p.denominator
  from (select part.zone, part.at, array_agg(part) parts from unnest(parts) part group by part.zone, part.at) slot
  -- "offset 0" keeps the planner from working it out anew for each of the parts.
  cross join lateral (
    select g.grain, begin_of(g.grain::text, slot.at, slot.zone) starts_at, slot.parts
    from unnest(enum_range(null::grain)) g(grain) offset 0) begun
  cross join lateral unnest(begun.parts) p
$$;
