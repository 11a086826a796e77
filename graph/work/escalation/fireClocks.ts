// Escalates what a clock has run out for. Each record is one statement, which begins by locking it: of any number of
// processes one does it, and what somebody has changed meanwhile is looked at again.
import { isOpenRoot } from '../../kernel/closing.ts'
import { readSubjects, type SubjectRow } from '../action/readActions.ts'
import { writeTransition } from '../action/writeTransition.ts'
import type { Db } from '../../kernel/db.ts'
import { accessLevelNames } from '../../kernel/policy.ts'
import { planOfSelection } from '../../kernel/statement/plan.ts'
import type { Parameters } from '../../kernel/statement/scopeSql.ts'
import { clocksOf, readClocks, type ClockNow } from './readClocks.ts'
import { stepsAhead, type StepAhead } from './stepsAhead.ts'
import { targetInWords } from './targets.ts'

const batch = 100

const isDue = 'c.due_at <= $1 and c.fired_at is null and c.stopped_at is null and not c.stale'

// A delegation is answered first: its handshake has a person who waits.
const due = `
  select c.action_id from clock c join action a on a.id = c.action_id
  where ${isDue} and a.bucket <= 4 and a.disposition is distinct from 'DELEGATED' and ${isOpenRoot('a.root_id')}
  order by c.due_at limit ${batch}`

const nobody = `
  with claimed as (
    select a.id from action a where a.id = $2 and a.version = $3 and exists (select from clock c where c.action_id = a.id and ${isDue})
      and set_config('opsgraph.now', $7, true) <> ''
    for update skip locked),
  fired as (update clock c set fired_at = $1 from claimed where c.action_id = claimed.id and ${isDue} returning 1)
  insert into escalation (action_id, from_level, level, clock, reason, at)
  select $2, $4, $4, $5, $6, $1 where exists (select from fired) returning 1`

const workOutAgain = `update clock c set stale = true, due_at = null where c.action_id = $2 and ${isDue}`

/** Fires what is due, until nothing is or others are at it. */
export async function fireClocks(db: Db, now: Date): Promise<void> {
  for (;;) {
    const ids = [...new Set((await db.run<[id: string]>(due, [now])).map(([id]) => id))]
    if (!ids.length) return
    const [subjects, clocks, steps] = await Promise.all([
      readSubjects(db, ids),
      readClocks(db, clocksOf(ids), now),
      stepsAhead(db, ids, now),
    ])
    let fired = 0
    const failures: unknown[] = []
    for (const id of ids) {
      const subject = subjects.get(id)
      const out = clocks.filter(
        (clock) =>
          clock.actionId === id &&
          clock.stoppedAt === null &&
          clock.firedAt === null &&
          clock.dueAt !== null &&
          clock.dueAt <= now.getTime(),
      )
      // What is to be done comes before what is to be responded to.
      const clock = out.at(-1)
      if (!subject || !clock) await db.run(workOutAgain, [now, id])
      else if (await fire(db, now, subject, clock, steps.get(id)!).catch((error: unknown) => void failures.push(error)))
        fired += 1
    }
    // One that fails keeps no other from its turn.
    if (!fired && failures.length) throw failures[0]
    if (!fired) return
  }
}

async function fire(
  db: Db,
  now: Date,
  subject: SubjectRow,
  { kind, target, isForAnswer }: ClockNow,
  { fromLevel, to }: StepAhead,
): Promise<boolean> {
  const what = isForAnswer ? 'answered' : kind === 'RESPOND' ? 'started' : 'done'
  const within = target.rule === 'SLOT' || target.rule === 'PERIOD_END' ? 'by the end of' : 'within'
  const reason = `Not ${what} ${within} ${String(targetInWords(target))}`
  if (!to) {
    const nobodyAbove = `${reason}; nobody is above to take it`
    return (
      (await db.run(nobody, [now, subject.id, subject.version, fromLevel, kind, nobodyAbove, now.toISOString()]))
        .length > 0
    )
  }
  const claim = (parameters: Parameters) => `
    select a.id from action a where a.id = ${parameters.add(subject.id)}
      and exists (select from clock c where c.action_id = a.id and ${isDueAt(parameters, now)}) for update skip locked`
  const also = (parameters: Parameters) => [
    `update clock c set fired_at = ${parameters.add(now)} from changed where c.action_id = changed.id and ${isDueAt(parameters, now)}`,
  ]
  const row = await writeTransition(
    { db, now, actorId: null, claim },
    subject.disposition === 'ESCALATED' ? 'RAISE' : 'ESCALATE',
    subject,
    {
      to: 'ESCALATED',
      set: { escalatedToId: to.id, escalatedLevel: to.level, statusReason: reason, resumeAt: null },
      reason,
      changes: { escalatedTo: [subject.escalatedTo?.name ?? '', `${to.name}, ${accessLevelNames[to.level]}`] },
      step: { fromLevel, clock: kind },
      also,
    },
    planOfSelection('Action', { id: true }),
  )
  return row !== null
}

const isDueAt = (parameters: Parameters, now: Date) => isDue.replace('$1', `${parameters.add(now)}::timestamptz`)
