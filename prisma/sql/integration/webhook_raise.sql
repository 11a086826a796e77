-- Notes that something has happened for each webhook that is on, at the organization or above it, and wants to know.
-- What an importer or another noun brings calls it too.
create or replace function webhook_raise(what text, place uuid, subject uuid, facts jsonb, happened timestamptz)
  returns void language sql as $$
  with wanted as materialized (
    select w.id from organization o
    join webhook w on w.root_id = o.root_id and w.is_active and what = any (w.events)
    join organization top on top.id = w.organization_id and o.path like top.path || '%'
    where o.id = place order by w.id),
  event as (
    insert into webhook_event (kind, organization_id, subject_id, facts, at)
    select what, place, subject, facts, happened where exists (select from wanted) returning id)
  insert into webhook_delivery (webhook_id, event_id, subject_id, next_at)
  select w.id, e.id, subject, happened from event e cross join wanted w order by w.id
$$;
