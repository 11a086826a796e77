-- What Prisma's schema can't say of the workspace: checks, where things stand, the audit log.

alter table organization_shortcut add constraint organization_shortcut_url_check check (url like 'https://%');
alter table procedure
  add constraint procedure_action_check check (action in ('show', 'hide')),
  add constraint procedure_name_check check (length(name) between 1 and 200);
alter table appointment
  add constraint appointment_name_check check (length(name) between 1 and 200),
  add constraint appointment_order_check check (start_mins >= 0 and start_mins < end_mins and end_mins <= 1440 and starts_at < ends_at),
  add constraint appointment_group_check check (group_id is null or department_id is not null);
alter table agenda_item add constraint agenda_item_minutes_check check (minutes between 1 and 1440);
alter table contact
  add constraint contact_name_check check (length(name) between 1 and 200),
  add constraint contact_owner_check check ((relationship = 'PERSONAL') = (owner_id is not null));
alter table thread add constraint thread_group_check check (group_id is null or department_id is not null);
alter table message add constraint message_mail_check check ((kind = 'MAIL') = (mail_id is not null));

create index mail_due on mail (next_at) where state = 'QUEUED';
create index notification_unread on notification (user_id, id desc) where read_at is null;

create trigger appointment_placed before insert or update of organization_id on appointment for each row execute function placed();
create trigger contact_placed before insert or update of organization_id on contact for each row execute function placed();
create trigger thread_placed before insert or update of organization_id on thread for each row execute function placed();
create trigger message_append_only before update or delete on message for each row execute function refuse_change();

-- Whose an appointment is: its creator's, and of the people of the house who are asked to it.
create function appointment_parties(appointment_id uuid, creator uuid) returns uuid[] language sql stable as $$
  select array(select creator union select user_id from appointment_attendee a
    where a.appointment_id = $1 and user_id is not null order by 1)
$$;
create function appointment_own() returns trigger language plpgsql as $$
begin
  new.parties := appointment_parties(new.id, new.creator_id);
  return new;
end $$;
create trigger appointment_own before insert on appointment for each row execute function appointment_own();
create function appointment_attendees() returns trigger language plpgsql as $$
declare changed uuid := coalesce(new.appointment_id, old.appointment_id);
begin
  update appointment set parties = appointment_parties(id, creator_id)
  where id = changed and parties <> appointment_parties(id, creator_id);
  return null;
end $$;
create trigger appointment_attendees after insert or update of user_id or delete on appointment_attendee
  for each row execute function appointment_attendees();

-- The audit log, by organization.
create or replace function audit_place(noun_table text, changed jsonb) returns text language sql stable as $$
  select case noun_table
    when 'organization' then changed ->> 'id'
    when 'department_group' then (select organization_id::text from department where id = (changed ->> 'department_id')::uuid)
    when 'department_job_role' then (select organization_id::text from department where id = (changed ->> 'department_id')::uuid)
    when 'task_item' then (select organization_id::text from major_task where id = (changed ->> 'major_task_id')::uuid)
    when 'task_item_checklist' then (select m.organization_id::text from task_item i join major_task m on m.id = i.major_task_id
      where i.id = (changed ->> 'task_item_id')::uuid)
    when 'procedure' then (select m.organization_id::text from task_item i join major_task m on m.id = i.major_task_id
      where i.id = (changed ->> 'task_item_id')::uuid)
    when 'series' then (select organization_id::text from task_record where id = (changed ->> 'task_record_id')::uuid)
    when 'sop_version' then (select organization_id::text from sop where id = (changed ->> 'sop_id')::uuid)
    when 'policy_cell' then changed ->> 'root_id'
    when 'absence' then changed ->> 'root_id'
    else changed ->> 'organization_id' end
$$;
create trigger organization_shortcut_audit after insert or update or delete on organization_shortcut
  for each row execute function audit('OrganizationShortcut');
create trigger procedure_audit after insert or update or delete on procedure for each row execute function audit('Procedure');
create trigger appointment_audit after insert or update or delete on appointment for each row execute function audit('Appointment', 'parties');
