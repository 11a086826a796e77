import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import type { Call } from '../mutation.ts'
import type { Plan } from '../statement/plan.ts'
import { modelOf } from '../statement/models.ts'
import { Parameters } from '../statement/scopeSql.ts'
import type { Viewer } from '../viewer.ts'
import type { SubjectRow } from './readActions.ts'
import { stateTable } from './states.ts'
import type { Effect } from './transition.ts'
import { transitionOf, type TransitionName } from './transitions.ts'

/** Columns of a record and what they become. */
export type Columns = Partial<Omit<Prisma.ActionUncheckedUpdateManyInput, 'id' | 'version' | 'status' | 'disposition'>>

/**
 * Writes the record, its history and the caller's key in one statement, and reads what the answer needs. Null where
 * the record's version is no longer that of the subject.
 */
export async function writeTransition(
  { context, keep }: Call,
  name: TransitionName,
  subject: SubjectRow,
  { to, set = {}, reason = '', changes = {}, also }: Effect,
  plan: Plan,
  as: Viewer,
): Promise<never | null> {
  const viewer = context.requireViewer()
  const { to: usual, onBehalf } = transitionOf(name)
  const target = to ?? usual
  const parameters = new Parameters()
  const id = parameters.add(subject.id)
  const now = `${parameters.add(context.now)}::timestamptz`
  const assignments = Object.entries(set).map(([field, value]) => `${columnOf(field)} = ${parameters.add(value)}`)
  if (target) {
    const { status, disposition } = stateTable[target]
    assignments.push(`status = ${parameters.add(status)}`, `disposition = ${parameters.add(disposition)}`, `status_at = ${now}`)
  }
  const history = [
    parameters.add(name),
    parameters.add(subject.status),
    parameters.add(subject.disposition),
    parameters.add(viewer.id),
    parameters.add(as.id !== viewer.id ? as.id : onBehalf && subject.assigneeId !== viewer.id ? subject.assigneeId : null),
    parameters.add(reason),
    parameters.add(JSON.stringify(changes)),
  ]
  const [transition, status, disposition, actor, onBehalfOf, why, what] = history
  const kept = keep
    ? `, kept as (
      insert into idempotency_key (user_id, key, request, result, created_at)
      select ${parameters.add(keep.userId)}, ${parameters.add(keep.key)}, ${parameters.add(keep.request)},
        jsonb_build_object('actionId', id), ${now} from changed)`
    : ''
  const more = also?.(parameters).map((command, i) => `, also${i} as (${command})`).join('') ?? ''
  const text = `
    with changed as (
      update action set version = version + 1, updated_at = ${now}${assignments.map((one) => `, ${one}`).join('')}
      where id = ${id} and version = ${parameters.add(subject.version)} returning *),
    noted as (
      insert into action_history
        (action_id, version, transition, from_status, to_status, from_disposition, to_disposition, actor_id,
         on_behalf_of_id, reason, changes, at)
      select id, version, ${transition}, ${status}::smallint, status, ${disposition}::disposition, disposition,
        ${actor}::uuid, ${onBehalfOf}::uuid, ${why}, ${what}::jsonb, ${now} from changed)${kept}${more}
    select ${plan.columns} from changed a ${plan.joins}`
  const [row] = await context.db.run(text, parameters.values)
  return row ? plan.read(row) : null
}

const columnOf = (field: string) => `"${modelOf('Action').fields.get(field)?.column}"`
