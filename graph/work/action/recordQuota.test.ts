// The quota of records: exactly so many, of those at once too, of a root alone.
import { expect, test } from 'vitest'
import { statementsOf } from '../../testing/queryLog.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const few = await World.make({ settings: { RECORDS_PER_ROOT: 3 } })

const create = (person: Person, { globalId: organizationId }: Organization, by = few) =>
  by.mutate(person, 'createAction', { organizationId, title: 'Wash', actionClassId: 1, priorityId: 4 }, '__typename')

test('takes the last one, and says of the next what is used and who can raise it', async () => {
  const { root, below, admin } = await tree(few, { below: { below: {} }, people: { admin: 'ADMIN' } })
  expect([await create(admin, root), await create(admin, below)].map(({ code }) => code)).toEqual([
    undefined,
    undefined,
  ])
  const answers = await Promise.all([1, 2, 3, 4].map(() => create(admin, root)))
  expect(answers.filter(({ code }) => !code)).toHaveLength(1)
  // What was refused has used numbers up, and none of the quota.
  expect(await create(admin, root)).toMatchObject({
    code: 'LIMIT_REACHED',
    message:
      'Action records of this root organization: 3 of 3 are used. Go on with the records that are there, or ask who runs this Opsgraph to raise RECORDS_PER_ROOT.',
  })
  expect(await few.prisma.action.count({ where: { rootId: root.id } })).toBe(3)
  const more = await World.make({ settings: { RECORDS_PER_ROOT: 4 } })
  expect([await create(admin, root, more), await create(admin, root, more)].map(({ code }) => code)).toEqual([
    undefined,
    'LIMIT_REACHED',
  ])
  const { root: other, admin: stranger } = await tree(few)
  expect((await create(stranger, other)).code).toBeUndefined()
})

test('costs no statement where there is room', async () => {
  const many = await World.make()
  const { root, admin } = await tree(many)
  const statements = await statementsOf(() => create(admin, root, many))
  expect(statements.filter((text) => /count\(\*\)[^]*from action|advisory/.test(text))).toEqual([])
})
