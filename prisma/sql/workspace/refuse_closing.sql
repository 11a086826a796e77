-- What refuse_closing_changes is for nodes, for rows beside them. A trigger says how a row r leads to its root.
create or replace function refuse_closing() returns trigger language plpgsql as $$
declare
  closes closing;
begin
  if not exists (select from closing) then return coalesce(new, old); end if;
  execute format('select c.* from (select ($1::%I).*) r join closing c on c.root_id = (%s)', tg_table_name, tg_argv[0])
    into closes using coalesce(new, old);
  if closes.root_id is not null and not is_erasing() then
    raise exception 'This organization closes: %', closing_told(closes) using errcode = 'OPS01';
  end if;
  return coalesce(new, old);
end $$;

create or replace trigger absence_part_refuse_closing before insert or update or delete on absence_part
  for each row execute function refuse_closing('select coalesce(a.root_id, b.root_id) from (select) one left join absence a on a.id = r.absence_id left join recurring_absence b on b.id = r.recurring_id');

create or replace trigger address_refuse_closing before insert or update or delete on address
  for each row execute function refuse_closing('select o.root_id from organization o where o.id = r.organization_id');

create or replace trigger appointment_series_refuse_closing before insert or update or delete on appointment_series
  for each row execute function refuse_closing('select o.root_id from organization o where o.id = r.organization_id');

create or replace trigger file_refuse_closing before insert or update or delete on file
  for each row execute function refuse_closing('select o.root_id from organization o where o.id = r.organization_id');

create or replace trigger import_refuse_closing before insert or update or delete on "import"
  for each row execute function refuse_closing('select r.root_id');

create or replace trigger import_row_refuse_closing before insert or update or delete on import_row
  for each row execute function refuse_closing('select i.root_id from "import" i where i.id = r.import_id');

create or replace trigger message_refuse_closing before insert or update or delete on message
  for each row execute function refuse_closing('select t.root_id from thread t where t.id = r.thread_id');

create or replace trigger notification_refuse_closing before insert or update or delete on notification
  for each row execute function refuse_closing('select r.root_id');

create or replace trigger observation_import_refuse_closing before insert or update or delete on observation_import
  for each row execute function refuse_closing('select m.root_id from metric m where m.id = r.metric_id');

create or replace trigger organization_shortcut_refuse_closing before insert or update or delete on organization_shortcut
  for each row execute function refuse_closing('select o.root_id from organization o where o.id = r.organization_id');

create or replace trigger peer_consent_refuse_closing before insert or update or delete on peer_consent
  for each row execute function refuse_closing('select r.root_id');

create or replace trigger policy_cell_refuse_closing before insert or update or delete on policy_cell
  for each row execute function refuse_closing('select r.root_id');

create or replace trigger practice_action_refuse_closing before insert or update or delete on practice_action
  for each row execute function refuse_closing('select o.root_id from organization o where o.id = r.organization_id');

create or replace trigger practice_answer_refuse_closing before insert or update or delete on practice_answer
  for each row execute function refuse_closing('select r.root_id');

create or replace trigger priority_target_refuse_closing before insert or update or delete on priority_target
  for each row execute function refuse_closing('select o.root_id from organization o where o.id = r.organization_id');

create or replace trigger retention_refuse_closing before insert or update or delete on retention
  for each row execute function refuse_closing('select r.root_id');

create or replace trigger saved_report_refuse_closing before insert or update or delete on saved_report
  for each row execute function refuse_closing('select r.root_id');

create or replace trigger saved_view_refuse_closing before insert or update or delete on saved_view
  for each row execute function refuse_closing('select r.root_id');

create or replace trigger token_policy_refuse_closing before insert or update or delete on token_policy
  for each row execute function refuse_closing('select r.root_id');

create or replace trigger domain_refuse_closing before insert or update or delete on domain
  for each row execute function refuse_closing('select r.root_id');

create or replace trigger identity_provider_refuse_closing before insert or update or delete on identity_provider
  for each row execute function refuse_closing('select r.root_id');

create or replace trigger sign_in_policy_refuse_closing before insert or update or delete on sign_in_policy
  for each row execute function refuse_closing('select r.root_id');

create or replace trigger service_time_dismissal_refuse_closing before insert or update or delete on service_time_dismissal
  for each row execute function refuse_closing('select m.root_id from task_item i join major_task m on m.id = i.major_task_id where i.id = r.task_item_id');

create or replace trigger sop_acknowledgement_refuse_closing before insert or update or delete on sop_acknowledgement
  for each row execute function refuse_closing('select s.root_id from sop_version v join sop s on s.id = v.sop_id where v.id = r.version_id');

create or replace trigger thread_refuse_closing before insert or update or delete on thread
  for each row execute function refuse_closing('select r.root_id');

create or replace trigger thread_reader_refuse_closing before insert or update or delete on thread_reader
  for each row execute function refuse_closing('select t.root_id from thread t where t.id = r.thread_id');

create or replace trigger webhook_refuse_closing before insert or update or delete on webhook
  for each row execute function refuse_closing('select r.root_id');

create or replace trigger service_account_refuse_closing before insert or update or delete on service_account
  for each row execute function refuse_closing('select r.root_id');

create or replace trigger application_refuse_closing before insert or update or delete on application
  for each row execute function refuse_closing('select r.root_id');

create or replace trigger directory_group_refuse_closing before insert or update or delete on directory_group
  for each row execute function refuse_closing('select r.root_id');

create or replace trigger directory_group_member_refuse_closing before insert or update or delete on directory_group_member
  for each row execute function refuse_closing('select g.root_id from directory_group g where g.id = r.group_id');

create or replace trigger directory_person_refuse_closing before insert or update or delete on directory_person
  for each row execute function refuse_closing('select r.root_id');

create or replace trigger audit_stream_refuse_closing before insert or update or delete on audit_stream
  for each row execute function refuse_closing('select r.root_id');
