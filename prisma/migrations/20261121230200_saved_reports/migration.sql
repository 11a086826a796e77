-- CreateEnum
CREATE TYPE "report_shape" AS ENUM ('TABLE', 'LINE');

-- CreateTable
CREATE TABLE "saved_report" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "owner_id" UUID NOT NULL,
    "root_id" UUID,
    "organization_id" UUID,
    "department_id" UUID,
    "group_id" UUID,
    "name" TEXT NOT NULL,
    "metric_ids" UUID[],
    "scope_kind" "scope_kind" NOT NULL,
    "scope_id" UUID NOT NULL,
    "grain" "grain" NOT NULL,
    "periods" INTEGER,
    "from_day" DATE,
    "to_day" DATE,
    "shown_as" "report_shape" NOT NULL DEFAULT 'TABLE',
    "place" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "deleted_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "saved_report_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "saved_report_legacy_id_key" ON "saved_report"("legacy_id");

-- CreateIndex
CREATE INDEX "saved_report_owner_id_idx" ON "saved_report"("owner_id");

-- CreateIndex
CREATE INDEX "saved_report_organization_id_idx" ON "saved_report"("organization_id");

-- AddForeignKey
ALTER TABLE "saved_report" ADD CONSTRAINT "saved_report_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_report" ADD CONSTRAINT "saved_report_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_report" ADD CONSTRAINT "saved_report_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_report" ADD CONSTRAINT "saved_report_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "department_group"("id") ON DELETE SET NULL ON UPDATE CASCADE;

alter table saved_report
  add constraint saved_report_place_check check (organization_id is not null or (department_id is null and group_id is null)),
  add constraint saved_report_metrics_check check (cardinality(metric_ids) between 1 and 12),
  add constraint saved_report_range_check check
    (case when periods is null then from_day <= to_day is true else from_day is null and to_day is null and periods between 1 and 500 end);
-- A name that is deleted is free again.
create unique index saved_report_owner_name on saved_report (owner_id, name) where deleted_at is null;

-- A report that is shared stands somewhere; one of somebody's own stands nowhere, and is nobody else's business. Its place
-- in the owner's list is the owner's.
create trigger saved_report_placed before insert or update of organization_id on saved_report for each row execute function placed();
create trigger saved_report_audit after insert or update or delete on saved_report for each row execute function audit('SavedReport', 'place');
