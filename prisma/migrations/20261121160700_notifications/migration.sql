-- AlterTable
ALTER TABLE "notification" ADD COLUMN     "in_product" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "notification_watermark" (
    "name" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "notification_watermark_pkey" PRIMARY KEY ("name")
);

-- What falls due by the clock is found without looking at every record.
create index action_by_end on action (scheduled_end) where bucket <= 4 and assignee_id is not null;
create index action_by_resume on action (resume_at) where status in (3, 4) and assignee_id is not null;
create index tour_run_by_start on tour_run (planned_start) where status = 'PLANNED' and assignee_id is not null;

drop index notification_unread;
create index notification_unread on notification (user_id, id desc) where read_at is null and in_product;

-- What has happened is noted by whatever writes; whom it concerns is worked out when it is told.
create function history_due() returns trigger language plpgsql as $$
begin
  insert into notification_due (kind, of_id, at)
  select 'HISTORY', h.id, h.at from added h join action a on a.id = h.action_id
  where h.transition in ('DELEGATE', 'ACCEPT', 'DECLINE', 'RECALL', 'HAND_BACK', 'ESCALATE', 'RAISE', 'RETURN', 'TAKE_OVER', 'RESOLVE',
      'COMPLETE', 'QUICK_COMPLETE')
    or (h.transition = 'ASSIGN' or h.transition = 'RESCHEDULE' and h.changes ? 'assignee' or h.transition = 'CREATE')
      and a.assignee_id is distinct from h.actor_id and a.assignee_id is not null;
  return null;
end $$;
create trigger action_history_due after insert on action_history
  referencing new table as added for each statement execute function history_due();

create function note_due() returns trigger language plpgsql as $$
begin
  insert into notification_due (kind, of_id, at) select 'NOTE', id, created_at from added;
  return null;
end $$;
create trigger note_due after insert on note referencing new table as added for each statement execute function note_due();

create function association_due() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.status = 'PENDING' and new.organization_id is not null then
    insert into notification_due (kind, of_id, at) values ('REQUEST', new.id, new.created_at);
  elsif tg_op = 'UPDATE' and new.status in ('ACCEPTED', 'DECLINED') then
    insert into notification_due (kind, of_id, at) values ('REQUEST_DECIDED', new.id, coalesce(new.decided_at, now()));
  end if;
  return null;
end $$;
create trigger association_request_due after insert or update of status on association_request
  for each row execute function association_due();

-- Only what somebody has done is news to somebody else: a seed or a migration is done by nobody.
create function membership_due() returns trigger language plpgsql as $$
declare
  actor text := current_setting('opsgraph.actor', true);
begin
  if coalesce(actor, '') = '' then return null; end if;
  if tg_op = 'UPDATE' and (new.organization_id, new.department_id, new.group_id, new.job_role_id, new.access_level, new.ends_at)
    is not distinct from (old.organization_id, old.department_id, old.group_id, old.job_role_id, old.access_level, old.ends_at) then
    return null;
  end if;
  insert into notification_due (kind, of_id, facts, at)
  values ('ROLE_CHANGED', new.id, jsonb_build_object('actorId', actor, 'how', case
    when tg_op = 'INSERT' then 'GIVEN' when new.ends_at is distinct from old.ends_at and new.ends_at is not null then 'ENDS' else 'CHANGED' end), now());
  return null;
end $$;
create trigger membership_due after insert or update on membership for each row execute function membership_due();
