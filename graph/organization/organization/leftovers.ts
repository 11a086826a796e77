// What keeps an organization from being deleted: the organizations below it, and the rows whose foreign key does not
// let it go. Which these are the tables say, and what they are called the nouns.
import { tables } from '../../../prisma/__generated__/tables.ts'
import { counted } from '../../kernel/counted.ts'
import type { Context } from '../../kernel/context.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { allNouns } from '../../kernel/noun.ts'

interface Kind {
  one: string
  many: string
  table: string
  /** Which rows of the table `x` belong to an organization `o`. */
  where: string
}

/** More than these are not counted, so that a large organization costs no more than that. */
const most = 1000

const below: Kind = {
  one: 'organization',
  many: 'organizations',
  table: 'organization',
  where: 'x.parent_id = o.id',
}

/** Nouns introduce themselves when the schema is made, so that this is read first when it is asked for. */
let known: readonly Kind[] | undefined

export function leftoverKinds(): readonly Kind[] {
  if (known) return known
  const labels = new Map(allNouns().map(({ table, label }) => [table, label]))
  const kinds = Object.values(tables).flatMap(({ table, fields }): Kind[] => {
    const isHeld = Object.values(fields).some(
      ({ relation }) => relation?.holds && relation.model === 'Organization' && relation.column === 'organization_id',
    )
    if (!isHeld) return []
    const label = labels.get(table)
    if (!label) throw new Error(`${table} keeps an organization from being deleted, and no noun says what it is.`)
    // Some tables have an index by the tree alone.
    const ofTree = fields.rootId ? 'x.root_id = o.root_id and ' : ''
    return [{ ...label, table, where: `${ofTree}x.organization_id = o.id` }]
  })
  return (known = [below, ...kinds.toSorted((a, b) => a.many.localeCompare(b.many, 'en'))])
}

const statement = () => {
  const columns = leftoverKinds().map(
    ({ table, where }, i) =>
      `(select count(*) from (select from "${table}" x where ${where} limit ${most + 1}) counted) as n${i}`,
  )
  return `select o.id, o.parent_id is null as "isRoot", ${columns.join(', ')} from organization o where o.id = any($1::uuid[])`
}

const list = new Intl.ListFormat('en', { type: 'conjunction' })

function sentence(isRoot: boolean, counts: readonly number[]): string | undefined {
  const there = leftoverKinds().flatMap(({ one, many }, i) => {
    const count = counts[i]!
    if (!count) return []
    return [count > most ? `more than ${counted(most, one, many)}` : counted(count, one, many)]
  })
  if (!there.length) return undefined
  return `It still has ${list.format(there)}.${isRoot ? '' : ' Archive it instead.'}`
}

/** Why organizations can't be deleted, with counts; many of one request are one statement. */
export function deletionObstacle(context: Context, id: string): Promise<string | undefined> {
  const loader = context.loader<string, string | undefined>('deletion obstacle', async (ids) => {
    const rows = await context.db.run<[id: string, isRoot: boolean, ...counts: number[]]>(statement(), [[...ids]])
    const found = new Map(rows.map(([id, isRoot, ...counts]) => [id, sentence(isRoot, counts)]))
    return ids.map((one) => found.get(one))
  })
  return loader.load(id)
}

/** The same as it is within a transaction. */
export async function deletionObstacleIn(transaction: Transaction, id: string): Promise<string | undefined> {
  const [row] = await transaction.$queryRawUnsafe<Record<string, bigint | boolean>[]>(statement(), [id])
  if (!row) return undefined
  const counts = leftoverKinds().map((_kind, i) => Number(row[`n${i}`]))
  return sentence(Boolean(row.isRoot), counts)
}
