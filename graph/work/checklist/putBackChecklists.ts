import { putBack } from '../action/putBackAlong.ts'

// What completing a record handed in.
putBack({
  table: 'action_checklist',
  key: 'x.checklist_id::text',
  assignments: 'submitted_at = r.submitted_at, submitted_by_id = r.submitted_by_id',
})
