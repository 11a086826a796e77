-- Somebody's own records are read in order, like those of an organization: an index for each way to be a party, so that
-- the cost does not follow how many they have. The few who delegate or escalate need small indexes alone.
drop index action_own_board;
drop index "action_own";
create index "action_assignee_id_legacy_id_idx" on "action"("assignee_id", "legacy_id");
create index "action_creator_id_legacy_id_idx" on "action"("creator_id", "legacy_id");
create index action_delegator_list on action (delegator_id, legacy_id) where delegator_id is not null;
create index action_delegate_list on action (delegate_id, legacy_id) where delegate_id is not null;
create index action_escalated_to_list on action (escalated_to_id, legacy_id) where escalated_to_id is not null;
create index action_assignee_board on action (assignee_id, bucket, board_order, id) where bucket <= 5;
create index action_creator_board on action (creator_id, bucket, board_order, id) where bucket <= 5;
create index action_delegator_board on action (delegator_id, bucket, board_order, id) where bucket <= 5 and delegator_id is not null;
create index action_delegate_board on action (delegate_id, bucket, board_order, id) where bucket <= 5 and delegate_id is not null;
create index action_escalated_to_board on action (escalated_to_id, bucket, board_order, id) where bucket <= 5 and escalated_to_id is not null;
