import type { GraphQLError } from 'graphql'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { withConnection } from '../../prisma/connect.ts'
import { databaseAnswer } from './databaseErrors.ts'
import { openDb } from './db.ts'
import { World } from '../testing/world.ts'

let world: World

beforeAll(async () => {
  world = await World.make()
})

const answerTo = async (work: Promise<unknown>) =>
  databaseAnswer(
    await work.then(
      () => undefined,
      (error: unknown) => error,
    ),
  )

describe('an error of the database', () => {
  test('by a unique key is a conflict', async () => {
    const { db, prisma } = { db: world.services.db, prisma: world.prisma }
    const data = { list: 'X', id: 1, name: 'x', sortOrder: 1 }
    await prisma.referenceItem.create({ data })
    expect(await answerTo(prisma.referenceItem.create({ data }))).toMatchObject({ code: 'CONFLICT' })
    expect(
      await answerTo(db.run("insert into reference_item (list, id, name, sort_order) values ('X', 1, 'x', 1)", [])),
    ).toMatchObject({ code: 'CONFLICT' })
    await prisma.referenceItem.deleteMany({ where: { list: 'X' } })
  })

  test('by what it can not keep is invalid input', async () => {
    const { db } = world.services
    expect(await answerTo(db.runOnce('select $1::text', ['\0']))).toMatchObject({ code: 'VALIDATION' })
    expect(await answerTo(db.runOnce("select 'x'::uuid", []))).toMatchObject({ code: 'VALIDATION' })
    expect(await answerTo(db.runOnce('select 3000000000::int', []))).toMatchObject({ code: 'VALIDATION' })
  })

  test('that it can not be reached is 503, to be tried again', async () => {
    const db = openDb({ host: '127.0.0.1', port: 1, user: 'x', password: 'x', database: 'x' })
    for (const work of [db.run('select 1', []), db.prisma.user.findFirst()]) {
      const answer = (await answerTo(work)) as GraphQLError
      expect(answer.extensions).toMatchObject({
        code: 'UNAVAILABLE',
        http: { status: 503, headers: { 'retry-after': '5' } },
      })
    }
    await db.close()
  })

  test('by a limit of time, or by a database that takes no changes or is going down, is 503 too, from our statements and from Prisma', async () => {
    const { db, prisma } = { db: world.services.db, prisma: world.prisma }
    const insert = "insert into reference_item (list, id, name, sort_order) values ('X', 1, 'x', 1)"
    const own = (...statements: string[]) =>
      db.withClient(async (client) => {
        try {
          for (const one of ['begin', ...statements]) await client.query(one)
        } finally {
          await client.query('rollback').catch(() => {})
        }
      })
    const inPrisma = (...statements: string[]) =>
      prisma.$transaction(async (transaction) => {
        for (const one of statements) await transaction.$executeRawUnsafe(one)
      })
    const slow = ["set local statement_timeout = '20ms'", 'select pg_sleep(1)']
    const closed = ['set transaction read only', insert]
    const ended = ['select pg_terminate_backend(pg_backend_pid())']
    for (const statements of [slow, closed, ended]) {
      for (const run of [own, inPrisma]) {
        const answer = (await answerTo(run(...statements))) as GraphQLError
        expect([statements, answer?.extensions]).toMatchObject([
          statements,
          { code: 'UNAVAILABLE', http: { status: 503, headers: { 'retry-after': '5' } } },
        ])
      }
    }
    const late = prisma.$transaction(
      async (transaction) => {
        await new Promise((resolve) => setTimeout(resolve, 200))
        await transaction.user.count()
      },
      { timeout: 20 },
    )
    expect(await late.catch((error: { code?: string }) => error.code)).toBe('P2028')
    expect(await answerTo(late)).toMatchObject({ extensions: { code: 'UNAVAILABLE', http: { status: 503 } } })
  })

  test('by a rule of the tree is told in its words, whoever runs into it', async () => {
    const root = await world.organization()
    const [a, b] = [
      await world.organization({ parent: root, type: 'CORPORATION' }),
      await world.organization({ parent: root }),
    ]
    const below = await world.organization({ parent: a, type: 'CORPORATION' })
    const foreign = await world.organization()
    const cases: [string, string, string][] = [
      [a.id, below.id, 'An organization does not go below itself.'],
      [a.id, foreign.id, 'An organization stays in its tree.'],
      [a.id, b.id, 'An organization of this type does not go there.'],
    ]
    for (const [id, parentId, message] of cases) {
      expect(await answerTo(world.prisma.organization.update({ where: { id }, data: { parentId } }))).toMatchObject({
        code: 'CONFLICT',
        message,
      })
      const sql = 'update organization set parent_id = $2 where id = $1'
      expect(await answerTo(world.services.db.runOnce(sql, [id, parentId]))).toMatchObject({
        code: 'CONFLICT',
        message,
      })
    }
    const twice = (id: string) =>
      world.prisma.organization.update({ where: { id }, data: { employerIdentifier: '66-6666666' } })
    await twice(a.id)
    expect(await answerTo(twice(b.id))).toMatchObject({
      code: 'CONFLICT',
      message: 'Another organization of this tree has this employer identifier.',
    })
  })

  test('of another kind is not explained away', () => expect(databaseAnswer(new Error('a bug'))).toBeUndefined())
})

test('a database that takes no changes is 503 with Retry-After at GraphQL and REST', async () => {
  const database = 'takes_no_changes'
  const own = await World.make({ database })
  const org = await own.organization()
  const admin = await own.user(org, 'ADMIN')
  const { id, globalId } = await own.action(org, admin)
  const { legacyId } = await own.prisma.action.findUniqueOrThrow({ where: { id } })
  const address = await own.serve()
  const headers = { 'content-type': 'application/json', ...(await own.authorization(admin)) }
  const setTo = (value: string) =>
    withConnection({ ...inject('postgres'), database: 'postgres' }, async (client) => {
      await client.query(`alter database ${database} set default_transaction_read_only = ${value}`)
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = $2', [
        database,
        inject('app').user,
      ])
    })
  await setTo('on')
  const mutation = `mutation { sendMessage(input: { target: { actionId: "${globalId}" }, text: "Hello" }) { __typename } }`
  const move = { Task_Record_ID: legacyId, action: 'reprioritize', Schedule_Priority_ID: 3 }
  const asked: [string, string, string][] = [
    ['/graphql', 'application/json', JSON.stringify({ query: mutation })],
    ['/api/procedures/active_record_controller', 'application/json', JSON.stringify(move)],
  ]
  for (const [path, type, body] of asked) {
    const response = await fetch(address + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': type },
      body,
    })
    expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '5'])
    expect(await response.text()).toContain('The database takes no changes at the moment. Try again shortly.')
  }
  await setTo('off')
})

test('a lost connection heals itself', async () => {
  const { db } = world.services
  const kill = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and usename = current_user`
  await db.runOnce(kill, [])
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await db.run('select 1', [])).toEqual([[1]])
  expect(await world.prisma.referenceItem.count()).toBeGreaterThan(0)
})
