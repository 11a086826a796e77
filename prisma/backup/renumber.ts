// Numbers that all organizations count together: where another has one of them meanwhile, the restored row gets a new
// one.
import { escapeIdentifier, escapeLiteral, type ClientBase } from 'pg'
import { restoredName } from './restoredTables.ts'
import type { RootPlan } from './rootPlan.ts'

export interface Renumbered {
  table: string
  before: number
  after: number
}

interface Counted {
  table: string
  column: string
  sequence: string
  /** Whether it is what rows are told apart by, and nobody knows the number. */
  isKey: boolean
}

/** A Task_Record_ID names an action record or a task record: both count together. */
const together = ['action', 'task_record']

const counted = `
  select c.relname as table, a.attname as column, substring(pg_get_expr(d.adbin, d.adrelid) from '''(.+)''') as sequence,
    a.attname <> 'legacy_id' as "isKey"
  from pg_attrdef d join pg_class c on c.oid = d.adrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = d.adnum
  where c.relnamespace = 'public'::regnamespace and pg_get_expr(d.adbin, d.adrelid) like 'nextval(%'
  union all select 'task_record', 'legacy_id', 'action_legacy_id_seq', false
  order by 1`

export async function renumber(target: ClientBase, { parts, references }: RootPlan): Promise<Renumbered[]> {
  const names = new Set(parts.map(({ name }) => name))
  const { rows } = await target.query<Counted>(counted)
  const columns = rows.filter(({ table }) => names.has(table))
  // What comes next is beyond what is restored, too.
  for (const { table, column, sequence } of columns)
    await target.query(`
      select setval(${escapeLiteral(sequence)}, greatest(max(${escapeIdentifier(column)}), (select last_value from ${sequence})))
      from ${restoredName(table)} having count(*) > 0`)
  const changed: Renumbered[] = []
  for (const one of columns) {
    const { table, column, isKey } = one
    await mapTaken(target, one)
    const places = [{ table, column }]
    if (column === 'id')
      for (const { from, to, column: referring } of references)
        if (to === table && names.has(from)) places.push({ table: from, column: referring })
    for (const place of places)
      await target.query(
        `update ${restoredName(place.table)} set ${escapeIdentifier(place.column)} = now from renumbered where ${escapeIdentifier(place.column)} = was`,
      )
    if (isKey) continue
    const { rows: known } = await target.query<Renumbered>(
      'select $1::text as table, was as before, now::int as after from renumbered order by was',
      [table],
    )
    changed.push(...known)
  }
  return changed
}

/** Those that are taken, with what they become; keys keep their order, so that they all go on where one is taken. */
async function mapTaken(target: ClientBase, { table, column, sequence, isKey }: Counted): Promise<void> {
  const name = escapeIdentifier(column)
  const takers = together.includes(table) && !isKey ? together : [table]
  const isTaken = takers
    .map((taker) => `exists (select from ${escapeIdentifier(taker)} t where t.${name} = r.${name})`)
    .join(' or ')
  const which = isKey ? `exists (select from ${restoredName(table)} r where ${isTaken})` : `(${isTaken})`
  await target.query('drop table if exists renumbered')
  await target.query(`
    create temporary table renumbered on commit drop as
    select was, nextval(${escapeLiteral(sequence)}) as now
    from (select ${name} as was from ${restoredName(table)} r where ${which} order by 1) taken`)
}
