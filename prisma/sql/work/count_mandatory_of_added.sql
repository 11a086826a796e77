create or replace function count_mandatory_of_added() returns trigger language plpgsql as $$
begin
  perform count_mandatory(array(select distinct action_id from added));
  return null;
end $$;

create or replace trigger action_checklist_counted after insert on action_checklist
  referencing new table as added for each statement execute function count_mandatory_of_added();

create or replace trigger checklist_answer_counted after insert on checklist_answer
  referencing new table as added for each statement execute function count_mandatory_of_added();

create or replace trigger checklist_answer_recounted after update on checklist_answer
  referencing new table as added for each statement execute function count_mandatory_of_added();
