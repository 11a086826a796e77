create or replace function appointment_attendees() returns trigger language plpgsql as $$
declare changed uuid := coalesce(new.appointment_id, old.appointment_id);
begin
  update appointment set parties = appointment_parties(id, creator_id)
  where id = changed and parties <> appointment_parties(id, creator_id);
  return null;
end $$;

create or replace trigger appointment_attendees after insert or update of user_id or delete on appointment_attendee
  for each row execute function appointment_attendees();
