-- What has changed of each node, so that a client can keep a copy in step: read below the oldest transaction that runs,
-- in the order of transactions and of positions within one.
create table change (
    position bigserial not null,
    xid bigint not null default pg_current_xact_id()::text::bigint,
    root_id uuid not null,
    type text not null,
    row_id text not null,
    at timestamptz(3) not null default current_timestamp,
    constraint change_pkey primary key (root_id, xid, position)
);

-- What is old is removed: rows stand in the order of time.
create index change_at_idx on change using brin (at);

-- The functions stand in prisma/sql; these are their first versions, for the triggers of the tables.
create or replace function add_change() returns trigger language plpgsql as $$
declare
  -- Of what goes with its organization, which is gone already.
  deleted_root uuid := nullif(current_setting('opsgraph.deleted_root', true), '');
begin
  if tg_nargs = 1 then
    insert into change (root_id, type, row_id) select r.root_id, tg_argv[0], r.id from changed r;
    return null;
  end if;
  for i in 0 .. tg_nargs / 2 - 1 loop
    execute format('insert into change (root_id, type, row_id)
      select distinct coalesce(p.root_id, $1), %L, p.id::text from changed r cross join lateral (%s) p
      where coalesce(p.root_id, $1) is not null', tg_argv[2 * i], tg_argv[2 * i + 1]) using deleted_root;
  end loop;
  return null;
end $$;

create or replace function add_changes_below() returns trigger language plpgsql as $$
declare
  has_moved boolean;
begin
  has_moved := exists (select from changed a join before b using (id)
    where (a.organization_id, a.department_id, a.group_id) is distinct from (b.organization_id, b.department_id, b.group_id));
  if not has_moved then return null; end if;
  for i in 0 .. tg_nargs / 2 - 1 loop
    execute format('insert into change (root_id, type, row_id)
      select r.root_id, %L, p.id::text from changed r cross join lateral (%s) p', tg_argv[2 * i], tg_argv[2 * i + 1]);
  end loop;
  return null;
end $$;

-- Nodes.
create trigger absence_change_insert after insert on absence referencing new table as changed
  for each statement execute function add_change('Absence');
create trigger absence_change_update after update on absence referencing new table as changed
  for each statement execute function add_change('Absence');
create trigger absence_change_delete after delete on absence referencing old table as changed
  for each statement execute function add_change('Absence');
create trigger action_change_insert after insert on action referencing new table as changed
  for each statement execute function add_change('Action');
create trigger action_change_update after update on action referencing new table as changed
  for each statement execute function add_change('Action');
create trigger action_change_delete after delete on action referencing old table as changed
  for each statement execute function add_change('Action');
create trigger app_user_change_insert after insert on app_user referencing new table as changed
  for each statement execute function add_change('User', 'select distinct o.root_id, r.id from membership m join organization o on o.id = m.organization_id where m.user_id = r.id');
create trigger app_user_change_update after update on app_user referencing new table as changed
  for each statement execute function add_change('User', 'select distinct o.root_id, r.id from membership m join organization o on o.id = m.organization_id where m.user_id = r.id');
create trigger app_user_change_delete after delete on app_user referencing old table as changed
  for each statement execute function add_change('User', 'select distinct o.root_id, r.id from membership m join organization o on o.id = m.organization_id where m.user_id = r.id');
create trigger appointment_change_insert after insert on appointment referencing new table as changed
  for each statement execute function add_change('Appointment');
create trigger appointment_change_update after update on appointment referencing new table as changed
  for each statement execute function add_change('Appointment');
create trigger appointment_change_delete after delete on appointment referencing old table as changed
  for each statement execute function add_change('Appointment');
create trigger appointment_action_item_change_insert after insert on appointment_action_item referencing new table as changed
  for each statement execute function add_change('AppointmentActionItem', 'select (select root_id from appointment where id = r.appointment_id) as root_id, r.id');
create trigger appointment_action_item_change_update after update on appointment_action_item referencing new table as changed
  for each statement execute function add_change('AppointmentActionItem', 'select (select root_id from appointment where id = r.appointment_id) as root_id, r.id');
create trigger appointment_action_item_change_delete after delete on appointment_action_item referencing old table as changed
  for each statement execute function add_change('AppointmentActionItem', 'select (select root_id from appointment where id = r.appointment_id) as root_id, r.id');
create trigger appointment_attendee_change_insert after insert on appointment_attendee referencing new table as changed
  for each statement execute function add_change('AppointmentAttendee', 'select (select root_id from appointment where id = r.appointment_id) as root_id, r.id',
    'Appointment', 'select (select root_id from appointment where id = r.appointment_id) as root_id, r.appointment_id as id',
    'AppointmentActionItem', 'select (select root_id from appointment where id = r.appointment_id) as root_id, i.id from appointment_action_item i where i.appointment_id = r.appointment_id');
create trigger appointment_attendee_change_update after update on appointment_attendee referencing new table as changed
  for each statement execute function add_change('AppointmentAttendee', 'select (select root_id from appointment where id = r.appointment_id) as root_id, r.id',
    'Appointment', 'select (select root_id from appointment where id = r.appointment_id) as root_id, r.appointment_id as id',
    'AppointmentActionItem', 'select (select root_id from appointment where id = r.appointment_id) as root_id, i.id from appointment_action_item i where i.appointment_id = r.appointment_id');
create trigger appointment_attendee_change_delete after delete on appointment_attendee referencing old table as changed
  for each statement execute function add_change('AppointmentAttendee', 'select (select root_id from appointment where id = r.appointment_id) as root_id, r.id',
    'Appointment', 'select (select root_id from appointment where id = r.appointment_id) as root_id, r.appointment_id as id',
    'AppointmentActionItem', 'select (select root_id from appointment where id = r.appointment_id) as root_id, i.id from appointment_action_item i where i.appointment_id = r.appointment_id');
create trigger association_request_change_insert after insert on association_request referencing new table as changed
  for each statement execute function add_change('AssociationRequest', 'select (select root_id from organization where id = r.organization_id) as root_id, r.id');
create trigger association_request_change_update after update on association_request referencing new table as changed
  for each statement execute function add_change('AssociationRequest', 'select (select root_id from organization where id = r.organization_id) as root_id, r.id');
create trigger association_request_change_delete after delete on association_request referencing old table as changed
  for each statement execute function add_change('AssociationRequest', 'select (select root_id from organization where id = r.organization_id) as root_id, r.id');
create trigger benchmark_change_insert after insert on benchmark referencing new table as changed
  for each statement execute function add_change('Benchmark');
create trigger benchmark_change_update after update on benchmark referencing new table as changed
  for each statement execute function add_change('Benchmark');
create trigger benchmark_change_delete after delete on benchmark referencing old table as changed
  for each statement execute function add_change('Benchmark');
create trigger breach_change_insert after insert on breach referencing new table as changed
  for each statement execute function add_change('Breach');
create trigger breach_change_update after update on breach referencing new table as changed
  for each statement execute function add_change('Breach');
create trigger breach_change_delete after delete on breach referencing old table as changed
  for each statement execute function add_change('Breach');
create trigger checklist_change_insert after insert on checklist referencing new table as changed
  for each statement execute function add_change('Checklist');
create trigger checklist_change_update after update on checklist referencing new table as changed
  for each statement execute function add_change('Checklist');
create trigger checklist_change_delete after delete on checklist referencing old table as changed
  for each statement execute function add_change('Checklist');
create trigger checklist_item_change_insert after insert on checklist_item referencing new table as changed
  for each statement execute function add_change('ChecklistItem', 'select (select root_id from checklist where id = r.checklist_id) as root_id, r.id');
create trigger checklist_item_change_update after update on checklist_item referencing new table as changed
  for each statement execute function add_change('ChecklistItem', 'select (select root_id from checklist where id = r.checklist_id) as root_id, r.id');
create trigger checklist_item_change_delete after delete on checklist_item referencing old table as changed
  for each statement execute function add_change('ChecklistItem', 'select (select root_id from checklist where id = r.checklist_id) as root_id, r.id');
create trigger contact_change_insert after insert on contact referencing new table as changed
  for each statement execute function add_change('DirectoryContact');
create trigger contact_change_update after update on contact referencing new table as changed
  for each statement execute function add_change('DirectoryContact');
create trigger contact_change_delete after delete on contact referencing old table as changed
  for each statement execute function add_change('DirectoryContact');
create trigger department_change_insert after insert on department referencing new table as changed
  for each statement execute function add_change('Department', 'select (select root_id from organization where id = r.organization_id) as root_id, r.id');
create trigger department_change_update after update on department referencing new table as changed
  for each statement execute function add_change('Department', 'select (select root_id from organization where id = r.organization_id) as root_id, r.id');
create trigger department_change_delete after delete on department referencing old table as changed
  for each statement execute function add_change('Department', 'select (select root_id from organization where id = r.organization_id) as root_id, r.id');
create trigger department_group_change_insert after insert on department_group referencing new table as changed
  for each statement execute function add_change('Group', 'select (select o.root_id from department d join organization o on o.id = d.organization_id where d.id = r.department_id) as root_id, r.id');
create trigger department_group_change_update after update on department_group referencing new table as changed
  for each statement execute function add_change('Group', 'select (select o.root_id from department d join organization o on o.id = d.organization_id where d.id = r.department_id) as root_id, r.id');
create trigger department_group_change_delete after delete on department_group referencing old table as changed
  for each statement execute function add_change('Group', 'select (select o.root_id from department d join organization o on o.id = d.organization_id where d.id = r.department_id) as root_id, r.id');
create trigger geofence_change_insert after insert on geofence referencing new table as changed
  for each statement execute function add_change('Geofence', 'select (select root_id from organization where id = r.organization_id) as root_id, r.id');
create trigger geofence_change_update after update on geofence referencing new table as changed
  for each statement execute function add_change('Geofence', 'select (select root_id from organization where id = r.organization_id) as root_id, r.id');
create trigger geofence_change_delete after delete on geofence referencing old table as changed
  for each statement execute function add_change('Geofence', 'select (select root_id from organization where id = r.organization_id) as root_id, r.id');
create trigger grouping_change_insert after insert on grouping referencing new table as changed
  for each statement execute function add_change('Grouping', 'select (select root_id from organization where id = r.organization_id) as root_id, r.id');
create trigger grouping_change_update after update on grouping referencing new table as changed
  for each statement execute function add_change('Grouping', 'select (select root_id from organization where id = r.organization_id) as root_id, r.id');
create trigger grouping_change_delete after delete on grouping referencing old table as changed
  for each statement execute function add_change('Grouping', 'select (select root_id from organization where id = r.organization_id) as root_id, r.id');
create trigger invitation_change_insert after insert on invitation referencing new table as changed
  for each statement execute function add_change('Invitation', 'select (select root_id from organization where id = r.organization_id) as root_id, r.id');
create trigger invitation_change_update after update on invitation referencing new table as changed
  for each statement execute function add_change('Invitation', 'select (select root_id from organization where id = r.organization_id) as root_id, r.id');
create trigger invitation_change_delete after delete on invitation referencing old table as changed
  for each statement execute function add_change('Invitation', 'select (select root_id from organization where id = r.organization_id) as root_id, r.id');
create trigger job_role_change_insert after insert on job_role referencing new table as changed
  for each statement execute function add_change('JobRole', 'select (select root_id from organization where id = r.organization_id) as root_id, r.id');
create trigger job_role_change_update after update on job_role referencing new table as changed
  for each statement execute function add_change('JobRole', 'select (select root_id from organization where id = r.organization_id) as root_id, r.id');
create trigger job_role_change_delete after delete on job_role referencing old table as changed
  for each statement execute function add_change('JobRole', 'select (select root_id from organization where id = r.organization_id) as root_id, r.id');
create trigger location_change_insert after insert on location referencing new table as changed
  for each statement execute function add_change('Location', 'select (select root_id from organization where id = r.organization_id) as root_id, r.id');
create trigger location_change_update after update on location referencing new table as changed
  for each statement execute function add_change('Location', 'select (select root_id from organization where id = r.organization_id) as root_id, r.id');
create trigger location_change_delete after delete on location referencing old table as changed
  for each statement execute function add_change('Location', 'select (select root_id from organization where id = r.organization_id) as root_id, r.id');
create trigger major_task_change_insert after insert on major_task referencing new table as changed
  for each statement execute function add_change('MajorTask');
create trigger major_task_change_update after update on major_task referencing new table as changed
  for each statement execute function add_change('MajorTask');
create trigger major_task_change_delete after delete on major_task referencing old table as changed
  for each statement execute function add_change('MajorTask');
create trigger membership_change_insert after insert on membership referencing new table as changed
  for each statement execute function add_change('Membership', 'select (select root_id from organization where id = r.organization_id) as root_id, r.id',
    'User', 'select (select root_id from organization where id = r.organization_id) as root_id, r.user_id as id',
    'Absence', 'select x.root_id, x.id from absence x where x.user_id = r.user_id');
create trigger membership_change_update after update on membership referencing new table as changed
  for each statement execute function add_change('Membership', 'select (select root_id from organization where id = r.organization_id) as root_id, r.id',
    'User', 'select (select root_id from organization where id = r.organization_id) as root_id, r.user_id as id',
    'Absence', 'select x.root_id, x.id from absence x where x.user_id = r.user_id');
create trigger membership_change_delete after delete on membership referencing old table as changed
  for each statement execute function add_change('Membership', 'select (select root_id from organization where id = r.organization_id) as root_id, r.id',
    'User', 'select (select root_id from organization where id = r.organization_id) as root_id, r.user_id as id',
    'Absence', 'select x.root_id, x.id from absence x where x.user_id = r.user_id');
create trigger metric_change_insert after insert on metric referencing new table as changed
  for each statement execute function add_change('Metric');
create trigger metric_change_update after update on metric referencing new table as changed
  for each statement execute function add_change('Metric');
create trigger metric_change_delete after delete on metric referencing old table as changed
  for each statement execute function add_change('Metric');
create trigger note_change_insert after insert on note referencing new table as changed
  for each statement execute function add_change('Note', 'select (select root_id from action where id = r.action_id) as root_id, r.id');
create trigger note_change_update after update on note referencing new table as changed
  for each statement execute function add_change('Note', 'select (select root_id from action where id = r.action_id) as root_id, r.id');
create trigger note_change_delete after delete on note referencing old table as changed
  for each statement execute function add_change('Note', 'select (select root_id from action where id = r.action_id) as root_id, r.id');
create trigger observation_change_insert after insert on observation referencing new table as changed
  for each statement execute function add_change('Observation', 'select (select root_id from organization where id = r.organization_id) as root_id, r.id');
create trigger observation_change_update after update on observation referencing new table as changed
  for each statement execute function add_change('Observation', 'select (select root_id from organization where id = r.organization_id) as root_id, r.id');
create trigger observation_change_delete after delete on observation referencing old table as changed
  for each statement execute function add_change('Observation', 'select (select root_id from organization where id = r.organization_id) as root_id, r.id');
create trigger occurrence_change_insert after insert on occurrence referencing new table as changed
  for each statement execute function add_change('Occurrence', 'select (select t.root_id from series s join task_record t on t.id = s.task_record_id where s.id = r.series_id) as root_id, r.id');
create trigger occurrence_change_update after update on occurrence referencing new table as changed
  for each statement execute function add_change('Occurrence', 'select (select t.root_id from series s join task_record t on t.id = s.task_record_id where s.id = r.series_id) as root_id, r.id');
create trigger occurrence_change_delete after delete on occurrence referencing old table as changed
  for each statement execute function add_change('Occurrence', 'select (select t.root_id from series s join task_record t on t.id = s.task_record_id where s.id = r.series_id) as root_id, r.id');
create trigger organization_change_insert after insert on organization referencing new table as changed
  for each statement execute function add_change('Organization');
create trigger organization_change_update after update on organization referencing new table as changed
  for each statement execute function add_change('Organization');
create trigger organization_change_delete after delete on organization referencing old table as changed
  for each statement execute function add_change('Organization');
create trigger procedure_change_insert after insert on procedure referencing new table as changed
  for each statement execute function add_change('Procedure', 'select (select m.root_id from task_item i join major_task m on m.id = i.major_task_id where i.id = r.task_item_id) as root_id, r.id');
create trigger procedure_change_update after update on procedure referencing new table as changed
  for each statement execute function add_change('Procedure', 'select (select m.root_id from task_item i join major_task m on m.id = i.major_task_id where i.id = r.task_item_id) as root_id, r.id');
create trigger procedure_change_delete after delete on procedure referencing old table as changed
  for each statement execute function add_change('Procedure', 'select (select m.root_id from task_item i join major_task m on m.id = i.major_task_id where i.id = r.task_item_id) as root_id, r.id');
create trigger series_change_insert after insert on series referencing new table as changed
  for each statement execute function add_change('Series', 'select (select root_id from task_record where id = r.task_record_id) as root_id, r.id');
create trigger series_change_update after update on series referencing new table as changed
  for each statement execute function add_change('Series', 'select (select root_id from task_record where id = r.task_record_id) as root_id, r.id');
create trigger series_change_delete after delete on series referencing old table as changed
  for each statement execute function add_change('Series', 'select (select root_id from task_record where id = r.task_record_id) as root_id, r.id');
create trigger sop_change_insert after insert on sop referencing new table as changed
  for each statement execute function add_change('Sop');
create trigger sop_change_update after update on sop referencing new table as changed
  for each statement execute function add_change('Sop');
create trigger sop_change_delete after delete on sop referencing old table as changed
  for each statement execute function add_change('Sop');
create trigger sop_version_change_insert after insert on sop_version referencing new table as changed
  for each statement execute function add_change('SopVersion', 'select (select root_id from sop where id = r.sop_id) as root_id, r.id');
create trigger sop_version_change_update after update on sop_version referencing new table as changed
  for each statement execute function add_change('SopVersion', 'select (select root_id from sop where id = r.sop_id) as root_id, r.id');
create trigger sop_version_change_delete after delete on sop_version referencing old table as changed
  for each statement execute function add_change('SopVersion', 'select (select root_id from sop where id = r.sop_id) as root_id, r.id');
create trigger task_item_change_insert after insert on task_item referencing new table as changed
  for each statement execute function add_change('TaskItem', 'select (select root_id from major_task where id = r.major_task_id) as root_id, r.id');
create trigger task_item_change_update after update on task_item referencing new table as changed
  for each statement execute function add_change('TaskItem', 'select (select root_id from major_task where id = r.major_task_id) as root_id, r.id');
create trigger task_item_change_delete after delete on task_item referencing old table as changed
  for each statement execute function add_change('TaskItem', 'select (select root_id from major_task where id = r.major_task_id) as root_id, r.id');
create trigger task_record_change_insert after insert on task_record referencing new table as changed
  for each statement execute function add_change('TaskRecord');
create trigger task_record_change_update after update on task_record referencing new table as changed
  for each statement execute function add_change('TaskRecord');
create trigger task_record_change_delete after delete on task_record referencing old table as changed
  for each statement execute function add_change('TaskRecord');
create trigger time_study_change_insert after insert on time_study referencing new table as changed
  for each statement execute function add_change('TimeStudy');
create trigger time_study_change_update after update on time_study referencing new table as changed
  for each statement execute function add_change('TimeStudy');
create trigger time_study_change_delete after delete on time_study referencing old table as changed
  for each statement execute function add_change('TimeStudy');
create trigger tour_change_insert after insert on tour referencing new table as changed
  for each statement execute function add_change('Tour');
create trigger tour_change_update after update on tour referencing new table as changed
  for each statement execute function add_change('Tour');
create trigger tour_change_delete after delete on tour referencing old table as changed
  for each statement execute function add_change('Tour');
create trigger tour_run_change_insert after insert on tour_run referencing new table as changed
  for each statement execute function add_change('TourRun');
create trigger tour_run_change_update after update on tour_run referencing new table as changed
  for each statement execute function add_change('TourRun');
create trigger tour_run_change_delete after delete on tour_run referencing old table as changed
  for each statement execute function add_change('TourRun');
create trigger tour_run_stop_change_insert after insert on tour_run_stop referencing new table as changed
  for each statement execute function add_change('TourRunStop', 'select (select root_id from tour_run where id = r.run_id) as root_id, r.id');
create trigger tour_run_stop_change_update after update on tour_run_stop referencing new table as changed
  for each statement execute function add_change('TourRunStop', 'select (select root_id from tour_run where id = r.run_id) as root_id, r.id');
create trigger tour_run_stop_change_delete after delete on tour_run_stop referencing old table as changed
  for each statement execute function add_change('TourRunStop', 'select (select root_id from tour_run where id = r.run_id) as root_id, r.id');
create trigger vehicle_change_insert after insert on vehicle referencing new table as changed
  for each statement execute function add_change('Vehicle', 'select (select root_id from organization where id = r.organization_id) as root_id, r.id');
create trigger vehicle_change_update after update on vehicle referencing new table as changed
  for each statement execute function add_change('Vehicle', 'select (select root_id from organization where id = r.organization_id) as root_id, r.id');
create trigger vehicle_change_delete after delete on vehicle referencing old table as changed
  for each statement execute function add_change('Vehicle', 'select (select root_id from organization where id = r.organization_id) as root_id, r.id');

-- Parts of nodes: who has a node has them.
create trigger action_checklist_part_insert after insert on action_checklist referencing new table as changed
  for each statement execute function add_change('Action', 'select (select root_id from action where id = r.action_id) as root_id, r.action_id as id');
create trigger action_checklist_part_update after update on action_checklist referencing new table as changed
  for each statement execute function add_change('Action', 'select (select root_id from action where id = r.action_id) as root_id, r.action_id as id');
create trigger action_checklist_part_delete after delete on action_checklist referencing old table as changed
  for each statement execute function add_change('Action', 'select (select root_id from action where id = r.action_id) as root_id, r.action_id as id');
create trigger action_procedure_part_insert after insert on action_procedure referencing new table as changed
  for each statement execute function add_change('Action', 'select (select root_id from action where id = r.action_id) as root_id, r.action_id as id');
create trigger action_procedure_part_update after update on action_procedure referencing new table as changed
  for each statement execute function add_change('Action', 'select (select root_id from action where id = r.action_id) as root_id, r.action_id as id');
create trigger action_procedure_part_delete after delete on action_procedure referencing old table as changed
  for each statement execute function add_change('Action', 'select (select root_id from action where id = r.action_id) as root_id, r.action_id as id');
create trigger agenda_item_part_insert after insert on agenda_item referencing new table as changed
  for each statement execute function add_change('Appointment', 'select (select root_id from appointment where id = r.appointment_id) as root_id, r.appointment_id as id');
create trigger agenda_item_part_update after update on agenda_item referencing new table as changed
  for each statement execute function add_change('Appointment', 'select (select root_id from appointment where id = r.appointment_id) as root_id, r.appointment_id as id');
create trigger agenda_item_part_delete after delete on agenda_item referencing old table as changed
  for each statement execute function add_change('Appointment', 'select (select root_id from appointment where id = r.appointment_id) as root_id, r.appointment_id as id');
create trigger appointment_attachment_part_insert after insert on appointment_attachment referencing new table as changed
  for each statement execute function add_change('Appointment', 'select (select root_id from appointment where id = r.appointment_id) as root_id, r.appointment_id as id');
create trigger appointment_attachment_part_update after update on appointment_attachment referencing new table as changed
  for each statement execute function add_change('Appointment', 'select (select root_id from appointment where id = r.appointment_id) as root_id, r.appointment_id as id');
create trigger appointment_attachment_part_delete after delete on appointment_attachment referencing old table as changed
  for each statement execute function add_change('Appointment', 'select (select root_id from appointment where id = r.appointment_id) as root_id, r.appointment_id as id');
create trigger attachment_part_insert after insert on attachment referencing new table as changed
  for each statement execute function add_change('Action', 'select (select root_id from action where id = r.action_id) as root_id, r.action_id as id');
create trigger attachment_part_update after update on attachment referencing new table as changed
  for each statement execute function add_change('Action', 'select (select root_id from action where id = r.action_id) as root_id, r.action_id as id');
create trigger attachment_part_delete after delete on attachment referencing old table as changed
  for each statement execute function add_change('Action', 'select (select root_id from action where id = r.action_id) as root_id, r.action_id as id');
create trigger breach_action_part_insert after insert on breach_action referencing new table as changed
  for each statement execute function add_change('Breach', 'select (select root_id from breach where id = r.breach_id) as root_id, r.breach_id as id');
create trigger breach_action_part_update after update on breach_action referencing new table as changed
  for each statement execute function add_change('Breach', 'select (select root_id from breach where id = r.breach_id) as root_id, r.breach_id as id');
create trigger breach_action_part_delete after delete on breach_action referencing old table as changed
  for each statement execute function add_change('Breach', 'select (select root_id from breach where id = r.breach_id) as root_id, r.breach_id as id');
create trigger business_hours_part_insert after insert on business_hours referencing new table as changed
  for each statement execute function add_change('Organization', 'select (select root_id from organization where id = r.organization_id) as root_id, r.organization_id as id');
create trigger business_hours_part_update after update on business_hours referencing new table as changed
  for each statement execute function add_change('Organization', 'select (select root_id from organization where id = r.organization_id) as root_id, r.organization_id as id');
create trigger business_hours_part_delete after delete on business_hours referencing old table as changed
  for each statement execute function add_change('Organization', 'select (select root_id from organization where id = r.organization_id) as root_id, r.organization_id as id');
create trigger checklist_answer_part_insert after insert on checklist_answer referencing new table as changed
  for each statement execute function add_change('Action', 'select (select root_id from action where id = r.action_id) as root_id, r.action_id as id');
create trigger checklist_answer_part_update after update on checklist_answer referencing new table as changed
  for each statement execute function add_change('Action', 'select (select root_id from action where id = r.action_id) as root_id, r.action_id as id');
create trigger checklist_answer_part_delete after delete on checklist_answer referencing old table as changed
  for each statement execute function add_change('Action', 'select (select root_id from action where id = r.action_id) as root_id, r.action_id as id');
create trigger delegation_part_insert after insert on delegation referencing new table as changed
  for each statement execute function add_change('Action', 'select (select root_id from action where id = r.action_id) as root_id, r.action_id as id');
create trigger delegation_part_update after update on delegation referencing new table as changed
  for each statement execute function add_change('Action', 'select (select root_id from action where id = r.action_id) as root_id, r.action_id as id');
create trigger delegation_part_delete after delete on delegation referencing old table as changed
  for each statement execute function add_change('Action', 'select (select root_id from action where id = r.action_id) as root_id, r.action_id as id');
create trigger department_job_role_part_insert after insert on department_job_role referencing new table as changed
  for each statement execute function add_change('Department', 'select (select o.root_id from department d join organization o on o.id = d.organization_id where d.id = r.department_id) as root_id, r.department_id as id',
    'JobRole', 'select (select o.root_id from department d join organization o on o.id = d.organization_id where d.id = r.department_id) as root_id, r.job_role_id as id');
create trigger department_job_role_part_update after update on department_job_role referencing new table as changed
  for each statement execute function add_change('Department', 'select (select o.root_id from department d join organization o on o.id = d.organization_id where d.id = r.department_id) as root_id, r.department_id as id',
    'JobRole', 'select (select o.root_id from department d join organization o on o.id = d.organization_id where d.id = r.department_id) as root_id, r.job_role_id as id');
create trigger department_job_role_part_delete after delete on department_job_role referencing old table as changed
  for each statement execute function add_change('Department', 'select (select o.root_id from department d join organization o on o.id = d.organization_id where d.id = r.department_id) as root_id, r.department_id as id',
    'JobRole', 'select (select o.root_id from department d join organization o on o.id = d.organization_id where d.id = r.department_id) as root_id, r.job_role_id as id');
create trigger escalation_part_insert after insert on escalation referencing new table as changed
  for each statement execute function add_change('Action', 'select (select root_id from action where id = r.action_id) as root_id, r.action_id as id');
create trigger escalation_part_update after update on escalation referencing new table as changed
  for each statement execute function add_change('Action', 'select (select root_id from action where id = r.action_id) as root_id, r.action_id as id');
create trigger escalation_part_delete after delete on escalation referencing old table as changed
  for each statement execute function add_change('Action', 'select (select root_id from action where id = r.action_id) as root_id, r.action_id as id');
create trigger industry_classification_part_insert after insert on industry_classification referencing new table as changed
  for each statement execute function add_change('Organization', 'select (select root_id from organization where id = r.organization_id) as root_id, r.organization_id as id');
create trigger industry_classification_part_update after update on industry_classification referencing new table as changed
  for each statement execute function add_change('Organization', 'select (select root_id from organization where id = r.organization_id) as root_id, r.organization_id as id');
create trigger industry_classification_part_delete after delete on industry_classification referencing old table as changed
  for each statement execute function add_change('Organization', 'select (select root_id from organization where id = r.organization_id) as root_id, r.organization_id as id');
create trigger metric_formula_part_insert after insert on metric_formula referencing new table as changed
  for each statement execute function add_change('Metric', 'select (select root_id from metric where id = r.metric_id) as root_id, r.metric_id as id');
create trigger metric_formula_part_update after update on metric_formula referencing new table as changed
  for each statement execute function add_change('Metric', 'select (select root_id from metric where id = r.metric_id) as root_id, r.metric_id as id');
create trigger metric_formula_part_delete after delete on metric_formula referencing old table as changed
  for each statement execute function add_change('Metric', 'select (select root_id from metric where id = r.metric_id) as root_id, r.metric_id as id');
create trigger organization_department_part_insert after insert on organization_department referencing new table as changed
  for each statement execute function add_change('Organization', 'select (select root_id from organization where id = r.organization_id) as root_id, r.organization_id as id');
create trigger organization_department_part_update after update on organization_department referencing new table as changed
  for each statement execute function add_change('Organization', 'select (select root_id from organization where id = r.organization_id) as root_id, r.organization_id as id');
create trigger organization_department_part_delete after delete on organization_department referencing old table as changed
  for each statement execute function add_change('Organization', 'select (select root_id from organization where id = r.organization_id) as root_id, r.organization_id as id');
create trigger organization_grouping_part_insert after insert on organization_grouping referencing new table as changed
  for each statement execute function add_change('Organization', 'select (select root_id from organization where id = r.organization_id) as root_id, r.organization_id as id');
create trigger organization_grouping_part_update after update on organization_grouping referencing new table as changed
  for each statement execute function add_change('Organization', 'select (select root_id from organization where id = r.organization_id) as root_id, r.organization_id as id');
create trigger organization_grouping_part_delete after delete on organization_grouping referencing old table as changed
  for each statement execute function add_change('Organization', 'select (select root_id from organization where id = r.organization_id) as root_id, r.organization_id as id');
create trigger personal_schedule_part_insert after insert on personal_schedule referencing new table as changed
  for each statement execute function add_change('User', 'select (select root_id from organization where id = r.organization_id) as root_id, r.user_id as id');
create trigger personal_schedule_part_update after update on personal_schedule referencing new table as changed
  for each statement execute function add_change('User', 'select (select root_id from organization where id = r.organization_id) as root_id, r.user_id as id');
create trigger personal_schedule_part_delete after delete on personal_schedule referencing old table as changed
  for each statement execute function add_change('User', 'select (select root_id from organization where id = r.organization_id) as root_id, r.user_id as id');
create trigger service_time_part_insert after insert on service_time referencing new table as changed
  for each statement execute function add_change('TaskItem', 'select (select m.root_id from task_item i join major_task m on m.id = i.major_task_id where i.id = r.task_item_id) as root_id, r.task_item_id as id');
create trigger service_time_part_update after update on service_time referencing new table as changed
  for each statement execute function add_change('TaskItem', 'select (select m.root_id from task_item i join major_task m on m.id = i.major_task_id where i.id = r.task_item_id) as root_id, r.task_item_id as id');
create trigger service_time_part_delete after delete on service_time referencing old table as changed
  for each statement execute function add_change('TaskItem', 'select (select m.root_id from task_item i join major_task m on m.id = i.major_task_id where i.id = r.task_item_id) as root_id, r.task_item_id as id');
create trigger sop_step_part_insert after insert on sop_step referencing new table as changed
  for each statement execute function add_change('SopVersion', 'select (select s.root_id from sop_version v join sop s on s.id = v.sop_id where v.id = r.version_id) as root_id, r.version_id as id');
create trigger sop_step_part_update after update on sop_step referencing new table as changed
  for each statement execute function add_change('SopVersion', 'select (select s.root_id from sop_version v join sop s on s.id = v.sop_id where v.id = r.version_id) as root_id, r.version_id as id');
create trigger sop_step_part_delete after delete on sop_step referencing old table as changed
  for each statement execute function add_change('SopVersion', 'select (select s.root_id from sop_version v join sop s on s.id = v.sop_id where v.id = r.version_id) as root_id, r.version_id as id');
create trigger task_item_checklist_part_insert after insert on task_item_checklist referencing new table as changed
  for each statement execute function add_change('TaskItem', 'select (select m.root_id from task_item i join major_task m on m.id = i.major_task_id where i.id = r.task_item_id) as root_id, r.task_item_id as id');
create trigger task_item_checklist_part_update after update on task_item_checklist referencing new table as changed
  for each statement execute function add_change('TaskItem', 'select (select m.root_id from task_item i join major_task m on m.id = i.major_task_id where i.id = r.task_item_id) as root_id, r.task_item_id as id');
create trigger task_item_checklist_part_delete after delete on task_item_checklist referencing old table as changed
  for each statement execute function add_change('TaskItem', 'select (select m.root_id from task_item i join major_task m on m.id = i.major_task_id where i.id = r.task_item_id) as root_id, r.task_item_id as id');
create trigger task_record_assignee_part_insert after insert on task_record_assignee referencing new table as changed
  for each statement execute function add_change('TaskRecord', 'select (select root_id from task_record where id = r.task_record_id) as root_id, r.task_record_id as id');
create trigger task_record_assignee_part_update after update on task_record_assignee referencing new table as changed
  for each statement execute function add_change('TaskRecord', 'select (select root_id from task_record where id = r.task_record_id) as root_id, r.task_record_id as id');
create trigger task_record_assignee_part_delete after delete on task_record_assignee referencing old table as changed
  for each statement execute function add_change('TaskRecord', 'select (select root_id from task_record where id = r.task_record_id) as root_id, r.task_record_id as id');
create trigger time_study_element_part_insert after insert on time_study_element referencing new table as changed
  for each statement execute function add_change('TimeStudy', 'select (select root_id from time_study where id = r.study_id) as root_id, r.study_id as id');
create trigger time_study_element_part_update after update on time_study_element referencing new table as changed
  for each statement execute function add_change('TimeStudy', 'select (select root_id from time_study where id = r.study_id) as root_id, r.study_id as id');
create trigger time_study_element_part_delete after delete on time_study_element referencing old table as changed
  for each statement execute function add_change('TimeStudy', 'select (select root_id from time_study where id = r.study_id) as root_id, r.study_id as id');
create trigger time_study_observation_part_insert after insert on time_study_observation referencing new table as changed
  for each statement execute function add_change('TimeStudy', 'select t.root_id, t.id from time_study_element e join time_study t on t.id = e.study_id where e.id = r.element_id');
create trigger time_study_observation_part_update after update on time_study_observation referencing new table as changed
  for each statement execute function add_change('TimeStudy', 'select t.root_id, t.id from time_study_element e join time_study t on t.id = e.study_id where e.id = r.element_id');
create trigger time_study_observation_part_delete after delete on time_study_observation referencing old table as changed
  for each statement execute function add_change('TimeStudy', 'select t.root_id, t.id from time_study_element e join time_study t on t.id = e.study_id where e.id = r.element_id');
create trigger tour_stop_part_insert after insert on tour_stop referencing new table as changed
  for each statement execute function add_change('Tour', 'select (select root_id from tour where id = r.tour_id) as root_id, r.tour_id as id');
create trigger tour_stop_part_update after update on tour_stop referencing new table as changed
  for each statement execute function add_change('Tour', 'select (select root_id from tour where id = r.tour_id) as root_id, r.tour_id as id');
create trigger tour_stop_part_delete after delete on tour_stop referencing old table as changed
  for each statement execute function add_change('Tour', 'select (select root_id from tour where id = r.tour_id) as root_id, r.tour_id as id');

-- What is seen with something else.
create trigger appointment_changes_below after update on appointment referencing old table as before new table as changed
  for each statement execute function add_changes_below('AppointmentAttendee', 'select x.id from appointment_attendee x where x.appointment_id = r.id',
    'AppointmentActionItem', 'select i.id from appointment_action_item i where i.appointment_id = r.id');
create trigger checklist_changes_below after update on checklist referencing old table as before new table as changed
  for each statement execute function add_changes_below('ChecklistItem', 'select i.id from checklist_item i where i.checklist_id = r.id');
create trigger major_task_changes_below after update on major_task referencing old table as before new table as changed
  for each statement execute function add_changes_below('TaskItem', 'select i.id from task_item i where i.major_task_id = r.id',
    'Procedure', 'select p.id from procedure p join task_item i on i.id = p.task_item_id where i.major_task_id = r.id');
create trigger sop_changes_below after update on sop referencing old table as before new table as changed
  for each statement execute function add_changes_below('SopVersion', 'select v.id from sop_version v where v.sop_id = r.id');
create trigger task_record_changes_below after update on task_record referencing old table as before new table as changed
  for each statement execute function add_changes_below('Series', 'select s.id from series s where s.task_record_id = r.id',
    'Occurrence', 'select c.id from occurrence c join series s on s.id = c.series_id where s.task_record_id = r.id');
create trigger tour_run_changes_below after update on tour_run referencing old table as before new table as changed
  for each statement execute function add_changes_below('TourRunStop', 'select s.id from tour_run_stop s where s.run_id = r.id');
