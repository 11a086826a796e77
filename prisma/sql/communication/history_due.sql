-- What has happened is noted by whatever writes; whom it concerns is worked out when it is told.
create or replace function history_due() returns trigger language plpgsql as $$
begin
  insert into notification_due (kind, of_id, at)
  select 'HISTORY', h.id, h.at from added h join action a on a.id = h.action_id
  where h.transition in ('DELEGATE', 'ACCEPT', 'DECLINE', 'RECALL', 'HAND_BACK', 'ESCALATE', 'RAISE',
      'RETURN', 'TAKE_OVER', 'RESOLVE', 'COMPLETE', 'QUICK_COMPLETE')
    or (h.transition = 'ASSIGN' or h.transition = 'RESCHEDULE' and h.changes ? 'assignee' or h.transition = 'CREATE')
      and a.assignee_id is distinct from h.actor_id and a.assignee_id is not null;
  return null;
end $$;

create or replace trigger action_history_due after insert on action_history
  referencing new table as added for each statement execute function history_due();
