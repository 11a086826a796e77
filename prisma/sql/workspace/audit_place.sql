-- The organization that an entry of the audit log stands in. Consent is the root organization's.
create or replace function audit_place(noun_table text, changed jsonb) returns text language sql stable as $$
  select case noun_table
    when 'organization' then changed ->> 'id'
    when 'department_group' then (select organization_id::text from department
      where id = (changed ->> 'department_id')::uuid)
    when 'department_job_role' then (select organization_id::text from department
      where id = (changed ->> 'department_id')::uuid)
    when 'task_item' then (select organization_id::text from major_task where id = (changed ->> 'major_task_id')::uuid)
    when 'task_item_checklist' then (select m.organization_id::text from task_item i
      join major_task m on m.id = i.major_task_id
      where i.id = (changed ->> 'task_item_id')::uuid)
    when 'procedure' then (select m.organization_id::text from task_item i join major_task m on m.id = i.major_task_id
      where i.id = (changed ->> 'task_item_id')::uuid)
    when 'series' then (select organization_id::text from task_record where id = (changed ->> 'task_record_id')::uuid)
    when 'sop_version' then (select organization_id::text from sop where id = (changed ->> 'sop_id')::uuid)
    when 'policy_cell' then changed ->> 'root_id'
    when 'absence' then changed ->> 'root_id'
    when 'closing' then changed ->> 'root_id'
    when 'legal_hold' then changed ->> 'root_id'
    when 'retention' then changed ->> 'root_id'
    when 'sign_in_policy' then changed ->> 'root_id'
    when 'identity_provider' then changed ->> 'root_id'
    when 'domain' then changed ->> 'root_id'
    when 'audit_stream' then changed ->> 'root_id'
    when 'token_policy' then changed ->> 'root_id'
    when 'directory_person' then changed ->> 'root_id'
    when 'directory_group' then changed ->> 'root_id'
    when 'application' then changed ->> 'root_id'
    when 'service_account' then changed ->> 'root_id'
    when 'recurring_absence' then changed ->> 'root_id'
    when 'absence_part' then (select root_id::text from absence where id = (changed ->> 'absence_id')::uuid
      union all select root_id::text from recurring_absence where id = (changed ->> 'recurring_id')::uuid)
    when 'peer_consent' then changed ->> 'root_id'
    else changed ->> 'organization_id' end
$$;
