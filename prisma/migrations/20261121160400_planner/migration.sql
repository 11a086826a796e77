-- What stands on the plan of somebody, and what was completed since when in a tree.
create index action_assignee_slot on action (assignee_id, scheduled_start) where is_scheduled and bucket <= 5;
create index action_root_completed on action (root_id, actual_end) where status = 9;
