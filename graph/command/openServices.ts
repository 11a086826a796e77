// The database for a command that works beside a running process, or without one.
import { readMigrations } from '../../prisma/migrationFiles.ts'
import { withConnection, type Connection } from '../../prisma/connect.ts'
import { joinEmbedded } from '../../prisma/embedded.ts'
import { StartError } from '../../prisma/startError.ts'
import type { Services } from '../kernel/context.ts'
import { openDatabase, type OpenDatabase } from '../kernel/openDatabase.ts'
import type { Settings } from '../kernel/settings.ts'
import { closeServices, makeServices } from '../services.ts'
import type { Given } from './commands.ts'

/** One's own database, the embedded one of a process that runs, or the embedded one by itself. */
export async function openBeside({ settings, signal, say }: Given): Promise<OpenDatabase> {
  const joined = settings.DATABASE_URL ? undefined : joinEmbedded(settings.DATA_DIR)
  if (!joined) return openDatabase(settings, { signal, say })
  return { connection: joined, owner: joined, stop: async () => {} }
}

/** Throws where a database is not that of this version, which a command must not change by its own. */
export async function requireMigrated(owner: Connection): Promise<void> {
  const { list } = await readMigrations()
  const missing = await withConnection(owner, async (client) => {
    const { rows } = await client.query<{ known: boolean }>(
      `select to_regclass('_prisma_migrations') is not null as known`,
    )
    if (!rows[0]!.known) return list.length
    const applied = await client.query<{ name: string }>(
      'select migration_name as name from _prisma_migrations where finished_at is not null and rolled_back_at is null',
    )
    const names = new Set(applied.rows.map(({ name }) => name))
    return list.filter(({ name }) => !names.has(name)).length
  })
  if (missing)
    throw new StartError(`The database lacks ${missing} migrations of this version. Run opsgraph migrate first.`)
}

/** What a command does once is not worth a replica's connections. */
export const withoutReplica = (settings: Settings): Settings => ({ ...settings, DATABASE_REPLICA_URL: '' })

/** Does something with the services of a process, none of whose jobs runs. */
export async function withServices<T>(given: Given, work: (services: Services) => Promise<T>): Promise<T> {
  const database = await openBeside(given)
  try {
    await requireMigrated(database.owner)
    const services = await makeServices(withoutReplica(given.settings), database.connection)
    try {
      return await work(services)
    } finally {
      await closeServices(services)
    }
  } finally {
    await database.stop()
  }
}
