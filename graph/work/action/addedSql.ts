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

/**
 * The fields that are written: all that may be null, so that few different statements have to be prepared; of the rest
 * those that a draft gives, where the database has a default for the others.
 */
export const writtenFields = (data: object) =>
  Object.entries(modelOf('Action').fields).flatMap(([field, { column, isNullable }]) =>
    column && (isNullable || data[field as never] !== undefined) ? [field] : [],
  )

/**
 * The parts of a statement that add records of which the same fields are written, each with the first entry of its
 * history: `drafts` has them in their `place`, `added` their rows.
 */
export function addedSql(parameters: Parameters, drafts: readonly Draft[], { first, number }: Own = {}): string {
  const { fields } = modelOf('Action')
  const wholeOf = ({ now, data }: Draft) => ({ ...data, createdAt: now, updatedAt: now, statusAt: now })
  const written = writtenFields(wholeOf(drafts[0]!)).map((field) => [field, fields[field]!.column!] as const)
  const columns = written.map(([, column]) => column)
  const entries = drafts.map((draft) => {
    const whole = wholeOf(draft)
    const { now: at, data, actorId = data.creatorId, reason = '' } = draft
    return {
      filled: Object.fromEntries(written.map(([field, column]) => [column, whole[field as never]])),
      actorId,
      reason,
      at,
    }
  })
  return `
  drafts as materialized (
    select uuidv7() as id, place, one.*${number ? `, ${number} as number` : ''}
    from jsonb_array_elements(${parameters.add(JSON.stringify(entries))}::jsonb) with ordinality drafted(entry, place)
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
