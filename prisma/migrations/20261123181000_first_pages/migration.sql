-- Records without a priority are read behind those that have one, so that one index serves the order by priority and
-- what is narrowed to some.
drop index action_root_priority;
create index action_root_priority on action (root_id, priority_id, legacy_id);

-- What is open as it falls due, past all that is closed.
create index action_root_open_due on action (root_id, scheduled_end, legacy_id) where bucket <= 5;

-- What has changed lately, in whatever order.
create index action_root_updated_at on action (root_id, updated_at);

-- Records by the name of who does them are read from one person to the next.
create index app_user_name on app_user (name);
