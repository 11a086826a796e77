-- AlterTable
ALTER TABLE "appointment" ADD COLUMN     "is_changed" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "series_date" DATE,
ADD COLUMN     "series_id" UUID;

-- CreateTable
CREATE TABLE "appointment_series" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "root_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
    "organization_id" UUID NOT NULL,
    "rule" TEXT NOT NULL,
    "date" DATE NOT NULL,
    "start_mins" SMALLINT NOT NULL,
    "end_mins" SMALLINT NOT NULL,
    "time_zone" TEXT NOT NULL,
    "filled_to" DATE,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "appointment_series_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "appointment_series_organization_id_idx" ON "appointment_series"("organization_id");

-- CreateIndex
CREATE INDEX "appointment_series_root_id_idx" ON "appointment_series"("root_id");

-- CreateIndex
CREATE UNIQUE INDEX "appointment_series_id_series_date_key" ON "appointment"("series_id", "series_date");

-- AddForeignKey
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_series_id_fkey" FOREIGN KEY ("series_id") REFERENCES "appointment_series"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appointment_series" ADD CONSTRAINT "appointment_series_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

alter table appointment add constraint appointment_series_check check ((series_id is null) = (series_date is null));
alter table appointment_series add constraint appointment_series_order_check check (
  start_mins between 0 and 1439 and start_mins < end_mins and end_mins <= start_mins + 1440);

-- Those that are to be filled further.
create index appointment_series_filled on appointment_series (filled_to) where filled_to is not null;

create trigger appointment_series_placed before insert or update of organization_id on appointment_series
  for each row execute function placed();
create trigger appointment_series_updated_at before update on appointment_series
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger appointment_series_audit after insert or update or delete on appointment_series
  for each row execute function audit('AppointmentSeries', 'filled_to');

-- Which series an appointment is of, and the day that it stands for, follow from what is in the log already.
drop trigger appointment_audit on appointment;
create trigger appointment_audit after insert or update or delete on appointment
  for each row execute function audit('Appointment', 'parties', 'series_id', 'series_date');
