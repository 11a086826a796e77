-- AlterTable
ALTER TABLE "procedure" DROP COLUMN "status";

-- CreateTable
CREATE TABLE "procedure_change" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "action_id" UUID NOT NULL,
    "procedure_id" UUID NOT NULL,
    "status" "procedure_status" NOT NULL,
    "by_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "procedure_change_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "procedure_change_action_id_idx" ON "procedure_change"("action_id");

-- CreateIndex
CREATE INDEX "procedure_change_procedure_id_idx" ON "procedure_change"("procedure_id");

-- CreateIndex
CREATE INDEX "procedure_change_by_id_idx" ON "procedure_change"("by_id");

-- AddForeignKey
ALTER TABLE "procedure_change" ADD CONSTRAINT "procedure_change_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "procedure_change" ADD CONSTRAINT "procedure_change_procedure_id_fkey" FOREIGN KEY ("procedure_id") REFERENCES "procedure"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "procedure_change" ADD CONSTRAINT "procedure_change_by_id_fkey" FOREIGN KEY ("by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The nine standard procedures of every item, in the specification's order.
create function standard_procedures() returns table (place smallint, name text, refer_to text, icon text) language sql immutable as $$
  values (1::smallint, 'System Application Launch', 'quickLaunch', 'launch'), (2::smallint, 'Standard Operating Procedure (SOP)', 'sop', 'book'),
    (3::smallint, 'Quick View', 'player', 'play'), (4::smallint, 'Action Item', 'actionItem', 'check'),
    (5::smallint, 'Contacts', 'contacts', 'people'), (6::smallint, 'Mail', 'mail', 'mail'), (7::smallint, 'Message', 'message', 'message'),
    (8::smallint, 'Delegate Task', 'delegateTask', 'delegate'), (9::smallint, 'Time Study', 'timeStudy', 'clock')
$$;
-- Nobody has edited what came with an item: without an actor it is no entry of the audit log.
create function task_item_procedures() returns trigger language plpgsql set opsgraph.actor = '' as $$
begin
  insert into procedure (task_item_id, position, name, refer_to, icon)
  select made.id, s.place, s.name, s.refer_to, s.icon from made cross join standard_procedures() s;
  return null;
end $$;
create trigger task_item_procedures after insert on task_item referencing new table as made
  for each statement execute function task_item_procedures();
insert into procedure (task_item_id, position, name, refer_to, icon)
select i.id, s.place, s.name, s.refer_to, s.icon from task_item i cross join standard_procedures() s
on conflict (task_item_id, refer_to) do nothing;

alter table procedure add constraint procedure_position_check check (position between 1 and 9);
alter table task_item add constraint task_item_system_check check (system in
  ('', 'mytasks', 'myteam', 'myprofile', 'mycalendar', 'mydocuments', 'mynotifications', 'mysettings', 'myreports', 'myanalytics'));

-- Each status that a procedure of a record was given.
create function action_procedure_changed() returns trigger language plpgsql as $$
begin
  insert into procedure_change (action_id, procedure_id, status, by_id, at)
  values (new.action_id, new.procedure_id, new.status, new.by_id, new.at);
  return null;
end $$;
create trigger action_procedure_added after insert on action_procedure for each row execute function action_procedure_changed();
create trigger action_procedure_changed after update of status on action_procedure
  for each row when (old.status <> new.status) execute function action_procedure_changed();
create trigger procedure_change_append_only before update or delete on procedure_change for each row execute function refuse_change();
