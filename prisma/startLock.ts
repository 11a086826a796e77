// One process at a time migrates and seeds a database; another that starts beside it waits.
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { withConnection, type Connection } from './connect.ts'

export interface StartOptions {
  /** Cuts the connection, in a statement too; PostgreSQL takes back what it was at. */
  signal?: AbortSignal
  /** Told of what takes time. */
  say?: (line: string) => void
}

// The one Prisma's own engine takes, so that an older version is waited for too.
const key = 72_707_369
const lookAgain = 250

/** Does something on a connection of its own while no other process does the like. */
export function withStartLock<T>(
  connection: Connection,
  work: (client: pg.Client) => Promise<T>,
  { signal, say }: StartOptions = {},
): Promise<T> {
  return withConnection({ ...connection, keepAlive: true }, async (client) => {
    const cut = () => void client.end().catch(() => {})
    signal?.addEventListener('abort', cut)
    try {
      // It may have come before anybody listened.
      signal?.throwIfAborted()
      // PostgreSQL looks whether who asked is still there, so that a killed process holds nothing; not every system
      // can.
      await client.query('set client_connection_check_interval = 1000').catch(() => {})
      await client.query('set statement_timeout = 0')
      await take(client, say)
      return await work(client)
    } finally {
      signal?.removeEventListener('abort', cut)
      signal?.throwIfAborted()
    }
  })
}

async function take(client: pg.Client, say: (line: string) => void = () => {}): Promise<void> {
  for (let tries = 0; ; tries++) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [key])
    if (rows[0]!.taken) return
    if (tries === 0) say('Another process is migrating or seeding this database. Waiting for it.')
    await delay(lookAgain)
  }
}
