// Looks at every table of Prisma's models, so that none is forgotten: what is in it, and where a word stands.
import type { Client } from 'pg'
import { tables } from '../../prisma/__generated__/tables.ts'

/** All tables, by their names. */
export const tableNames = Object.values(tables)
  .map(({ table }) => table)
  .toSorted()

interface Column {
  table: string
  column: string
  type: string
}

/** What is no text of anybody's: a place in a tree, a zone. */
const shaped = ['organization.path', 'organization.time_zone']

/** The columns that can hold a word, of all tables. */
export async function wordColumns(owner: Client): Promise<Column[]> {
  const { rows } = await owner.query<Column>(
    `select c.relname::text as table, a.attname::text as column, format_type(a.atttypid, null) as type
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relname = any($1) and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
       and a.attgenerated = '' and format_type(a.atttypid, null) in ('text', 'text[]', 'json', 'jsonb', 'bytea', 'character varying')
     order by 1, 2`,
    [tableNames],
  )
  return rows
}

const written = {
  text: (column: string, word: string) => `${column} || ${word}`,
  'character varying': (column: string, word: string) => `${column} || ${word}`,
  'text[]': (column: string, word: string) => `${column} || array[${word}]`,
  jsonb: (column: string, word: string) => `jsonb_build_object('was', ${column}, 'word', ${word})`,
  json: (column: string, word: string) => `json_build_object('was', ${column}, 'word', ${word})`,
  bytea: (column: string, word: string) => `${column} || convert_to(${word}, 'UTF8')`,
}

/**
 * Writes a word into all columns that can hold it, of the rows of a table that a condition finds, as a superuser whom
 * no trigger hears; what a check refuses is left as it is. Answers with the tables that have the word.
 */
export async function mark(owner: Client, where: ReadonlyMap<string, string>, word: string): Promise<string[]> {
  const marked = new Set<string>()
  await owner.query('set session_replication_role = replica')
  for (const { table, column, type } of await wordColumns(owner)) {
    const condition = where.get(table)
    if (!condition || shaped.includes(`${table}.${column}`)) continue
    const value = written[type as 'text'](`"${column}"`, `'${word}'`)
    await owner.query('begin')
    try {
      const { rowCount } = await owner.query(
        `update "${table}" set "${column}" = ${value} where ctid in (select ctid from "${table}" where (${condition}) and "${column}" is not null)`,
      )
      if (rowCount) marked.add(table)
      await owner.query('commit')
    } catch {
      await owner.query('rollback')
    }
  }
  await owner.query('set session_replication_role = origin')
  return [...marked].toSorted()
}

/** Where a word stands, in all tables. */
export async function found(owner: Client, word: string): Promise<string[]> {
  const places: string[] = []
  for (const { table, column, type } of await wordColumns(owner)) {
    const holds =
      type === 'bytea'
        ? `position(convert_to('${word}', 'UTF8') in "${column}") > 0`
        : `strpos("${column}"::text, '${word}') > 0`
    const { rows } = await owner.query<{ n: number }>(`select count(*)::int as n from "${table}" where ${holds}`)
    if (rows[0]!.n) places.push(`${table}.${column}`)
  }
  return places
}

/** The number of rows and a sum of all that stands in them, by table. */
export async function checksums(owner: Client, where = 'true'): Promise<Record<string, string>> {
  const sums: Record<string, string> = {}
  // What was told goes by itself, within minutes.
  for (const table of tableNames.filter((name) => name !== 'event')) {
    const { rows } = await owner.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as sum from "${table}" t where ${where}`,
    )
    sums[table] = rows[0]!.sum
  }
  return sums
}
