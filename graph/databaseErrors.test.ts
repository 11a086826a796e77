import type { GraphQLError } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { databaseAnswer } from './databaseErrors.ts'
import { openDb } from './db.ts'
import { World } from './testing/world.ts'

let world: World

beforeAll(async () => {
  world = await World.make()
})

const answerTo = async (work: Promise<unknown>) => databaseAnswer(await work.then(() => undefined, (error: unknown) => error))

describe('an error of the database', () => {
  test('by a unique key is a conflict', async () => {
    const { db, prisma } = { db: world.services.db, prisma: world.prisma }
    const data = { list: 'X', id: 1, name: 'x', sortOrder: 1 }
    await prisma.referenceItem.create({ data })
    expect(await answerTo(prisma.referenceItem.create({ data }))).toMatchObject({ code: 'CONFLICT' })
    expect(await answerTo(db.run("insert into reference_item (list, id, name, sort_order) values ('X', 1, 'x', 1)", []))).toMatchObject({ code: 'CONFLICT' })
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
      expect(answer.extensions).toMatchObject({ code: 'UNAVAILABLE', http: { status: 503, headers: { 'retry-after': '5' } } })
    }
    await db.close()
  })

  test('by a rule of the tree is told in its words, whoever runs into it', async () => {
    const root = await world.organization()
    const [a, b] = [await world.organization({ parent: root, type: 'CORPORATION' }), await world.organization({ parent: root })]
    const below = await world.organization({ parent: a, type: 'CORPORATION' })
    const foreign = await world.organization()
    const cases: [string, string, string][] = [
      [a.id, below.id, 'An organization does not go below itself.'],
      [a.id, foreign.id, 'An organization stays in its tree.'],
      [a.id, b.id, 'An organization of this type does not go there.'],
    ]
    for (const [id, parentId, message] of cases) {
      expect(await answerTo(world.prisma.organization.update({ where: { id }, data: { parentId } }))).toMatchObject({ code: 'CONFLICT', message })
      const sql = 'update organization set parent_id = $2 where id = $1'
      expect(await answerTo(world.services.db.runOnce(sql, [id, parentId]))).toMatchObject({ code: 'CONFLICT', message })
    }
    const twice = (id: string) => world.prisma.organization.update({ where: { id }, data: { employerIdentifier: '66-6666666' } })
    await twice(a.id)
    expect(await answerTo(twice(b.id))).toMatchObject({ code: 'CONFLICT', message: 'Another organization of this tree has this employer identifier.' })
  })

  test('of another kind is not explained away', () => expect(databaseAnswer(new Error('a bug'))).toBeUndefined())
})

test('a lost connection heals itself', async () => {
  const { db } = world.services
  const kill = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and usename = current_user`
  await db.runOnce(kill, [])
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await db.run('select 1', [])).toEqual([[1]])
  expect(await world.prisma.referenceItem.count()).toBeGreaterThan(0)
})
