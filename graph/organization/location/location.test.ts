import { beforeAll, describe, expect, test } from 'vitest'
import type { AccessLevel } from '../../kernel/policy.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { tree } from '../../testing/tree.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { type MutationResult, World } from '../../testing/world.ts'

let world: World

beforeAll(async () => {
  world = await World.make()
})

interface Written extends MutationResult {
  location?: {
    id: string
    name: string
    version: number
    coordinates: { latitude: number; longitude: number } | null
    status: string
    type: { name: string }
    address: { line1: string; city: string; state: string | null; country: string | null } | null
  }
}

const fields =
  'location { id name version coordinates { latitude longitude } status type { name } address { line1 city state country } }'
const create = (person: Person, at: Organization, input: object = {}) =>
  world.mutate<Written>(
    person,
    'createLocation',
    { organizationId: at.globalId, name: 'Reno terminal', typeId: 2, ...input },
    fields,
  )
const update = (person: Person, id: string, input: object) =>
  world.mutate<Written>(person, 'updateLocation', { id, ...input }, fields)
const remove = (person: Person, id: string, input: object = {}) =>
  world.mutate<MutationResult & { deletedId?: string }>(person, 'deleteLocation', { id, ...input }, 'deletedId')

async function company(level: AccessLevel = 'ADMIN') {
  const { root: at, person } = await tree(world, { people: { person: level } })
  return { at, person }
}

describe('a location', () => {
  test('is written with its address and its point', async () => {
    const { at, person } = await company()
    const { location } = await create(person, at, {
      name: ' Reno terminal ',
      coordinates: { latitude: 39.53, longitude: -119.81 },
      address: { line1: '2100 Mill Street', city: 'Reno', state: 'us-nv', country: 'US', postalCode: '89502' },
    })
    expect(location).toMatchObject({
      name: 'Reno terminal',
      version: 1,
      coordinates: { latitude: 39.53, longitude: -119.81 },
      status: 'ACTIVE',
      type: { name: 'Terminal' },
    })
    expect(location!.address).toEqual({ line1: '2100 Mill Street', city: 'Reno', state: 'US-NV', country: 'US' })
  })

  test.each([
    ['deactivate', 'INACTIVE'],
    ['activate', 'ACTIVE'],
  ])('is brought out of use and back: %s', async (verb, status) => {
    const { at, person } = await company()
    const { location } = await create(person, at)
    const turn = (by: Person) => world.mutate<Written>(by, `${verb}Location`, { id: location!.id, version: 1 }, fields)
    expect((await turn(person)).location).toMatchObject({ status, version: 2 })
    expect((await turn(person)).code).toBe('VERSION_CONFLICT')
    expect((await turn((await company()).person)).code).toBe('NOT_FOUND')
  })

  test('changes in what is said of it alone', async () => {
    const { at, person } = await company()
    const { location } = await create(person, at, {
      coordinates: { latitude: 1, longitude: 2 },
      address: { city: 'Reno', country: 'US' },
    })
    const changed = await update(person, location!.id, { version: 1, address: { line1: 'Gate 4' } })
    expect(changed.location).toMatchObject({
      name: 'Reno terminal',
      version: 2,
      coordinates: { latitude: 1, longitude: 2 },
      address: { line1: 'Gate 4', city: 'Reno' },
    })
    const cleared = await update(person, location!.id, { coordinates: null, address: null })
    expect(cleared.location).toMatchObject({ version: 3, coordinates: null, address: null })
    expect(await world.prisma.address.count({ where: { organizationId: at.id } })).toBe(0)
  })

  test('an address that another thing refers to is left as it is', async () => {
    const { at, person } = await company()
    const { location } = await create(person, at, { address: { city: 'Reno' } })
    const row = await world.prisma.location.findFirstOrThrow({ where: { organizationId: at.id } })
    await world.prisma.organization.update({ where: { id: at.id }, data: { mailingAddressId: row.addressId } })
    expect((await update(person, location!.id, { address: { line1: 'Gate 4' } })).location!.address).toMatchObject({
      line1: 'Gate 4',
      city: 'Reno',
    })
    expect(await world.prisma.address.findUnique({ where: { id: row.addressId! } })).toMatchObject({
      line1: '',
      city: 'Reno',
    })
  })

  test.each([
    ['coordinates.latitude', { coordinates: { latitude: 91, longitude: 0 } }, 'Write a latitude from -90 to 90.'],
    ['coordinates.latitude', { coordinates: { latitude: -90.001, longitude: 0 } }, 'Write a latitude from -90 to 90.'],
    [
      'coordinates.longitude',
      { coordinates: { latitude: 0, longitude: 180.5 } },
      'Write a longitude from -180 to 180.',
    ],
    ['name', { name: ' ' }, 'Enter a name.'],
    ['typeId', { typeId: 99 }, 'Choose a type of the list.'],
    ['address.country', { address: { country: 'XX' } }, 'Write the code of a country, as US.'],
    ['address.state', { address: { country: 'CA', state: 'US-NV' } }, 'Choose a state of the country.'],
    ['address.postalCode', { address: { postalCode: '1'.repeat(21) } }, 'Write at most 20 characters.'],
  ])('names a wrong %s in %o', async (path, input, message) => {
    const { at, person } = await company()
    expect((await create(person, at, input)).fields).toEqual([{ path, message }])
    const { location } = await create(person, at)
    expect((await update(person, location!.id, input)).fields).toEqual([{ path, message }])
    expect(await world.prisma.location.count({ where: { organizationId: at.id } })).toBe(1)
  })

  test('the poles and the date line are places', async () => {
    const { at, person } = await company()
    const coordinates = { latitude: 90, longitude: -180 }
    expect((await create(person, at, { coordinates })).location).toMatchObject({ coordinates })
  })

  test('has a name of its own in its organization, even when two come at once', async () => {
    const { at, person } = await company()
    const answers = await Promise.all([create(person, at), create(person, at)])
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['AlreadyExistsError', 'CreateLocationSuccess'])
    expect(answers.find(({ code }) => code)?.message).toBe('There is a location of this name already.')
    expect((await create(person, await world.organization({ parent: at }))).location?.name).toBe('Reno terminal')
  })

  test('changed meanwhile is a conflict that shows both values; of two at once one is told so', async () => {
    const { at, person } = await company()
    const { location } = await create(person, at)
    await update(person, location!.id, { version: 1, name: 'Reno north' })
    expect(await update(person, location!.id, { version: 1, name: 'Reno south' })).toMatchObject({
      code: 'VERSION_CONFLICT',
      message: 'The location was changed by someone else.',
      differences: [
        { field: 'version', yours: '1', current: '2' },
        { field: 'name', yours: 'Reno south', current: 'Reno north' },
      ],
    })
    const answers = await Promise.all(['a', 'b'].map((name) => update(person, location!.id, { version: 2, name })))
    expect(answers.filter(({ code }) => code === 'VERSION_CONFLICT')).toHaveLength(1)
    expect((await remove(person, location!.id, { version: 2 })).code).toBe('VERSION_CONFLICT')
  })

  test('is deleted where nothing uses it', async () => {
    const { at, person } = await company()
    const { location } = await create(person, at, { address: { city: 'Reno' } })
    const { id } = await world.prisma.location.findFirstOrThrow({ where: { organizationId: at.id } })
    const fence = await world.prisma.geofence.create({
      data: {
        organizationId: at.id,
        locationId: id,
        name: 'Gate',
        shape: 'CIRCLE',
        latitude: 0,
        longitude: 0,
        radius: 50,
      },
    })
    await world.prisma.vehicle.createMany({
      data: ['T-2', 'T-1'].map((unitNumber) => ({
        organizationId: at.id,
        locationId: id,
        unitNumber,
        type: 'Tractor',
      })),
    })
    expect(await remove(person, location!.id)).toMatchObject({
      code: 'IN_USE',
      message: 'The location is used by 1 geofence (Gate) and 2 vehicles (T-1, T-2). Move them away first.',
    })
    await world.prisma.geofence.delete({ where: { id: fence.id } })
    await world.prisma.vehicle.updateMany({ where: { organizationId: at.id }, data: { locationId: null } })
    expect((await remove(person, location!.id)).deletedId).toBe(location!.id)
    expect(await world.prisma.address.count({ where: { organizationId: at.id } })).toBe(0)
    expect((await remove(person, location!.id)).code).toBe('NOT_FOUND')
  })

  test('is in the audit log, with before and after', async () => {
    const { at, person } = await company()
    const { location } = await create(person, at)
    await update(person, location!.id, { name: 'Reno north' })
    const entries = await world.prisma.auditEntry.findMany({
      where: { organizationId: at.id, noun: 'Location' },
      orderBy: { id: 'asc' },
    })
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['CREATE', person.id],
      ['UPDATE', person.id],
    ])
    expect([entries[1]!.before, entries[1]!.after]).toMatchObject([{ name: 'Reno terminal' }, { name: 'Reno north' }])
  })
})

describe('who may', () => {
  test.each([
    ['ADMIN', true, true],
    ['STRATEGIC', true, false],
    ['TACTICAL', true, false],
    ['SUPERVISION', false, false],
    ['TRANSACTIONAL', false, false],
  ] as const)('%s: write %s, delete %s, and the graph says so beforehand', async (level, mayEdit, mayDelete) => {
    const { at, person: admin } = await company()
    const person = await world.user(at, level, await world.group(at))
    const { location } = await create(admin, at)
    const { node } = await world.ask<{
      node: { can: Record<'edit' | 'delete', { allowed: boolean; reason: string | null }> }
    }>(
      person,
      'query ($id: ID!) { node(id: $id) { ... on Location { can { edit { allowed reason } delete { allowed reason } } } } }',
      { id: location!.id },
    )
    expect([node.can.edit.allowed, node.can.delete.allowed]).toEqual([mayEdit, mayDelete])
    const made = await create(person, at, { name: 'Another' })
    expect([made.__typename, made.message]).toEqual(
      mayEdit ? ['CreateLocationSuccess', undefined] : ['ForbiddenError', node.can.edit.reason],
    )
    expect((await update(person, location!.id, { name: 'New' })).code).toBe(mayEdit ? undefined : 'FORBIDDEN')
    const removed = await remove(person, location!.id)
    expect([removed.code, removed.message]).toEqual(
      mayDelete ? [undefined, undefined] : ['FORBIDDEN', node.can.delete.reason],
    )
  })

  test('nobody beside or above their own organization', async () => {
    const { at } = await company()
    const [mine, beside] = [await world.organization({ parent: at }), await world.organization({ parent: at })]
    const person = await world.user(mine, 'ADMIN')
    expect((await create(person, at)).code).toBe('NOT_FOUND')
    expect((await create(person, beside)).code).toBe('NOT_FOUND')
    expect((await create(person, mine)).location).toBeDefined()
  })

  test('a stranger finds nothing to change or to see', async () => {
    const { at, person } = await company()
    const { location } = await create(person, at)
    const { person: stranger } = await company()
    for (const answer of [
      await create(stranger, at),
      await update(stranger, location!.id, { name: 'x' }),
      await remove(stranger, location!.id),
    ]) {
      expect(answer.code).toBe('NOT_FOUND')
    }
    const { internalID } = (
      await world.ask<{ node: { internalID: number } }>(
        person,
        'query ($id: ID!) { node(id: $id) { ... on Location { internalID } } }',
        { id: location!.id },
      )
    ).node
    expect((await world.mutate(stranger, 'deleteLocation', { internalID }, 'deletedId')).code).toBe('NOT_FOUND')
    expect(
      await world.ask(stranger, 'query ($uuid: String) { legacyLocations(organizationUuid: $uuid) { id } }', {
        uuid: at.id,
      }),
    ).toEqual({ legacyLocations: null })
    expect(
      await world.ask(stranger, '{ legacyLocations { id } locations(first: 9) { edges { node { id } } } }'),
    ).toEqual({ legacyLocations: [], locations: { edges: [] } })
  })
})

describe('lists', () => {
  const place = (at: Organization, ...names: string[]) =>
    world.prisma.location.createMany({ data: names.map((name) => ({ organizationId: at.id, name, typeId: 1 })) })
  const page = `pageInfo { hasNextPage endCursor } edges { node { name } }`
  const names = ({ edges }: { edges: { node: { name: string } }[] }) => edges.map(({ node }) => node.name)
  type Page = { pageInfo: { hasNextPage: boolean; endCursor: string }; edges: { node: { name: string } }[] }

  const of = async (person: Person, at: Organization, args: string) =>
    (
      await world.ask<{ organization: { locations: Page } }>(
        person,
        `query ($of: ID!) { organization(id: $of) { locations(${args}) { ${page} } } }`,
        { of: at.globalId },
      )
    ).organization.locations

  test('of an organization: by name, in pages, found by a part, with those below on request', async () => {
    const { at, person } = await company()
    const below = await world.organization({ parent: at })
    const archived = await world.organization({ parent: at })
    await world.prisma.organization.update({ where: { id: archived.id }, data: { archivedAt: new Date() } })
    await place(at, 'C dock', 'A 100% yard', 'B shop')
    await place(below, 'A yard', 'Z yard')
    await place(archived, 'Gone yard')
    expect(names(await of(person, at, 'first: 10'))).toEqual(['A 100% yard', 'B shop', 'C dock'])
    expect(names(await of(person, at, 'first: 10, search: "YARD", includeBelow: true'))).toEqual([
      'A 100% yard',
      'A yard',
      'Z yard',
    ])
    expect(names(await of(person, at, 'first: 10, search: "0%"'))).toEqual(['A 100% yard'])
    const first = await of(person, at, 'first: 2, includeBelow: true')
    expect(first.pageInfo.hasNextPage).toBe(true)
    const rest = await of(person, at, `first: 9, includeBelow: true, after: "${first.pageInfo.endCursor}"`)
    expect([...names(first), ...names(rest)]).toEqual(['A 100% yard', 'A yard', 'B shop', 'C dock', 'Z yard'])
    expect(rest.pageInfo.hasNextPage).toBe(false)
  })

  test('of several organizations are one statement, whatever is asked of them', async () => {
    const { at, person } = await company()
    for (const name of ['a', 'b', 'c']) await place(await world.organization({ parent: at }), name, `${name} two`)
    const source = `{ organizations: organizationTree { locations(first: 2) { edges { node {
      name coordinates { latitude } type { name } address { city } organization { name } can { edit { allowed } } geofences { name } } } } } }`
    await world.ask(person, source)
    const sent = await statementsOf(() => world.ask(person, source))
    // Who asks, the organizations, their locations, the geofences of these.
    expect(sent).toHaveLength(4)
  })

  test('the directory: all in sight, by name, one statement, in pages', async () => {
    const { at, person } = await company()
    const below = await world.organization({ parent: at })
    const narrow = await world.user(below)
    await place(at, 'B shop', 'D yard')
    await place(below, 'A yard', 'C yard')
    const ask = async (who: Person, args: string) =>
      (await world.ask<{ locations: Page }>(who, `{ locations(${args}) { ${page} } }`)).locations
    expect(names(await ask(person, 'first: 9'))).toEqual(['A yard', 'B shop', 'C yard', 'D yard'])
    expect(names(await ask(narrow, 'first: 9'))).toEqual(['A yard', 'C yard'])
    const first = await ask(person, 'first: 1, search: "yard"')
    expect(names(await ask(person, `first: 9, search: "yard", after: "${first.pageInfo.endCursor}"`))).toEqual([
      'C yard',
      'D yard',
    ])
    const sent = await statementsOf(() =>
      world.ask(
        person,
        '{ locations(first: 9, search: "yard") { edges { node { name address { city } organization { name } } } } }',
      ),
    )
    expect(sent).toHaveLength(2)
    expect(names(await ask(await world.user(), 'first: 9'))).toEqual([])
  })

  test('a cursor of another list, in either direction, is refused', async () => {
    const { at, person } = await company()
    await expect(of(person, at, 'first: 1, after: "eA=="')).rejects.toThrow('after: this cursor is of another list')
    await expect(of(person, at, 'last: 1, before: "eA=="')).rejects.toThrow('before: this cursor is of another list')
    await expect(of(person, at, 'first: 101')).rejects.toThrow('first: ask for 0 to 100')
    await expect(world.ask(person, '{ locations(after: "eA==") { edges { node { id } } } }')).rejects.toThrow(
      'after: this cursor is of another list',
    )
  })

  test('by number, for legacy clients', async () => {
    const { at, person } = await company()
    await place(at, 'b', 'a')
    const list = async (args: string) =>
      (
        await world.ask<{ legacyLocations: { name: string }[] }>(person, `{ legacyLocations(${args}) { name } }`)
      ).legacyLocations.map(({ name }) => name)
    expect(await list(`organizationUuid: "${at.id}"`)).toEqual(['b', 'a'])
    expect(await list('limit: 1, offset: 1')).toEqual(['a'])
    expect(await world.ask(person, '{ legacyLocations(organizationUuid: "x") { name } }')).toEqual({
      legacyLocations: null,
    })
  })
})
