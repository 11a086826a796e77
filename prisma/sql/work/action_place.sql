-- What it takes to decide whom a change of a record concerns.
create or replace function action_place(a action) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'rootId', a.root_id, 'organizationId', a.organization_id, 'path', o.path, 'departmentId', a.department_id,
    'groupId', a.group_id, 'classId', a.class_id, 'priorityId', a.priority_id, 'bucket', a.bucket,
    'assigneeId', a.assignee_id, 'parties', a.parties, 'title', a.title, 'number', a.number)
  from organization o where o.id = a.organization_id
$$;
