// The rows of a root on their way: one temporary table for each table, in which they are made to fit.
import { pipeline } from 'node:stream/promises'
import { escapeIdentifier, type ClientBase } from 'pg'
import { from, to } from 'pg-copy-streams'
import type { Part } from './rootPlan.ts'
import { columnsOf } from './tables.ts'

export const restoredName = (table: string) => escapeIdentifier(`restored_${table}`)

/** Reads the rows of a part from where they are into their temporary table, which goes with the transaction. */
export async function fetchRows(source: ClientBase, target: ClientBase, part: Part): Promise<void> {
  const [table, restored, columns] = [escapeIdentifier(part.name), restoredName(part.name), columnsOf(part)]
  await target.query(
    `create temporary table ${restored} on commit drop as select ${columns} from ${table} with no data`,
  )
  await pipeline(
    source.query(to(`copy (select ${columns} from ${table} where ${part.condition}) to stdout`)),
    target.query(from(`copy ${restored} (${columns}) from stdin`)),
  )
  if (part.columns.includes('id')) await target.query(`create index on ${restored} (id)`)
  await target.query(`analyze ${restored}`)
}
