-- What Prisma's schema can't say of the work itself: partial indexes, checks, where things stand, the audit log.

create index action_task_record on action (task_record_id, legacy_id) where task_record_id is not null;
create index action_location on action (location_id, legacy_id) where location_id is not null;
create index action_tour on action (tour_id, legacy_id) where tour_id is not null;
-- The runs of a kind of work, latest first.
create index action_runs on action (task_item_id, actual_end desc) where status = 9;
-- What is to become a record, or is over.
create index occurrence_planned on occurrence (starts_at) where state = 'PLANNED';
create index occurrence_open on occurrence (ends_at) where state = 'OPEN';
create index clock_due on clock (due_at) where fired_at is null and stopped_at is null and due_at is not null;
create index clock_stale on clock (action_id) where stale and fired_at is null and stopped_at is null;
create unique index delegation_live on delegation (action_id, depth) where state in ('ASKED', 'ACCEPTED');
create index delegation_until on delegation (until) where state = 'ACCEPTED' and until is not null;
create unique index absence_live on absence (user_id, root_id, starts_at) where cancelled_at is null;

alter table action
  add constraint action_mandatory_check check (mandatory_open between 0 and mandatory_items),
  add constraint action_worked_check check (worked_secs >= 0);
alter table major_task add constraint major_task_group_check check (group_id is null or department_id is not null);
alter table task_item add constraint task_item_service_time_check check (service_time_mins >= 0);
alter table task_record
  add constraint task_record_title_check check (length(title) between 1 and 200),
  add constraint task_record_kind_check check (task_item_id is not null or tour_id is not null),
  add constraint task_record_service_time_check check (service_time_mins >= 0),
  add constraint task_record_group_check check (group_id is null or department_id is not null);
alter table series
  add constraint series_duration_check check (duration_mins between 1 and 44640),
  add constraint series_lead_check check (lead_days between 0 and 366);
alter table occurrence
  add constraint occurrence_order_check check (starts_at <= ends_at),
  add constraint occurrence_reason_check check (state <> 'SKIPPED' or reason <> '');
alter table checklist_item
  add constraint checklist_item_range_check check (minimum is null or maximum is null or minimum <= maximum),
  add constraint checklist_item_choice_check check ((kind = 'CHOICE') = (cardinality(choices) > 0));
alter table absence add constraint absence_order_check check (starts_at < ends_at), add constraint absence_deputy_check check (deputy_id <> user_id);
alter table delegation
  add constraint delegation_depth_check check (depth between 1 and 3),
  add constraint delegation_self_check check (from_id <> to_id);
alter table tour_stop
  add constraint tour_stop_window_check check (opens_mins between 0 and 1440 and closes_mins between 0 and 1440 and opens_mins <= closes_mins),
  add constraint tour_stop_point_check check ((latitude is null) = (longitude is null) and latitude between -90 and 90 and longitude between -180 and 180),
  add constraint tour_stop_service_check check (service_mins >= 0);
alter table time_study
  add constraint time_study_allowance_check check (allowance >= 0 and allowance < 1),
  add constraint time_study_precision_check check (confidence > 0 and precision > 0);
alter table time_study_element add constraint time_study_element_rating_check check (rating > 0 and rating <= 3);
alter table time_study_observation add constraint time_study_observation_seconds_check check (seconds > 0);

-- What stands in an organization keeps the root of its tree.
create function placed() returns trigger language plpgsql as $$
begin
  select root_id into new.root_id from organization where id = new.organization_id;
  return new;
end $$;
create trigger major_task_placed before insert or update of organization_id on major_task for each row execute function placed();
create trigger task_record_placed before insert or update of organization_id on task_record for each row execute function placed();
-- A Task_Record_ID names an action record or a task record, never both.
create function task_record_number() returns trigger language plpgsql as $$
begin
  new.legacy_id := nextval('action_legacy_id_seq');
  return new;
end $$;
create trigger task_record_number before insert on task_record
  for each row when (new.legacy_id = 0) execute function task_record_number();
create trigger checklist_placed before insert or update of organization_id on checklist for each row execute function placed();
create trigger sop_placed before insert or update of organization_id on sop for each row execute function placed();
create trigger tour_placed before insert or update of organization_id on tour for each row execute function placed();
create trigger tour_run_placed before insert or update of organization_id on tour_run for each row execute function placed();
create trigger time_study_placed before insert or update of organization_id on time_study for each row execute function placed();
update major_task set organization_id = organization_id;

create trigger checklist_item_append_only before update or delete on checklist_item for each row execute function refuse_change();
create trigger sop_acknowledgement_append_only before update or delete on sop_acknowledgement for each row execute function refuse_change();
create trigger note_append_only before update or delete on note for each row execute function refuse_change();
create trigger service_time_append_only before update or delete on service_time for each row execute function refuse_change();

-- How long a record was worked on: what was under way is added when its status changes.
create function action_worked() returns trigger language plpgsql as $$
begin
  if old.status in (1, 2) then
    new.worked_secs := old.worked_secs + greatest(0, extract(epoch from new.status_at - old.status_at)::int);
  elsif old.status = 5 and new.status = 9 then
    new.worked_secs := old.worked_secs + greatest(0, extract(epoch from new.actual_end - new.actual_start)::int);
  end if;
  return new;
end $$;
create trigger action_worked before update of status on action
  for each row when (old.status <> new.status) execute function action_worked();
update action set worked_secs = least(2000000000, extract(epoch from actual_end - actual_start))::int
where status = 9 and actual_end > actual_start;

-- The audit log, by organization.
create function audit_place(noun_table text, changed jsonb) returns text language sql stable as $$
  select case noun_table
    when 'organization' then changed ->> 'id'
    when 'department_group' then (select organization_id::text from department where id = (changed ->> 'department_id')::uuid)
    when 'department_job_role' then (select organization_id::text from department where id = (changed ->> 'department_id')::uuid)
    when 'task_item' then (select organization_id::text from major_task where id = (changed ->> 'major_task_id')::uuid)
    when 'task_item_checklist' then (select m.organization_id::text from task_item i join major_task m on m.id = i.major_task_id
      where i.id = (changed ->> 'task_item_id')::uuid)
    when 'series' then (select organization_id::text from task_record where id = (changed ->> 'task_record_id')::uuid)
    when 'sop_version' then (select organization_id::text from sop where id = (changed ->> 'sop_id')::uuid)
    when 'policy_cell' then changed ->> 'root_id'
    when 'absence' then changed ->> 'root_id'
    else changed ->> 'organization_id' end
$$;
create or replace function audit() returns trigger language plpgsql as $$
declare
  actor text := current_setting('opsgraph.actor', true);
  omitted text[] := array['version', 'updated_at', 'path'] || tg_argv[1:];
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - omitted end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - omitted end;
  changed jsonb := coalesce(after, before);
  place uuid;
begin
  if coalesce(actor, '') = '' or before is not distinct from after then return null; end if;
  place := audit_place(tg_table_name, changed);
  insert into audit_entry (root_id, organization_id, actor_id, noun, noun_id, action, before, after)
  select o.root_id, o.id, actor::uuid, tg_argv[0],
    coalesce(changed ->> 'id', changed ->> 'organization_id', changed ->> 'department_id', changed ->> 'task_item_id', changed ->> 'root_id'),
    case tg_op when 'INSERT' then 'CREATE' else tg_op end, before, after
  from organization o where case when tg_table_name = 'app_user'
    then o.id in (select m.organization_id from membership m where m.user_id = (changed ->> 'id')::uuid) else o.id = place end;
  return null;
end $$;
create trigger major_task_audit after insert or update or delete on major_task for each row execute function audit('MajorTask');
create trigger task_item_audit after insert or update or delete on task_item for each row execute function audit('TaskItem');
create trigger task_item_checklist_audit after insert or update or delete on task_item_checklist
  for each row execute function audit('TaskItemChecklist');
create trigger task_record_audit after insert or update or delete on task_record for each row execute function audit('TaskRecord');
create trigger series_audit after insert or update or delete on series for each row execute function audit('Series', 'generated_to');
create trigger checklist_audit after insert or update or delete on checklist for each row execute function audit('Checklist');
create trigger sop_audit after insert or update or delete on sop for each row execute function audit('Sop');
create trigger sop_version_audit after insert or update or delete on sop_version for each row execute function audit('SopVersion');
create trigger business_hours_audit after insert or update or delete on business_hours for each row execute function audit('BusinessHours');
create trigger priority_target_audit after insert or update or delete on priority_target for each row execute function audit('PriorityTarget');
create trigger personal_schedule_audit after insert or update or delete on personal_schedule for each row execute function audit('PersonalSchedule');
create trigger absence_audit after insert or update or delete on absence for each row execute function audit('Absence');
create trigger tour_audit after insert or update or delete on tour for each row execute function audit('Tour');
create trigger time_study_audit after insert or update or delete on time_study for each row execute function audit('TimeStudy');
