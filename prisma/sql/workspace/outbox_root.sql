-- The root organization of what an entry of the outbox is of, whatever its kind; null where that is of none, or is gone.
create or replace function outbox_root(of_id uuid) returns uuid language sql stable as $$
  select coalesce(
    (select a.root_id from action_history h join action a on a.id = h.action_id where h.id = $1),
    (select root_id from action where id = $1),
    (select a.root_id from note n join action a on a.id = n.action_id where n.id = $1),
    (select t.root_id from message m join thread t on t.id = m.thread_id where m.id = $1),
    (select root_id from mail where id = $1),
    (select root_id from appointment where id = $1),
    (select root_id from breach where id = $1),
    (select root_id from tour_run where id = $1),
    (select root_id from "import" where id = $1),
    (select m.root_id from observation_import i join metric m on m.id = i.metric_id where i.id = $1),
    (select root_id from webhook where id = $1),
    (select o.root_id from membership m join organization o on o.id = m.organization_id where m.id = $1),
    (select o.root_id from association_request r join organization o on o.id = r.organization_id where r.id = $1))
$$;
