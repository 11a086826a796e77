// What has changed since a cursor, in trees of the viewer.
import type { Context } from '../context.ts'
import { logSql } from '../databaseLog.ts'
import { isUuid } from '../node.ts'
import { foreignChanges } from './changeCursor.ts'
import type { Tracked } from './tracked.ts'

/** That a node has changed: its type and what its id names, and when. */
export interface Changed {
  type: string
  name: string
  at: string
}

interface Position {
  xid: number
  position: number
}

type LogRow = [
  log: string,
  oldest: number,
  next: number,
  xid: number | null,
  position: number | null,
  type: string | null,
  name: string | null,
  at: string | null,
]

// A transaction that commits late has a lower number than others that are told already. So nothing is told of one while
// an older one runs: below it everything is there, for ever.
const since = `
  with log as (
    select ${logSql} as id,
      pg_snapshot_xmin(pg_current_snapshot())::text::bigint as oldest,
      pg_snapshot_xmax(pg_current_snapshot())::text::bigint as next)
  select l.id, l.oldest, l.next, c.xid, c.position, c.type, c.row_id, c.at
  from log l left join lateral (
    select c.* from unnest($1::uuid[]) root (id) cross join lateral (
      select * from change c
      where c.root_id = root.id and (c.xid, c.position) > ($2::bigint, $3::bigint) and c.xid < l.oldest
        and c.type = any($4::text[])
      order by c.xid, c.position limit $5) c
    order by c.xid, c.position limit $5) c on true
  order by c.xid, c.position`

/** The changes behind a position, one more than asked for where there are more, and where the log ends. */
export async function changesSince(
  { db }: Context,
  rootIds: readonly string[],
  types: readonly string[],
  { xid, position }: Position,
  take: number,
) {
  const rows = await db.run<LogRow>(since, [rootIds, xid, position, types, take])
  const [log, oldest, next] = rows[0]!
  const found = rows.flatMap(([, , , ofXid, ofPosition, type, name, at]) =>
    ofXid === null ? [] : [{ xid: ofXid, position: ofPosition!, type: type!, name: name!, at: at! }],
  )
  return { log, end: { xid: oldest, position: 0 }, next, found }
}

const begunOrEnded = `
  select distinct t.type, t.name from membership m join organization o on o.id = m.organization_id
  cross join lateral (
    values ('Membership', m.id::text), ('User', m.user_id::text)
    union all select 'Absence', x.id::text from absence x where x.user_id = m.user_id and x.root_id = o.root_id) t (type, name)
  where o.root_id = any($1::uuid[]) and t.type = any($2::text[])
    and (m.starts_at > $3 and m.starts_at <= $4 or m.ends_at > $3 and m.ends_at <= $4) limit $5`

/**
 * Memberships that the calendar has begun or ended since, their people, and the absences that are seen with those:
 * nobody has changed them.
 */
export async function membershipsBetween(
  { db, now }: Context,
  rootIds: readonly string[],
  types: readonly string[],
  from: Date,
  take: number,
): Promise<Changed[]> {
  const rows = await db.run<[string, string]>(begunOrEnded, [rootIds, types, from, now, take])
  return rows.map(([type, name]) => ({ type, name, at: now.toISOString() }))
}

/** All nodes of these types in a tree behind one, type by type. */
export async function nodesInTree(
  { db, now }: Context,
  rootId: string,
  tracked: readonly Tracked[],
  told: readonly [type: string, name: string] | undefined,
  take: number,
): Promise<Changed[]> {
  const from = told ? tracked.findIndex(({ type }) => type === told[0]) : 0
  const left = tracked.slice(Math.max(from, 0))
  const isBehind = told !== undefined && left[0]?.type === told[0]
  if (isBehind && !(left[0]!.idType === 'uuid' ? isUuid(told[1]) : /^\d{1,18}$/.test(told[1]))) throw foreignChanges()
  const parts = left.map(({ type, table, idType, rootOf }) => {
    const inTree = rootOf ? `cross join lateral (${rootOf}) p where p.root_id = $1` : 'where r.root_id = $1'
    const behind = isBehind && type === told[0] ? `and r.id > $3::${idType}` : ''
    return `(select '${type}' as type, r.id::text as name from ${table} r ${inTree} ${behind} order by r.id limit $2)`
  })
  const values = isBehind ? [rootId, take, told[1]] : [rootId, take]
  const rows = await db.runOnce<[string, string]>(`select * from (${parts.join(' union all ')}) t limit $2`, values)
  return rows.map(([type, name]) => ({ type, name, at: now.toISOString() }))
}

const everIn = `
  select distinct o.root_id from membership m join organization o on o.id = m.organization_id
  where m.user_id = $1 and o.root_id = any($2::uuid[])`

/** Those of some trees that the viewer belongs to or once did. */
export async function treesOnceOf(context: Context, rootIds: readonly string[]): Promise<string[]> {
  const rows = await context.db.run<[string]>(everIn, [context.requireViewer().id, rootIds])
  return rows.map(([id]) => id)
}
