-- When each row that is a node was last changed. Rows that are there already have the time of this migration, which
-- PostgreSQL keeps once a table, without writing them anew.
alter table absence add column updated_at timestamptz(3) not null default current_timestamp;
alter table access_token add column updated_at timestamptz(3) not null default current_timestamp;
alter table appointment_action_item add column updated_at timestamptz(3) not null default current_timestamp;
alter table appointment_attendee add column updated_at timestamptz(3) not null default current_timestamp;
alter table association_request add column updated_at timestamptz(3) not null default current_timestamp;
alter table breach add column updated_at timestamptz(3) not null default current_timestamp;
alter table calendar_feed add column updated_at timestamptz(3) not null default current_timestamp;
alter table checklist add column updated_at timestamptz(3) not null default current_timestamp;
alter table checklist_item add column updated_at timestamptz(3) not null default current_timestamp;
alter table contact add column updated_at timestamptz(3) not null default current_timestamp;
alter table department add column updated_at timestamptz(3) not null default current_timestamp;
alter table department_group add column updated_at timestamptz(3) not null default current_timestamp;
alter table geofence add column updated_at timestamptz(3) not null default current_timestamp;
alter table grouping add column updated_at timestamptz(3) not null default current_timestamp;
alter table import add column updated_at timestamptz(3) not null default current_timestamp;
alter table invitation add column updated_at timestamptz(3) not null default current_timestamp;
alter table job_role add column updated_at timestamptz(3) not null default current_timestamp;
alter table location add column updated_at timestamptz(3) not null default current_timestamp;
alter table major_task add column updated_at timestamptz(3) not null default current_timestamp;
alter table membership add column updated_at timestamptz(3) not null default current_timestamp;
alter table notification add column updated_at timestamptz(3) not null default current_timestamp;
alter table observation add column updated_at timestamptz(3) not null default current_timestamp;
alter table observation_import add column updated_at timestamptz(3) not null default current_timestamp;
alter table occurrence add column updated_at timestamptz(3) not null default current_timestamp;
alter table procedure add column updated_at timestamptz(3) not null default current_timestamp;
alter table saved_view add column updated_at timestamptz(3) not null default current_timestamp;
alter table series add column updated_at timestamptz(3) not null default current_timestamp;
alter table session add column updated_at timestamptz(3) not null default current_timestamp;
alter table sop add column updated_at timestamptz(3) not null default current_timestamp;
alter table sop_version add column updated_at timestamptz(3) not null default current_timestamp;
alter table task_item add column updated_at timestamptz(3) not null default current_timestamp;
alter table task_record add column updated_at timestamptz(3) not null default current_timestamp;
alter table thread add column updated_at timestamptz(3) not null default current_timestamp;
alter table time_study add column updated_at timestamptz(3) not null default current_timestamp;
alter table tour add column updated_at timestamptz(3) not null default current_timestamp;
alter table tour_run add column updated_at timestamptz(3) not null default current_timestamp;
alter table tour_run_stop add column updated_at timestamptz(3) not null default current_timestamp;
alter table vehicle add column updated_at timestamptz(3) not null default current_timestamp;
alter table webhook add column updated_at timestamptz(3) not null default current_timestamp;
alter table webhook_delivery add column updated_at timestamptz(3) not null default current_timestamp;

create or replace function set_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;

create trigger absence_updated_at before update on absence
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger access_token_updated_at before update on access_token
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger action_updated_at before update on action
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger app_user_updated_at before update on app_user
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger appointment_updated_at before update on appointment
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger appointment_action_item_updated_at before update on appointment_action_item
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger appointment_attendee_updated_at before update on appointment_attendee
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger association_request_updated_at before update on association_request
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger benchmark_updated_at before update on benchmark
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger breach_updated_at before update on breach
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger calendar_feed_updated_at before update on calendar_feed
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger checklist_updated_at before update on checklist
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger checklist_item_updated_at before update on checklist_item
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger contact_updated_at before update on contact
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger department_updated_at before update on department
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger department_group_updated_at before update on department_group
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger geofence_updated_at before update on geofence
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger grouping_updated_at before update on grouping
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger import_updated_at before update on import
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger invitation_updated_at before update on invitation
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger job_role_updated_at before update on job_role
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger location_updated_at before update on location
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger major_task_updated_at before update on major_task
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger membership_updated_at before update on membership
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger metric_updated_at before update on metric
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger notification_updated_at before update on notification
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger observation_updated_at before update on observation
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger observation_import_updated_at before update on observation_import
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger occurrence_updated_at before update on occurrence
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger organization_updated_at before update on organization
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger procedure_updated_at before update on procedure
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger saved_report_updated_at before update on saved_report
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger saved_view_updated_at before update on saved_view
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger series_updated_at before update on series
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger session_updated_at before update on session
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger sop_updated_at before update on sop
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger sop_version_updated_at before update on sop_version
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger task_item_updated_at before update on task_item
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger task_record_updated_at before update on task_record
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger thread_updated_at before update on thread
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger time_study_updated_at before update on time_study
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger tour_updated_at before update on tour
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger tour_run_updated_at before update on tour_run
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger tour_run_stop_updated_at before update on tour_run_stop
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger vehicle_updated_at before update on vehicle
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger webhook_updated_at before update on webhook
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();
create trigger webhook_delivery_updated_at before update on webhook_delivery
  for each row when (new.updated_at = old.updated_at) execute function set_updated_at();

-- Of what grows without bound and is listed.
create index appointment_root_id_updated_at_idx on appointment (root_id, updated_at);
create index breach_root_id_updated_at_idx on breach (root_id, updated_at);
create index thread_root_id_updated_at_idx on thread (root_id, updated_at);
create index tour_run_root_id_updated_at_idx on tour_run (root_id, updated_at);
