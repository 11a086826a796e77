// Which types of nodes are told of when they change: their tables have a trigger that calls add_change, whose first
// arguments say the type and how a row leads to its root.
import type { Db } from '../db.ts'

export interface Tracked {
  type: string
  table: string
  /** The type of its ids in the database. */
  idType: string
  /** A query for the root of a row r, and its id; none where the row has its root. */
  rootOf: string | undefined
}

const read = `
  select c.relname::text, format_type(a.atttypid, null)::text, string_to_array(encode(t.tgargs, 'escape'), '\\000')
  from pg_trigger t join pg_proc p on p.oid = t.tgfoid join pg_class c on c.oid = t.tgrelid
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'id'
  where p.proname = 'add_change' and t.tgname = c.relname || '_change_insert' order by 3`

const known = new WeakMap<Db, Promise<Tracked[]>>()

/** Those of a database, by their types; read once. */
export function trackedTypes(db: Db): Promise<Tracked[]> {
  const found = known.get(db) ?? readTypes(db)
  known.set(db, found)
  found.catch(() => known.delete(db))
  return found
}

async function readTypes(db: Db): Promise<Tracked[]> {
  const rows = await db.runOnce<[table: string, idType: string, args: string[]]>(read, [])
  return rows.map(([table, idType, [type, rootOf]]) => ({ type: type!, table, idType, rootOf: rootOf || undefined }))
}
