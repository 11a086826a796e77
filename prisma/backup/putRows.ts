// The restored rows of a root into the tables, all with one transaction. No trigger hears it: nothing happens, it comes
// back. What refers to something is looked at in the end, so that the order does not matter.
import { escapeIdentifier, type ClientBase } from 'pg'
import { StartError } from '../startError.ts'
import type { LeftOut } from './fitRows.ts'
import { restoredName } from './restoredTables.ts'
import type { Part, RootPlan } from './rootPlan.ts'
import { columnsOf } from './tables.ts'

/** What people have of their own across all organizations, and may have again by the same name. */
const mayBeThere = ['notification', 'saved_report', 'saved_view']

export async function putRows(target: ClientBase, { parts }: RootPlan): Promise<{ rows: number; leftOut: LeftOut[] }> {
  const tables = parts.map(({ name }) => escapeIdentifier(name))
  const { rows: keys } = await target.query<{ table: string; name: string }>(
    `select quote_ident(t.relname) as table, quote_ident(c.conname) as name
     from pg_constraint c join pg_class t on t.oid = c.conrelid
     where c.contype = 'f' and not c.condeferrable and c.connamespace = 'public'::regnamespace and t.relname = any($1)`,
    [parts.map(({ name }) => name)],
  )
  for (const table of tables) await target.query(`alter table ${table} disable trigger user`)
  for (const { table, name } of keys)
    await target.query(`alter table ${table} alter constraint ${name} deferrable initially deferred`)
  let rows = 0
  const leftOut: LeftOut[] = []
  for (const part of parts) {
    const put = await putTable(target, part)
    rows += put.rows
    if (put.left) leftOut.push({ table: part.name, rows: put.left })
  }
  await target.query('set constraints all immediate')
  for (const { table, name } of keys) await target.query(`alter table ${table} alter constraint ${name} not deferrable`)
  for (const table of tables) await target.query(`alter table ${table} enable trigger user`)
  return { rows, leftOut }
}

async function putTable(target: ClientBase, part: Part): Promise<{ rows: number; left: number }> {
  const columns = columnsOf(part)
  const orNot = mayBeThere.includes(part.name) ? 'on conflict do nothing' : ''
  const put = `insert into ${escapeIdentifier(part.name)} (${columns}) select ${columns} from ${restoredName(part.name)} ${orNot}`
  const { rowCount } = await target.query(put).catch((error: Error & { code?: string; detail?: string }) => {
    if (error.code !== '23505') throw error
    throw new StartError(
      `A row of ${part.name} is in the database already. ${error.detail} Nothing was restored.`,
      'data',
    )
  })
  const { rows } = await target.query<{ n: number }>(`select count(*)::int as n from ${restoredName(part.name)}`)
  return { rows: rowCount!, left: rows[0]!.n - rowCount! }
}
