-- A Task_Record_ID names an action record or a task record, never both.
create or replace function task_record_number() returns trigger language plpgsql as $$
begin
  new.legacy_id := nextval('action_legacy_id_seq');
  return new;
end $$;

create or replace trigger task_record_number before insert on task_record
  for each row when (new.legacy_id = 0) execute function task_record_number();
