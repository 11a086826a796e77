-- AlterTable
ALTER TABLE "tour_run" ADD COLUMN     "actual_km" DOUBLE PRECISION NOT NULL DEFAULT 0,
ADD COLUMN     "reason" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "travel" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "tour_run_stop" ADD COLUMN     "actual_km" DOUBLE PRECISION;

-- A record has one run at a time; one that was abandoned leaves it to another.
create unique index tour_run_of_action on tour_run (action_id) where action_id is not null and status <> 'ABANDONED';
alter table tour
  add constraint tour_name_check check (length(name) between 1 and 120),
  add constraint tour_speed_check check (speed_kmh between 1 and 200),
  add constraint tour_reminder_check check (reminder_mins between 0 and 10080),
  add constraint tour_group_check check (group_id is null or department_id is not null);
alter table tour_run
  add constraint tour_run_order_check check (planned_end is null or planned_start <= planned_end),
  add constraint tour_run_reason_check check (status <> 'ABANDONED' or reason <> '');
alter table tour_run_stop
  add constraint tour_run_stop_reason_check check (state not in ('SKIPPED', 'UNPLACEABLE') or reason <> ''),
  add constraint tour_run_stop_times_check check (actual_departure is null or actual_arrival <= actual_departure);
