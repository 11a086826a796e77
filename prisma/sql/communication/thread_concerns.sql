-- Whom a thread concerns at a moment: who takes part, who holds its role, whose its record is; but for those who muted
-- it and those who no longer belong to its tree.
create or replace function thread_concerns(wanted uuid, moment timestamptz) returns setof uuid language sql stable as $$
  select one.user_id from (
    select r.user_id from thread_reader r where r.thread_id = wanted and r.takes_part
    union select h.user_id from thread_holders(wanted, moment) h
    union select unnest(a.parties) from thread t join action a on a.id = t.action_id where t.id = wanted) one
  where not exists (select 1 from thread_reader r where r.thread_id = wanted and r.user_id = one.user_id and r.muted)
    and exists (
      select 1 from membership m join organization o on o.id = m.organization_id join app_user u on u.id = m.user_id
      where m.user_id = one.user_id and u.status = 'ACTIVE'
        and o.root_id = (select root_id from thread where id = wanted)
        and m.starts_at <= moment and (m.ends_at is null or m.ends_at > moment))
$$;
