-- Counting a bucket looks at the tree and the organization too; with them in the indexes it need not look at the rows.
drop index action_department_board;
drop index action_group_board;
drop index action_assignee_board;
drop index action_creator_board;
drop index action_delegator_board;
drop index action_delegate_board;
drop index action_escalated_to_board;
create index action_department_board on action (department_id, bucket, board_order, id) include (organization_id) where bucket <= 5;
create index action_group_board on action (group_id, bucket, board_order, id) include (organization_id) where bucket <= 5;
create index action_assignee_board on action (assignee_id, bucket, board_order, id) include (root_id, organization_id) where bucket <= 5;
create index action_creator_board on action (creator_id, bucket, board_order, id) include (root_id, organization_id) where bucket <= 5;
create index action_delegator_board on action (delegator_id, bucket, board_order, id) include (root_id, organization_id) where bucket <= 5 and delegator_id is not null;
create index action_delegate_board on action (delegate_id, bucket, board_order, id) include (root_id, organization_id) where bucket <= 5 and delegate_id is not null;
create index action_escalated_to_board on action (escalated_to_id, bucket, board_order, id) include (root_id, organization_id) where bucket <= 5 and escalated_to_id is not null;
