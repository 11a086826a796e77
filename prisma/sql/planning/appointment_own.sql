create or replace function appointment_own() returns trigger language plpgsql as $$
begin
  new.parties := appointment_parties(new.id, new.creator_id);
  return new;
end $$;

create or replace trigger appointment_own before insert on appointment for each row execute function appointment_own();
