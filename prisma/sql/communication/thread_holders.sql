-- Who holds the role that is responsible for a thread: whose membership is where it stands or above, the nearest first.
create or replace function thread_holders(wanted uuid, moment timestamptz) returns table (user_id uuid, nearness int)
  language sql stable as $$
  select m.user_id, max(length(at.path))
  from thread t join organization o on o.id = t.organization_id
    join organization at on at.root_id = t.root_id and starts_with(o.path, at.path)
    join membership m on m.organization_id = at.id
    join app_user u on u.id = m.user_id and u.status = 'ACTIVE'
  where t.id = wanted and (t.access_level is not null or t.job_role_id is not null)
    and (t.access_level is null or m.access_level = t.access_level)
    and (t.job_role_id is null or m.job_role_id = t.job_role_id)
    and (t.department_id is null or m.department_id is null or m.department_id = t.department_id)
    and (t.group_id is null or m.group_id is null or t.group_id in (
      with recursive below as (
        select m.group_id as id union select g.id from department_group g join below on g.parent_id = below.id)
      select id from below))
    and m.starts_at <= moment and (m.ends_at is null or m.ends_at > moment)
  group by m.user_id
$$;
