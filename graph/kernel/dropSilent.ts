// A connection that is dead without a word: its other end neither answers nor closes, and the system notices after
// hours.
import type pg from 'pg'
import { Client, withConnection, type Connection } from '../../prisma/connect.ts'

/** An error with the system's code for it, which databaseErrors.ts knows. */
const silence = (seconds: number) =>
  Object.assign(new Error(`The database has said nothing for ${seconds} seconds.`), { code: 'ETIMEDOUT' })

/**
 * Destroys a client's connection once something it has asked is unanswered for so long, unless the server is still at
 * work on it.
 */
export function dropWhenSilent(client: Client, milliseconds: number, isAtWork = () => Promise.resolve(false)) {
  const { socket } = client
  let before: number[] = []
  let since = 0
  let isAsking = false
  const look = async () => {
    const now = [socket.bytesRead, socket.bytesWritten]
    // One of which nothing is asked may be silent for as long as it likes.
    if (!client.isWaiting || now.some((one, i) => one !== before[i])) [before, since] = [now, performance.now()]
    else if (performance.now() - since >= milliseconds && !isAsking) {
      isAsking = true
      if (await isAtWork()) since = performance.now()
      // An answer may have come meanwhile.
      else if (client.isWaiting && socket.bytesRead === before[0]) socket.destroy(silence(milliseconds / 1000))
      isAsking = false
    }
  }
  const timer = setInterval(() => void look(), milliseconds / 4).unref()
  socket.once('close', () => clearInterval(timer))
}

/** Whether a server that can be reached has not answered what a client asked: some may take longer than most. */
const isServed = (connection: Connection, client: Client, milliseconds: number) =>
  withConnection(
    { ...connection, connectionTimeoutMillis: milliseconds, query_timeout: milliseconds },
    async (asking) => {
      const { processID } = client as unknown as { processID: number }
      const text = `select from pg_stat_activity where pid = $1 and state = 'active'`
      return (await asking.query(text, [processID])).rowCount === 1
    },
  ).catch(() => false)

/** The same for each connection of a pool. It must be longer than the server's own limit of a statement. */
export function dropSilent(pool: pg.Pool, connection: Connection, milliseconds: number) {
  pool.on('connect', (client) => {
    if (client instanceof Client) dropWhenSilent(client, milliseconds, () => isServed(connection, client, 5_000))
  })
}
