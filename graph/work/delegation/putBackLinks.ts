import { putBack } from '../action/putBackAlong.ts'

putBack({
  table: 'delegation',
  key: 'x.id::text',
  assignments: 'state = r.state, answered_at = r.answered_at, ended_at = r.ended_at',
})
