// Which legacy calls the people of a tree still make, and which they never made.
import type { GraphQLSchema } from 'graphql'
import type { Db } from '../../kernel/db.ts'
import { restRows } from '../rest/rows.ts'
import { twinsOf } from '../rest/statuses.ts'
import { day } from '../../kernel/time/milliseconds.ts'

export const shownDays = 30

export interface LegacyCallShape {
  rootId: string
  method: string
  path: string
  summary: string
  twins: string[]
  /** How many on each of the last days, the oldest first. */
  days: number[]
  lastAt: string | null
  /** Who called lately, the last first. */
  userAgents: string[]
}

/** When last, by what, and how often a day. */
type Use = [string | null, string[], Record<string, number>]

const unused: Use = [null, [], {}]

/** Every legacy path, with its twins in what is shown of the graph, for each tree; one statement for all. */
export async function readCalls(
  db: Db,
  shown: GraphQLSchema,
  rootIds: readonly string[],
  now: Date,
): Promise<LegacyCallShape[][]> {
  const today = Date.parse(now.toISOString().slice(0, 10))
  const first = new Date(today - (shownDays - 1) * day).toISOString().slice(0, 10)
  const rows = await db.runOnce<[rootId: string, method: string, path: string, ...use: Use]>(statement, [
    rootIds,
    first,
  ])
  const known = new Map(rows.map(([rootId, method, path, ...use]) => [`${rootId} ${method} ${path}`, use]))
  return rootIds.map((rootId) =>
    restRows.map((row) => {
      const [lastAt, userAgents, byDay] = known.get(`${rootId} ${row.method} ${row.path}`) ?? unused
      const days = Array.from(
        { length: shownDays },
        (_, i) => byDay[new Date(today - (shownDays - 1 - i) * day).toISOString().slice(0, 10)] ?? 0,
      )
      return {
        rootId,
        method: row.method,
        path: row.path,
        summary: row.summary,
        twins: twinsOf(row, shown),
        days,
        lastAt,
        userAgents: [...new Set(userAgents)].slice(0, 3),
      }
    }),
  )
}

const statement = `
  select root_id::text, method, path, to_char(max(last_at), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    to_json(array_agg(last_user_agent order by last_at desc)),
    coalesce(json_object_agg(day, calls) filter (where day >= $2::date), '{}')
  from rest_call
  where root_id = any($1::uuid[])
  group by root_id, method, path`
