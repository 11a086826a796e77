-- A vehicle that stands in another organization is asked about by the benchmarks of that one, and no more by those that
-- it has left: what is open there ends.
create or replace function vehicle_moves_breaches() returns trigger language plpgsql as $$
begin
  insert into observed (metric_id, organization_id, vehicle_id, from_at)
  select m.id, o.id, new.id, new.updated_at from organization o join metric m on m.root_id = o.root_id
  where o.id = new.organization_id and exists (select from metric_period p where p.metric_id = m.id and p.scope_id = new.id);
  insert into breach_check (benchmark_id, scope_id, scope_kind, organization_id, from_at, due_at)
  select b.benchmark_id, b.scope_id, b.scope_kind, new.organization_id, b.first_point_at, 'epoch'
  from breach b where b.scope_id = new.id and b.recovered_at is null
  on conflict (benchmark_id, scope_id) do update set due_at = excluded.due_at;
  return null;
end $$;

create or replace trigger vehicle_moves_breaches after update of organization_id on vehicle
  for each row when (old.organization_id <> new.organization_id) execute function vehicle_moves_breaches();
