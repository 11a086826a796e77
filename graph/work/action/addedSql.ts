import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { modelOf } from '../../kernel/statement/models.ts'
import type { Parameters } from '../../kernel/statement/scopeSql.ts'
import { historySql } from './historySql.ts'

/** A record to be added. */
export interface Draft {
  now: Date
  data: Prisma.ActionCreateManyInput
  /** Who makes it, where that is not its creator: nobody for a clock. */
  actorId?: string | null
  reason?: string
}

interface Own {
  /** The name of a part of the statement that is done first; nothing is added where it has no row. */
  first?: string
  /** An expression for its number over its columns; it is not added where it is null. Else a trigger gives it. */
  number?: string
}

/** The fields that a draft says something of; what it leaves out is as the database has it. */
export const saidFields = (data: object) =>
  Object.entries(data).flatMap(([field, value]) => (value === undefined ? [] : [field]))

/**
 * The parts of a statement that add records that say something of the same fields, each with the first entry of its
 * history: `drafts` has them in their `place`, `added` their rows.
 */
export function addedSql(parameters: Parameters, drafts: readonly Draft[], { first, number }: Own = {}): string {
  const { fields } = modelOf('Action')
  const columnOf = (field: string) => fields[field]!.column
  const wholes = drafts.map(({ now, data, actorId = data.creatorId, reason = '' }) => {
    const whole = { ...data, createdAt: now, updatedAt: now, statusAt: now }
    const filled = Object.fromEntries(saidFields(whole).map((field) => [columnOf(field), whole[field as never]]))
    return { filled, actorId, reason, at: now }
  })
  const columns = Object.keys(wholes[0]!.filled)
  return `
  drafts as materialized (
    select uuidv7() as id, place, one.*${number ? `, ${number} as number` : ''}
    from jsonb_array_elements(${parameters.add(JSON.stringify(wholes))}::jsonb) with ordinality drafted(entry, place)
      cross join lateral jsonb_to_record(entry) one("actorId" uuid, reason text, at timestamptz, filled action)
      ${first ? `cross join ${first}` : ''}),
  added as (
    insert into action (id, ${number ? 'number, ' : ''}${columns.join(', ')})
    select id, ${number ? 'number, ' : ''}${columns.map((column) => `(filled).${column}`).join(', ')}
    from drafts ${number ? 'where number is not null' : ''} order by place returning *),
  ${historySql({
    columns: {
      version: 'a.version',
      transition: `'CREATE'`,
      to_status: 'a.status',
      actor_id: 'd."actorId"',
      reason: 'd.reason',
      at: 'd.at',
    },
    from: 'added a join drafts d on d.id = a.id',
    record: 'a.id',
    written: 'added',
  })}`
}
