create or replace function note_due() returns trigger language plpgsql as $$
begin
  insert into notification_due (kind, of_id, at) select 'NOTE', id, created_at from added;
  return null;
end $$;

create or replace trigger note_due after insert on note referencing new table as added
  for each statement execute function note_due();
