-- Whose an appointment is: its creator's, and of the people of the house who are asked to it.
create or replace function appointment_parties(appointment_id uuid, creator uuid) returns uuid[]
  language sql stable as $$
  select array(select creator union select user_id from appointment_attendee a
    where a.appointment_id = $1 and user_id is not null order by 1)
$$;
