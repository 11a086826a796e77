import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Db } from '../../kernel/db.ts'
import { alongTransition } from './alongTransition.ts'
import type { KeyToKeep } from '../../kernel/mutation.ts'
import type { Plan } from '../../kernel/statement/plan.ts'
import { modelOf } from '../../kernel/statement/models.ts'
import { Parameters } from '../../kernel/statement/scopeSql.ts'
import { writtenAt } from '../../kernel/writtenAt.ts'
import { historySql } from './historySql.ts'
import type { SubjectRow } from './readActions.ts'
import { stateTable } from './states.ts'
import type { Effect } from './transition.ts'
import { transitionOf, type TransitionName } from './transitions.ts'

/** Columns of a record and what they become. */
export type Columns = Partial<Omit<Prisma.ActionUncheckedUpdateManyInput, 'id' | 'version' | 'status' | 'disposition'>>

/** Who makes a transition, and when. */
export interface Author {
  db: Pick<Db, 'run'>
  now: Date
  /** Nobody for a clock. */
  actorId: string | null
  /** In whose stead, where it is another's. */
  asId?: string
  keep?: KeyToKeep
  /** By which it may be undone; where a step is a part of something larger, it has none. */
  stepId?: string
  /** A statement that is a part of this one; where it answers with no row, nothing is written. */
  claim?: (parameters: Parameters) => string
}

/**
 * Writes the record, its history, whom to tell, what other nouns keep of it and the caller's key in one statement, and
 * reads what the answer needs. Null where the record has another version than the subject, or another call has taken
 * the key over.
 */
export async function writeTransition(
  { db, now: at, actorId, asId, keep, stepId, claim }: Author,
  name: TransitionName,
  subject: SubjectRow,
  { to, set = {}, reason = '', changes = {}, step, also, endsDelegation }: Effect,
  plan: Plan,
): Promise<never | null> {
  const { to: usual, onBehalf, checklist, endsDelegation: endsAlways } = transitionOf(name)
  const target = to ?? usual
  const parameters = new Parameters()
  const id = parameters.add(subject.id)
  const now = `${parameters.add(at)}::timestamptz`
  const assignments = Object.entries(set).map(([field, value]) => `${columnOf(field)} = ${parameters.add(value)}`)
  if (target) {
    const { status, disposition } = stateTable[target]
    assignments.push(
      `status = ${parameters.add(status)}`,
      `disposition = ${parameters.add(disposition)}`,
      `status_at = ${now}`,
    )
  }
  const transition = parameters.add(name)
  const actor = `${parameters.add(actorId)}::uuid`
  const why = parameters.add(reason)
  const insteadOf =
    asId && asId !== actorId ? asId : onBehalf && actorId && subject.assigneeId !== actorId ? subject.assigneeId : null
  const history = historySql({
    columns: {
      ...(stepId && { id: `${parameters.add(stepId)}::uuid` }),
      version: 'version',
      transition,
      from_status: `${parameters.add(subject.status)}::smallint`,
      to_status: 'status',
      from_disposition: `${parameters.add(subject.disposition)}::disposition`,
      to_disposition: 'disposition',
      actor_id: actor,
      on_behalf_of_id: `${parameters.add(insteadOf)}::uuid`,
      reason: why,
      changes: `${parameters.add(JSON.stringify(changes))}::jsonb`,
      at: now,
    },
    from: 'changed',
    record: 'id',
    written: 'changed',
  })
  const along = alongTransition(parameters, {
    subject,
    target,
    step,
    endsDelegation: Boolean(endsAlways || endsDelegation),
    at,
    transition,
    actor,
    why,
    now,
  })
  const ofKey = keep && `user_id = ${parameters.add(keep.userId)} and key = ${parameters.add(keep.key)}`
  const held = keep
    ? `held as materialized (select from idempotency_key where ${ofKey} and result is null for no key update),`
    : ''
  const kept = keep
    ? `, kept as (
      update idempotency_key set result = jsonb_build_object('actionId', c.id, 'stepId', ${parameters.add(stepId ?? null)}::text) from changed c
      where ${ofKey})`
    : ''
  const claimed = claim ? `claimed as (${claim(parameters)}),` : ''
  const more = [...along, ...(also?.(parameters) ?? [])].map((command, i) => `, also${i} as (${command})`).join('')
  const text = `
    with ${claimed} ${held} changed as (
      update action set version = version + 1, updated_at = ${now}${assignments.map((one) => `, ${one}`).join('')}
      where id = ${id} and version = ${parameters.add(subject.version)}${claim ? ' and exists (select from claimed)' : ''}${keep ? ' and exists (select from held)' : ''}
        ${writtenAt(parameters, at, stepId)}
        ${checklist ? checklistConditions[checklist] : ''}
      returning *),
    ${history}${kept}${more}
    select ${plan.columns} from changed a ${plan.joins}`
  const [row] = await db.run(text, parameters.values)
  if (!row) return null
  if (keep) keep.isKept = true
  return plan.read(row)
}

/** Looked at again with the write: an answer may be taken back in between. */
const checklistConditions = { ANSWERED: 'and mandatory_open = 0', NONE: 'and mandatory_items = 0', CONFIRMED: '' }

const columnOf = (field: string) => `"${modelOf('Action').fields[field]?.column}"`
