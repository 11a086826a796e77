// The tree's rules: who may create, edit, move, archive and delete what, and what is refused, on a real PostgreSQL.
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { accessLevels } from '../../kernel/policy.ts'
import { ownAppointments } from '../../testing/appointments.ts'
import { tree } from '../../testing/tree.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { type MutationResult, World } from '../../testing/world.ts'

let world: World

beforeAll(async () => {
  world = await World.make()
})

interface Shown {
  id: string
  uuid: string
  name: string
  version: number
  [field: string]: unknown
}
type Result = MutationResult & { organization?: Shown; deletedId?: string; parent?: Shown | null }

const fields = 'id uuid name version'
const mutate =
  (name: string) =>
  (person: Person | null, input: object, more = '') =>
    world.mutate<Result>(person, name, input, `organization { ${fields} ${more} }`)
const create = mutate('createOrganization')
const update = mutate('updateOrganization')
const move = mutate('moveOrganization')
const archive = mutate('archiveOrganization')
const restore = mutate('restoreOrganization')
const remove = (person: Person, input: object) =>
  world.mutate<Result>(person, 'deleteOrganization', input, 'deletedId parent { id name version }')
const rowOf = (organization: { id: string }) =>
  world.prisma.organization.findUniqueOrThrow({ where: { id: organization.id } })
const legalName = () => `Org ${randomUUID().slice(0, 8)}`

/** A tree with an Admin: root > division > location > branch. */
const grove = () =>
  tree(world, {
    below: {
      division: {},
      location: { parent: 'division', type: 'LOCATION' },
      branch: { parent: 'location', type: 'BRANCH' },
    },
  })

const put = (person: Person, what: Organization, parent: Organization, more = {}) =>
  move(person, { id: what.globalId, parentId: parent.globalId, ...more })

describe('creating', () => {
  test('a tree is for anybody who is signed in, who is its Admin then', async () => {
    const person = await world.user()
    const { organization } = await create(
      person,
      { legalName: ' First Haulage ' },
      'type timeZone parent { id } registration { employerIdentifier } description can { edit { allowed } delete { allowed reason } }',
    )
    expect(organization).toMatchObject({
      name: 'First Haulage',
      type: 'CORPORATION',
      timeZone: 'UTC',
      parent: null,
      registration: { employerIdentifier: '00-0000001' },
      description: '',
      can: {
        edit: { allowed: true },
        delete: { allowed: false, reason: 'It still has 1 job role, 1 membership, and 13 metrics.' },
      },
    })
    const membership = await world.prisma.membership.findFirstOrThrow({
      where: { userId: person.id },
      include: { jobRole: true },
    })
    expect(membership).toMatchObject({
      organizationId: organization!.uuid,
      accessLevel: 'ADMIN',
      jobRole: { name: 'Manager' },
    })
    expect(
      (await world.ask<{ organizationRoots: Shown[] }>(person, `{ organizationRoots { ${fields} } }`))
        .organizationRoots,
    ).toMatchObject([{ id: organization!.id }])
  })

  test('without being signed in is 401', async () => {
    await expect(create(null, { legalName: 'X' })).rejects.toThrow('Sign in first.')
  })

  test('a tree begins with a Corporation', async () => {
    expect(await create(await world.user(), { legalName: 'X', type: 'BRANCH' })).toMatchObject({
      fields: [{ path: 'type' }],
    })
  })

  test.each(accessLevels)('below another one as %s', async (level) => {
    const { root, division } = await grove()
    const person = await world.user(division, level, await world.group(root))
    const input = { legalName: legalName(), parentId: division.globalId }
    const allowed = level === 'ADMIN' || level === 'STRATEGIC'
    expect((await create(person, input)).__typename).toBe(allowed ? 'CreateOrganizationSuccess' : 'ForbiddenError')
    expect((await create(person, { ...input, parentId: root.globalId })).__typename).toBe('NotFoundError')
  })

  test('what is created below is seen at once, with its rights', async () => {
    const { division } = await grove()
    const person = await world.user(division, 'STRATEGIC')
    const { organization } = await create(
      person,
      { legalName: legalName(), parentId: division.globalId },
      'type parent { id } can { addChild { allowed } }',
    )
    expect(organization).toMatchObject({
      type: 'LOCATION',
      parent: { id: division.globalId },
      can: { addChild: { allowed: true } },
    })
  })

  test('an organization is in the time zone of its parent, unless it says so', async () => {
    const { root, admin } = await tree(world, { root: { timeZone: 'America/Denver' } })
    expect((await create(admin, { legalName: 'a', parentId: root.globalId }, 'timeZone')).organization?.timeZone).toBe(
      'America/Denver',
    )
    expect(
      (await create(admin, { legalName: 'b', parentId: root.globalId, timeZone: 'Europe/Oslo' }, 'timeZone'))
        .organization?.timeZone,
    ).toBe('Europe/Oslo')
  })

  test('takes all that is said of an organization', async () => {
    const { root, division, admin } = await grove()
    const { departmentId } = await world.group(root)
    const { organization } = await create(
      admin,
      {
        legalName: 'Reno terminal',
        parentId: division.globalId,
        type: 'BRANCH',
        dbaName: 'Reno',
        description: 'Where the west begins',
        employerIdentifier: '88-1234567',
        legalEntityTypeId: 3,
        govtIdentifierTypeId: 1,
        auditStatusId: 2,
        platformStatusId: 1,
        ttpId: 1,
        orgUid: 'NW-12',
        stateOfIncorporation: 'nevada',
        website: 'https://reno.example.com',
        contact: 'Dana, 775 555 0100',
        coordinates: { latitude: 39.53, longitude: -119.81 },
        registrantAddress: { line1: '1 Terminal Way', city: 'Reno', state: 'US-NV', country: 'US' },
        mailingAddress: { line1: 'Box 7' },
        naics: ['484121', '493110'],
        departmentIds: [globalId('Department', departmentId)],
      },
      `type dbaName description auditStatus { name } platformStatus { name } ttp { name }
       registration { employerIdentifier legalEntityType { name } govtIdentifierType { internalID } orgUid stateOfIncorporation } website contact coordinates { latitude longitude }
       registrantAddress { line1 city state country } mailingAddress { line1 city }`,
    )
    expect(organization).toMatchObject({
      type: 'BRANCH',
      dbaName: 'Reno',
      registration: {
        employerIdentifier: '88-1234567',
        legalEntityType: { name: 'LLC' },
        govtIdentifierType: { internalID: 1 },
        orgUid: 'NW-12',
        stateOfIncorporation: 'US-NV',
      },
      auditStatus: { name: 'In progress' },
      platformStatus: { name: 'Active' },
      ttp: { name: 'Internal' },
      website: 'https://reno.example.com',
      coordinates: { latitude: 39.53, longitude: -119.81 },
      registrantAddress: { line1: '1 Terminal Way', city: 'Reno', state: 'US-NV', country: 'US' },
      mailingAddress: { line1: 'Box 7', city: '' },
    })
    const organizationId = organization!.uuid
    expect(
      await world.prisma.industryClassification.findMany({ where: { organizationId }, orderBy: { naics: 'asc' } }),
    ).toMatchObject([
      { naics: '484121', isPrimary: true },
      { naics: '493110', isPrimary: false },
    ])
    expect(await world.prisma.organizationDepartment.findMany({ where: { organizationId } })).toMatchObject([
      { departmentId, status: 'ACTIVE' },
    ])
    const audit = await world.prisma.auditEntry.findMany({ where: { nounId: organizationId, noun: 'Organization' } })
    expect(audit[0]).toMatchObject({ action: 'CREATE', actorId: admin.id })
  })

  test.each([
    ['legalName', { legalName: ' ' }],
    ['legalName', { legalName: 'x'.repeat(121) }],
    ['employerIdentifier', { employerIdentifier: '123456789' }],
    ['employerIdentifier', { employerIdentifier: '12-345678' }],
    ['timeZone', { timeZone: 'Mars/Olympus' }],
    ['timeZone', { timeZone: '+01:00' }],
    ['website', { website: 'javascript:alert(1)' }],
    ['website', { website: 'ftp://example.com' }],
    ['website', { website: 'https://me:secret@example.com' }],
    ['coordinates.latitude', { coordinates: { latitude: 91, longitude: 0 } }],
    ['coordinates.longitude', { coordinates: { latitude: 0, longitude: -180.5 } }],
    ['legalEntityTypeId', { legalEntityTypeId: 99 }],
    ['auditStatusId', { auditStatusId: 0 }],
    ['ttpId', { ttpId: -1 }],
    ['stateOfIncorporation', { stateOfIncorporation: 'Atlantis' }],
    ['registrantAddress.state', { registrantAddress: { state: 'US-NV', country: 'NO' } }],
    ['naics.0', { naics: ['48412'] }],
    ['naics.1', { naics: ['484121', '484121'] }],
  ])('names a wrong %s: %j', async (path, input) => {
    const { admin, root } = await shared
    expect(
      (await create(admin, { legalName: 'X', parentId: root.globalId, ...input })).fields?.map((field) => field.path),
    ).toEqual([path])
  })

  test('an employer identifier is unique in a tree, 00-0000001 is not', async () => {
    const { root, admin } = await grove()
    const make = (employerIdentifier: string, parentId = root.globalId) =>
      create(admin, { legalName: legalName(), parentId, employerIdentifier })
    expect((await make('12-3456789')).organization).toBeTruthy()
    expect(await make('12-3456789')).toMatchObject({
      code: 'ALREADY_EXISTS',
      message: 'Another organization of this tree has this employer identifier.',
    })
    for (const _twice of [1, 2]) expect((await make('00-0000001')).organization).toBeTruthy()
    expect(
      (await create(await world.user(), { legalName: 'Else', employerIdentifier: '12-3456789' })).organization,
    ).toBeTruthy()
    const both = await Promise.all([make('22-2222222'), make('22-2222222')])
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['AlreadyExistsError', 'CreateOrganizationSuccess'])
  })

  test('levels are kept, and may be skipped downwards', async () => {
    const { root, division, location, branch, admin } = await grove()
    const make = async (type: string, parent: Organization) =>
      (await create(admin, { legalName: legalName(), type, parentId: parent.globalId })).__typename
    const good = 'CreateOrganizationSuccess'
    for (const type of ['CORPORATION', 'DIVISION', 'LOCATION', 'BRANCH'])
      expect([type, await make(type, root)]).toEqual([type, good])
    expect([
      await make('CORPORATION', division),
      await make('DIVISION', division),
      await make('BRANCH', division),
    ]).toEqual(['ValidationError', 'ValidationError', good])
    expect([await make('LOCATION', location), await make('BRANCH', location)]).toEqual(['ValidationError', good])
    for (const type of ['CORPORATION', 'DIVISION', 'LOCATION', 'BRANCH'])
      expect(await make(type, branch)).toBe('ValidationError')
  })

  test('an address is taken by the number of one in sight, as a copy', async () => {
    const { root, admin } = await grove()
    const own = await world.prisma.address.create({ data: { organizationId: root.id, line1: 'Own Road 1' } })
    const foreign = await world.prisma.address.create({
      data: { organizationId: (await world.organization()).id, line1: 'Far Road 2' },
    })
    const make = (registrantAddressId: number) =>
      create(
        admin,
        { legalName: legalName(), parentId: root.globalId, registrantAddressId },
        'registrantAddress { internalID line1 }',
      )
    const { organization } = await make(own.legacyId)
    expect(organization?.registrantAddress).toMatchObject({ line1: 'Own Road 1' })
    expect((organization!.registrantAddress as { internalID: number }).internalID).not.toBe(own.legacyId)
    expect(await make(foreign.legacyId)).toEqual(await make(2 ** 30))
  })

  test('a department must be of the tree', async () => {
    const { root, admin } = await grove()
    const foreign = await world.group(await world.organization())
    const input = {
      legalName: 'X',
      parentId: root.globalId,
      departmentIds: [globalId('Department', foreign.departmentId)],
    }
    expect((await create(admin, input)).message).toBe('The department was not found.')
    const strategic = await world.user(root, 'STRATEGIC')
    const own = await world.group(root)
    expect(
      (await create(strategic, { ...input, departmentIds: [globalId('Department', own.departmentId)] })).code,
    ).toBe('FORBIDDEN')
  })
})

let shared: ReturnType<typeof grove>
beforeAll(() => {
  shared = grove()
})

describe('editing', () => {
  test('changes what is given, and leaves the rest', async () => {
    const { division, admin } = await grove()
    const first = await update(admin, {
      id: division.globalId,
      version: 1,
      dbaName: 'West',
      coordinates: { latitude: 1, longitude: 2 },
      auditStatusId: 3,
      mailingAddress: { line1: 'Box 1', city: 'Reno' },
    })
    expect(first.organization?.version).toBe(2)
    const second = await update(
      admin,
      {
        id: division.globalId,
        description: 'x',
        auditStatusId: null,
        coordinates: null,
        mailingAddress: { line1: 'Box 2' },
      },
      'dbaName description auditStatus { name } coordinates { latitude } mailingAddress { line1 city }',
    )
    expect(second.organization).toMatchObject({
      dbaName: 'West',
      description: 'x',
      auditStatus: null,
      coordinates: null,
      mailingAddress: { line1: 'Box 2', city: 'Reno' },
    })
    const third = await update(
      admin,
      { id: division.globalId, mailingAddress: null, dbaName: null },
      'dbaName mailingAddress { line1 }',
    )
    expect(third.organization).toMatchObject({ dbaName: '', mailingAddress: null })
    expect(await world.prisma.address.count({ where: { organizationId: division.id } })).toBe(0)
  })

  test('of industries and departments replaces them', async () => {
    const { root, division, admin } = await grove()
    const [one, two] = [await world.group(root), await world.group(root)]
    const ids = (...spots: { departmentId: string }[]) =>
      spots.map(({ departmentId }) => globalId('Department', departmentId))
    await update(admin, { id: division.globalId, naics: ['484121', '493110'], departmentIds: ids(one, two) })
    await update(admin, { id: division.globalId, naics: ['493110'], departmentIds: ids(two) })
    const where = { organizationId: division.id }
    expect(await world.prisma.industryClassification.findMany({ where })).toMatchObject([
      { naics: '493110', isPrimary: true },
    ])
    expect(await world.prisma.organizationDepartment.findMany({ where: { ...where, status: 'ACTIVE' } })).toMatchObject(
      [{ departmentId: two.departmentId }],
    )
  })

  test('meanwhile is a conflict that shows both values', async () => {
    const { division, admin } = await grove()
    await update(admin, { id: division.globalId, dbaName: 'One' })
    expect(await update(admin, { id: division.globalId, version: 1, dbaName: 'Two' })).toMatchObject({
      code: 'VERSION_CONFLICT',
      differences: [
        { field: 'version', yours: '1', current: '2' },
        { field: 'dbaName', yours: 'Two', current: 'One' },
      ],
    })
    const both = await Promise.all(
      ['a', 'b'].map((dbaName) => update(admin, { id: division.globalId, version: 2, dbaName })),
    )
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['ConflictError', 'UpdateOrganizationSuccess'])
  })

  test('by a row of a file may name one coordinate, and leaves none without the other', async () => {
    const { division, admin } = await grove()
    expect((await update(admin, { id: division.globalId, latitude: 3 })).fields).toMatchObject([{ path: 'longitude' }])
    await update(admin, { id: division.globalId, latitude: 3, longitude: 4 })
    expect(
      (await update(admin, { id: division.globalId, latitude: 5 }, 'coordinates { latitude longitude }')).organization,
    ).toMatchObject({
      coordinates: { latitude: 5, longitude: 4 },
    })
    expect((await update(admin, { id: division.globalId, longitude: null })).fields).toMatchObject([
      { path: 'longitude' },
    ])
  })

  test.each(accessLevels)('as %s, and who sees the employer identifier', async (level) => {
    const { root, division } = await grove()
    await world.prisma.organization.update({ where: { id: division.id }, data: { employerIdentifier: '77-7777777' } })
    const person = await world.user(division, level, await world.group(root))
    const allowed = level === 'ADMIN' || level === 'STRATEGIC'
    expect((await update(person, { id: division.globalId, dbaName: 'x' })).__typename).toBe(
      allowed ? 'UpdateOrganizationSuccess' : 'ForbiddenError',
    )
    expect((await update(person, { id: root.globalId, dbaName: 'x' })).__typename).toBe('NotFoundError')
    const { organization } = await world.ask<{
      organization: {
        registration: { employerIdentifier: string | null }
        can: Record<'edit' | 'delete', { reason: string | null }>
      }
    }>(
      person,
      `query ($of: ID!) { organization(id: $of) { registration { employerIdentifier } can { edit { allowed reason whoCan } delete { allowed reason } } } }`,
      { of: division.globalId },
    )
    expect(organization.registration.employerIdentifier).toBe(allowed ? '77-7777777' : null)
    expect(organization.can.edit).toMatchObject(
      allowed ? { allowed: true, reason: null } : { allowed: false, whoCan: ['Admin', 'Strategic'] },
    )
    if (!allowed)
      expect(organization.can.edit.reason).toBe(
        'To edit organizations, geofences and classifications here takes Admin or Strategic.',
      )
    expect(organization.can.delete.reason).toContain(level === 'ADMIN' ? 'Archive it instead.' : 'takes Admin')
  })

  test('by somebody of another tenant is of nothing', async () => {
    const { division } = await grove()
    const { admin: stranger } = await tree(world)
    for (const change of [update, archive, restore])
      expect((await change(stranger, { id: division.globalId })).code).toBe('NOT_FOUND')
    expect((await remove(stranger, { id: division.globalId })).code).toBe('NOT_FOUND')
  })
})

describe('moving', () => {
  test('takes all that is below along', async () => {
    const { root, division, location, branch, admin } = await grove()
    const other = await world.organization({ parent: root, type: 'DIVISION' })
    const { organization } = await put(admin, location, other, { version: 1 })
    expect(organization?.version).toBe(2)
    const paths = await Promise.all([other, location, branch].map(async (one) => (await rowOf(one)).path))
    expect([paths[1]!.startsWith(paths[0]!), paths[2]!.startsWith(paths[1]!)]).toEqual([true, true])
    expect((await put(admin, location, division, { version: 1 })).code).toBe('VERSION_CONFLICT')
  })

  test('to where it is changes nothing', async () => {
    const { division, location, admin } = await grove()
    expect((await put(admin, location, division)).organization?.version).toBe(1)
  })

  test('refuses cycles, forbidden levels, the root, archived ones', async () => {
    const { root, division, location, branch, admin } = await grove()
    const refused = async (what: Organization, parent: Organization) => (await put(admin, what, parent)).message
    expect(await refused(location, location)).toBe('An organization does not go below itself.')
    expect(await refused(division, branch)).toMatch(/is below .*: it can't be above it too\.$/)
    expect(await refused(location, branch)).toMatch(/it can't be above it too/)
    const other = await world.organization({ parent: root, type: 'LOCATION' })
    expect(await refused(location, other)).toBe('A Location does not go below a Location; a Branch does.')
    expect(await refused(other, branch)).toBe('Nothing goes below a Branch.')
    expect(await refused(root, division)).toMatch(/it can't be above it too|stays where it is/)
    await archive(admin, { id: division.globalId })
    expect(await refused(other, division)).toMatch(/is archived\. Restore it first\.$/)
    expect(await refused(location, root)).toBe('It is archived. Restore it first.')
  })

  test('across trees is refused, even for an Admin of both', async () => {
    const [one, two] = [await grove(), await grove()]
    await world.join(one.admin, two.root, 'ADMIN')
    expect((await put(one.admin, one.location, two.division)).message).toBe('An organization stays in its tree.')
    const foreign = await grove()
    expect((await put(one.admin, one.location, foreign.division)).message).toBe(
      'The parent organization was not found.',
    )
  })

  test('two at once that together make a cycle: one wins', async () => {
    const { root, admin } = await grove()
    const [a, b] = [
      await world.organization({ parent: root, type: 'CORPORATION' }),
      await world.organization({ parent: root, type: 'CORPORATION' }),
    ]
    const both = await Promise.all([put(admin, a, b), put(admin, b, a)])
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['ConflictError', 'MoveOrganizationSuccess'])
    expect(both.find(({ code }) => code)?.message).toMatch(/it can't be above it too/)
  })

  test('while something is created below: it comes along', async () => {
    const { root, division, location, admin } = await grove()
    const other = await world.organization({ parent: root, type: 'DIVISION' })
    const made = await Promise.all([
      put(admin, location, other),
      create(admin, { legalName: legalName(), parentId: location.globalId }),
      put(admin, location, division),
    ])
    expect(made.map(({ organization }) => Boolean(organization))).toEqual([true, true, true])
    const below = await rowOf({ id: made[1].organization!.uuid })
    expect(below.path.startsWith((await rowOf(location)).path)).toBe(true)
  })

  test('into what one may not edit is forbidden', async () => {
    const { root, division, location } = await grove()
    const person = await world.user(division, 'ADMIN')
    const other = await world.organization({ parent: root, type: 'DIVISION' })
    expect((await put(person, location, other)).code).toBe('NOT_FOUND')
    await world.join(person, other, 'SUPERVISION')
    expect((await put(person, location, other)).code).toBe('FORBIDDEN')
    await world.join(person, other, 'STRATEGIC')
    expect((await put(person, location, other)).organization).toBeTruthy()
  })
})

describe('archiving', () => {
  test('keeps all below, and restoring brings back what went with it', async () => {
    const { root, division, location, branch, admin } = await grove()
    await archive(admin, { id: branch.globalId })
    world.clock.forward({ minutes: 1 })
    expect((await archive(admin, { id: division.globalId, version: 1 }, 'isArchived')).organization).toMatchObject({
      isArchived: true,
      version: 2,
    })
    const archived = async () =>
      Promise.all([division, location, branch].map(async (one) => (await rowOf(one)).archivedAt !== null))
    expect(await archived()).toEqual([true, true, true])
    expect((await create(admin, { legalName: 'X', parentId: division.globalId })).message).toBe(
      'It is archived. Restore it first.',
    )
    expect((await update(admin, { id: division.globalId, dbaName: 'x' })).message).toBe(
      'It is archived. Restore it first.',
    )
    expect((await archive(admin, { id: division.globalId })).message).toBe('It is archived already.')
    expect((await restore(admin, { id: location.globalId })).message).toMatch(/above it, is archived/)
    await restore(admin, { id: division.globalId })
    expect(await archived()).toEqual([false, false, true])
    expect((await restore(admin, { id: division.globalId })).message).toBe('It is not archived.')
    expect((await archive(admin, { id: root.globalId })).message).toBe(
      'A root organization can’t be archived: no one could restore it.',
    )
  })

  test('shows in the lists on request only', async () => {
    const { root, division, admin } = await grove()
    await archive(admin, { id: division.globalId })
    const ask = async (filter?: object) => {
      const data = await world.ask<{
        organizationRoots: { childCount: number; children: { edges: unknown[] } }[]
        organizations: { edges: unknown[] }
      }>(
        admin,
        `query ($filter: OrganizationFilter) { organizationRoots { childCount children(filter: $filter) { edges { node { id } } } }
          organizations(filter: $filter) { edges { node { id } } } }`,
        { filter },
      )
      return [
        data.organizationRoots[0]!.childCount,
        data.organizationRoots[0]!.children.edges.length,
        data.organizations.edges.length,
      ]
    }
    expect(await ask({ isArchived: false })).toEqual([0, 0, 1])
    expect(await ask()).toEqual([0, 1, 4])
    expect(await ask({ isArchived: true })).toEqual([0, 1, 3])
    expect(await ask({ parent: { below: root.globalId } })).toEqual([0, 1, 3])
    expect(root).toBeTruthy()
  })
})

describe('deleting', () => {
  test('what is empty leaves nothing but the log', async () => {
    const { root, division, branch, location, admin } = await grove()
    const { organization } = await create(admin, {
      legalName: 'Short-lived',
      parentId: division.globalId,
      registrantAddress: { line1: 'x' },
      naics: ['484121'],
    })
    const id = organization!.uuid
    const { departmentId } = await world.group(root)
    await world.prisma.organizationDepartment.create({ data: { organizationId: id, departmentId } })
    const answer = await remove(admin, { id: organization!.id, version: 1 })
    expect(answer).toMatchObject({ deletedId: organization!.id, parent: { id: division.globalId } })
    expect(await world.prisma.organization.count({ where: { id } })).toBe(0)
    expect(await world.prisma.searchEntry.count({ where: { id } })).toBe(0)
    expect(await world.prisma.auditEntry.count({ where: { nounId: id, action: 'DELETE' } })).toBe(1)
    expect((await remove(admin, { id: organization!.id })).code).toBe('NOT_FOUND')
    expect((await remove(admin, { id: branch.globalId })).deletedId).toBe(branch.globalId)
    expect((await remove(admin, { id: location.globalId })).deletedId).toBe(location.globalId)
  })

  test('is refused with counts where anything is there', async () => {
    const { root, division, admin } = await grove()
    const person = await world.user(division, 'TRANSACTIONAL')
    await world.action(division, person)
    await world.action(division, person)
    await ownAppointments(world, division, 'Dock review')
    await world.prisma.location.create({ data: { organizationId: division.id, typeId: 1, name: 'Yard' } })
    const here = { rootId: root.id, organizationId: division.id }
    await world.prisma.checklist.createMany({
      data: Array.from({ length: 1001 }, (_, i) => ({ ...here, name: `Walk round ${i}` })),
    })
    await world.prisma.sop.create({ data: { ...here, name: 'Opening the gate' } })
    const expected =
      'It still has 1 appointment, more than 1,000 checklists, 1 location, 1 membership, 1 organization, 2 records, and 1 SOP. Archive it instead.'
    expect(await remove(admin, { id: division.globalId })).toMatchObject({ code: 'IN_USE', message: expected })
    const shown = await world.ask<{ organization: { can: { delete: object } } }>(
      admin,
      `query ($of: ID!) { organization(id: $of) { can { delete { allowed reason } } } }`,
      { of: division.globalId },
    )
    expect(shown.organization.can.delete).toEqual({ allowed: false, reason: expected })
    expect((await remove(admin, { id: root.globalId })).code).toBe('IN_USE')
    const strategic = await world.user(root, 'STRATEGIC')
    expect((await remove(strategic, { id: division.globalId })).code).toBe('FORBIDDEN')
  })

  test('while something is created below: one of the two', async () => {
    const { branch, location, admin } = await grove()
    await remove(admin, { id: branch.globalId })
    const [made, gone] = await Promise.all([
      create(admin, { legalName: 'X', parentId: location.globalId }),
      remove(admin, { id: location.globalId }),
    ])
    expect([Boolean(made.organization), Boolean(gone.deletedId)].filter(Boolean)).toHaveLength(1)
  })
})
