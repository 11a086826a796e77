// One PostgreSQL for a run of tests: migrated once into a template, which each worker clones.
import type { TestProject } from 'vitest/node'
import { withConnection, type Connection } from '../../prisma/connect.ts'
import type { EmbeddedDatabase } from '../../prisma/embedded.ts'
import { migrate } from '../../prisma/migrate.ts'
import { grantApp } from '../../prisma/roles.ts'
import { startScratch } from '../../prisma/scratch.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** As the superuser who owns the tables. */
    postgres: Connection
    /** As whom the product runs. */
    app: Pick<Connection, 'user' | 'password'>
  }
}

export const template = 'template_opsgraph'

async function start(): Promise<EmbeddedDatabase> {
  const database = await startScratch()
  const { owner, connection } = database
  await withConnection({ ...owner, database: 'postgres' }, (client) => client.query(`create database ${template}`))
  await migrate({ ...owner, database: template })
  await withConnection({ ...owner, database: template }, (client) => grantApp(client, connection.user!))
  return database
}

// Each project of a run loads this file anew, but in the same process; the migration engine can't run twice at once.
const run = globalThis as { postgresOfTests?: { database: Promise<EmbeddedDatabase>; projects: number } }

export default async function setUp(project: TestProject) {
  const shared = (run.postgresOfTests ??= { database: start(), projects: 0 })
  shared.projects++
  const {
    owner,
    connection: { user, password },
  } = await shared.database
  project.provide('postgres', owner)
  project.provide('app', { user, password })
  return async () => {
    if (--shared.projects === 0) await (await shared.database).stop()
  }
}
