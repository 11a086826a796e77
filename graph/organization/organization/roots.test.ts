// How many organizations with no parent somebody begins, and how many there are.
import { beforeEach, expect, test } from 'vitest'
import { uuidOf } from '../../kernel/node.ts'
import type { Person } from '../../testing/rows.ts'
import { World } from '../../testing/world.ts'
import { makeClient } from '../../../prisma/connect.ts'
import { atEnd } from '../../testing/atEnd.ts'
import { asOwner } from '../../testing/database.ts'

let world: World
let person: Person

beforeEach(async () => {
  world = await World.make({ settings: { ROOTS_PER_PERSON: 3 } })
  person = await world.user()
})

interface Result {
  __typename: string
  code?: string
  message?: string
  organization?: { id: string }
}
const create = (input: object = {}, as = person) =>
  world.mutate<Result>(as, 'createOrganization', { legalName: 'Haulage', ...input }, 'organization { id }')
const success = 'CreateOrganizationSuccess'
const refused = 'LimitReachedError'

test('as many as the quota has, then the next is told what is used and who can raise it', async () => {
  const made = [await create(), await create(), await create()]
  expect(made.map((one) => one.__typename)).toEqual([success, success, success])
  const fourth = {
    __typename: refused,
    code: 'LIMIT_REACHED',
    message:
      'Organizations with no parent that you have created: 3 of 3 are used. Choose a parent, or close one, or ask who runs this Opsgraph to raise ROOTS_PER_PERSON.',
  }
  expect(await create()).toMatchObject(fourth)
  world.clock.forward({ days: 2 })
  expect(await create()).toMatchObject(fourth)
  // One that has gone, 30 days after it was closed, is counted no longer.
  const id = uuidOf('Organization', made[0]!.organization!.id)
  const owner = makeClient(asOwner(world.services.db.connection))
  await owner.connect()
  atEnd(() => owner.end())
  await owner.query('set session_replication_role = replica')
  await owner.query('delete from organization where id = $1', [id])
  expect([(await create()).__typename, (await create()).__typename]).toEqual([success, refused])
})

test('are counted of five at once too', async () => {
  const types = (await Promise.all(Array.from({ length: 5 }, () => create()))).map((result) => result.__typename)
  expect(types.filter((type) => type === success)).toHaveLength(3)
  expect(types.filter((type) => type === refused)).toHaveLength(2)
})

test('neither those below another, nor those of another person, nor an answer that is given again', async () => {
  const { organization } = await create({ idempotencyKey: 'one' })
  for (let n = 0; n < 4; n++) expect((await create({ idempotencyKey: 'one' })).organization).toEqual(organization)
  for (let n = 0; n < 4; n++) expect((await create({ parentId: organization!.id })).__typename).toBe(success)
  for (let n = 0; n < 2; n++) expect((await create()).__typename).toBe(success)
  expect((await create()).__typename).toBe(refused)
  expect((await create({ parentId: organization!.id })).__typename).toBe(success)
  expect((await create({}, await world.user())).__typename).toBe(success)
})

test('no more than there may be in all, of which nobody is told how many others have', async () => {
  const there = await world.prisma.organization.count({ where: { parentId: null } })
  world.services.settings.ROOTS_IN_ALL = there + 1
  expect([(await create()).__typename, await create()]).toMatchObject([
    success,
    {
      __typename: refused,
      message: expect.stringContaining(`with no parent: this Opsgraph takes ${(there + 1).toLocaleString('en')}, and`),
    },
  ])
})

test('over REST the fourth is 409', async () => {
  const base = await world.serve()
  const headers = { 'content-type': 'application/json', ...(await world.authorization(person)) }
  const answers = []
  for (let n = 0; n < 4; n++)
    answers.push(
      await fetch(`${base}/api/org/createGlobalOrganization`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ Legal_name: 'Haulage' }),
      }),
    )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 409])
  expect(await answers[3]!.json()).toMatchObject({
    message: 'Failed to create organization',
    code: 'LIMIT_REACHED',
    detail: expect.stringContaining('3 of 3 are used') as string,
  })
})
