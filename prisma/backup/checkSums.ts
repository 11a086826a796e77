import { escapeIdentifier } from 'pg'
import { withConnection, type Connection } from '../connect.ts'
import { tablesOf } from './tables.ts'

/** A check sum of the rows of each table, whatever their order, by which a rehearsal compares two databases. */
export function checkSums(connection: Connection): Promise<Record<string, string>> {
  return withConnection(connection, async (client) => {
    const sums: Record<string, string> = {}
    await client.query('begin isolation level repeatable read read only')
    for (const { name } of await tablesOf(client)) {
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as sum from ${escapeIdentifier(name)} t`,
      )
      sums[name] = rows[0]!.sum
    }
    return sums
  })
}
