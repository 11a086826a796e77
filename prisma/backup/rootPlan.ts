// What of a database is of one root organization: its own rows, by the constraints, and what it shares with others and
// refers to.
import { escapeIdentifier, escapeLiteral, type ClientBase } from 'pg'
import { rootConditions, type RootUnit } from '../rootConditions.ts'
import { tablesOf, type Table } from './tables.ts'

interface Reference {
  from: string
  column: string
  to: string
  /** Whether it may be left open. */
  isSoft: boolean
}

/** A table with the condition that finds its rows. */
export interface Part extends Table {
  condition: string
  /** Whether others may have the same rows, so that only those come that are not there. */
  isShared: boolean
}

export interface RootPlan {
  parts: Part[]
  /** What refers to what by one column that is the key there. */
  references: Reference[]
}

/** People, and the lists and places that no organization has for itself. */
const shared = ['app_user', 'address', 'practice_feature', 'technology_solution']

/** What is of the log of one database: who follows it reads a root that has come back whole. */
const leftOut = ['change']

export async function rootPlanOf(client: ClientBase, rootId: string): Promise<RootPlan> {
  const { rows: references } = await client.query<Reference>(`
    select f.relname as from, a.attname as column, t.relname as to, c.confdeltype = 'n' as "isSoft"
    from pg_constraint c join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute k on k.attrelid = c.confrelid and k.attnum = c.confkey[1]
    where c.contype = 'f' and cardinality(c.conkey) = 1 and c.connamespace = 'public'::regnamespace and k.attname = 'id'
    order by 1, 2`)
  const { rows } = await client.query<{ units: RootUnit[] }>('select root_units() as units')
  const conditions = rootConditions(rows[0]!.units, escapeLiteral(rootId))
  for (const name of shared) {
    const named = references
      .filter(({ from, to }) => to === name && conditions.has(from))
      .map(
        ({ from, column }) =>
          `select ${escapeIdentifier(column)} from ${escapeIdentifier(from)} where ${conditions.get(from)}`,
      )
    const own = conditions.get(name)
    conditions.set(name, [...(own ? [own] : []), `id in (${named.join(' union ')})`].join(' or '))
  }
  const parts = (await tablesOf(client)).flatMap((table) => {
    const condition = conditions.get(table.name)
    return condition && !leftOut.includes(table.name)
      ? [{ ...table, condition, isShared: shared.includes(table.name) }]
      : []
  })
  return { parts, references }
}
