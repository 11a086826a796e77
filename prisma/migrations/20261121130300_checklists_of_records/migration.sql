-- A new record gets the checklists of its task item and of its tour, as they are then. Many at once are one statement.
create function action_checklists() returns trigger language plpgsql as $$
begin
  insert into action_checklist (action_id, checklist_id, revision, position)
  select wanted.action_id, c.id, c.revision, min(wanted.position)
  from (
    select a.id, t.checklist_id, t.position from added a join task_item_checklist t on t.task_item_id = a.task_item_id where a.bucket <= 5
    union all
    select a.id, t.checklist_id, 1000 from added a join tour t on t.id = a.tour_id where a.bucket <= 5
  ) wanted(action_id, checklist_id, position)
  join checklist c on c.id = wanted.checklist_id and c.status = 'ACTIVE'
  group by wanted.action_id, c.id, c.revision
  on conflict do nothing;
  return null;
end $$;
-- After it was told that there is the record, by the order of their names.
create trigger action_with_checklists after insert on action
  referencing new table as added for each statement execute function action_checklists();

-- How many mandatory items a record has and how many of them are open, whatever writes.
create function count_mandatory(ids uuid[]) returns void language sql as $$
  update action a set mandatory_items = counted.items, mandatory_open = counted.open
  from (
    select wanted.id, count(i.id) as items, count(i.id) filter (
      where w.id is null or coalesce(w.passed::text, w.number::text, nullif(w.text, ''), w.choice, w.file_id::text) is null) as open
    from unnest(ids) wanted(id)
    left join action_checklist l on l.action_id = wanted.id
    left join checklist_item i on i.checklist_id = l.checklist_id and i.revision = l.revision and i.mandatory
    left join checklist_answer w on w.action_id = wanted.id and w.item_id = i.id
    group by wanted.id
  ) counted
  where a.id = counted.id and (a.mandatory_items, a.mandatory_open) is distinct from (counted.items, counted.open)
$$;
create function count_mandatory_of_added() returns trigger language plpgsql as $$
begin
  perform count_mandatory(array(select distinct action_id from added));
  return null;
end $$;
create function count_mandatory_of_removed() returns trigger language plpgsql as $$
begin
  perform count_mandatory(array(select distinct action_id from removed));
  return null;
end $$;
create trigger action_checklist_counted after insert on action_checklist
  referencing new table as added for each statement execute function count_mandatory_of_added();
create trigger action_checklist_uncounted after delete on action_checklist
  referencing old table as removed for each statement execute function count_mandatory_of_removed();
create trigger checklist_answer_counted after insert on checklist_answer
  referencing new table as added for each statement execute function count_mandatory_of_added();
create trigger checklist_answer_recounted after update on checklist_answer
  referencing new table as added for each statement execute function count_mandatory_of_added();
create trigger checklist_answer_uncounted after delete on checklist_answer
  referencing old table as removed for each statement execute function count_mandatory_of_removed();
-- Two who answer at once would each count without the other's answer: so they wait for each other beforehand.
create function checklist_answer_in_turn() returns trigger language plpgsql as $$
begin
  perform 1 from action where id = new.action_id for no key update;
  return new;
end $$;
create trigger checklist_answer_in_turn before insert or update on checklist_answer
  for each row execute function checklist_answer_in_turn();

-- Completing a record hands in what was answered.
create function hand_in_checklists() returns trigger language plpgsql as $$
begin
  update action_checklist l set submitted_at = coalesce(new.actual_end, new.status_at), submitted_by_id = new.completed_by_id
  where l.action_id = new.id and l.submitted_at is null and exists (
    select 1 from checklist_answer w join checklist_item i on i.id = w.item_id
    where w.action_id = new.id and i.checklist_id = l.checklist_id);
  return null;
end $$;
create trigger action_hands_in_checklists after update of status on action
  for each row when (new.status = 9 and old.status <> 9) execute function hand_in_checklists();

-- What was published stays as it was read.
create unique index sop_draft on sop_version (sop_id) where published_at is null;
create trigger sop_version_published before update or delete on sop_version
  for each row when (old.published_at is not null) execute function refuse_change();
create function sop_step_of_draft() returns trigger language plpgsql as $$
begin
  if exists (select 1 from sop_version where id in (new.version_id, old.version_id) and published_at is not null) then
    raise exception 'A published SOP is not changed' using errcode = 'integrity_constraint_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger sop_step_of_draft before insert or update or delete on sop_step
  for each row execute function sop_step_of_draft();

-- The inbox of responses, newest first.
create index action_checklist_submitted on action_checklist (submitted_at desc) where submitted_at is not null;
create index sop_acknowledgement_at_idx on sop_acknowledgement (at);
create index association_request_decided on association_request (decided_at desc) where decided_at is not null;
