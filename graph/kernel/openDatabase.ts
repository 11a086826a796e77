// The database of a start: the embedded one, or the operator's own, as the role that the product runs as and as the one
// that owns the tables.
import { connectionOf, withConnection, type Connection } from '../../prisma/connect.ts'
import { startEmbedded } from '../../prisma/embedded.ts'
import { applyAll } from '../../prisma/migrate.ts'
import { excessOf, grantApp } from '../../prisma/roles.ts'
import { StartError } from '../../prisma/startError.ts'
import { withStartLock, type StartOptions } from '../../prisma/startLock.ts'
import type { Settings } from './settings.ts'

export interface OpenDatabase {
  connection: Connection
  owner: Connection
  stop: () => Promise<void>
}

export async function openDatabase(
  { DATABASE_URL, MIGRATE_DATABASE_URL, DATA_DIR }: Settings,
  options: StartOptions,
): Promise<OpenDatabase> {
  if (!DATABASE_URL) return startEmbedded({ dataDir: DATA_DIR, ...options })
  const connection = connectionOf(DATABASE_URL)
  const owner = MIGRATE_DATABASE_URL ? connectionOf(MIGRATE_DATABASE_URL) : connection
  await reach(connection, 'DATABASE_URL')
  if (MIGRATE_DATABASE_URL) await reach(owner, 'MIGRATE_DATABASE_URL')
  return { connection, owner, stop: async () => {} }
}

async function reach(connection: Connection, setting: string): Promise<void> {
  await withConnection({ ...connection, connectionTimeoutMillis: 10_000 }, async () => {}).catch((error: Error) => {
    throw new StartError(`The database of ${setting} can't be reached: ${error.message}`)
  })
}

/**
 * Migrates a database, gives the role of the product what it needs, and does what else no other process does meanwhile.
 */
export function prepareDatabase<T>(
  { connection, owner }: OpenDatabase,
  options: StartOptions,
  work: () => Promise<T>,
): Promise<T> {
  return withStartLock(
    owner,
    async (client) => {
      await applyAll(client, options)
      await withConnection(connection, async (app) => {
        const {
          rows: [role],
        } = await app.query<{ name: string }>('select current_user as name')
        if (owner !== connection) await grantApp(client, role!.name)
        const excess = await excessOf(app)
        if (excess)
          options.say?.(
            `${excess}, so that only triggers keep history and audit from being changed. Name an ordinary role in DATABASE_URL and the owner in MIGRATE_DATABASE_URL.`,
          )
      })
      return work()
    },
    options,
  )
}
