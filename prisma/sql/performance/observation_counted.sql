create or replace function observation_counted() returns trigger language plpgsql as $$
declare
  parts observation_part[];
begin
  if tg_op = 'INSERT' then
    select array_agg((metric_id, organization_id, location_id, vehicle_id, user_id, at, observations, n, sum, numerator,
      denominator)::observation_part) into parts
    from (
      select metric_id, organization_id, location_id, vehicle_id, user_id, slot_of(at) at, count(*) observations,
        count(value) n, coalesce(sum(value::numeric), 0) sum, coalesce(sum(numerator::numeric), 0) numerator,
        coalesce(sum(denominator::numeric), 0) denominator
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
        or count(distinct (metric_id, organization_id, location_id, vehicle_id, user_id, at, value, numerator,
          denominator, voided_at is null)) > 1),
    noted as (
      insert into observed (metric_id, organization_id, location_id, vehicle_id, user_id, from_at)
      select metric_id, organization_id, location_id, vehicle_id, user_id, min(at)
      from signed where id in (select id from counted) and voided_at is null
      group by metric_id, organization_id, location_id, vehicle_id, user_id)
    select array_agg((metric_id, organization_id, location_id, vehicle_id, user_id, at, observations, n, sum, numerator,
      denominator)::observation_part) into parts
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

create or replace trigger observation_counted_insert after insert on observation
  referencing new table as added for each statement execute function observation_counted();

create or replace trigger observation_counted_update after update on observation
  referencing old table as was new table as now for each statement execute function observation_counted();
