import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { withConnection, type Connection } from '../../prisma/connect.ts'
import { template } from './postgres.ts'

const alreadyThere = ['42P04', '23505']

/**
 * A migrated database of this worker, or one of its own for a test that needs to be alone; as the role that the product
 * runs as.
 */
export async function testDatabase(
  name = `worker_${process.env.VITEST_POOL_ID}`,
  from = template,
): Promise<Connection> {
  const server = inject('postgres')
  try {
    const making = `create database ${name} template ${from} strategy file_copy`
    await withConnection({ ...server, database: 'postgres' }, (client) => client.query(making))
  } catch (error) {
    if (!alreadyThere.includes((error as pg.DatabaseError).code ?? '')) throw error
  }
  return { ...server, ...inject('app'), database: name }
}

/** The same database as the owner of its tables, for what the product may not. */
export const asOwner = ({ database }: Connection): Connection => ({ ...inject('postgres'), database })

/** Asks the server of the tests something as its superuser, beside all of its databases. */
export const administer = (sql: string, ...values: unknown[]) =>
  withConnection({ ...inject('postgres'), database: 'postgres' }, (client) => client.query(sql, values))

/** An empty database, for as long as a test runs. */
export async function emptyDatabase(owner?: string): Promise<Connection> {
  const database = `empty_${randomUUID().slice(0, 8)}`
  await administer(`create database ${database} ${owner ? `owner ${owner}` : ''}`)
  onTestFinished(async () => void (await administer(`drop database if exists ${database} with (force)`)))
  return { ...inject('postgres'), database }
}
