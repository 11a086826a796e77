-- CreateEnum
CREATE TYPE "appointment_status" AS ENUM ('COMPLETED', 'SCHEDULED', 'CONFIRMED', 'PENDING');

-- CreateEnum
CREATE TYPE "location_mode" AS ENUM ('ON_SITE', 'PHONE', 'VIDEO');

-- CreateEnum
CREATE TYPE "attendee_response" AS ENUM ('PENDING', 'ACCEPTED', 'TENTATIVE', 'DECLINED');

-- CreateEnum
CREATE TYPE "relationship" AS ENUM ('PERSONAL', 'SUPPLIER', 'CUSTOMER', 'TEAM');

-- CreateEnum
CREATE TYPE "mail_state" AS ENUM ('QUEUED', 'SENT', 'FAILED');

-- CreateEnum
CREATE TYPE "message_kind" AS ENUM ('MESSAGE', 'MAIL');

-- CreateEnum
CREATE TYPE "shortcut_slot" AS ENUM ('ACCOUNTING', 'DISPATCH', 'FINANCE');

-- CreateEnum
CREATE TYPE "procedure_status" AS ENUM ('OPEN', 'STARTED', 'DONE');

-- AlterTable
ALTER TABLE "task_item" ADD COLUMN     "system" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "appointment" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "number" INTEGER NOT NULL,
    "root_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
    "organization_id" UUID NOT NULL,
    "department_id" UUID,
    "group_id" UUID,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "objective" TEXT NOT NULL DEFAULT '',
    "location_mode" "location_mode" NOT NULL DEFAULT 'ON_SITE',
    "place" TEXT NOT NULL DEFAULT '',
    "location_id" UUID,
    "status" "appointment_status" NOT NULL DEFAULT 'PENDING',
    "date" DATE NOT NULL,
    "start_mins" SMALLINT NOT NULL,
    "end_mins" SMALLINT NOT NULL,
    "time_zone" TEXT NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "creator_id" UUID NOT NULL,
    "parties" UUID[] DEFAULT ARRAY[]::UUID[],
    "cancelled_at" TIMESTAMPTZ(3),
    "cancel_reason" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "appointment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "appointment_attendee" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "appointment_id" UUID NOT NULL,
    "user_id" UUID,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "response" "attendee_response" NOT NULL DEFAULT 'PENDING',
    "responded_at" TIMESTAMPTZ(3),

    CONSTRAINT "appointment_attendee_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "appointment_attachment" (
    "appointment_id" UUID NOT NULL,
    "file_id" UUID NOT NULL,
    "added_by_id" UUID NOT NULL,
    "added_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "appointment_attachment_pkey" PRIMARY KEY ("appointment_id","file_id")
);

-- CreateTable
CREATE TABLE "agenda_item" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "appointment_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "text" TEXT NOT NULL,
    "minutes" SMALLINT,

    CONSTRAINT "agenda_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "appointment_action_item" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "appointment_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "item" TEXT NOT NULL,
    "assigned_to_id" UUID,
    "due_date" DATE,
    "action_id" UUID,

    CONSTRAINT "appointment_action_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "calendar_feed" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_read_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "calendar_feed_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "root_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
    "organization_id" UUID NOT NULL,
    "owner_id" UUID,
    "user_id" UUID,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL DEFAULT '',
    "phone" TEXT NOT NULL DEFAULT '',
    "department" TEXT NOT NULL DEFAULT '',
    "department_group" TEXT NOT NULL DEFAULT '',
    "system" TEXT NOT NULL DEFAULT '',
    "module_screen" TEXT NOT NULL DEFAULT '',
    "stakeholder" TEXT NOT NULL DEFAULT '',
    "supported_tour" TEXT NOT NULL DEFAULT '',
    "relationship" "relationship" NOT NULL,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "creator_id" UUID NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mail" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "root_id" UUID,
    "sender_id" UUID,
    "to" TEXT[],
    "reply_to" TEXT NOT NULL DEFAULT '',
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "message_id" TEXT NOT NULL,
    "state" "mail_state" NOT NULL DEFAULT 'QUEUED',
    "attempts" SMALLINT NOT NULL DEFAULT 0,
    "next_at" TIMESTAMPTZ(3) NOT NULL,
    "error" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "mail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "thread" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "root_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
    "organization_id" UUID NOT NULL,
    "department_id" UUID,
    "group_id" UUID,
    "subject" TEXT NOT NULL,
    "action_id" UUID,
    "access_level" "access_level",
    "job_role_id" UUID,
    "creator_id" UUID NOT NULL,
    "closed_at" TIMESTAMPTZ(3),
    "last_at" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "thread_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "message" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "thread_id" UUID NOT NULL,
    "author_id" UUID NOT NULL,
    "kind" "message_kind" NOT NULL DEFAULT 'MESSAGE',
    "text" TEXT NOT NULL,
    "mail_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "thread_reader" (
    "thread_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "read_at" TIMESTAMPTZ(3),
    "muted" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "thread_reader_pkey" PRIMARY KEY ("thread_id","user_id")
);

-- CreateTable
CREATE TABLE "notification" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "user_id" UUID NOT NULL,
    "root_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "cause" TEXT NOT NULL,
    "actor_id" UUID,
    "action_id" UUID,
    "appointment_id" UUID,
    "thread_id" UUID,
    "tour_run_id" UUID,
    "facts" JSONB NOT NULL DEFAULT '{}',
    "at" TIMESTAMPTZ(3) NOT NULL,
    "read_at" TIMESTAMPTZ(3),
    "mail_id" UUID,

    CONSTRAINT "notification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notification_due" (
    "id" BIGSERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "of_id" UUID NOT NULL,
    "facts" JSONB NOT NULL DEFAULT '{}',
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "notification_due_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "preference" (
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "preference_pkey" PRIMARY KEY ("user_id","name")
);

-- CreateTable
CREATE TABLE "organization_shortcut" (
    "organization_id" UUID NOT NULL,
    "slot" "shortcut_slot" NOT NULL,
    "name" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "organization_shortcut_pkey" PRIMARY KEY ("organization_id","slot")
);

-- CreateTable
CREATE TABLE "procedure" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "task_item_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "name" TEXT NOT NULL,
    "refer_to" TEXT NOT NULL,
    "icon" TEXT NOT NULL,
    "action" TEXT NOT NULL DEFAULT 'show',
    "type" TEXT NOT NULL DEFAULT 'panel',
    "data" JSONB NOT NULL DEFAULT '{}',
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "procedure_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "action_procedure" (
    "action_id" UUID NOT NULL,
    "procedure_id" UUID NOT NULL,
    "status" "procedure_status" NOT NULL,
    "by_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "action_procedure_pkey" PRIMARY KEY ("action_id","procedure_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "appointment_legacy_id_key" ON "appointment"("legacy_id");

-- CreateIndex
CREATE INDEX "appointment_root_id_starts_at_idx" ON "appointment"("root_id", "starts_at");

-- CreateIndex
CREATE INDEX "appointment_creator_id_idx" ON "appointment"("creator_id");

-- CreateIndex
CREATE INDEX "appointment_parties_idx" ON "appointment" USING GIN ("parties");

-- CreateIndex
CREATE UNIQUE INDEX "appointment_number" ON "appointment"("root_id", "number");

-- CreateIndex
CREATE INDEX "appointment_attendee_user_id_idx" ON "appointment_attendee"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "appointment_attendee_appointment_id_email_key" ON "appointment_attendee"("appointment_id", "email");

-- CreateIndex
CREATE INDEX "appointment_attachment_file_id_idx" ON "appointment_attachment"("file_id");

-- CreateIndex
CREATE INDEX "agenda_item_appointment_id_position_idx" ON "agenda_item"("appointment_id", "position");

-- CreateIndex
CREATE INDEX "appointment_action_item_appointment_id_position_idx" ON "appointment_action_item"("appointment_id", "position");

-- CreateIndex
CREATE INDEX "appointment_action_item_action_id_idx" ON "appointment_action_item"("action_id");

-- CreateIndex
CREATE UNIQUE INDEX "calendar_feed_token_hash_key" ON "calendar_feed"("token_hash");

-- CreateIndex
CREATE INDEX "calendar_feed_user_id_idx" ON "calendar_feed"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "contact_legacy_id_key" ON "contact"("legacy_id");

-- CreateIndex
CREATE INDEX "contact_root_id_name_idx" ON "contact"("root_id", "name");

-- CreateIndex
CREATE INDEX "contact_organization_id_idx" ON "contact"("organization_id");

-- CreateIndex
CREATE INDEX "contact_owner_id_idx" ON "contact"("owner_id");

-- CreateIndex
CREATE INDEX "contact_user_id_idx" ON "contact"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "mail_message_id_key" ON "mail"("message_id");

-- CreateIndex
CREATE INDEX "mail_sender_id_idx" ON "mail"("sender_id");

-- CreateIndex
CREATE UNIQUE INDEX "thread_legacy_id_key" ON "thread"("legacy_id");

-- CreateIndex
CREATE UNIQUE INDEX "thread_action_id_key" ON "thread"("action_id");

-- CreateIndex
CREATE INDEX "thread_root_id_last_at_idx" ON "thread"("root_id", "last_at");

-- CreateIndex
CREATE INDEX "thread_organization_id_idx" ON "thread"("organization_id");

-- CreateIndex
CREATE INDEX "thread_creator_id_idx" ON "thread"("creator_id");

-- CreateIndex
CREATE INDEX "thread_job_role_id_idx" ON "thread"("job_role_id");

-- CreateIndex
CREATE UNIQUE INDEX "message_legacy_id_key" ON "message"("legacy_id");

-- CreateIndex
CREATE UNIQUE INDEX "message_mail_id_key" ON "message"("mail_id");

-- CreateIndex
CREATE INDEX "message_thread_id_id_idx" ON "message"("thread_id", "id");

-- CreateIndex
CREATE INDEX "message_author_id_idx" ON "message"("author_id");

-- CreateIndex
CREATE INDEX "thread_reader_user_id_idx" ON "thread_reader"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "notification_mail_id_key" ON "notification"("mail_id");

-- CreateIndex
CREATE INDEX "notification_user_id_id_idx" ON "notification"("user_id", "id" DESC);

-- CreateIndex
CREATE INDEX "notification_action_id_idx" ON "notification"("action_id");

-- CreateIndex
CREATE INDEX "notification_appointment_id_idx" ON "notification"("appointment_id");

-- CreateIndex
CREATE INDEX "notification_thread_id_idx" ON "notification"("thread_id");

-- CreateIndex
CREATE INDEX "notification_tour_run_id_idx" ON "notification"("tour_run_id");

-- CreateIndex
CREATE UNIQUE INDEX "notification_user_id_cause_key" ON "notification"("user_id", "cause");

-- CreateIndex
CREATE UNIQUE INDEX "procedure_legacy_id_key" ON "procedure"("legacy_id");

-- CreateIndex
CREATE UNIQUE INDEX "procedure_task_item_id_refer_to_key" ON "procedure"("task_item_id", "refer_to");

-- CreateIndex
CREATE INDEX "action_procedure_procedure_id_idx" ON "action_procedure"("procedure_id");

-- CreateIndex
CREATE INDEX "action_procedure_by_id_idx" ON "action_procedure"("by_id");

-- AddForeignKey
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "department_group"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_location_id_fkey" FOREIGN KEY ("location_id") REFERENCES "location"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appointment_attendee" ADD CONSTRAINT "appointment_attendee_appointment_id_fkey" FOREIGN KEY ("appointment_id") REFERENCES "appointment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appointment_attendee" ADD CONSTRAINT "appointment_attendee_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appointment_attachment" ADD CONSTRAINT "appointment_attachment_appointment_id_fkey" FOREIGN KEY ("appointment_id") REFERENCES "appointment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appointment_attachment" ADD CONSTRAINT "appointment_attachment_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "file"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appointment_attachment" ADD CONSTRAINT "appointment_attachment_added_by_id_fkey" FOREIGN KEY ("added_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agenda_item" ADD CONSTRAINT "agenda_item_appointment_id_fkey" FOREIGN KEY ("appointment_id") REFERENCES "appointment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appointment_action_item" ADD CONSTRAINT "appointment_action_item_appointment_id_fkey" FOREIGN KEY ("appointment_id") REFERENCES "appointment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appointment_action_item" ADD CONSTRAINT "appointment_action_item_assigned_to_id_fkey" FOREIGN KEY ("assigned_to_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appointment_action_item" ADD CONSTRAINT "appointment_action_item_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact" ADD CONSTRAINT "contact_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact" ADD CONSTRAINT "contact_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact" ADD CONSTRAINT "contact_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact" ADD CONSTRAINT "contact_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail" ADD CONSTRAINT "mail_sender_id_fkey" FOREIGN KEY ("sender_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread" ADD CONSTRAINT "thread_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread" ADD CONSTRAINT "thread_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread" ADD CONSTRAINT "thread_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "department_group"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread" ADD CONSTRAINT "thread_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread" ADD CONSTRAINT "thread_job_role_id_fkey" FOREIGN KEY ("job_role_id") REFERENCES "job_role"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread" ADD CONSTRAINT "thread_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "thread"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_mail_id_fkey" FOREIGN KEY ("mail_id") REFERENCES "mail"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread_reader" ADD CONSTRAINT "thread_reader_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "thread"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread_reader" ADD CONSTRAINT "thread_reader_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_appointment_id_fkey" FOREIGN KEY ("appointment_id") REFERENCES "appointment"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "thread"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_tour_run_id_fkey" FOREIGN KEY ("tour_run_id") REFERENCES "tour_run"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_mail_id_fkey" FOREIGN KEY ("mail_id") REFERENCES "mail"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "preference" ADD CONSTRAINT "preference_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization_shortcut" ADD CONSTRAINT "organization_shortcut_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "procedure" ADD CONSTRAINT "procedure_task_item_id_fkey" FOREIGN KEY ("task_item_id") REFERENCES "task_item"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action_procedure" ADD CONSTRAINT "action_procedure_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action_procedure" ADD CONSTRAINT "action_procedure_procedure_id_fkey" FOREIGN KEY ("procedure_id") REFERENCES "procedure"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action_procedure" ADD CONSTRAINT "action_procedure_by_id_fkey" FOREIGN KEY ("by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
