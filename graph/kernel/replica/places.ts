// How far a database has written its log, and how far a replica has replayed it.
import { timelineAt, timelineSql } from '../databaseLog.ts'

/** Where a database stands: it never goes back but where a replica becomes the database, which begins a timeline. */
export interface Written {
  timeline: number
  /** Bytes of the log since its beginning. */
  position: number
  /** Whether it may lie within a record, which can't be replayed before its end is written. */
  mayEndWithin: boolean
}

/** By which a replica is known to be of a database. */
export interface History {
  system: string
  /** That of a replica is known some minutes after it began. */
  timeline: number
}

/** Everything that was answered as done stands before it. */
const written = {
  name: 'written',
  text: `
    select ${timelineAt('lsn')}, (lsn - '0/0')::float8,
      (lsn - '0/0') % current_setting('wal_block_size')::int = 0
    from (select case current_setting('synchronous_commit')
      when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end) written (lsn)`,
}

/** Answers with nothing where it is no replica. */
const replayed = {
  name: 'replayed',
  text: `select (pg_last_wal_replay_lsn() - '0/0')::float8 where pg_is_in_recovery()`,
}

/**
 * PostgreSQL writes the log a whole page at a time where nobody waits for it, so that the rest of a record may stay
 * behind until the next change is done. This one changes nothing.
 */
const completion = { name: 'completion', text: `select pg_logical_emit_message(false, 'opsgraph', '', true)` }

const history = {
  name: 'history',
  text: `select (select system_identifier::text from pg_control_system()), ${timelineSql}`,
}

interface Asked {
  name: string
  text: string
}

/** A pool, or a connection. */
interface Asks {
  query(asked: Asked & { rowMode: 'array' }): Promise<{ rows: unknown[][] }>
}

async function row<R extends unknown[]>(at: Asks, asked: Asked): Promise<R | undefined> {
  const { rows } = await at.query({ ...asked, rowMode: 'array' })
  return rows[0] as R | undefined
}

export async function writtenOf(at: Asks): Promise<Written> {
  const [timeline, position, mayEndWithin] = (await row<[number, number, boolean]>(at, written))!
  return { timeline, position, mayEndWithin }
}

export const completeRecord = (at: Asks) => row(at, completion)

/** Undefined where it is no replica, or none any more. */
export const replayedOf = async (at: Asks): Promise<number | undefined> => (await row<[number]>(at, replayed))?.[0]

export async function historyOf(at: Asks): Promise<History> {
  const [system, timeline] = (await row<[string, number]>(at, history))!
  return { system, timeline }
}
