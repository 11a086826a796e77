-- Who stands in for somebody has rights by it.
create or replace function absence_rights_tell() returns trigger language plpgsql as $$
begin
  perform pg_notify('rights', jsonb_build_object('userId', deputy)::text)
  from (select distinct deputy from unnest(array[
    case when tg_op <> 'INSERT' then old.deputy_id end, case
      when tg_op <> 'DELETE' then new.deputy_id end]) deputy) told
  where deputy is not null;
  return null;
end $$;

create or replace trigger absence_rights_tell after insert or update or delete on absence
  for each row execute function absence_rights_tell();
