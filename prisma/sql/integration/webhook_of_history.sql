-- Each step of a record is in its history. Where nobody is told, this is two looks at an index.
create or replace function webhook_of_history() returns trigger language plpgsql as $$
begin
  if not exists (select from webhook where is_active) or not exists (
    select from added h where exists (
      select from webhook w where w.is_active
        and w.root_id = (select a.root_id from action a where a.id = h.action_id))) then
    return null;
  end if;
  perform webhook_raise(k.what, a.organization_id, a.id,
    jsonb_build_object('action', webhook_action(a), 'step', jsonb_build_object(
      'transition', h.transition, 'fromStatus', h.from_status, 'toStatus', h.to_status,
      'fromDisposition', h.from_disposition, 'toDisposition', h.to_disposition, 'actorId', h.actor_id,
      'onBehalfOfId', h.on_behalf_of_id, 'reason', h.reason)), h.at)
  from added h join action a on a.id = h.action_id
  cross join lateral (values
    (1, 'action.created', h.transition = 'CREATE'),
    (2, 'action.changed', h.from_status is not null
      and (h.from_status, h.from_disposition) is distinct from (h.to_status, h.to_disposition)),
    (3, 'action.assigned', h.changes ? 'assignee' or h.transition = 'CREATE' and a.assignee_id is not null),
    (4, 'action.rescheduled', h.transition = 'RESCHEDULE'),
    (5, 'action.reprioritized', h.transition = 'REPRIORITIZE'),
    (6, 'action.edited', h.transition = 'EDIT')) k(n, what, holds)
  where k.holds order by h.action_id, h.version, k.n;
  return null;
end $$;

create or replace trigger action_history_webhook after insert on action_history
  referencing new table as added for each statement execute function webhook_of_history();
