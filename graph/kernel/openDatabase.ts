// The database of a start: the embedded one, or the operator's own, as the role that the product runs as and as the one
// that owns the tables.
import { connectionOf, withConnection, type Connection } from '../../prisma/connect.ts'
import { startEmbedded } from '../../prisma/embedded.ts'
import { majorVersion } from '../../prisma/embeddedBinaries.ts'
import { applyAll } from '../../prisma/migrate.ts'
import { excessOf, grantApp } from '../../prisma/roles.ts'
import { StartError } from '../../prisma/startError.ts'
import { withStartLock, type StartOptions } from '../../prisma/startLock.ts'
import { archiveOf } from './archiveOf.ts'
import type { Settings } from './settings.ts'

export interface OpenDatabase {
  connection: Connection
  owner: Connection
  stop: () => Promise<void>
}

export async function openDatabase(settings: Settings, options: StartOptions): Promise<OpenDatabase> {
  const { DATABASE_URL, MIGRATE_DATABASE_URL, DATABASE_REPLICA_URL, DATA_DIR } = settings
  if (DATABASE_REPLICA_URL && !DATABASE_URL)
    throw new StartError('DATABASE_REPLICA_URL is of no use to the embedded database. Set DATABASE_URL, or unset it.')
  if (!DATABASE_URL) return startEmbedded({ dataDir: DATA_DIR, archive: archiveOf(settings), ...options })
  const connection = connectionOf(DATABASE_URL)
  const owner = MIGRATE_DATABASE_URL ? connectionOf(MIGRATE_DATABASE_URL) : connection
  await reach(connection, 'DATABASE_URL')
  if (MIGRATE_DATABASE_URL) await reach(owner, 'MIGRATE_DATABASE_URL')
  return { connection, owner, stop: async () => {} }
}

/** What every session is opened with is seen again where nothing stands between. */
const probe = '-c opsgraph.probe=here'

const pooled = (setting: string) =>
  new StartError(
    `${setting} leads through a pooler, as PgBouncer is, which keeps neither the settings nor the locks of a session. Name PostgreSQL's own address and port; Opsgraph pools its connections itself (POOL_CONNECTIONS).`,
  )

/** Throws where a database can't be reached, is too old, or is not spoken to directly. */
async function reach(connection: Connection, setting: string): Promise<void> {
  const asked = { ...connection, options: probe, connectionTimeoutMillis: 10_000 }
  const found = await withConnection(asked, async (client) => {
    const { rows } = await client.query<{ version: string; probe: string | null }>(
      `select current_setting('server_version') as version, current_setting('opsgraph.probe', true) as probe`,
    )
    return rows[0]!
  }).catch((error: Error) => {
    if (/unsupported startup parameter/.test(error.message)) throw pooled(setting)
    throw new StartError(`The database of ${setting} can't be reached: ${error.message}`, 'unavailable')
  })
  if (Number.parseInt(found.version) < Number(majorVersion))
    throw new StartError(
      `The database of ${setting} is PostgreSQL ${found.version}; this version needs ${majorVersion} or newer.`,
    )
  if (found.probe !== 'here') throw pooled(setting)
}

interface PrepareOptions extends StartOptions {
  /** Told of each migration and function that was applied. */
  applied?: (name: string) => void
}

/**
 * Migrates a database, gives the role of the product what it needs, and does what else no other process does meanwhile.
 */
export function prepareDatabase<T>(
  { connection, owner }: OpenDatabase,
  options: PrepareOptions,
  work: () => Promise<T>,
): Promise<T> {
  return withStartLock(
    owner,
    async (client) => {
      for (const name of await applyAll(client, options)) options.applied?.(name)
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
