-- What an organization and all below it bring to the periods of some others, by the sign: taken away or added.
create or replace function recount_below(below text, root uuid, others jsonb) returns void language sql as $$
  select add_to_periods((
    with slot as materialized (
      select b.metric_id, slot_of(b.at) at, count(*) observations, count(b.value) n,
        coalesce(sum(b.value::numeric), 0) sum,
        coalesce(sum(b.numerator::numeric), 0) numerator, coalesce(sum(b.denominator::numeric), 0) denominator
      from organization o join metric m on m.root_id = o.root_id
      join observation b on b.metric_id = m.id and b.organization_id = o.id
      where o.root_id = root and o.path like below || '%' and b.voided_at is null
      group by b.metric_id, slot_of(b.at))
    select coalesce(array_agg((metric_id, id, 'ORGANIZATION', zone, at, sign * observations, sign * n, sign * sum,
      sign * numerator, sign * denominator)::period_part), '{}')
    from slot cross join jsonb_to_recordset(others) as other(id uuid, zone text, sign int)))
$$;
