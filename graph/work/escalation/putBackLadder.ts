import { putBack } from '../action/putBackAlong.ts'

putBack({
  table: 'escalation',
  key: 'x.id::text',
  assignments: 'answer = r.answer, answered_by_id = r.answered_by_id, answered_at = r.answered_at',
})

// When one is due is worked out again where it runs; one that has fired meanwhile has fired.
const runs = '%.stopped_at is null and %.paused_at is null'
const running = (row: string) => runs.replaceAll('%', row)

putBack({
  table: 'clock',
  key: 'x.kind::text',
  assignments: `starts_at = r.starts_at, paused_at = r.paused_at, pauses = r.pauses, stopped_at = r.stopped_at,
    fired_at = coalesce(x.fired_at, r.fired_at), due_at = case when ${running('r')} then null else r.due_at end,
    stale = ${running('r')} or r.stale`,
  after: `update clock x set due_at = null, stale = true where action_id = $1::uuid and ${running('x')} and not stale`,
})
