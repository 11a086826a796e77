-- The grids of the board count what is open in several ways at once, and take their first records in the board's order:
-- both from this index alone, so that the cost follows what is open in a place, not what there is.
create index action_grids on action (root_id, organization_id)
  include (department_id, group_id, class_id, priority_id, disposition, escalated_to_id, scheduled_start, scheduled_end, is_scheduled, board_order, id)
  where bucket <= 5;
