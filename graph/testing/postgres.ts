// One PostgreSQL for a run of tests: migrated once into a template, which each worker clones.
import type { TestProject } from 'vitest/node'
import { withConnection, type Connection } from '../../prisma/connect.ts'
import type { EmbeddedDatabase } from '../../prisma/embedded.ts'
import { migrate } from '../../prisma/migrate.ts'
import { startScratch } from '../../prisma/scratch.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: Connection
  }
}

export const template = 'template_opsgraph'

async function start(): Promise<EmbeddedDatabase> {
  const database = await startScratch()
  await withConnection({ ...database.connection, database: 'postgres' }, (client) => client.query(`create database ${template}`))
  await migrate({ ...database.connection, database: template })
  return database
}

// Each project of a run loads this file anew, but in the same process; the migration engine can't run twice at once.
const run = globalThis as { postgresOfTests?: { database: Promise<EmbeddedDatabase>; projects: number } }

export default async function setUp(project: TestProject) {
  const shared = (run.postgresOfTests ??= { database: start(), projects: 0 })
  shared.projects++
  const database = await shared.database
  project.provide('postgres', database.connection)
  return async () => {
    if (--shared.projects === 0) await database.stop()
  }
}
