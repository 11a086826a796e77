-- Two who answer at once would each count without the other's answer: so they wait for each other beforehand.
create or replace function checklist_answer_in_turn() returns trigger language plpgsql as $$
begin
  perform 1 from action where id = new.action_id for no key update;
  return new;
end $$;

create or replace trigger checklist_answer_in_turn before insert or update on checklist_answer
  for each row execute function checklist_answer_in_turn();
