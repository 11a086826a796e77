// How far a database has written its log, and how far a replica has replayed it.
import type pg from 'pg'

/** Where a database stands: it never goes back but where a replica becomes the database, which begins a timeline. */
export interface Written {
  timeline: number
  /** Bytes of the log since its beginning. */
  position: number
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
    select ('x' || left(pg_walfile_name(lsn), 8))::bit(32)::int, (lsn - '0/0')::float8
    from (select case current_setting('synchronous_commit')
      when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end) written (lsn)`,
}

/** Answers with nothing where it is no replica. */
const replayed = {
  name: 'replayed',
  text: `select (pg_last_wal_replay_lsn() - '0/0')::float8 where pg_is_in_recovery()`,
}

const history = {
  name: 'history',
  text: `
    select system.system_identifier::text, greatest(checkpoint.timeline_id, recovery.min_recovery_end_timeline)
    from pg_control_system() system, pg_control_checkpoint() checkpoint, pg_control_recovery() recovery`,
}

async function row<R extends unknown[]>(pool: pg.Pool, asked: { name: string; text: string }): Promise<R | undefined> {
  const { rows } = await pool.query<R>({ ...asked, rowMode: 'array' })
  return rows[0]
}

export async function writtenOf(pool: pg.Pool): Promise<Written> {
  const [timeline, position] = (await row<[number, number]>(pool, written))!
  return { timeline, position }
}

/** Undefined where it is no replica, or none any more. */
export const replayedOf = async (pool: pg.Pool): Promise<number | undefined> =>
  (await row<[number]>(pool, replayed))?.[0]

export async function historyOf(pool: pg.Pool): Promise<History> {
  const [system, timeline] = (await row<[string, number]>(pool, history))!
  return { system, timeline }
}
