import pg from 'pg'
import { inject } from 'vitest'
import type { Connection } from '../../prisma/adapter.ts'
import { template } from './postgres.ts'

const alreadyThere = ['42P04', '23505']

/** A migrated database of this worker, or one of its own for a test that needs to be alone. */
export async function testDatabase(name = `worker_${process.env.VITEST_POOL_ID}`, from = template): Promise<Connection> {
  const server = inject('postgres')
  const client = new pg.Client({ ...server, database: 'postgres' })
  await client.connect()
  try {
    await client.query(`create database ${name} template ${from} strategy file_copy`)
  } catch (error) {
    if (!alreadyThere.includes((error as pg.DatabaseError).code ?? '')) throw error
  } finally {
    await client.end()
  }
  return { ...server, database: name }
}
