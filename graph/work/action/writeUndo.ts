// Writes a record as it was before a step, with the step that undoes it, and tells of it as of any other.
import type { HistoryEntry } from '../../../prisma/__generated__/client/client.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { Parameters } from '../../kernel/statement/scopeSql.ts'
import { historySql } from './historySql.ts'

export type Undone = Pick<
  HistoryEntry,
  'id' | 'actionId' | 'version' | 'transition' | 'toStatus' | 'toDisposition' | 'onBehalfOfId' | 'actorId' | 'changes'
>

/** What steps change of a record; the rest of its columns follows by itself, or is another's to change. */
const columns = [
  'title',
  'description',
  'po_number',
  'department_id',
  'group_id',
  'location_id',
  'vehicle_id',
  'is_scheduled',
  'status',
  'disposition',
  'class_id',
  'priority_id',
  'service_time_mins',
  'scheduled_start',
  'scheduled_end',
  'actual_start',
  'actual_end',
  'assignee_id',
  'completed_by_id',
  'delegator_id',
  'delegate_id',
  'delegator_levels',
  'escalated_to_id',
  'escalated_level',
  'status_reason',
  'resume_at',
  'status_at',
  'requires_sign_off',
  'signed_off_by_id',
  'signed_off_at',
  'worked_secs',
]

interface Undo {
  stepId: string
  entry: Undone
  /** Which of the versions that were kept. */
  position: bigint
  now: Date
}

export async function writeUndo(transaction: Transaction, { stepId, entry, position, now: at }: Undo): Promise<void> {
  const parameters = new Parameters()
  const now = `${parameters.add(at)}::timestamptz`
  const history = historySql({
    columns: {
      id: `${parameters.add(stepId)}::uuid`,
      version: 'version',
      transition: `'UNDO'`,
      from_status: `${parameters.add(entry.toStatus)}::smallint`,
      to_status: 'status',
      from_disposition: `${parameters.add(entry.toDisposition)}::disposition`,
      to_disposition: 'disposition',
      actor_id: `${parameters.add(entry.actorId)}::uuid`,
      on_behalf_of_id: `${parameters.add(entry.onBehalfOfId)}::uuid`,
      reason: `''`,
      changes: `${parameters.add(JSON.stringify(turnedRound(entry.changes as Changes)))}::jsonb`,
      at: now,
      undoes_id: `${parameters.add(entry.id)}::uuid`,
    },
    from: 'changed',
    record: 'id',
    written: 'changed',
  })
  const text = `
    with changed as (
      update action a set version = a.version + 1, updated_at = ${now}, ${columns.map((name) => `${name} = p.${name}`).join(', ')}
      from action_past p
      where a.id = ${parameters.add(entry.actionId)}::uuid and p.id = a.id and p.position = ${parameters.add(String(position))}::bigint
      returning a.*),
    ${history}
    select id from changed`
  await transaction.$queryRawUnsafe(text, ...parameters.values)
}

type Changes = Record<string, [before: string, after: string]>

const turnedRound = (changes: Changes): Changes =>
  Object.fromEntries(Object.entries(changes).map(([field, [before, after]]) => [field, [after, before]]))
