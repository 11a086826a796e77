-- Who stands in for somebody has rights by it; so has another deputy where somebody who stands in is away too.
create or replace function absence_rights_tell() returns trigger language plpgsql as $$
declare
  changed absence := case when tg_op = 'DELETE' then old else new end;
begin
  perform tell('rights', jsonb_build_object('userId', deputy))
  from (
    select unnest(array[case when tg_op <> 'INSERT' then old.deputy_id end, changed.deputy_id]) as deputy
    union select p.deputy_id from absence_part p
      where p.absence_id = changed.id or p.recurring_id = changed.recurring_id
    union select unnest(array[x.deputy_id, p.deputy_id]) from (
      select id from absence where deputy_id = changed.user_id
      union select absence_id from absence_part where deputy_id = changed.user_id
      union select a.id from absence_part q join absence a on a.recurring_id = q.recurring_id
        where q.deputy_id = changed.user_id) near
      join absence x on x.id = near.id and x.starts_at < changed.ends_at and x.ends_at > changed.starts_at
      left join absence_part p on p.absence_id = x.id or p.recurring_id = x.recurring_id) told
  where deputy is not null;
  return null;
end $$;

create or replace trigger absence_rights_tell after insert or update or delete on absence
  for each row execute function absence_rights_tell();
