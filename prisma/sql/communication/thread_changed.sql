create or replace function thread_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('thread', json_build_object('id', new.id)::text);
  return null;
end $$;

create or replace trigger thread_changed after update of subject, closed_at, access_level, job_role_id on thread
  for each row execute function thread_changed();
