-- CreateEnum
CREATE TYPE "import_kind" AS ENUM ('USERS', 'ORGANIZATIONS', 'LOCATIONS', 'TASKS', 'RECORDS');

-- CreateEnum
CREATE TYPE "import_state" AS ENUM ('MAPPING', 'COMPARING', 'COMPARED', 'WRITING', 'DONE', 'CANCELLED', 'STOPPED');

-- CreateEnum
CREATE TYPE "import_effect" AS ENUM ('CREATED', 'CHANGED', 'SAME', 'REFUSED');

-- CreateTable
CREATE TABLE "import" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "root_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
    "organization_id" UUID NOT NULL,
    "kind" "import_kind" NOT NULL,
    "state" "import_state" NOT NULL DEFAULT 'MAPPING',
    "name" TEXT NOT NULL,
    "headings" TEXT[],
    "fields" TEXT[],
    "total" INTEGER NOT NULL,
    "compared" INTEGER NOT NULL DEFAULT 0,
    "created" INTEGER NOT NULL DEFAULT 0,
    "changed" INTEGER NOT NULL DEFAULT 0,
    "same" INTEGER NOT NULL DEFAULT 0,
    "refused" INTEGER NOT NULL DEFAULT 0,
    "written" INTEGER NOT NULL DEFAULT 0,
    "problem" TEXT NOT NULL DEFAULT '',
    "failures" INTEGER NOT NULL DEFAULT 0,
    "created_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "touched_at" TIMESTAMPTZ(3) NOT NULL,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "import_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "import_row" (
    "import_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "cells" TEXT[],
    "depth" SMALLINT NOT NULL DEFAULT 0,
    "key" TEXT,
    "effect" "import_effect",
    "changes" JSONB NOT NULL DEFAULT '[]',
    "problems" JSONB NOT NULL DEFAULT '[]',
    "written_at" TIMESTAMPTZ(3),
    "result" JSONB,

    CONSTRAINT "import_row_pkey" PRIMARY KEY ("import_id","number")
);

-- CreateTable
CREATE TABLE "imported_record" (
    "root_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "action_id" UUID NOT NULL,

    CONSTRAINT "imported_record_pkey" PRIMARY KEY ("root_id","key")
);

-- CreateIndex
CREATE UNIQUE INDEX "import_legacy_id_key" ON "import"("legacy_id");

-- CreateIndex
CREATE INDEX "import_organization_id_idx" ON "import"("organization_id");

-- CreateIndex
CREATE INDEX "import_root_id_kind_idx" ON "import"("root_id", "kind");

-- CreateIndex
CREATE INDEX "import_row_import_id_key_idx" ON "import_row"("import_id", "key");

-- CreateIndex
CREATE INDEX "import_row_import_id_effect_number_idx" ON "import_row"("import_id", "effect", "number");

-- CreateIndex
CREATE INDEX "imported_record_action_id_idx" ON "imported_record"("action_id");

-- AddForeignKey
ALTER TABLE "import" ADD CONSTRAINT "import_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import" ADD CONSTRAINT "import_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "import"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "imported_record" ADD CONSTRAINT "imported_record_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the job looks for.
create index import_at_work on "import" (touched_at) where state in ('COMPARING', 'WRITING');

create trigger import_placed before insert or update of organization_id on "import" for each row execute function placed();

-- What was brought in, by whom, and how it ended; not how far it is from one second to the next.
create trigger import_audit after insert or delete on "import"
  for each row execute function audit('Import', 'headings', 'fields', 'compared', 'failures', 'touched_at');
create trigger import_audit_state after update of state on "import" for each row when (old.state is distinct from new.state)
  execute function audit('Import', 'headings', 'fields', 'compared', 'failures', 'touched_at');
