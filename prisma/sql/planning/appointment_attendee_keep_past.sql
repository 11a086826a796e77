-- What somebody had answered, where a change of the appointment takes their answer back: undone, it stands again.
create or replace function appointment_attendee_keep_past() returns trigger language plpgsql as $$
declare
  step text := current_setting('opsgraph.step', true);
begin
  if coalesce(step, '') = '' then return null; end if;
  insert into past_row (root_id, of_id, kind, key, row, until, step_id)
  select p.root_id, p.id, tg_table_name, old.id, to_jsonb(old), written_at(), step::uuid
  from appointment p where p.id = old.appointment_id;
  return null;
end $$;

create or replace trigger appointment_attendee_keep_past after update of response on appointment_attendee
  for each row when (old.response <> new.response) execute function appointment_attendee_keep_past();
