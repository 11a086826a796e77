-- AlterTable
ALTER TABLE "action" ADD COLUMN     "vehicle_id" UUID;

-- AlterTable
ALTER TABLE "action_past" ADD COLUMN     "vehicle_id" UUID;

-- AlterTable
ALTER TABLE "checklist_answer" ADD COLUMN     "vehicle_id" UUID;

-- AlterTable
ALTER TABLE "series" ADD COLUMN     "vehicle_id" UUID;

-- AlterTable
ALTER TABLE "task_record" ADD COLUMN     "vehicle_id" UUID;

-- AlterTable
ALTER TABLE "tour_run_stop" ADD COLUMN     "vehicle_id" UUID;

-- AlterTable
ALTER TABLE "tour_stop" ADD COLUMN     "vehicle_id" UUID;

-- AddForeignKey
ALTER TABLE "action" ADD CONSTRAINT "action_vehicle_id_fkey" FOREIGN KEY ("vehicle_id") REFERENCES "vehicle"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checklist_answer" ADD CONSTRAINT "checklist_answer_vehicle_id_fkey" FOREIGN KEY ("vehicle_id") REFERENCES "vehicle"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "series" ADD CONSTRAINT "series_vehicle_id_fkey" FOREIGN KEY ("vehicle_id") REFERENCES "vehicle"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_record" ADD CONSTRAINT "task_record_vehicle_id_fkey" FOREIGN KEY ("vehicle_id") REFERENCES "vehicle"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_stop" ADD CONSTRAINT "tour_stop_vehicle_id_fkey" FOREIGN KEY ("vehicle_id") REFERENCES "vehicle"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_run_stop" ADD CONSTRAINT "tour_run_stop_vehicle_id_fkey" FOREIGN KEY ("vehicle_id") REFERENCES "vehicle"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- All that names a vehicle is found by it.
create index action_vehicle on action (vehicle_id, legacy_id) where vehicle_id is not null;
create index task_record_vehicle on task_record (vehicle_id) where vehicle_id is not null;
create index series_vehicle on series (vehicle_id) where vehicle_id is not null;
create index tour_stop_vehicle on tour_stop (vehicle_id) where vehicle_id is not null;
create index tour_run_stop_vehicle on tour_run_stop (vehicle_id) where vehicle_id is not null;
create index checklist_answer_vehicle on checklist_answer (vehicle_id) where vehicle_id is not null;

-- Warn asks for the breaches of a record's vehicle too: the index of the grids has it.
drop index action_grids;
create index action_grids on action (root_id, organization_id)
  include (department_id, group_id, class_id, priority_id, disposition, escalated_to_id, scheduled_start, scheduled_end, is_scheduled, board_order, location_id, vehicle_id, id)
  where bucket <= 5;

-- A vehicle is found by its unit number.
insert into search_entry (kind, id, root_id, text)
select 'VEHICLE', v.id, o.root_id, v.unit_number from vehicle v join organization o on o.id = v.organization_id;
create trigger vehicle_words_delete after delete on vehicle
  referencing old table as removed for each statement execute function forget_words('VEHICLE');
