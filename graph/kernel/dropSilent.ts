// A connection that is dead without a word: its other end neither answers nor closes, and the system notices after
// hours.
import type { Socket } from 'node:net'
import type pg from 'pg'

/** What pg's types leave out of a client. */
interface Insides {
  connection: { stream: Socket }
  _ending: boolean
  _getActiveQuery: () => unknown
}

/** An error with the system's code for it, which databaseErrors.ts knows. */
const silence = (seconds: number) =>
  Object.assign(new Error(`The database has said nothing for ${seconds} seconds.`), { code: 'ETIMEDOUT' })

/** Destroys a client's connection once something it has asked is unanswered for so long. */
export function dropWhenSilent(client: pg.ClientBase, milliseconds: number) {
  const inside = client as unknown as Insides
  const { stream } = inside.connection
  let before: unknown[] = []
  let since = 0
  const look = () => {
    const asked = inside._ending || inside._getActiveQuery()
    const now = [asked, stream.bytesRead, stream.bytesWritten]
    // One of which nothing is asked may be silent for as long as it likes.
    if (!asked || now.some((one, i) => one !== before[i])) [before, since] = [now, performance.now()]
    else if (performance.now() - since >= milliseconds) stream.destroy(silence(milliseconds / 1000))
  }
  const timer = setInterval(look, milliseconds / 4).unref()
  stream.once('close', () => clearInterval(timer))
}

/** The same for each connection of a pool. It must be longer than the server's own limit of a statement. */
export function dropSilent(pool: pg.Pool, milliseconds: number) {
  pool.on('connect', (client) => dropWhenSilent(client, milliseconds))
}
