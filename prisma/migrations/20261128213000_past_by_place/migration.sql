-- Who sees the records of one group, department or organization, or their own, finds what these were as quickly as what
-- they are: each such column leads to its versions by era, in the order of the board. Only what was open is on a board.
create index action_past_assignee on action_past (assignee_id, era, bucket, board_order, id)
    include (until, updated_at, root_id) where bucket <= 5 and assignee_id is not null;
create index action_past_creator on action_past (creator_id, era, bucket, board_order, id)
    include (until, updated_at, root_id) where bucket <= 5;
create index action_past_delegator on action_past (delegator_id, era, bucket, board_order, id)
    include (until, updated_at, root_id) where bucket <= 5 and delegator_id is not null;
create index action_past_delegate on action_past (delegate_id, era, bucket, board_order, id)
    include (until, updated_at, root_id) where bucket <= 5 and delegate_id is not null;
create index action_past_escalated_to on action_past (escalated_to_id, era, bucket, board_order, id)
    include (until, updated_at, root_id) where bucket <= 5 and escalated_to_id is not null;
create index action_past_group on action_past (group_id, era, bucket, board_order, id)
    include (until, updated_at, organization_id) where bucket <= 5 and group_id is not null;
create index action_past_department on action_past (department_id, era, bucket, board_order, id)
    include (until, updated_at, organization_id, group_id) where bucket <= 5 and department_id is not null;
create index action_past_organization on action_past (organization_id, era, bucket, board_order, id)
    include (until, updated_at, group_id) where bucket <= 5;
