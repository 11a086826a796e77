import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { openDb } from '../graph/kernel/db.ts'
import { World } from '../graph/testing/world.ts'
import { addressesOf, connectionOf, makeClient, makePool, withConnection } from './connect.ts'

describe('a connection that the server ends', () => {
  let world: World
  beforeAll(async () => {
    world = await World.make()
  })

  /** Ends the connection of a client that is at work, and answers with what its work came to. */
  async function ended(work: (client: pg.PoolClient) => Promise<unknown>) {
    const { db } = world.services
    const outcome = db.withClient(async (client) => {
      const lost = new Promise((resolve) => client.once('end', resolve))
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
      setTimeout(() => void db.runOnce('select pg_terminate_backend($1)', [rows[0]!.pid]), 20)
      await work(client)
      // Nothing is under way when it is lost: an error that nobody waits for.
      await lost
    })
    return outcome.then(
      () => 'done',
      (error: Error) => error.message,
    )
  }

  test.each<[string, (client: pg.PoolClient) => Promise<unknown>]>([
    ['in a statement', (client) => client.query('select pg_sleep(5)')],
    [
      'in a COPY to the client',
      (client) =>
        finished(client.query(copyTo('copy (select pg_sleep(0.01) from generate_series(1, 500)) to stdout')).resume()),
    ],
    [
      'in a COPY from the client',
      async (client) => {
        await client.query('create temporary table given (n int)')
        await finished(client.query(copyFrom('copy given from stdin')))
      },
    ],
  ])('%s fails the work alone', async (_what, work) => {
    expect(await ended(work)).toMatch(/terminat|Connection/)
    expect(await world.services.db.run('select 1', [])).toEqual([[1]])
  })

  test('while its client waits for nothing is replaced, and fails nothing', async () => {
    expect(await ended(async () => {})).toBe('done')
    expect(await world.services.db.run('select 1', [])).toEqual([[1]])
  })
})

describe('an address', () => {
  test('of several hosts names each, with its own port', () => {
    const url = 'postgresql://me:a%2Cb@one:5433,[::1]:5434,three/shop?target_session_attrs=primary'
    expect(addressesOf(url)[1]).toBe('postgresql://me:a%2Cb@[::1]:5434/shop?target_session_attrs=primary')
    expect(connectionOf(url)).toMatchObject({
      user: 'me',
      password: 'a,b',
      database: 'shop',
      target: 'primary',
      hosts: [
        { host: 'one', port: 5433 },
        { host: '::1', port: 5434 },
        { host: 'three', port: 5432 },
      ],
    })
  })

  test('of one host is as it was', () => {
    expect(connectionOf('postgresql://me@one:5433/shop')).toEqual({
      user: 'me',
      password: '',
      host: 'one',
      port: 5433,
      database: 'shop',
    })
  })
})

describe('of several hosts', () => {
  const gone = { host: '127.0.0.1', port: 1 }
  const here = () => ({ host: inject('postgres').host!, port: inject('postgres').port! })
  const database = 'several_hosts'

  beforeAll(() =>
    withConnection({ ...inject('postgres'), database: 'postgres' }, async (client) => {
      await client.query(`drop database if exists ${database}`)
      await client.query(`create database ${database}`)
    }),
  )

  const only = (setting: string) =>
    withConnection({ ...inject('postgres'), database: 'postgres' }, (client) =>
      client.query(`alter database ${database} set default_transaction_read_only = ${setting}`),
    )

  test('the first that answers is taken, by a client, a pool and Prisma alike, and is asked first from then on', async () => {
    const connection = {
      ...inject('postgres'),
      database,
      host: gone.host,
      port: gone.port,
      hosts: [gone, here()],
      target: 'read-write' as const,
    }
    const pool = makePool(connection)
    const db = openDb(connection)
    onTestFinished(async () => {
      await pool.end()
      await db.close()
    })
    expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }])
    expect(connection.hosts[0]).toEqual(here())
    expect(await db.prisma.$queryRaw`select 1 as n`).toEqual([{ n: 1 }])
    expect(await db.run('select 1', [])).toEqual([[1]])
    const client = makeClient(connection)
    await client.connect()
    await client.end()
  })

  test('one that takes no writes is left out, and taken again once it does', async () => {
    const connection = { ...inject('postgres'), database, hosts: [gone, here()], target: 'read-write' as const }
    const ask = () => withConnection(connection, (client) => client.query('select 1'))
    await only('on')
    await expect(ask()).rejects.toThrow(
      `No host of the database can be used: 127.0.0.1:1 connect ECONNREFUSED 127.0.0.1:1; ${here().host}:${here().port} is not read-write.`,
    )
    expect(
      (await withConnection({ ...connection, target: 'any' }, (client) => client.query('select 1'))).rowCount,
    ).toBe(1)
    await only('off')
    expect((await ask()).rowCount).toBe(1)
  })
})
