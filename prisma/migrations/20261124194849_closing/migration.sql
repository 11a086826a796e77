-- AlterEnum
ALTER TYPE "user_status" ADD VALUE 'CLOSED';

-- CreateTable
CREATE TABLE "closing" (
    "root_id" UUID NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "closed_by_id" UUID NOT NULL,
    "closed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "goes_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "people" UUID[],
    "has_begun" BOOLEAN NOT NULL DEFAULT false,
    "plan" JSONB,
    "plan_of" TEXT NOT NULL DEFAULT '',
    "done" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "went" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "closing_pkey" PRIMARY KEY ("root_id")
);

-- CreateTable
CREATE TABLE "erasure" (
    "xid" BIGINT NOT NULL,
    "root_id" UUID,

    CONSTRAINT "erasure_pkey" PRIMARY KEY ("xid")
);

-- CreateTable
CREATE TABLE "forgetting" (
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "root_ids" UUID[],
    "place" SMALLINT NOT NULL DEFAULT 0,
    "read_to" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,

    CONSTRAINT "forgetting_pkey" PRIMARY KEY ("user_id")
);

create trigger closing_audit after insert or delete on closing
  for each row execute function audit('Closing', 'people', 'has_begun', 'plan', 'plan_of', 'done', 'went');

alter table closing alter column name type text collate "und-x-icu";

-- What refers to a row that goes is found by these, so that none of a root organization reads a table of all.
create index task_record_location on task_record (location_id) where location_id is not null;
create index appointment_location on appointment (location_id) where location_id is not null;
create index opportunity_entry_action on opportunity_entry (action_id) where action_id is not null;
create index checklist_answer_file on checklist_answer (file_id) where file_id is not null;
