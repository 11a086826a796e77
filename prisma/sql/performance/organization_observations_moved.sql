-- A move takes what is observed below away from those above before, and brings it to those above now; who is above both
-- before and after is left alone.
create or replace function organization_observations_moved() returns trigger language plpgsql as $$
declare
  before int[] := string_to_array(trim(both '/' from old.path), '/')::int[];
  after int[] := string_to_array(trim(both '/' from new.path), '/')::int[];
begin
  perform recount_below(new.path, new.root_id, (
    select jsonb_agg(jsonb_build_object('id', id, 'zone', time_zone, 'sign', case when legacy_id = any(after) then 1
      else -1 end))
    from organization where legacy_id = any(before || after)
      and not (legacy_id = any(before) and legacy_id = any(after))));
  insert into observed (metric_id, organization_id, from_at)
  select m.id, place.id, min(b.at) from metric m
  join organization o on o.root_id = m.root_id and o.path like new.path || '%'
  join observation b on b.metric_id = m.id and b.organization_id = o.id
  cross join unnest(array[old.parent_id, new.parent_id]) place(id)
  where m.root_id = new.root_id group by m.id, place.id;
  return null;
end $$;

create or replace trigger organization_observations_moved after update of parent_id on organization
  for each row when (old.parent_id is distinct from new.parent_id) execute function organization_observations_moved();
