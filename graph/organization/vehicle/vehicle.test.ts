import { describe, expect, test } from 'vitest'
import { statementsOf } from '../../testing/queryLog.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const world = await World.make()
const { root: at, admin } = await tree(world)

interface Written extends MutationResult {
  vehicle?: {
    id: string
    unitNumber: string
    type: string
    status: string
    version: number
    location: { name: string } | null
  }
}

const fields = 'vehicle { id unitNumber type status version location { name } }'
let count = 0
const create = (input: object = {}, person = admin, of = at) =>
  world.mutate<Written>(
    person,
    'createVehicle',
    { organizationId: of.globalId, unitNumber: `T-${count++}`, type: 'Tractor', ...input },
    fields,
  )
const update = (id: string, input: object, person = admin) =>
  world.mutate<Written>(person, 'updateVehicle', { id, ...input }, fields)
const remove = (id: string, person = admin) =>
  world.mutate<MutationResult & { deletedId?: string }>(person, 'deleteVehicle', { id }, 'deletedId')

describe('a vehicle', () => {
  test('is written, changed and deleted', async () => {
    const { location } = await world.mutate<{ location: { id: string } }>(
      admin,
      'createLocation',
      { organizationId: at.globalId, name: 'Yard', typeId: 9 },
      'location { id }',
    )
    const { vehicle } = await create({ unitNumber: ' T-204 ', locationId: location.id })
    expect(vehicle).toMatchObject({
      unitNumber: 'T-204',
      type: 'Tractor',
      status: 'ACTIVE',
      version: 1,
      location: { name: 'Yard' },
    })
    expect((await update(vehicle!.id, { locationId: null })).vehicle).toMatchObject({
      unitNumber: 'T-204',
      version: 2,
      location: null,
    })
    for (const [version, [verb, status]] of [
      ['deactivate', 'INACTIVE'] as const,
      ['activate', 'ACTIVE'] as const,
    ].entries())
      expect((await world.mutate<Written>(admin, `${verb}Vehicle`, { id: vehicle!.id }, fields)).vehicle).toMatchObject(
        { status, version: version + 3 },
      )
    expect((await remove(vehicle!.id)).deletedId).toBe(vehicle!.id)
    expect((await remove(vehicle!.id)).code).toBe('NOT_FOUND')
  })

  test('has a unit number of its own in its organization, even when two come at once', async () => {
    const answers = await Promise.all([create({ unitNumber: 'R-1' }), create({ unitNumber: 'R-1' })])
    expect(answers.filter(({ vehicle }) => vehicle)).toHaveLength(1)
    expect(answers.find(({ code }) => code)?.message).toBe('There is a vehicle with this unit number already.')
    expect(
      (await create({ unitNumber: 'R-1' }, admin, await world.organization({ parent: at }))).vehicle?.unitNumber,
    ).toBe('R-1')
  })

  test.each([
    ['unitNumber', { unitNumber: ' ' }],
    ['unitNumber', { unitNumber: 'x'.repeat(41) }],
    ['type', { type: '' }],
  ])('names a wrong %s', async (path, input) => {
    expect((await create(input)).fields?.map((field) => field.path)).toEqual([path])
  })

  test('changed meanwhile is a conflict that shows both values', async () => {
    const { vehicle } = await create()
    await update(vehicle!.id, { type: 'Reefer' })
    expect(await update(vehicle!.id, { version: 1, type: 'Trailer' })).toMatchObject({
      code: 'VERSION_CONFLICT',
      differences: [
        { field: 'version', yours: '1', current: '2' },
        { field: 'type', yours: 'Trailer', current: 'Reefer' },
      ],
    })
  })
})

test.each([
  ['ADMIN', true],
  ['STRATEGIC', true],
  ['TACTICAL', true],
  ['SUPERVISION', false],
  ['TRANSACTIONAL', false],
] as const)('%s: may write them %s, and the graph says so beforehand', async (level, may) => {
  const person = await world.user(at, level, await world.group(at))
  const { vehicle } = await create()
  const { organization, node } = await world.ask<{
    organization: { can: { addLocation: { allowed: boolean } } }
    node: { can: { edit: { allowed: boolean; reason: string | null } } }
  }>(
    person,
    'query ($of: ID!, $id: ID!) { organization(id: $of) { can { addLocation { allowed } } } node(id: $id) { ... on Vehicle { can { edit { allowed reason } } } } }',
    { of: at.globalId, id: vehicle!.id },
  )
  expect([organization.can.addLocation.allowed, node.can.edit.allowed]).toEqual([may, may])
  for (const answer of [
    await create({}, person),
    await update(vehicle!.id, { type: 'x' }, person),
    await remove(vehicle!.id, person),
  ]) {
    expect([answer.code, answer.message]).toEqual(may ? [undefined, undefined] : ['FORBIDDEN', node.can.edit.reason])
  }
})

test('a stranger finds nothing to change', async () => {
  const { admin: stranger } = await tree(world)
  const { vehicle } = await create()
  for (const answer of [
    await create({}, stranger),
    await update(vehicle!.id, { type: 'x' }, stranger),
    await remove(vehicle!.id, stranger),
  ]) {
    expect(answer.code).toBe('NOT_FOUND')
  }
})

test('are listed by unit number, found by a part of it, in one statement', async () => {
  const { root: own, person } = await tree(world, { people: { person: {} } })
  await world.prisma.vehicle.createMany({
    data: ['T-3', 'T-1', 'R-2'].map((unitNumber) => ({ organizationId: own.id, unitNumber, type: 'Tractor' })),
  })
  const source =
    '{ organizations: organizationTree { vehicles(first: 9, search: "t-") { edges { node { unitNumber status can { edit { allowed } } organization { name } } } } } }'
  await world.ask(person, source)
  let answer: { organizations: { vehicles: { edges: { node: { unitNumber: string } }[] } }[] } | undefined
  expect(await statementsOf(async () => void (answer = await world.ask(person, source)))).toHaveLength(3)
  expect(answer!.organizations[0]!.vehicles.edges.map(({ node }) => node.unitNumber)).toEqual(['T-1', 'T-3'])
})
