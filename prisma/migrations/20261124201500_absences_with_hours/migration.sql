-- AlterTable
ALTER TABLE "absence" ADD COLUMN     "is_changed" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "recurring_id" UUID,
ADD COLUMN     "slot" TIMESTAMP(0);

-- CreateTable
CREATE TABLE "recurring_absence" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "user_id" UUID NOT NULL,
    "root_id" UUID NOT NULL,
    "rule" TEXT NOT NULL,
    "time_zone" TEXT NOT NULL,
    "starts_on" TIMESTAMP(0) NOT NULL,
    "duration_mins" INTEGER NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "deputy_id" UUID,
    "created_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "cancelled_at" TIMESTAMPTZ(3),
    "ends_at" TIMESTAMPTZ(3),
    "filled_to" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "recurring_absence_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "absence_part" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "absence_id" UUID,
    "recurring_id" UUID,
    "deputy_id" UUID NOT NULL,
    "starts_at" TIMESTAMPTZ(3),
    "ends_at" TIMESTAMPTZ(3),
    "organization_id" UUID,
    "group_id" UUID,

    CONSTRAINT "absence_part_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "recurring_absence_user_id_idx" ON "recurring_absence"("user_id");

-- CreateIndex
CREATE INDEX "recurring_absence_deputy_id_idx" ON "recurring_absence"("deputy_id");

-- CreateIndex
CREATE INDEX "recurring_absence_root_id_idx" ON "recurring_absence"("root_id");

-- CreateIndex
CREATE INDEX "absence_part_absence_id_idx" ON "absence_part"("absence_id");

-- CreateIndex
CREATE INDEX "absence_part_recurring_id_idx" ON "absence_part"("recurring_id");

-- CreateIndex
CREATE INDEX "absence_part_deputy_id_idx" ON "absence_part"("deputy_id");

-- CreateIndex
CREATE INDEX "absence_part_organization_id_idx" ON "absence_part"("organization_id");

-- CreateIndex
CREATE INDEX "absence_part_group_id_idx" ON "absence_part"("group_id");

-- CreateIndex
CREATE INDEX "absence_recurring_id_slot_idx" ON "absence"("recurring_id", "slot");

-- AddForeignKey
ALTER TABLE "absence" ADD CONSTRAINT "absence_recurring_id_fkey" FOREIGN KEY ("recurring_id") REFERENCES "recurring_absence"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recurring_absence" ADD CONSTRAINT "recurring_absence_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recurring_absence" ADD CONSTRAINT "recurring_absence_root_id_fkey" FOREIGN KEY ("root_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recurring_absence" ADD CONSTRAINT "recurring_absence_deputy_id_fkey" FOREIGN KEY ("deputy_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recurring_absence" ADD CONSTRAINT "recurring_absence_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "absence_part" ADD CONSTRAINT "absence_part_absence_id_fkey" FOREIGN KEY ("absence_id") REFERENCES "absence"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "absence_part" ADD CONSTRAINT "absence_part_recurring_id_fkey" FOREIGN KEY ("recurring_id") REFERENCES "recurring_absence"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "absence_part" ADD CONSTRAINT "absence_part_deputy_id_fkey" FOREIGN KEY ("deputy_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "absence_part" ADD CONSTRAINT "absence_part_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "absence_part" ADD CONSTRAINT "absence_part_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "department_group"("id") ON DELETE CASCADE ON UPDATE CASCADE;


alter table absence add constraint absence_slot_check check ((recurring_id is null) = (slot is null));
alter table recurring_absence
  add constraint recurring_absence_duration_check check (duration_mins > 0),
  add constraint recurring_absence_deputy_check check (deputy_id <> user_id);
alter table absence_part
  add constraint absence_part_of_check check ((absence_id is null) <> (recurring_id is null)),
  add constraint absence_part_order_check check (starts_at < ends_at),
  add constraint absence_part_work_check check (organization_id is null or group_id is null),
  add constraint absence_part_of_something_check check (num_nonnulls(starts_at, ends_at, organization_id, group_id) > 0),
  add constraint absence_part_time_check check (recurring_id is null or starts_at is null and ends_at is null);

-- Those that are to be filled further.
create index recurring_absence_filled on recurring_absence (filled_to) where cancelled_at is null;

-- What a rule makes is in the log as the rule; what somebody makes of one of its absences stands by itself.
drop trigger absence_audit on absence;
create trigger absence_audit after insert or update on absence
  for each row when (new.recurring_id is null or new.is_changed or new.cancelled_at is not null) execute function audit('Absence');
create trigger absence_audit_delete after delete on absence
  for each row when (old.recurring_id is null) execute function audit('Absence');
create trigger recurring_absence_audit after insert or update or delete on recurring_absence
  for each row execute function audit('RecurringAbsence', 'filled_to');
create trigger absence_part_audit after insert or update or delete on absence_part
  for each row execute function audit('AbsencePart');

create trigger recurring_absence_updated_at before update on recurring_absence
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger recurring_absence_change_insert after insert on recurring_absence referencing new table as changed
  for each statement execute function add_change('RecurringAbsence');
create trigger recurring_absence_change_update after update on recurring_absence referencing new table as changed
  for each statement execute function add_change('RecurringAbsence');
create trigger recurring_absence_change_delete after delete on recurring_absence referencing old table as changed
  for each statement execute function add_change('RecurringAbsence');
