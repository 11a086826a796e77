create or replace function thread_changed() returns trigger language plpgsql as $$
begin
  perform tell('thread', jsonb_build_object('id', new.id));
  return null;
end $$;

create or replace trigger thread_changed after update of subject, closed_at, access_level, job_role_id on thread
  for each row execute function thread_changed();
