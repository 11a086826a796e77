-- A hold that was delegated from comes back where nobody takes the record.
ALTER TABLE "delegation" ADD COLUMN "held_reason" TEXT NOT NULL DEFAULT '',
ADD COLUMN "held_status" SMALLINT,
ADD COLUMN "held_until" TIMESTAMPTZ(3);

alter table delegation add constraint delegation_held check (held_status is null and held_until is null or held_status in (3, 4));

-- Completing a record hands in what was answered; resolving its escalation from above hands in nothing in another's
-- name, and what has mandatory items open is not handed in by whatever way.
create or replace function hand_in_checklists() returns trigger language plpgsql as $$
begin
  if old.disposition = 'ESCALATED' then return null; end if;
  update action_checklist l set submitted_at = coalesce(new.actual_end, new.status_at), submitted_by_id = new.completed_by_id
  where l.action_id = new.id and l.submitted_at is null and exists (
    select 1 from checklist_answer w join checklist_item i on i.id = w.item_id
    where w.action_id = new.id and i.checklist_id = l.checklist_id)
  and not exists (
    select 1 from checklist_item i left join checklist_answer w on w.action_id = new.id and w.item_id = i.id
    where i.checklist_id = l.checklist_id and i.revision = l.revision and i.mandatory
      and (w.id is null or coalesce(w.passed::text, w.number::text, nullif(w.text, ''), w.choice, w.file_id::text) is null));
  return null;
end $$;
