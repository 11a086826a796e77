// Reads the rows of events: none is read twice, and none is left out because its transaction took long.
import type pg from 'pg'
import { logSql } from '../databaseLog.ts'
import type { Channel } from './eventSource.ts'
import type { HeardEvent } from './heardEvents.ts'
import { allBefore, firstRunning, parseSnapshot, type Snapshot } from './snapshot.ts'

/** What is kept of a log when it is first read. */
const mostAtFirst = 5_000
/** To begin anew costs less than to tell more. */
const mostAtOnce = 20_000

/** Snapshots are of one log. */
const readFirst = `
  select s.*, e.* from (
    select pg_current_snapshot()::text as seen,
      ${logSql} as log
  ) s left join lateral (
    select xid, id, channel, payload::text from event where channel <> 'mark' order by event.xid desc, id desc limit ${mostAtFirst + 1}
  ) e on true order by e.id`

/** Its text is told apart where statements are counted: it comes by the clock. */
export const readNew = `
  select s.seen, e.* from (select pg_current_snapshot()::text as seen) s left join lateral (
    select xid, id, channel, payload::text from (
      select * from event where xid >= $1 union all select * from event where xid = any($2)
    ) n where channel <> 'mark' order by id limit ${mostAtOnce + 1}
  ) e on true order by e.id`

interface Row {
  seen: string
  log: string
  xid: string | null
  channel: Channel
  payload: string
}

interface Read {
  seen: Snapshot
  heard: HeardEvent[]
}

function readRows(rows: Row[]): Read {
  const told = new Set<string>()
  const heard: HeardEvent[] = []
  for (const { xid, channel, payload } of rows) {
    if (xid === null) continue
    // A transaction that tells the same again says it once.
    const key = `${xid} ${channel} ${payload}`
    if (told.has(key)) continue
    told.add(key)
    heard.push({ channel, event: JSON.parse(payload) as unknown, xid: Number(xid) })
  }
  return { seen: parseSnapshot(rows[0]!.seen), heard }
}

/** What a log still has, and from where on that is all. */
export async function beginReading(client: pg.Client) {
  // What is read is always the end of the table, whatever its statistics say.
  await client.query('set enable_seqscan = off')
  const { rows } = await client.query<Row>(readFirst)
  const { seen, heard } = readRows(rows)
  const { log } = rows[0]!
  const first = Math.min(...heard.map(({ xid }) => xid))
  if (rows.length <= mostAtFirst) return { log, seen, heard, forgotten: allBefore(Math.min(first, firstRunning(seen))) }
  // Of the first transaction there may have been more.
  return { log, seen, heard: heard.filter(({ xid }) => xid > first), forgotten: allBefore(first + 1) }
}

/** What is new to whoever has seen so much. */
export async function readSince(client: pg.Client, { xmax, running }: Snapshot): Promise<Read> {
  const { rows } = await client.query<Row>({ name: 'events', text: readNew, values: [xmax, running] })
  if (rows.length > mostAtOnce) throw new Error('There are more events than can be told.')
  return readRows(rows)
}
