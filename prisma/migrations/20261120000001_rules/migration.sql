-- What Prisma's schema can't say: the board's indexes, checks, triggers, and the reference lists.

-- The board: per scope and bucket in its order. Buckets 1 to 5 are the open ones.
create index action_root_board on action (root_id, bucket, board_order, id) where bucket <= 5;
create index action_organization_board on action (organization_id, bucket, board_order, id) where bucket <= 5;
create index action_department_board on action (department_id, bucket, board_order, id) where bucket <= 5;
create index action_group_board on action (group_id, bucket, board_order, id) where bucket <= 5;
create index action_own_board on action using gin (parties) where bucket <= 5;

alter table action
  add constraint action_disposition_check check ((status = 6) = (disposition is not null)),
  add constraint action_status_check check (status between 0 and 9),
  add constraint action_title_check check (length(title) between 1 and 200),
  add constraint action_order_check check (scheduled_start <= scheduled_end),
  add constraint action_service_time_check check (service_time_mins >= 0);
alter table app_user add constraint app_user_email_check check (email = lower(email));
alter table membership
  add constraint membership_dates_check check (starts_at < ends_at),
  add constraint membership_group_check check (group_id is null or department_id is not null);
alter table organization add constraint organization_root_check check ((parent_id is null) = (root_id = id));

-- The tree: root and path follow from the parent.
create function organization_place() returns trigger language plpgsql as $$
begin
  if new.parent_id is null then
    new.root_id := new.id;
    new.path := '/' || new.legacy_id || '/';
  else
    select root_id, path || new.legacy_id || '/' into new.root_id, new.path
    from organization where id = new.parent_id;
  end if;
  return new;
end $$;
create trigger organization_place before insert on organization
  for each row execute function organization_place();

-- History is added to, never changed.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger action_history_append_only before update or delete on action_history
  for each row execute function refuse_change();
create trigger action_history_no_truncate before truncate on action_history
  for each statement execute function refuse_change();

-- Every change of a record is told on channel "action", with what it takes to decide whom it concerns.
-- A statement that changes many records tells only whose they are.
create function action_place(a action) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'rootId', a.root_id, 'organizationId', a.organization_id, 'path', o.path, 'departmentId', a.department_id,
    'groupId', a.group_id, 'classId', a.class_id, 'priorityId', a.priority_id, 'bucket', a.bucket,
    'assigneeId', a.assignee_id, 'parties', a.parties, 'title', a.title, 'legacyId', a.legacy_id)
  from organization o where o.id = a.organization_id
$$;
create function action_tell_insert() returns trigger language plpgsql as $$
begin
  if (select count(*) from (select 1 from added limit 101) few) <= 100 then
    perform pg_notify('action', jsonb_build_object('id', a.id, 'version', a.version, 'before', null, 'after', action_place(a))::text)
    from added a;
  else
    perform pg_notify('action', jsonb_build_object('many', r.root_id)::text) from (select distinct root_id from added) r;
  end if;
  return null;
end $$;
create function action_tell_update() returns trigger language plpgsql as $$
begin
  if (select count(*) from (select 1 from added limit 101) few) <= 100 then
    perform pg_notify('action', jsonb_build_object('id', a.id, 'version', a.version, 'before', action_place(b), 'after', action_place(a))::text)
    from added a join removed b on b.id = a.id;
  else
    perform pg_notify('action', jsonb_build_object('many', r.root_id)::text) from (select distinct root_id from added) r;
  end if;
  return null;
end $$;
create trigger action_tell_insert after insert on action
  referencing new table as added for each statement execute function action_tell_insert();
create trigger action_tell_update after update on action
  referencing old table as removed new table as added for each statement execute function action_tell_update();

-- A record is found by its title.
create function action_search() returns trigger language plpgsql as $$
begin
  insert into search_entry (kind, id, root_id, text)
  select 'ACTION', id, root_id, title from added
  on conflict (kind, id) do update set text = excluded.text, root_id = excluded.root_id;
  return null;
end $$;
create trigger action_search_insert after insert on action
  referencing new table as added for each statement execute function action_search();
create function action_retitle() returns trigger language plpgsql as $$
begin
  update search_entry set text = new.title where kind = 'ACTION' and id = new.id;
  return null;
end $$;
create trigger action_search_update after update of title on action
  for each row when (old.title is distinct from new.title) execute function action_retitle();

-- A change of rights is told on channel "rights", so that no process goes on with the old ones.
create function rights_tell() returns trigger language plpgsql as $$
begin
  perform pg_notify('rights', case tg_table_name
    when 'app_user' then jsonb_build_object('userId', coalesce(to_jsonb(new), to_jsonb(old)) -> 'id')
    when 'policy_cell' then jsonb_build_object('rootId', coalesce(to_jsonb(new), to_jsonb(old)) -> 'root_id')
    else jsonb_build_object('userId', coalesce(to_jsonb(new), to_jsonb(old)) -> 'user_id')
  end::text);
  return null;
end $$;
create trigger user_rights_tell after update of status, password_hash or delete on app_user
  for each row execute function rights_tell();
create trigger session_rights_tell after update of ended_at or delete on session
  for each row execute function rights_tell();
create trigger membership_rights_tell after insert or update or delete on membership
  for each row execute function rights_tell();
create trigger policy_cell_rights_tell after insert or update or delete on policy_cell
  for each row execute function rights_tell();

insert into reference_item (list, id, name, sort_order)
select list, id, name, row_number() over (partition by list order by place)
from (values
  ('RECORD_STATUS', 5, 'Queued', 1), ('RECORD_STATUS', 1, 'Started', 2), ('RECORD_STATUS', 2, 'Resumed', 3),
  ('RECORD_STATUS', 3, 'Waiting (internal)', 4), ('RECORD_STATUS', 4, 'Waiting (external)', 5),
  ('RECORD_STATUS', 6, 'Escalated / Delegated / Withdrawn', 6), ('RECORD_STATUS', 9, 'Complete', 7),
  ('ACTION_CLASS', 1, 'Daily', 1), ('ACTION_CLASS', 2, 'Weekly', 2), ('ACTION_CLASS', 3, 'Monthly', 3),
  ('ACTION_CLASS', 4, 'Qtrly', 4),
  ('SCHEDULE_PRIORITY', 0, '', 1), ('SCHEDULE_PRIORITY', 1, 'Urgent', 2), ('SCHEDULE_PRIORITY', 2, 'High', 3),
  ('SCHEDULE_PRIORITY', 3, 'Warning', 4), ('SCHEDULE_PRIORITY', 4, 'Normal', 5), ('SCHEDULE_PRIORITY', 5, 'Low', 6),
  ('SCHEDULE_PRIORITY', 6, 'STD Priority', 7), ('SCHEDULE_PRIORITY', 7, 'Scheduled', 8),
  ('SCHEDULE_PRIORITY', 8, 'SEC Priority', 9), ('SCHEDULE_PRIORITY', 9, 'End of Period', 10),
  ('TASK_OBJECTIVE', 1, 'Safety', 1), ('TASK_OBJECTIVE', 2, 'Quality', 2), ('TASK_OBJECTIVE', 3, 'Delivery', 3),
  ('TASK_OBJECTIVE', 4, 'Cost', 4), ('TASK_OBJECTIVE', 5, 'People', 5),
  ('TOUR_TYPE', 1, 'Routine', 1), ('TOUR_TYPE', 2, 'Inspection', 2), ('TOUR_TYPE', 3, 'Service route', 3),
  ('TOUR_TYPE', 4, 'Status tour', 4), ('TOUR_TYPE', 5, 'Escalation review', 5), ('TOUR_TYPE', 6, 'Ad hoc', 6),
  ('ACTION_TYPE', 1, 'Create', 1), ('ACTION_TYPE', 2, 'Update', 2), ('ACTION_TYPE', 3, 'Cancel', 3),
  ('TRANSACTION_TYPE', 1, 'Task', 1), ('TRANSACTION_TYPE', 2, 'Appointment', 2),
  ('TRANSACTION_TYPE', 3, 'Escalation', 3), ('TRANSACTION_TYPE', 4, 'Delegation', 4),
  ('TRANSACTION_TYPE', 5, 'Checklist', 5), ('TRANSACTION_TYPE', 6, 'Message', 6),
  ('TTP_TYPE', 1, 'Internal', 1), ('TTP_TYPE', 2, 'Customer', 2), ('TTP_TYPE', 3, 'Supplier', 3),
  ('TTP_TYPE', 4, 'Carrier', 4), ('TTP_TYPE', 5, 'Service provider', 5)
) as item (list, id, name, place);

-- Keys of records begin where they read well: AR-1001.
alter sequence action_legacy_id_seq restart with 1001;
