-- Who stands in for a part of an absence has rights by it, which the other deputies of the absence have not.
create or replace function absence_part_rights_tell() returns trigger language plpgsql as $$
declare
  changed absence_part := case when tg_op = 'DELETE' then old else new end;
begin
  perform tell('rights', jsonb_build_object('userId', deputy))
  from (
    select unnest(array[case when tg_op <> 'INSERT' then old.deputy_id end, changed.deputy_id]) as deputy
    union select deputy_id from absence where id = changed.absence_id
    union select deputy_id from recurring_absence where id = changed.recurring_id
    union select deputy_id from absence_part
      where absence_id = changed.absence_id or recurring_id = changed.recurring_id) told
  where deputy is not null;
  return null;
end $$;

create or replace trigger absence_part_rights_tell after insert or update or delete on absence_part
  for each row execute function absence_part_rights_tell();
