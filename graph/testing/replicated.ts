// A database of a test's own with replicas, all gone after the file's tests.
import { withConnection } from '../../prisma/connect.ts'
import { migrate } from '../../prisma/migrate.ts'
import { grantApp } from '../../prisma/roles.ts'
import { startScratch } from '../../prisma/scratch.ts'
import { atEnd } from './atEnd.ts'
import { makeStandby, type Source } from './standby.ts'

/** Migrated; nothing of it is lost where it is killed. */
export async function startPrimary(): Promise<Source> {
  const primary = await startScratch(['wal_keep_size=256MB'])
  atEnd(() => primary.stop())
  await migrate(primary.owner)
  await withConnection(primary.owner, (client) => grantApp(client, primary.connection.user!))
  return primary
}

export async function startStandby(source: Source, name: string) {
  const standby = await makeStandby(source, name)
  atEnd(() => standby.remove())
  return standby
}

/**
 * A database, its synchronous standby and a replica. The embedded database starts itself again where it dies; these do
 * not.
 */
export async function startCluster() {
  const origin = await startPrimary()
  const first = await startStandby(origin, 'first')
  await first.promote()
  const second = await startStandby(first, 'second')
  const replica = await startStandby(first, 'replica')
  await administer(first, `alter system set synchronous_standby_names = 'second'`, 'select pg_reload_conf()')
  return { first, second, replica }
}

/** Runs statements as who may do everything. */
export const administer = (at: Source, ...statements: string[]) =>
  withConnection(at.owner, async (client) => {
    for (const statement of statements) await client.query(statement)
  })
