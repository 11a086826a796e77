// What a backup holds of a database: its tables, but for the ledger of migrations, which a restore writes itself.
import { escapeIdentifier, type ClientBase } from 'pg'

export interface Table {
  name: string
  /** Those that are written; what is generated follows from them. */
  columns: string[]
}

export async function tablesOf(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> '_prisma_migrations'
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    group by 1 order by 1`)
  return rows
}

export interface Sequence {
  name: string
  /** Null where it has given none yet. */
  value: string | null
}

export async function sequencesOf(client: ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' order by 1`,
  )
  return rows
}

export const columnsOf = ({ columns }: Table) => columns.map((column) => escapeIdentifier(column)).join(', ')

/** A table with its columns, as COPY names it. */
export const copied = (table: Table) => `${escapeIdentifier(table.name)} (${columnsOf(table)})`
