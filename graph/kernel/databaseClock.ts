// The time that decides is the database's, so that all processes agree: this machine's clock, corrected by how far it
// is off.
import type { Logger } from 'pino'
import type { Clock } from './context.ts'
import type { Db } from './db.ts'
import { clockSkew } from './auth/accessToken.ts'
import { minute } from './time/milliseconds.ts'

/** How many milliseconds the database is ahead; none where that is within the time it took to ask. */
async function offsetOf(db: Db): Promise<number> {
  const before = Date.now()
  const [row] = await db.runOnce<[number]>('select (extract(epoch from clock_timestamp()) * 1000)::float8', [])
  const after = Date.now()
  const at = row![0]
  return at >= before && at <= after ? 0 : Math.round(at - (before + after) / 2)
}

/** A clock that is compared with the database's now and each minute. */
export async function databaseClock(db: Db, log: Logger): Promise<Clock> {
  let offset = await offsetOf(db)
  const tell = () => {
    if (Math.abs(offset) > clockSkew * 1000)
      log.warn({ seconds: Math.round(offset / 1000) }, "The clock of this machine is off; the database's is taken.")
  }
  tell()
  setInterval(() => {
    offsetOf(db).then(
      (now) => {
        offset = now
        tell()
      },
      () => {},
    )
  }, minute).unref()
  return { now: () => new Date(Date.now() + offset) }
}
