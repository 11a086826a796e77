// What a process makes once: the database, its keys, the bus and the caches.
import pino from 'pino'
import { connectionOf, type Connection } from '../prisma/connect.ts'
import type { Clock, Services } from './kernel/context.ts'
import { databaseClock } from './kernel/databaseClock.ts'
import { dbOn, openPools } from './kernel/db.ts'
import { Events } from './kernel/events/events.ts'
import { SignInLimits } from './kernel/http/limits.ts'
import { watchStatements } from './kernel/metrics/statementMetrics.ts'
import { References } from './kernel/references.ts'
import { Replica } from './kernel/replica/Replica.ts'
import { loadKeys } from './kernel/auth/keys.ts'
import type { Settings } from './kernel/settings.ts'
import { Viewers } from './kernel/viewers.ts'

export async function makeServices(settings: Settings, connection: Connection, givenClock?: Clock): Promise<Services> {
  const log = pino({
    level: settings.LOG_LEVEL,
    redact: ['*.password', '*.token', '*.refreshToken', '*.authorization'],
  })
  const pooling = { connections: settings.POOL_CONNECTIONS, statementSeconds: settings.STATEMENT_SECONDS }
  const pools = openPools(connection, pooling)
  const db = dbOn(pools, connection, pooling)
  const replica = settings.DATABASE_REPLICA_URL
    ? new Replica(connectionOf(settings.DATABASE_REPLICA_URL), pooling, { pools, db }, log)
    : undefined
  await replica?.look()
  watchStatements(db, replica?.db, log, settings)
  const clock = givenClock ?? (await databaseClock(db, log))
  const events = new Events(connection, log)
  await events.open()
  return {
    settings,
    db,
    ...(replica && { replica }),
    clock,
    log,
    events,
    references: await References.load(db),
    keys: await loadKeys(db, settings.SECRET_KEY),
    viewers: new Viewers(db, clock, events),
    signInLimits: new SignInLimits(settings),
  }
}

/** Closes what a process holds open. */
export async function closeServices({ events, replica, db }: Services): Promise<void> {
  await events.close()
  await replica?.close()
  await db.close()
}
