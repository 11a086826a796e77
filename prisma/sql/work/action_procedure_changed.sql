-- Each status that a procedure of a record was given.
create or replace function action_procedure_changed() returns trigger language plpgsql as $$
begin
  insert into procedure_change (action_id, procedure_id, status, by_id, at)
  values (new.action_id, new.procedure_id, new.status, new.by_id, new.at);
  return null;
end $$;

create or replace trigger action_procedure_added after insert on action_procedure
  for each row execute function action_procedure_changed();

create or replace trigger action_procedure_changed after update of status on action_procedure
  for each row when (old.status <> new.status) execute function action_procedure_changed();
