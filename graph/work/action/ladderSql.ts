// The ladder of a record is written by the statement that makes the transition: whatever escalates or answers is on it.
import type { ClockKind } from '../../../prisma/__generated__/client/enums.ts'
import { stateOf, type State } from './states.ts'
import type { Subject } from './subject.ts'
import type { AccessLevel } from '../../kernel/policy.ts'
import type { Parameters } from '../../kernel/statement/scopeSql.ts'

/** A step up, as a transition makes it: from which level, and by which clock where it was one. */
export interface StepUp {
  fromLevel: AccessLevel | null
  clock?: ClockKind
}

interface Climbing {
  subject: Subject
  target: State | undefined
  step: StepUp | undefined
  /** Expressions of the transition's statement. */
  transition: string
  actor: string
  why: string
  now: string
}

/** The parts of a transition's statement that keep the ladder; empty for most transitions. */
export function ladderSql(
  parameters: Parameters,
  { subject, target, step, transition, actor, why, now }: Climbing,
): string {
  let sql = ''
  const answers = target !== undefined && (target !== 'ESCALATED' || step !== undefined)
  if (answers && stateOf(subject.status, subject.disposition) === 'ESCALATED') {
    sql += `, answered as (
      update escalation e set answer = ${transition}, answered_by_id = ${actor}, answered_at = ${now}
      from changed where e.action_id = changed.id and e.answered_at is null and e.person_id is not null)`
  }
  if (target === 'ESCALATED' && step) {
    sql += `, climbed as (
      insert into escalation (action_id, from_level, level, person_id, actor_id, clock, reason, at)
      select id, ${parameters.add(step.fromLevel)}::access_level, escalated_level, escalated_to_id, ${actor},
        ${parameters.add(step.clock ?? null)}::clock_kind, ${why}, ${now} from changed)`
  }
  return sql
}
