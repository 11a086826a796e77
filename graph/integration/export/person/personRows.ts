// The rows of a table that are kept of a person, as lines of JSON; of what they can read no more only ids, times, and
// where they stand in it themselves.
import type { Db } from '../../../kernel/db.ts'
import type { Scope } from '../../../kernel/scope.ts'
import { Parameters, scopeCondition } from '../../../kernel/statement/scopeSql.ts'
import { personTables, withheld, type OfPerson } from './personTables.ts'

/** Whose rows, and what they can read now. */
export interface Subject {
  id: string
  email: string
  roots: readonly string[]
  /** Roots of whose audit log they read at least their own changes. */
  auditRoots: readonly string[]
  threads: readonly string[]
  records: Scope
}

interface Columns {
  /** Those of its key, with their types. */
  key: { name: string; type: string }[]
  /** Ids and times of a row, none of them a person's. */
  plain: string[]
  /** Those that name a person. */
  people: string[]
}

/** The columns of each table, by what they are. */
export async function columnsOfTables(db: Db): Promise<Map<string, Columns>> {
  const rows = await db.runOnce<[table: string, name: string, type: string, place: number | null, names: boolean]>(
    `select c.relname::text, a.attname::text, format_type(a.atttypid, null),
      (select array_position(i.indkey::int2[], a.attnum) from pg_index i where i.indrelid = c.oid and i.indisprimary),
      exists (select from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and f.conkey = array[a.attnum]
        and f.confrelid = 'app_user'::regclass)
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relname = any($1::text[]) and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
    order by 1, 4`,
    [Object.keys(personTables)],
  )
  const tables = new Map<string, Columns>()
  for (const [table, name, type, place, names] of rows) {
    const columns = tables.get(table) ?? { key: [], plain: [], people: [] }
    tables.set(table, columns)
    if (place !== null) columns.key.push({ name, type })
    const { own = [], acted = [] } = personTables[table]!
    if (names) columns.people.push(name)
    else if (['uuid', 'timestamp with time zone'].includes(type) && ![...own, ...acted].includes(name))
      columns.plain.push(name)
  }
  return tables
}

const anyOf = (columns: readonly string[] | undefined, more: string | undefined) =>
  [...(columns ?? []).map((column) => `t."${column}" = $person`), ...(more ? [`(${more})`] : [])].join(' or ') ||
  'false'

/** Whether the person can read a row now that is not theirs. */
function readable(table: string, { root, record }: OfPerson, { records }: Subject, parameters: Parameters): string {
  if (record)
    return `exists (select from action a where a.id = ${record} and ${scopeCondition(records, parameters, { byParties: true })})`
  return root ? `${root} = any(${table === 'audit_entry' ? '$auditRoots' : '$roots'})` : 'false'
}

const atOnce = 1_000

/** Page by page behind the key of the last, so that what changes meanwhile is neither missed nor there twice. */
export async function* rowsOfPerson(
  db: Db,
  subject: Subject,
  table: string,
  { key, plain }: Columns,
): AsyncGenerator<string> {
  const of = personTables[table]!
  const keys = key.map(({ name }) => `t."${name}"`).join(', ')
  for (let last: string | null = null; ;) {
    const parameters = new Parameters()
    const values: Record<string, [unknown, string]> = {
      person: [subject.id, 'uuid'],
      email: [subject.email, 'text'],
      roots: [subject.roots, 'uuid[]'],
      auditRoots: [subject.auditRoots, 'uuid[]'],
      threads: [subject.threads, 'uuid[]'],
    }
    const filled = (sql: string) =>
      sql.replaceAll(/\$([a-z]\w*)/gi, (_all, name: string) => {
        const [value, type] = values[name]!
        return `${parameters.add(value)}::${type}`
      })
    const own = anyOf(of.own, of.ownBy)
    const all = `(${own} or ${anyOf(of.acted, of.actedBy)})`
    const whole = `(${own}) or ${readable(table, of, subject, parameters)}`
    const seen = [...plain, ...(of.told ?? [])]
    const after = last === null ? '' : behind(key, parameters.add(last))
    const rows: [place: string, line: string][] = await db.runOnce<[place: string, line: string]>(
      `select jsonb_build_array(${keys})::text, ((case when ${filled(whole)} then to_jsonb(t) else (
          select coalesce(jsonb_object_agg(k.key, k.value), '{}') from jsonb_each(to_jsonb(t)) k
          where k.key = any(${parameters.add(seen)}::text[]) or k.value = to_jsonb(${parameters.add(subject.id)}::text)) end)
          - ${parameters.add(withheld)}::text[])::text
      from "${table}" t where ${filled(all)}${after} order by ${keys} limit ${atOnce}`,
      parameters.values,
    )
    for (const [, line] of rows) yield line
    if (rows.length < atOnce) return
    last = rows.at(-1)![0]
  }
}

const behind = (key: Columns['key'], place: string) =>
  ` and (${key.map(({ name }) => `t."${name}"`).join(', ')}) > (${key
    .map(({ type }, n) => `(${place}::jsonb ->> ${n})::${type}`)
    .join(', ')})`
