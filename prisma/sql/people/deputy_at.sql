-- Who stands in for the work of a place at an instant of an absence: the deputy of the nearest part, which is that of a
-- group before that of an organization, else the absence's own. A deputy who is away too stands in for nobody.
create or replace function deputy_at(absence_id uuid, organization_id uuid, group_id uuid, at timestamptz)
returns uuid language sql stable as $$
  with recursive groups(id, parent_id, distance) as (
    select g.id, g.parent_id, 0 from department_group g where g.id = deputy_at.group_id
    union all select g.id, g.parent_id, below.distance + 1 from department_group g join groups below on g.id = below.parent_id)
  select d.deputy_id from absence x cross join lateral (
    select p.deputy_id, g.distance, length(o.path) as depth, false as is_rest
    from absence_part p left join organization o on o.id = p.organization_id left join groups g on g.id = p.group_id
    where (p.absence_id = x.id or p.recurring_id = x.recurring_id and not x.is_changed)
      and (p.starts_at is null or p.starts_at <= at) and (p.ends_at is null or p.ends_at > at)
      and (p.group_id is null or g.id is not null)
      and (p.organization_id is null
        or exists (select from organization l where l.id = deputy_at.organization_id and starts_with(l.path, o.path)))
    union all select x.deputy_id, null, null, true) d
  where x.id = deputy_at.absence_id and d.deputy_id is not null and not exists (
    select from absence y where y.user_id = d.deputy_id and y.root_id = x.root_id and y.starts_at <= at and y.ends_at > at
      and y.cancelled_at is null)
  order by d.is_rest, d.distance nulls last, d.depth desc nulls last limit 1
$$;
