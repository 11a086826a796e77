-- Clocks of STD Priority and Scheduled never end before the slot does: those that run are worked out again.
update clock c set stale = true, due_at = null from action a
where c.action_id = a.id and c.stopped_at is null and c.paused_at is null and a.bucket <= 4
  and a.priority_id in (6, 7) and a.scheduled_end is not null;
