-- What one may do in a root organization follows from whether it closes.
create or replace function closing_tell() returns trigger language plpgsql as $$
begin
  perform tell('rights', jsonb_build_object('rootId', coalesce(new.root_id, old.root_id)));
  return null;
end $$;

create or replace trigger closing_tell after insert or delete on closing for each row execute function closing_tell();
