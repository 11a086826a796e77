// How many trees of their own a person begins in a day.
import { beforeEach, expect, test } from 'vitest'
import { readSettings } from '../../kernel/settings.ts'
import type { Person } from '../../testing/rows.ts'
import { World } from '../../testing/world.ts'

let world: World
let person: Person

beforeEach(async () => {
  const { ROOTS_PER_DAY } = readSettings({})
  world = await World.make({ settings: { ROOTS_PER_DAY } })
  person = await world.user()
})

interface Result {
  __typename: string
  message?: string
  organization?: { id: string }
}
const create = (input: object = {}, as = person) =>
  world.mutate<Result>(as, 'createOrganization', { legalName: 'Haulage', ...input }, 'organization { id }')
const success = 'CreateOrganizationSuccess'
const refused = 'RateLimitError'

test('three in 24 hours, then the next is told the limit and when to try again', async () => {
  expect((await create()).__typename).toBe(success)
  world.clock.forward({ hours: 20 })
  expect([(await create()).__typename, (await create()).__typename]).toEqual([success, success])
  expect(await create()).toMatchObject({
    __typename: refused,
    code: 'RATE_LIMIT',
    message: 'You can create 3 organizations with no parent in 24 hours. Try again in 4 hours, or choose a parent.',
  })
  world.clock.forward({ hours: 3, minutes: 30 })
  expect((await create()).message).toContain('in 30 minutes,')
  world.clock.forward({ minutes: 30 })
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

test('over REST the fourth is 429 with Retry-After', async () => {
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
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
  expect(answers[3]!.headers.get('retry-after')).toBe(String(24 * 3600))
  expect(await answers[3]!.json()).toMatchObject({
    message: 'Failed to create organization',
    code: 'RATE_LIMIT',
    detail: expect.stringContaining('3 organizations') as string,
  })
})
