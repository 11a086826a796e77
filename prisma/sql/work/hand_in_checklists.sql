-- Completing a record hands in what was answered; resolving its escalation from above hands in nothing in another's
-- name, and what has mandatory items open is not handed in by whatever way.
create or replace function hand_in_checklists() returns trigger language plpgsql as $$
begin
  if old.disposition = 'ESCALATED' or is_undoing() then return null; end if;
  update action_checklist l
  set submitted_at = coalesce(new.actual_end, new.status_at), submitted_by_id = new.completed_by_id
  where l.action_id = new.id and l.submitted_at is null and exists (
    select 1 from checklist_answer w join checklist_item i on i.id = w.item_id
    where w.action_id = new.id and i.checklist_id = l.checklist_id)
  and not exists (
    select 1 from checklist_item i left join checklist_answer w on w.action_id = new.id and w.item_id = i.id
    where i.checklist_id = l.checklist_id and i.revision = l.revision and i.mandatory
      and (w.id is null or coalesce(w.passed::text, w.number::text, nullif(w.text, ''), w.choice,
        w.file_id::text) is null));
  return null;
end $$;

create or replace trigger action_hands_in_checklists after update of status on action
  for each row when (new.status = 9 and old.status <> 9) execute function hand_in_checklists();
