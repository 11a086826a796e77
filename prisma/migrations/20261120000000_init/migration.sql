-- Searching in text, together with the tenant in one index.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- CreateEnum
CREATE TYPE "disposition" AS ENUM ('ESCALATED', 'DELEGATED', 'WITHDRAWN');

-- CreateEnum
CREATE TYPE "active_status" AS ENUM ('ACTIVE', 'INACTIVE');

-- CreateEnum
CREATE TYPE "access_level" AS ENUM ('ADMIN', 'STRATEGIC', 'TACTICAL', 'SUPERVISION', 'TRANSACTIONAL');

-- CreateEnum
CREATE TYPE "organization_type" AS ENUM ('CORPORATION', 'DIVISION', 'LOCATION', 'BRANCH');

-- CreateEnum
CREATE TYPE "reach" AS ENUM ('NONE', 'OWN', 'GROUPS', 'DEPARTMENTS', 'ALL');

-- CreateEnum
CREATE TYPE "user_status" AS ENUM ('ACTIVE', 'DISABLED');

-- CreateTable
CREATE TABLE "action" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "root_id" UUID NOT NULL,
    "organization_id" UUID NOT NULL,
    "department_id" UUID,
    "group_id" UUID,
    "task_item_id" UUID,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "is_scheduled" BOOLEAN NOT NULL DEFAULT false,
    "status" SMALLINT NOT NULL DEFAULT 5,
    "disposition" "disposition",
    "class_id" SMALLINT NOT NULL,
    "priority_id" SMALLINT NOT NULL,
    "service_time_mins" INTEGER NOT NULL DEFAULT 0,
    "scheduled_start" TIMESTAMPTZ(3),
    "scheduled_end" TIMESTAMPTZ(3),
    "actual_start" TIMESTAMPTZ(3),
    "actual_end" TIMESTAMPTZ(3),
    "creator_id" UUID NOT NULL,
    "assignee_id" UUID,
    "completed_by_id" UUID,
    "delegator_id" UUID,
    "delegate_id" UUID,
    "escalated_to_id" UUID,
    "escalated_level" "access_level",
    "status_reason" TEXT NOT NULL DEFAULT '',
    "resume_at" TIMESTAMPTZ(3),
    "status_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "bucket" SMALLINT NOT NULL GENERATED ALWAYS AS (CASE
        WHEN "status" = 5 THEN 1
        WHEN "status" IN (1, 2) THEN 2
        WHEN "status" IN (3, 4) THEN 3
        WHEN "status" = 6 AND "disposition" = 'WITHDRAWN' THEN 7
        WHEN "status" = 6 THEN 4
        WHEN "status" = 9 THEN 6
        ELSE 5
    END) STORED,
    "board_order" BIGINT NOT NULL GENERATED ALWAYS AS (
        CASE "priority_id" WHEN 1 THEN 100000000000 WHEN 2 THEN 200000000000 ELSE 300000000000 END
        + COALESCE(EXTRACT(EPOCH FROM "scheduled_end" AT TIME ZONE 'UTC')::BIGINT, 99999999999)
    ) STORED,
    "parties" UUID[] GENERATED ALWAYS AS (
        array_remove(ARRAY["assignee_id", "creator_id", "delegator_id", "delegate_id", "escalated_to_id"], NULL)
    ) STORED,

    CONSTRAINT "action_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "action_history" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "action_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "transition" TEXT NOT NULL,
    "from_status" SMALLINT,
    "to_status" SMALLINT NOT NULL,
    "from_disposition" "disposition",
    "to_disposition" "disposition",
    "actor_id" UUID,
    "on_behalf_of_id" UUID,
    "reason" TEXT NOT NULL DEFAULT '',
    "changes" JSONB NOT NULL DEFAULT '{}',
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "action_history_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "department" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "organization_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "department_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "department_group" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "department_id" UUID NOT NULL,
    "parent_id" UUID,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "department_group_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_role" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "organization_id" UUID NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "job_role_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_key" (
    "user_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "request" BYTEA NOT NULL,
    "result" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("user_id","key")
);

-- CreateTable
CREATE TABLE "membership" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "user_id" UUID NOT NULL,
    "organization_id" UUID NOT NULL,
    "department_id" UUID,
    "group_id" UUID,
    "job_role_id" UUID NOT NULL,
    "access_level" "access_level" NOT NULL DEFAULT 'TRANSACTIONAL',
    "starts_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ends_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "membership_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "organization" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "root_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
    "parent_id" UUID,
    "path" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "type" "organization_type" NOT NULL,
    "legal_name" TEXT NOT NULL,
    "time_zone" TEXT NOT NULL DEFAULT 'UTC',
    "archived_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "organization_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "policy_cell" (
    "root_id" UUID NOT NULL,
    "capability" TEXT NOT NULL,
    "access_level" "access_level" NOT NULL,
    "reach" "reach" NOT NULL,

    CONSTRAINT "policy_cell_pkey" PRIMARY KEY ("root_id","capability","access_level")
);

-- CreateTable
CREATE TABLE "reference_item" (
    "list" TEXT NOT NULL,
    "id" SMALLINT NOT NULL,
    "name" TEXT NOT NULL,
    "sort_order" SMALLINT NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "reference_item_pkey" PRIMARY KEY ("list","id")
);

-- CreateTable
CREATE TABLE "search_entry" (
    "kind" TEXT NOT NULL,
    "id" UUID NOT NULL,
    "root_id" UUID NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "search_entry_pkey" PRIMARY KEY ("kind","id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "user_id" UUID NOT NULL,
    "user_agent" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refresh_token" (
    "hash" BYTEA NOT NULL,
    "session_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "rotated_at" TIMESTAMPTZ(3),

    CONSTRAINT "refresh_token_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "server_key" (
    "name" TEXT NOT NULL,
    "secret" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "server_key_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "major_task" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "organization_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "active" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "major_task_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "task_item" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "major_task_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "service_time_mins" INTEGER NOT NULL,
    "class_id" SMALLINT NOT NULL,
    "priority_id" SMALLINT NOT NULL,
    "objective_id" SMALLINT NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "task_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "app_user" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "email" TEXT NOT NULL,
    "username" TEXT,
    "name" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "status" "user_status" NOT NULL DEFAULT 'ACTIVE',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "app_user_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "action_legacy_id_key" ON "action"("legacy_id");

-- CreateIndex
CREATE INDEX "action_root_id_legacy_id_idx" ON "action"("root_id", "legacy_id");

-- CreateIndex
CREATE INDEX "action_organization_id_legacy_id_idx" ON "action"("organization_id", "legacy_id");

-- CreateIndex
CREATE INDEX "action_department_id_legacy_id_idx" ON "action"("department_id", "legacy_id");

-- CreateIndex
CREATE INDEX "action_group_id_legacy_id_idx" ON "action"("group_id", "legacy_id");

-- CreateIndex
CREATE INDEX "action_task_item_id_idx" ON "action"("task_item_id");

-- CreateIndex
CREATE INDEX "action_own" ON "action" USING GIN ("parties");

-- CreateIndex
CREATE INDEX "action_history_actor_id_idx" ON "action_history"("actor_id");

-- CreateIndex
CREATE UNIQUE INDEX "action_history_action_id_version_key" ON "action_history"("action_id", "version");

-- CreateIndex
CREATE UNIQUE INDEX "department_legacy_id_key" ON "department"("legacy_id");

-- CreateIndex
CREATE UNIQUE INDEX "department_organization_id_name_key" ON "department"("organization_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "department_group_legacy_id_key" ON "department_group"("legacy_id");

-- CreateIndex
CREATE INDEX "department_group_parent_id_idx" ON "department_group"("parent_id");

-- CreateIndex
CREATE UNIQUE INDEX "department_group_department_id_name_key" ON "department_group"("department_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "job_role_legacy_id_key" ON "job_role"("legacy_id");

-- CreateIndex
CREATE UNIQUE INDEX "job_role_organization_id_name_key" ON "job_role"("organization_id", "name");

-- CreateIndex
CREATE INDEX "idempotency_key_created_at_idx" ON "idempotency_key"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "membership_legacy_id_key" ON "membership"("legacy_id");

-- CreateIndex
CREATE INDEX "membership_user_id_idx" ON "membership"("user_id");

-- CreateIndex
CREATE INDEX "membership_organization_id_access_level_idx" ON "membership"("organization_id", "access_level");

-- CreateIndex
CREATE INDEX "membership_department_id_idx" ON "membership"("department_id");

-- CreateIndex
CREATE INDEX "membership_group_id_idx" ON "membership"("group_id");

-- CreateIndex
CREATE UNIQUE INDEX "organization_legacy_id_key" ON "organization"("legacy_id");

-- CreateIndex
CREATE INDEX "organization_root_id_legal_name_idx" ON "organization"("root_id", "legal_name");

-- CreateIndex
CREATE INDEX "organization_parent_id_legal_name_idx" ON "organization"("parent_id", "legal_name");

-- CreateIndex
CREATE INDEX "organization_path_idx" ON "organization"("path");

-- CreateIndex
CREATE INDEX "search_entry_text" ON "search_entry" USING GIN ("root_id" uuid_ops, "text" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "session_user_id_idx" ON "session"("user_id");

-- CreateIndex
CREATE INDEX "refresh_token_session_id_idx" ON "refresh_token"("session_id");

-- CreateIndex
CREATE UNIQUE INDEX "major_task_legacy_id_key" ON "major_task"("legacy_id");

-- CreateIndex
CREATE UNIQUE INDEX "major_task_organization_id_name_key" ON "major_task"("organization_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "task_item_legacy_id_key" ON "task_item"("legacy_id");

-- CreateIndex
CREATE UNIQUE INDEX "task_item_major_task_id_name_key" ON "task_item"("major_task_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "app_user_legacy_id_key" ON "app_user"("legacy_id");

-- CreateIndex
CREATE UNIQUE INDEX "app_user_email_key" ON "app_user"("email");

-- CreateIndex
CREATE UNIQUE INDEX "app_user_username_key" ON "app_user"("username");

-- AddForeignKey
ALTER TABLE "action" ADD CONSTRAINT "action_root_id_fkey" FOREIGN KEY ("root_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action" ADD CONSTRAINT "action_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action" ADD CONSTRAINT "action_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action" ADD CONSTRAINT "action_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "department_group"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action" ADD CONSTRAINT "action_task_item_id_fkey" FOREIGN KEY ("task_item_id") REFERENCES "task_item"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action" ADD CONSTRAINT "action_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action" ADD CONSTRAINT "action_assignee_id_fkey" FOREIGN KEY ("assignee_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action" ADD CONSTRAINT "action_completed_by_id_fkey" FOREIGN KEY ("completed_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action" ADD CONSTRAINT "action_delegator_id_fkey" FOREIGN KEY ("delegator_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action" ADD CONSTRAINT "action_delegate_id_fkey" FOREIGN KEY ("delegate_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action" ADD CONSTRAINT "action_escalated_to_id_fkey" FOREIGN KEY ("escalated_to_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action_history" ADD CONSTRAINT "action_history_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action_history" ADD CONSTRAINT "action_history_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action_history" ADD CONSTRAINT "action_history_on_behalf_of_id_fkey" FOREIGN KEY ("on_behalf_of_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "department" ADD CONSTRAINT "department_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "department_group" ADD CONSTRAINT "department_group_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "department_group" ADD CONSTRAINT "department_group_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "department_group"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_role" ADD CONSTRAINT "job_role_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership" ADD CONSTRAINT "membership_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership" ADD CONSTRAINT "membership_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership" ADD CONSTRAINT "membership_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership" ADD CONSTRAINT "membership_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "department_group"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership" ADD CONSTRAINT "membership_job_role_id_fkey" FOREIGN KEY ("job_role_id") REFERENCES "job_role"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization" ADD CONSTRAINT "organization_root_id_fkey" FOREIGN KEY ("root_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization" ADD CONSTRAINT "organization_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "organization"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "policy_cell" ADD CONSTRAINT "policy_cell_root_id_fkey" FOREIGN KEY ("root_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "major_task" ADD CONSTRAINT "major_task_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_item" ADD CONSTRAINT "task_item_major_task_id_fkey" FOREIGN KEY ("major_task_id") REFERENCES "major_task"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
