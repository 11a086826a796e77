-- What is Next Up in somebody's group, in the order of lists: without it a list walks all that the group ever had.
create index action_group_next on action (group_id, legacy_id) include (organization_id) where bucket = 1;
