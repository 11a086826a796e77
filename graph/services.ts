// What a process makes once: the database, its keys, the bus and the caches.
import pino from 'pino'
import type { Connection } from '../prisma/connect.ts'
import type { Clock, Services } from './context.ts'
import { databaseClock } from './databaseClock.ts'
import { openDb } from './db.ts'
import { Events } from './events.ts'
import { SignInLimits } from './http/limits.ts'
import { References } from './reference/references.ts'
import { loadKeys } from './session/keys.ts'
import type { Settings } from './settings.ts'
import { Viewers } from './viewers.ts'

export async function makeServices(settings: Settings, connection: Connection, givenClock?: Clock): Promise<Services> {
  const log = pino({
    level: settings.LOG_LEVEL,
    redact: ['*.password', '*.token', '*.refreshToken', '*.authorization'],
  })
  const db = openDb(connection)
  const clock = givenClock ?? (await databaseClock(db, log))
  const events = new Events(connection, log)
  await events.open()
  return {
    settings,
    db,
    clock,
    log,
    events,
    references: await References.load(db),
    keys: await loadKeys(db),
    viewers: new Viewers(db, clock, events),
    signInLimits: new SignInLimits(settings),
  }
}
