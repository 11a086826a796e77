// What a root organization uses of its quotas: who reads it, and that it is its own alone.
import { beforeAll, expect, test } from 'vitest'
import { accessLevels } from '../../kernel/policy.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { fileOf, Imports } from '../../testing/imports.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

let world: World

beforeAll(async () => {
  world = await World.make({
    settings: { IMPORTS_PER_PERSON: 2, IMPORTS_PER_ROOT: 3, EXPORTS_PER_PERSON: 2, EXPORTS_PER_ROOT: 3 },
  })
})

interface Use {
  kind: string
  used: number
  most: number
  mostOfPerson: number | null
}

const usage = async (person: Person, { globalId: id }: Organization) =>
  (
    await world.ask<{ organization: { usage: Use[] | null } | null }>(
      person,
      'query ($id: ID!) { organization(id: $id) { usage { kind used most mostOfPerson } } }',
      { id },
    )
  ).organization

const sent = (person: Person) => world.mutate(person, 'createExport', { columns: ['NUMBER'] }, '__typename')
const brought = async (person: Person, at: Organization) =>
  new Imports(world, at, person).create('LOCATIONS', 'Name\nYard')

const reached = (what: string, used: number, setting: string) => ({
  code: 'LIMIT_REACHED',
  message: `${what} in 24 hours: ${used} of ${used} are used. Wait, or ask who runs this Opsgraph to raise ${setting}.`,
})

test('is what its own people use, in the root and below, and foreign use is none of it', async () => {
  const { root, below, admin } = await tree(world, { below: { below: {} }, people: { admin: 'ADMIN' } })
  const { root: other, admin: stranger } = await tree(world)
  await sent(stranger)
  await brought(stranger, other)
  await world.action(below, admin)
  await fileOf(world, below, admin, 'x'.repeat(2000))
  await sent(admin)
  await brought(admin, below)
  expect((await usage(admin, root))?.usage).toEqual([
    { kind: 'FILES', used: 2000, most: 10_000_000_000, mostOfPerson: null },
    { kind: 'RECORDS', used: 1, most: 1_000_000, mostOfPerson: null },
    { kind: 'IMPORTS', used: 1, most: 3, mostOfPerson: 2 },
    { kind: 'EXPORTS', used: 1, most: 3, mostOfPerson: 2 },
    { kind: 'MAILS', used: 0, most: 200, mostOfPerson: 50 },
  ])
})

test('is read by an Admin of the root alone', async () => {
  const { root, below, boss, people } = await tree(world, {
    levels: {},
    below: { below: {} },
    people: { boss: { level: 'ADMIN', at: 'below' } },
  })
  for (const level of accessLevels)
    expect([level, (await usage(people[level], root))?.usage?.length]).toEqual([
      level,
      level === 'ADMIN' ? 5 : undefined,
    ])
  expect((await usage(people.ADMIN, below))?.usage).toBeNull()
  expect((await usage(boss, below))?.usage).toBeNull()
  expect((await usage(boss, root))?.usage ?? null).toBeNull()
  const { admin: stranger } = await tree(world)
  expect(await usage(stranger, root)).toBeNull()
})

test.each([
  ['imports', 'mports', brought, 'IMPORTS'],
  ['exports', 'xports', sent, 'EXPORTS'],
] as const)('%s are few for a person and for a root, in 24 hours', async (_name, name, make, setting) => {
  const { root, admin, other } = await tree(world, { people: { admin: 'ADMIN', other: 'ADMIN' } })
  const letter = setting[0]!
  expect((await make(admin, root)).code).toBeUndefined()
  // Of two at once for the last one, one passes.
  const codes = (await Promise.all([make(admin, root), make(admin, root)])).map(({ code }) => code)
  expect(codes.filter((code) => code === 'LIMIT_REACHED')).toHaveLength(1)
  expect(await make(admin, root)).toMatchObject(
    reached(`Your ${letter.toLowerCase()}${name}`, 2, `${setting}_PER_PERSON`),
  )
  expect((await make(other, root)).code).toBeUndefined()
  expect(await make(other, root)).toMatchObject(
    reached(`${letter}${name} of this root organization`, 3, `${setting}_PER_ROOT`),
  )
  world.clock.forward({ hours: 24, seconds: 1 })
  expect((await make(other, root)).code).toBeUndefined()
})
