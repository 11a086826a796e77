-- CreateEnum
CREATE TYPE "checklist_item_kind" AS ENUM ('PASS_FAIL', 'NUMBER', 'TEXT', 'PHOTO', 'CHOICE');

-- CreateEnum
CREATE TYPE "delegation_state" AS ENUM ('ASKED', 'ACCEPTED', 'DECLINED', 'RECALLED', 'HANDED_BACK', 'ENDED');

-- CreateEnum
CREATE TYPE "clock_kind" AS ENUM ('RESPOND', 'DONE');

-- CreateEnum
CREATE TYPE "target_rule" AS ENUM ('MINUTES', 'DAYS', 'SERVICE_TIME', 'SLOT', 'PERIOD_END');

-- CreateEnum
CREATE TYPE "link_kind" AS ENUM ('FOLLOW_UP');

-- CreateEnum
CREATE TYPE "series_status" AS ENUM ('ACTIVE', 'PAUSED', 'ENDED');

-- CreateEnum
CREATE TYPE "occurrence_state" AS ENUM ('PLANNED', 'OPEN', 'DONE', 'DONE_LATE', 'SKIPPED', 'MISSED');

-- CreateEnum
CREATE TYPE "time_study_status" AS ENUM ('OPEN', 'PUBLISHED', 'DISCARDED');

-- CreateEnum
CREATE TYPE "service_time_source" AS ENUM ('STUDY', 'DRIFT', 'EDIT');

-- CreateEnum
CREATE TYPE "order_rule" AS ENUM ('PROPOSED', 'FIXED');

-- CreateEnum
CREATE TYPE "tour_run_status" AS ENUM ('PLANNED', 'RUNNING', 'DONE', 'ABANDONED');

-- CreateEnum
CREATE TYPE "tour_stop_state" AS ENUM ('PLANNED', 'ARRIVED', 'DONE', 'SKIPPED', 'UNPLACEABLE');

-- AlterTable
ALTER TABLE "action" ADD COLUMN     "location_id" UUID,
ADD COLUMN     "mandatory_items" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "mandatory_open" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "requires_sign_off" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "signed_off_at" TIMESTAMPTZ(3),
ADD COLUMN     "signed_off_by_id" UUID,
ADD COLUMN     "task_record_id" UUID,
ADD COLUMN     "tour_id" UUID,
ADD COLUMN     "worked_secs" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "major_task" ADD COLUMN     "department_id" UUID,
ADD COLUMN     "group_id" UUID,
ADD COLUMN     "root_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid;

-- AlterTable
ALTER TABLE "task_item" ADD COLUMN     "description" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "requires_sign_off" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "sop_id" UUID,
ADD COLUMN     "transaction_type_id" SMALLINT NOT NULL DEFAULT 1,
ADD COLUMN     "ttp_type_id" SMALLINT NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "checklist" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "root_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
    "organization_id" UUID NOT NULL,
    "department_id" UUID,
    "group_id" UUID,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "revision" INTEGER NOT NULL DEFAULT 1,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "checklist_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "checklist_item" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "checklist_id" UUID NOT NULL,
    "revision" INTEGER NOT NULL,
    "position" SMALLINT NOT NULL,
    "kind" "checklist_item_kind" NOT NULL,
    "prompt" TEXT NOT NULL,
    "help" TEXT NOT NULL DEFAULT '',
    "mandatory" BOOLEAN NOT NULL DEFAULT false,
    "unit" TEXT NOT NULL DEFAULT '',
    "minimum" DOUBLE PRECISION,
    "maximum" DOUBLE PRECISION,
    "choices" TEXT[],
    "failing_choices" TEXT[],

    CONSTRAINT "checklist_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "task_item_checklist" (
    "task_item_id" UUID NOT NULL,
    "checklist_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,

    CONSTRAINT "task_item_checklist_pkey" PRIMARY KEY ("task_item_id","checklist_id")
);

-- CreateTable
CREATE TABLE "action_checklist" (
    "action_id" UUID NOT NULL,
    "checklist_id" UUID NOT NULL,
    "revision" INTEGER NOT NULL,
    "position" SMALLINT NOT NULL,
    "submitted_at" TIMESTAMPTZ(3),
    "submitted_by_id" UUID,

    CONSTRAINT "action_checklist_pkey" PRIMARY KEY ("action_id","checklist_id")
);

-- CreateTable
CREATE TABLE "checklist_answer" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "action_id" UUID NOT NULL,
    "item_id" UUID NOT NULL,
    "passed" BOOLEAN,
    "number" DOUBLE PRECISION,
    "text" TEXT,
    "choice" TEXT,
    "file_id" UUID,
    "failed" BOOLEAN NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "answered_by_id" UUID NOT NULL,
    "answered_at" TIMESTAMPTZ(3) NOT NULL,
    "follow_up_id" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "checklist_answer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "delegation" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "action_id" UUID NOT NULL,
    "from_id" UUID NOT NULL,
    "to_id" UUID NOT NULL,
    "depth" SMALLINT NOT NULL,
    "state" "delegation_state" NOT NULL DEFAULT 'ASKED',
    "note" TEXT NOT NULL DEFAULT '',
    "until" TIMESTAMPTZ(3),
    "at" TIMESTAMPTZ(3) NOT NULL,
    "answered_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "delegation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "priority_target" (
    "organization_id" UUID NOT NULL,
    "priority_id" SMALLINT NOT NULL,
    "kind" "clock_kind" NOT NULL,
    "rule" "target_rule" NOT NULL,
    "amount" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "priority_target_pkey" PRIMARY KEY ("organization_id","priority_id","kind")
);

-- CreateTable
CREATE TABLE "clock" (
    "action_id" UUID NOT NULL,
    "kind" "clock_kind" NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "stale" BOOLEAN NOT NULL DEFAULT true,
    "paused_at" TIMESTAMPTZ(3),
    "pauses" JSONB NOT NULL DEFAULT '[]',
    "stopped_at" TIMESTAMPTZ(3),
    "fired_at" TIMESTAMPTZ(3),

    CONSTRAINT "clock_pkey" PRIMARY KEY ("action_id","kind")
);

-- CreateTable
CREATE TABLE "escalation" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "action_id" UUID NOT NULL,
    "from_level" "access_level",
    "level" "access_level" NOT NULL,
    "person_id" UUID NOT NULL,
    "actor_id" UUID,
    "clock" "clock_kind",
    "reason" TEXT NOT NULL DEFAULT '',
    "at" TIMESTAMPTZ(3) NOT NULL,
    "answer" TEXT,
    "answered_by_id" UUID,
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "escalation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "note" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "action_id" UUID NOT NULL,
    "author_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "note_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "attachment" (
    "action_id" UUID NOT NULL,
    "file_id" UUID NOT NULL,
    "added_by_id" UUID NOT NULL,
    "added_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "attachment_pkey" PRIMARY KEY ("action_id","file_id")
);

-- CreateTable
CREATE TABLE "action_link" (
    "from_id" UUID NOT NULL,
    "to_id" UUID NOT NULL,
    "kind" "link_kind" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "action_link_pkey" PRIMARY KEY ("from_id","to_id","kind")
);

-- CreateTable
CREATE TABLE "series" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "task_record_id" UUID NOT NULL,
    "rule" TEXT NOT NULL,
    "time_zone" TEXT NOT NULL,
    "starts_on" TIMESTAMP(0) NOT NULL,
    "duration_mins" INTEGER NOT NULL,
    "lead_days" SMALLINT NOT NULL,
    "status" "series_status" NOT NULL DEFAULT 'ACTIVE',
    "generated_to" TIMESTAMP(0),
    "previous_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "series_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "occurrence" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "series_id" UUID NOT NULL,
    "slot" TIMESTAMP(0) NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "state" "occurrence_state" NOT NULL DEFAULT 'PLANNED',
    "reason" TEXT NOT NULL DEFAULT '',
    "changes" JSONB NOT NULL DEFAULT '{}',
    "action_id" UUID,
    "closed_at" TIMESTAMPTZ(3),
    "closed_by_id" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "occurrence_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "business_hours" (
    "organization_id" UUID NOT NULL,
    "windows" JSONB NOT NULL,
    "closures" JSONB NOT NULL DEFAULT '[]',
    "fiscal_month" SMALLINT NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "business_hours_pkey" PRIMARY KEY ("organization_id")
);

-- CreateTable
CREATE TABLE "personal_schedule" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "user_id" UUID NOT NULL,
    "organization_id" UUID NOT NULL,
    "time_zone" TEXT NOT NULL,
    "windows" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "personal_schedule_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "absence" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "user_id" UUID NOT NULL,
    "root_id" UUID NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "deputy_id" UUID,
    "created_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "cancelled_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "absence_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sop" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "root_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
    "organization_id" UUID NOT NULL,
    "department_id" UUID,
    "group_id" UUID,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "sop_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sop_version" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "sop_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "change_note" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "published_at" TIMESTAMPTZ(3),
    "published_by_id" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "sop_version_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sop_step" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "version_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "file_id" UUID,

    CONSTRAINT "sop_step_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sop_acknowledgement" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "version_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "action_id" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sop_acknowledgement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "task_record" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" INTEGER NOT NULL DEFAULT 0,
    "root_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
    "organization_id" UUID NOT NULL,
    "department_id" UUID,
    "group_id" UUID,
    "task_item_id" UUID,
    "tour_id" UUID,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "class_id" SMALLINT NOT NULL,
    "priority_id" SMALLINT NOT NULL,
    "service_time_mins" INTEGER NOT NULL DEFAULT 0,
    "location_id" UUID,
    "requires_sign_off" BOOLEAN NOT NULL DEFAULT false,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "creator_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "task_record_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "task_record_assignee" (
    "task_record_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,

    CONSTRAINT "task_record_assignee_pkey" PRIMARY KEY ("task_record_id","user_id")
);

-- CreateTable
CREATE TABLE "time_study" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "root_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
    "organization_id" UUID NOT NULL,
    "department_id" UUID,
    "group_id" UUID,
    "task_item_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "observed_id" UUID,
    "observer_id" UUID NOT NULL,
    "allowance" DOUBLE PRECISION NOT NULL DEFAULT 0.13,
    "confidence" DOUBLE PRECISION NOT NULL DEFAULT 1.96,
    "precision" DOUBLE PRECISION NOT NULL DEFAULT 0.05,
    "status" "time_study_status" NOT NULL DEFAULT 'OPEN',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "time_study_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "time_study_element" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "study_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "name" TEXT NOT NULL,
    "rating" DOUBLE PRECISION NOT NULL DEFAULT 1,

    CONSTRAINT "time_study_element_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "time_study_observation" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "element_id" UUID NOT NULL,
    "cycle" SMALLINT NOT NULL,
    "seconds" DOUBLE PRECISION NOT NULL,
    "excluded" BOOLEAN NOT NULL DEFAULT false,
    "note" TEXT NOT NULL DEFAULT '',
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "time_study_observation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "service_time" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "task_item_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "minutes" INTEGER NOT NULL,
    "exact_mins" DOUBLE PRECISION NOT NULL,
    "source" "service_time_source" NOT NULL,
    "study_id" UUID,
    "published_by_id" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "service_time_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "service_time_dismissal" (
    "task_item_id" UUID NOT NULL,
    "median_mins" DOUBLE PRECISION NOT NULL,
    "dismissed_by_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "service_time_dismissal_pkey" PRIMARY KEY ("task_item_id")
);

-- CreateTable
CREATE TABLE "tour" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "root_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
    "organization_id" UUID NOT NULL,
    "department_id" UUID,
    "group_id" UUID,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "type_id" SMALLINT NOT NULL,
    "class_id" SMALLINT NOT NULL,
    "order_rule" "order_rule" NOT NULL DEFAULT 'PROPOSED',
    "start_location_id" UUID,
    "end_location_id" UUID,
    "speed_kmh" SMALLINT NOT NULL DEFAULT 60,
    "includes" JSONB NOT NULL DEFAULT '{}',
    "checklist_id" UUID,
    "reminder_mins" INTEGER,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "tour_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tour_stop" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "tour_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "name" TEXT NOT NULL,
    "location_id" UUID,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "opens_mins" SMALLINT,
    "closes_mins" SMALLINT,
    "service_mins" INTEGER NOT NULL DEFAULT 0,
    "pinned" BOOLEAN NOT NULL DEFAULT false,
    "priority_id" SMALLINT NOT NULL DEFAULT 4,

    CONSTRAINT "tour_stop_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tour_run" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "root_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
    "organization_id" UUID NOT NULL,
    "department_id" UUID,
    "group_id" UUID,
    "tour_id" UUID NOT NULL,
    "action_id" UUID,
    "assignee_id" UUID,
    "status" "tour_run_status" NOT NULL DEFAULT 'PLANNED',
    "planned_start" TIMESTAMPTZ(3) NOT NULL,
    "planned_end" TIMESTAMPTZ(3),
    "actual_start" TIMESTAMPTZ(3),
    "actual_end" TIMESTAMPTZ(3),
    "planned_km" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "creator_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "tour_run_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tour_run_stop" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "run_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "stop_id" UUID,
    "action_id" UUID,
    "location_id" UUID,
    "name" TEXT NOT NULL,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "opens_at" TIMESTAMPTZ(3),
    "closes_at" TIMESTAMPTZ(3),
    "service_mins" INTEGER NOT NULL DEFAULT 0,
    "pinned" BOOLEAN NOT NULL DEFAULT false,
    "priority_id" SMALLINT NOT NULL DEFAULT 4,
    "state" "tour_stop_state" NOT NULL DEFAULT 'PLANNED',
    "reason" TEXT NOT NULL DEFAULT '',
    "leg_km" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "leg_mins" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "planned_arrival" TIMESTAMPTZ(3),
    "planned_departure" TIMESTAMPTZ(3),
    "actual_arrival" TIMESTAMPTZ(3),
    "actual_departure" TIMESTAMPTZ(3),

    CONSTRAINT "tour_run_stop_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "saved_view" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "owner_id" UUID NOT NULL,
    "root_id" UUID,
    "organization_id" UUID,
    "department_id" UUID,
    "group_id" UUID,
    "screen" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "search" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "saved_view_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "checklist_legacy_id_key" ON "checklist"("legacy_id");

-- CreateIndex
CREATE INDEX "checklist_root_id_idx" ON "checklist"("root_id");

-- CreateIndex
CREATE UNIQUE INDEX "checklist_organization_id_name_key" ON "checklist"("organization_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "checklist_item_checklist_id_revision_position_key" ON "checklist_item"("checklist_id", "revision", "position");

-- CreateIndex
CREATE INDEX "task_item_checklist_checklist_id_idx" ON "task_item_checklist"("checklist_id");

-- CreateIndex
CREATE INDEX "action_checklist_checklist_id_idx" ON "action_checklist"("checklist_id");

-- CreateIndex
CREATE INDEX "checklist_answer_item_id_idx" ON "checklist_answer"("item_id");

-- CreateIndex
CREATE INDEX "checklist_answer_follow_up_id_idx" ON "checklist_answer"("follow_up_id");

-- CreateIndex
CREATE UNIQUE INDEX "checklist_answer_action_id_item_id_key" ON "checklist_answer"("action_id", "item_id");

-- CreateIndex
CREATE INDEX "delegation_action_id_idx" ON "delegation"("action_id");

-- CreateIndex
CREATE INDEX "delegation_from_id_idx" ON "delegation"("from_id");

-- CreateIndex
CREATE INDEX "delegation_to_id_idx" ON "delegation"("to_id");

-- CreateIndex
CREATE INDEX "escalation_action_id_idx" ON "escalation"("action_id");

-- CreateIndex
CREATE INDEX "escalation_person_id_idx" ON "escalation"("person_id");

-- CreateIndex
CREATE UNIQUE INDEX "note_legacy_id_key" ON "note"("legacy_id");

-- CreateIndex
CREATE INDEX "note_action_id_id_idx" ON "note"("action_id", "id");

-- CreateIndex
CREATE INDEX "attachment_file_id_idx" ON "attachment"("file_id");

-- CreateIndex
CREATE INDEX "action_link_to_id_idx" ON "action_link"("to_id");

-- CreateIndex
CREATE UNIQUE INDEX "series_legacy_id_key" ON "series"("legacy_id");

-- CreateIndex
CREATE INDEX "series_task_record_id_idx" ON "series"("task_record_id");

-- CreateIndex
CREATE INDEX "series_previous_id_idx" ON "series"("previous_id");

-- CreateIndex
CREATE UNIQUE INDEX "occurrence_action_id_key" ON "occurrence"("action_id");

-- CreateIndex
CREATE UNIQUE INDEX "occurrence_series_id_slot_key" ON "occurrence"("series_id", "slot");

-- CreateIndex
CREATE INDEX "personal_schedule_organization_id_idx" ON "personal_schedule"("organization_id");

-- CreateIndex
CREATE UNIQUE INDEX "personal_schedule_user_id_organization_id_key" ON "personal_schedule"("user_id", "organization_id");

-- CreateIndex
CREATE UNIQUE INDEX "absence_legacy_id_key" ON "absence"("legacy_id");

-- CreateIndex
CREATE INDEX "absence_user_id_starts_at_idx" ON "absence"("user_id", "starts_at");

-- CreateIndex
CREATE INDEX "absence_deputy_id_starts_at_idx" ON "absence"("deputy_id", "starts_at");

-- CreateIndex
CREATE INDEX "absence_root_id_starts_at_idx" ON "absence"("root_id", "starts_at");

-- CreateIndex
CREATE UNIQUE INDEX "sop_legacy_id_key" ON "sop"("legacy_id");

-- CreateIndex
CREATE INDEX "sop_root_id_idx" ON "sop"("root_id");

-- CreateIndex
CREATE UNIQUE INDEX "sop_organization_id_name_key" ON "sop"("organization_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "sop_version_sop_id_number_key" ON "sop_version"("sop_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "sop_step_version_id_position_key" ON "sop_step"("version_id", "position");

-- CreateIndex
CREATE INDEX "sop_acknowledgement_user_id_idx" ON "sop_acknowledgement"("user_id");

-- CreateIndex
CREATE INDEX "sop_acknowledgement_action_id_idx" ON "sop_acknowledgement"("action_id");

-- CreateIndex
CREATE UNIQUE INDEX "sop_acknowledgement_version_id_user_id_key" ON "sop_acknowledgement"("version_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "task_record_legacy_id_key" ON "task_record"("legacy_id");

-- CreateIndex
CREATE INDEX "task_record_root_id_idx" ON "task_record"("root_id");

-- CreateIndex
CREATE INDEX "task_record_organization_id_idx" ON "task_record"("organization_id");

-- CreateIndex
CREATE INDEX "task_record_task_item_id_idx" ON "task_record"("task_item_id");

-- CreateIndex
CREATE INDEX "task_record_tour_id_idx" ON "task_record"("tour_id");

-- CreateIndex
CREATE INDEX "task_record_assignee_user_id_idx" ON "task_record_assignee"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "time_study_legacy_id_key" ON "time_study"("legacy_id");

-- CreateIndex
CREATE INDEX "time_study_root_id_idx" ON "time_study"("root_id");

-- CreateIndex
CREATE INDEX "time_study_task_item_id_idx" ON "time_study"("task_item_id");

-- CreateIndex
CREATE UNIQUE INDEX "time_study_element_study_id_position_key" ON "time_study_element"("study_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "time_study_observation_element_id_cycle_key" ON "time_study_observation"("element_id", "cycle");

-- CreateIndex
CREATE UNIQUE INDEX "service_time_task_item_id_number_key" ON "service_time"("task_item_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "tour_legacy_id_key" ON "tour"("legacy_id");

-- CreateIndex
CREATE INDEX "tour_root_id_idx" ON "tour"("root_id");

-- CreateIndex
CREATE INDEX "tour_checklist_id_idx" ON "tour"("checklist_id");

-- CreateIndex
CREATE UNIQUE INDEX "tour_organization_id_name_key" ON "tour"("organization_id", "name");

-- CreateIndex
CREATE INDEX "tour_stop_location_id_idx" ON "tour_stop"("location_id");

-- CreateIndex
CREATE UNIQUE INDEX "tour_stop_tour_id_position_key" ON "tour_stop"("tour_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "tour_run_legacy_id_key" ON "tour_run"("legacy_id");

-- CreateIndex
CREATE INDEX "tour_run_root_id_idx" ON "tour_run"("root_id");

-- CreateIndex
CREATE INDEX "tour_run_tour_id_idx" ON "tour_run"("tour_id");

-- CreateIndex
CREATE INDEX "tour_run_action_id_idx" ON "tour_run"("action_id");

-- CreateIndex
CREATE INDEX "tour_run_assignee_id_idx" ON "tour_run"("assignee_id");

-- CreateIndex
CREATE INDEX "tour_run_stop_run_id_position_idx" ON "tour_run_stop"("run_id", "position");

-- CreateIndex
CREATE INDEX "tour_run_stop_stop_id_idx" ON "tour_run_stop"("stop_id");

-- CreateIndex
CREATE INDEX "tour_run_stop_action_id_idx" ON "tour_run_stop"("action_id");

-- CreateIndex
CREATE INDEX "tour_run_stop_location_id_idx" ON "tour_run_stop"("location_id");

-- CreateIndex
CREATE INDEX "saved_view_organization_id_idx" ON "saved_view"("organization_id");

-- CreateIndex
CREATE UNIQUE INDEX "saved_view_owner_id_screen_name_key" ON "saved_view"("owner_id", "screen", "name");

-- CreateIndex
CREATE INDEX "major_task_root_id_idx" ON "major_task"("root_id");

-- CreateIndex
CREATE INDEX "task_item_sop_id_idx" ON "task_item"("sop_id");

-- AddForeignKey
ALTER TABLE "action" ADD CONSTRAINT "action_signed_off_by_id_fkey" FOREIGN KEY ("signed_off_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action" ADD CONSTRAINT "action_task_record_id_fkey" FOREIGN KEY ("task_record_id") REFERENCES "task_record"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action" ADD CONSTRAINT "action_location_id_fkey" FOREIGN KEY ("location_id") REFERENCES "location"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action" ADD CONSTRAINT "action_tour_id_fkey" FOREIGN KEY ("tour_id") REFERENCES "tour"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checklist" ADD CONSTRAINT "checklist_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checklist" ADD CONSTRAINT "checklist_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checklist" ADD CONSTRAINT "checklist_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "department_group"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checklist_item" ADD CONSTRAINT "checklist_item_checklist_id_fkey" FOREIGN KEY ("checklist_id") REFERENCES "checklist"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_item_checklist" ADD CONSTRAINT "task_item_checklist_task_item_id_fkey" FOREIGN KEY ("task_item_id") REFERENCES "task_item"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_item_checklist" ADD CONSTRAINT "task_item_checklist_checklist_id_fkey" FOREIGN KEY ("checklist_id") REFERENCES "checklist"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action_checklist" ADD CONSTRAINT "action_checklist_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action_checklist" ADD CONSTRAINT "action_checklist_checklist_id_fkey" FOREIGN KEY ("checklist_id") REFERENCES "checklist"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action_checklist" ADD CONSTRAINT "action_checklist_submitted_by_id_fkey" FOREIGN KEY ("submitted_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checklist_answer" ADD CONSTRAINT "checklist_answer_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checklist_answer" ADD CONSTRAINT "checklist_answer_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "checklist_item"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checklist_answer" ADD CONSTRAINT "checklist_answer_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "file"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checklist_answer" ADD CONSTRAINT "checklist_answer_answered_by_id_fkey" FOREIGN KEY ("answered_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checklist_answer" ADD CONSTRAINT "checklist_answer_follow_up_id_fkey" FOREIGN KEY ("follow_up_id") REFERENCES "action"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delegation" ADD CONSTRAINT "delegation_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delegation" ADD CONSTRAINT "delegation_from_id_fkey" FOREIGN KEY ("from_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delegation" ADD CONSTRAINT "delegation_to_id_fkey" FOREIGN KEY ("to_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "priority_target" ADD CONSTRAINT "priority_target_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "clock" ADD CONSTRAINT "clock_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "escalation" ADD CONSTRAINT "escalation_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "escalation" ADD CONSTRAINT "escalation_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "escalation" ADD CONSTRAINT "escalation_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "escalation" ADD CONSTRAINT "escalation_answered_by_id_fkey" FOREIGN KEY ("answered_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "note" ADD CONSTRAINT "note_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "note" ADD CONSTRAINT "note_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "file"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_added_by_id_fkey" FOREIGN KEY ("added_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action_link" ADD CONSTRAINT "action_link_from_id_fkey" FOREIGN KEY ("from_id") REFERENCES "action"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action_link" ADD CONSTRAINT "action_link_to_id_fkey" FOREIGN KEY ("to_id") REFERENCES "action"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "series" ADD CONSTRAINT "series_task_record_id_fkey" FOREIGN KEY ("task_record_id") REFERENCES "task_record"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "series" ADD CONSTRAINT "series_previous_id_fkey" FOREIGN KEY ("previous_id") REFERENCES "series"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "occurrence" ADD CONSTRAINT "occurrence_series_id_fkey" FOREIGN KEY ("series_id") REFERENCES "series"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "occurrence" ADD CONSTRAINT "occurrence_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "occurrence" ADD CONSTRAINT "occurrence_closed_by_id_fkey" FOREIGN KEY ("closed_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "business_hours" ADD CONSTRAINT "business_hours_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "personal_schedule" ADD CONSTRAINT "personal_schedule_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "personal_schedule" ADD CONSTRAINT "personal_schedule_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "absence" ADD CONSTRAINT "absence_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "absence" ADD CONSTRAINT "absence_root_id_fkey" FOREIGN KEY ("root_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "absence" ADD CONSTRAINT "absence_deputy_id_fkey" FOREIGN KEY ("deputy_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "absence" ADD CONSTRAINT "absence_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sop" ADD CONSTRAINT "sop_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sop" ADD CONSTRAINT "sop_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sop" ADD CONSTRAINT "sop_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "department_group"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sop_version" ADD CONSTRAINT "sop_version_sop_id_fkey" FOREIGN KEY ("sop_id") REFERENCES "sop"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sop_version" ADD CONSTRAINT "sop_version_published_by_id_fkey" FOREIGN KEY ("published_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sop_step" ADD CONSTRAINT "sop_step_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "sop_version"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sop_step" ADD CONSTRAINT "sop_step_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "file"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sop_acknowledgement" ADD CONSTRAINT "sop_acknowledgement_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "sop_version"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sop_acknowledgement" ADD CONSTRAINT "sop_acknowledgement_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sop_acknowledgement" ADD CONSTRAINT "sop_acknowledgement_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "major_task" ADD CONSTRAINT "major_task_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "major_task" ADD CONSTRAINT "major_task_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "department_group"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_item" ADD CONSTRAINT "task_item_sop_id_fkey" FOREIGN KEY ("sop_id") REFERENCES "sop"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_record" ADD CONSTRAINT "task_record_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_record" ADD CONSTRAINT "task_record_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_record" ADD CONSTRAINT "task_record_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "department_group"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_record" ADD CONSTRAINT "task_record_task_item_id_fkey" FOREIGN KEY ("task_item_id") REFERENCES "task_item"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_record" ADD CONSTRAINT "task_record_tour_id_fkey" FOREIGN KEY ("tour_id") REFERENCES "tour"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_record" ADD CONSTRAINT "task_record_location_id_fkey" FOREIGN KEY ("location_id") REFERENCES "location"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_record" ADD CONSTRAINT "task_record_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_record_assignee" ADD CONSTRAINT "task_record_assignee_task_record_id_fkey" FOREIGN KEY ("task_record_id") REFERENCES "task_record"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_record_assignee" ADD CONSTRAINT "task_record_assignee_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_study" ADD CONSTRAINT "time_study_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_study" ADD CONSTRAINT "time_study_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_study" ADD CONSTRAINT "time_study_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "department_group"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_study" ADD CONSTRAINT "time_study_task_item_id_fkey" FOREIGN KEY ("task_item_id") REFERENCES "task_item"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_study" ADD CONSTRAINT "time_study_observed_id_fkey" FOREIGN KEY ("observed_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_study" ADD CONSTRAINT "time_study_observer_id_fkey" FOREIGN KEY ("observer_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_study_element" ADD CONSTRAINT "time_study_element_study_id_fkey" FOREIGN KEY ("study_id") REFERENCES "time_study"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_study_observation" ADD CONSTRAINT "time_study_observation_element_id_fkey" FOREIGN KEY ("element_id") REFERENCES "time_study_element"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "service_time" ADD CONSTRAINT "service_time_task_item_id_fkey" FOREIGN KEY ("task_item_id") REFERENCES "task_item"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "service_time" ADD CONSTRAINT "service_time_study_id_fkey" FOREIGN KEY ("study_id") REFERENCES "time_study"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "service_time" ADD CONSTRAINT "service_time_published_by_id_fkey" FOREIGN KEY ("published_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "service_time_dismissal" ADD CONSTRAINT "service_time_dismissal_task_item_id_fkey" FOREIGN KEY ("task_item_id") REFERENCES "task_item"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "service_time_dismissal" ADD CONSTRAINT "service_time_dismissal_dismissed_by_id_fkey" FOREIGN KEY ("dismissed_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour" ADD CONSTRAINT "tour_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour" ADD CONSTRAINT "tour_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour" ADD CONSTRAINT "tour_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "department_group"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour" ADD CONSTRAINT "tour_start_location_id_fkey" FOREIGN KEY ("start_location_id") REFERENCES "location"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour" ADD CONSTRAINT "tour_end_location_id_fkey" FOREIGN KEY ("end_location_id") REFERENCES "location"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour" ADD CONSTRAINT "tour_checklist_id_fkey" FOREIGN KEY ("checklist_id") REFERENCES "checklist"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_stop" ADD CONSTRAINT "tour_stop_tour_id_fkey" FOREIGN KEY ("tour_id") REFERENCES "tour"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_stop" ADD CONSTRAINT "tour_stop_location_id_fkey" FOREIGN KEY ("location_id") REFERENCES "location"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_run" ADD CONSTRAINT "tour_run_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_run" ADD CONSTRAINT "tour_run_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_run" ADD CONSTRAINT "tour_run_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "department_group"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_run" ADD CONSTRAINT "tour_run_tour_id_fkey" FOREIGN KEY ("tour_id") REFERENCES "tour"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_run" ADD CONSTRAINT "tour_run_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_run" ADD CONSTRAINT "tour_run_assignee_id_fkey" FOREIGN KEY ("assignee_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_run" ADD CONSTRAINT "tour_run_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_run_stop" ADD CONSTRAINT "tour_run_stop_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "tour_run"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_run_stop" ADD CONSTRAINT "tour_run_stop_stop_id_fkey" FOREIGN KEY ("stop_id") REFERENCES "tour_stop"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_run_stop" ADD CONSTRAINT "tour_run_stop_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_run_stop" ADD CONSTRAINT "tour_run_stop_location_id_fkey" FOREIGN KEY ("location_id") REFERENCES "location"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "department_group"("id") ON DELETE SET NULL ON UPDATE CASCADE;
