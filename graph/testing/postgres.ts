// One PostgreSQL for a run of tests: migrated once into a template, which each worker clones.
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import type { Connection } from '../../prisma/adapter.ts'
import { migrate } from '../../prisma/migrate.ts'
import { startScratch } from '../../prisma/scratch.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: Connection
  }
}

export const template = 'template_opsgraph'

export default async function setUp(project: TestProject) {
  const database = await startScratch()
  const client = new pg.Client({ ...database.connection, database: 'postgres' })
  await client.connect()
  await client.query(`create database ${template}`)
  await client.end()
  await migrate({ ...database.connection, database: template })
  project.provide('postgres', database.connection)
  return () => database.stop()
}
