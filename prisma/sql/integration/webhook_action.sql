-- The row is for what the table of its fields has listed, whose columns are named there.
create or replace function webhook_action(a action) returns jsonb language sql immutable as $$
  select jsonb_build_object('id', a.id, 'legacyId', a.legacy_id, 'version', a.version, 'title', a.title,
    'status', a.status, 'disposition', a.disposition, 'classId', a.class_id, 'priorityId', a.priority_id,
    'departmentId', a.department_id, 'groupId', a.group_id, 'creatorId', a.creator_id, 'assigneeId', a.assignee_id,
    'scheduledStart', a.scheduled_start, 'scheduledEnd', a.scheduled_end, 'actualStart', a.actual_start,
    'actualEnd', a.actual_end, 'createdAt', a.created_at, 'row', to_jsonb(a) - 'description')
$$;
