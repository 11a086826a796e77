-- AlterTable
ALTER TABLE "peer_release" ADD COLUMN     "share" DOUBLE PRECISION;

-- CreateTable
CREATE TABLE "peer_period" (
    "period_start" DATE NOT NULL,
    "published_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "peer_period_pkey" PRIMARY KEY ("period_start")
);

-- DropIndex
DROP INDEX "peer_release_subject_naics_period_start_key";

-- CreateIndex
CREATE INDEX "peer_release_period_start_idx" ON "peer_release"("period_start");

-- An industry has one cohort a subject and month; who is left over in it may be told so beside.
create unique index peer_release_once on peer_release (subject, naics, period_start) where suppressed is null;

-- What is published is never changed; who was in it goes with their organization.
create trigger peer_release_never_changed before update on peer_release for each row execute function refuse_change();
create trigger peer_member_never_changed before update on peer_member for each row execute function refuse_change();

-- Consent is the root organization's.
create or replace function audit_place(noun_table text, changed jsonb) returns text language sql stable as $$
  select case noun_table
    when 'organization' then changed ->> 'id'
    when 'department_group' then (select organization_id::text from department where id = (changed ->> 'department_id')::uuid)
    when 'department_job_role' then (select organization_id::text from department where id = (changed ->> 'department_id')::uuid)
    when 'task_item' then (select organization_id::text from major_task where id = (changed ->> 'major_task_id')::uuid)
    when 'task_item_checklist' then (select m.organization_id::text from task_item i join major_task m on m.id = i.major_task_id
      where i.id = (changed ->> 'task_item_id')::uuid)
    when 'procedure' then (select m.organization_id::text from task_item i join major_task m on m.id = i.major_task_id
      where i.id = (changed ->> 'task_item_id')::uuid)
    when 'series' then (select organization_id::text from task_record where id = (changed ->> 'task_record_id')::uuid)
    when 'sop_version' then (select organization_id::text from sop where id = (changed ->> 'sop_id')::uuid)
    when 'policy_cell' then changed ->> 'root_id'
    when 'absence' then changed ->> 'root_id'
    when 'peer_consent' then changed ->> 'root_id'
    else changed ->> 'organization_id' end
$$;
create trigger peer_consent_audit after insert or update or delete on peer_consent for each row execute function audit('PeerConsent');
