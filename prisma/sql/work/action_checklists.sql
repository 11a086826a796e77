-- A new record gets the checklists of its task item and of its tour, as they are then. Many at once are one statement.
create or replace function action_checklists() returns trigger language plpgsql as $$
begin
  insert into action_checklist (action_id, checklist_id, revision, position)
  select wanted.action_id, c.id, c.revision, min(wanted.position)
  from (
    select a.id, t.checklist_id, t.position from added a join task_item_checklist t on t.task_item_id = a.task_item_id
      where a.bucket <= 5
    union all
    select a.id, t.checklist_id, 1000 from added a join tour t on t.id = a.tour_id where a.bucket <= 5
  ) wanted(action_id, checklist_id, position)
  join checklist c on c.id = wanted.checklist_id and c.status = 'ACTIVE'
  group by wanted.action_id, c.id, c.revision
  on conflict do nothing;
  return null;
end $$;

-- After it was told that there is the record, by the order of their names.
create or replace trigger action_with_checklists after insert on action
  referencing new table as added for each statement execute function action_checklists();
