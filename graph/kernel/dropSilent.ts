// A connection that is dead without a word: its other end neither answers nor closes, and the system notices after
// hours.
import type pg from 'pg'
import { Client } from '../../prisma/connect.ts'

/** An error with the system's code for it, which databaseErrors.ts knows. */
const silence = (seconds: number) =>
  Object.assign(new Error(`The database has said nothing for ${seconds} seconds.`), { code: 'ETIMEDOUT' })

/** Destroys a client's connection once something it has asked is unanswered for so long. */
export function dropWhenSilent(client: Client, milliseconds: number) {
  const { socket } = client
  let before: number[] = []
  let since = 0
  const look = () => {
    const now = [socket.bytesRead, socket.bytesWritten]
    // One of which nothing is asked may be silent for as long as it likes.
    if (!client.isWaiting || now.some((one, i) => one !== before[i])) [before, since] = [now, performance.now()]
    else if (performance.now() - since >= milliseconds) socket.destroy(silence(milliseconds / 1000))
  }
  const timer = setInterval(look, milliseconds / 4).unref()
  socket.once('close', () => clearInterval(timer))
}

/** The same for each connection of a pool. It must be longer than the server's own limit of a statement. */
export function dropSilent(pool: pg.Pool, milliseconds: number) {
  pool.on('connect', (client) => {
    if (client instanceof Client) dropWhenSilent(client, milliseconds)
  })
}
