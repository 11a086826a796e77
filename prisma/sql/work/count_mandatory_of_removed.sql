create or replace function count_mandatory_of_removed() returns trigger language plpgsql as $$
begin
  perform count_mandatory(array(select distinct action_id from removed));
  return null;
end $$;

create or replace trigger action_checklist_uncounted after delete on action_checklist
  referencing old table as removed for each statement execute function count_mandatory_of_removed();

create or replace trigger checklist_answer_uncounted after delete on checklist_answer
  referencing old table as removed for each statement execute function count_mandatory_of_removed();
