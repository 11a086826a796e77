// The hierarchies beside the tree: whose groupings are, who may use them, and what is refused.
import { beforeAll, describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { accessLevels } from '../../kernel/policy.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { tree } from '../../testing/tree.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { type MutationResult, World } from '../../testing/world.ts'

let world: World

beforeAll(async () => {
  world = await World.make()
})

interface Shown {
  id: string
  name: string
  internalID: number
  version: number
  [field: string]: unknown
}
type Result = MutationResult & { grouping?: Shown; deletedId?: string; organization?: Record<string, unknown> }

const answer =
  'grouping { id name internalID version description type { name } parent { id } organization { id } memberCount }'
const create = (person: Person, at: Organization, input: object = {}) =>
  world.mutate<Result>(
    person,
    'createGrouping',
    { organizationId: at.globalId, typeId: 1, name: 'Operations', ...input },
    answer,
  )
const update = (person: Person, input: object) => world.mutate<Result>(person, 'updateGrouping', input, answer)
const remove = (person: Person, input: object) =>
  world.mutate<Result>(person, 'deleteGrouping', input, 'deletedId organization { id }')
const stand = (person: Person, organization: Organization, groupingId: string | null, typeId = 1) =>
  world.mutate<Result>(
    person,
    'setOrganizationGrouping',
    { organizationId: organization.globalId, typeId, groupingId },
    'organization { managementGrouping { id } productivityGrouping { id } qualityGrouping { id } regionGrouping { id } }',
  )

const grove = () =>
  tree(world, { below: { division: {}, location: { parent: 'division', type: 'LOCATION' }, other: {} } })

describe('a grouping', () => {
  test('is created, changed and deleted', async () => {
    const { root, admin } = await grove()
    const { grouping } = await create(admin, root, { typeId: 2, description: 'x' })
    expect(grouping).toMatchObject({
      name: 'Operations',
      description: 'x',
      type: { name: 'Productivity' },
      parent: null,
      organization: { id: root.globalId },
      memberCount: 0,
      version: 1,
    })
    const part = (await create(admin, root, { typeId: 2, name: 'Part', parentId: grouping!.id })).grouping!
    expect(part.parent).toEqual({ id: grouping!.id })
    expect((await update(admin, { id: part.id, version: 1, name: ' Piece ', parentId: null })).grouping).toMatchObject({
      name: 'Piece',
      parent: null,
      version: 2,
    })
    expect(await update(admin, { id: part.id, version: 1, name: 'Else' })).toMatchObject({
      code: 'VERSION_CONFLICT',
      differences: [
        { field: 'version', yours: '1', current: '2' },
        { field: 'name', yours: 'Else', current: 'Piece' },
      ],
    })
    expect(
      (await update(admin, { internalID: part.internalID, parentInternalID: grouping!.internalID })).grouping?.parent,
    ).toEqual({ id: grouping!.id })
    expect(await remove(admin, { id: grouping!.id })).toMatchObject({
      code: 'IN_USE',
      message: 'It is in use: it still has 1 grouping.',
    })
    expect((await remove(admin, { id: part.id })).deletedId).toBe(part.id)
    expect((await remove(admin, { internalID: grouping!.internalID, version: 1 })).deletedId).toBe(grouping!.id)
    expect((await remove(admin, { id: grouping!.id })).code).toBe('NOT_FOUND')
  })

  test.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(121) }],
    ['typeId', { typeId: 5 }],
    ['typeId', { typeId: 0 }],
    ['description', { description: 'x'.repeat(501) }],
  ])('names a wrong %s', async (path, input) => {
    const { root, admin } = await grove()
    expect((await create(admin, root, input)).fields?.map((field) => field.path)).toEqual([path])
  })

  test('has a name of its own among its type, also where two are made at once', async () => {
    const { root, division, admin } = await grove()
    const both = await Promise.all([create(admin, root), create(admin, root)])
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['AlreadyExistsError', 'CreateGroupingSuccess'])
    expect(both.find(({ code }) => code)?.message).toBe(
      'The organization has a grouping of this name and type already.',
    )
    expect((await create(admin, root, { typeId: 3 })).grouping).toBeTruthy()
    expect((await create(admin, division)).grouping).toBeTruthy()
  })

  test('keeps its type, and has a parent of that type', async () => {
    const { root, admin } = await grove()
    const top = (await create(admin, root)).grouping!
    expect((await update(admin, { id: top.id, typeId: 2 })).fields).toMatchObject([{ path: 'typeId' }])
    expect((await create(admin, root, { typeId: 2, parentId: top.id })).fields).toMatchObject([
      { path: 'parentId', message: 'Choose a grouping of the same type.' },
    ])
  })

  test('is no part of itself, also where two moves together would make it so', async () => {
    const { root, admin } = await grove()
    const [a, b] = [
      (await create(admin, root, { name: 'a' })).grouping!,
      (await create(admin, root, { name: 'b' })).grouping!,
    ]
    expect((await update(admin, { id: a.id, parentId: a.id })).message).toBe('A grouping is no part of itself.')
    const both = await Promise.all([
      update(admin, { id: a.id, parentId: b.id }),
      update(admin, { id: b.id, parentId: a.id }),
    ])
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['ConflictError', 'UpdateGroupingSuccess'])
  })

  test.each(accessLevels)('as %s', async (level) => {
    const { root, division, admin } = await grove()
    const own = (await create(admin, division)).grouping!
    const above = (await create(admin, root)).grouping!
    const person = await world.user(division, level, await world.group(root))
    const allowed = level === 'ADMIN' || level === 'STRATEGIC'
    const { node } = await world.ask<{ node: Shown }>(
      person,
      'query ($id: ID!) { node(id: $id) { ... on Grouping { name can { edit { allowed whoCan } delete { allowed } } } } }',
      { id: own.id },
    )
    expect(node).toMatchObject({ name: 'Operations', can: { edit: { allowed }, delete: { allowed } } })
    expect((await update(person, { id: own.id, description: 'y' })).code).toBe(allowed ? undefined : 'FORBIDDEN')
    expect((await update(person, { id: above.id, description: 'y' })).code).toBe('FORBIDDEN')
    expect((await stand(person, division, above.id)).code).toBe(allowed ? undefined : 'FORBIDDEN')
    expect((await create(person, division, { name: 'Mine' })).code).toBe(allowed ? undefined : 'FORBIDDEN')
    expect((await create(person, root, { name: 'Theirs' })).code).toBe('NOT_FOUND')
  })

  test('of another tenant is not there', async () => {
    const { division, admin } = await grove()
    const { grouping } = await create(admin, division)
    const foreign = await grove()
    const ids = [grouping!.id, globalId('Grouping', foreign.root.id)]
    const answers = await Promise.all(ids.map((id) => stand(foreign.admin, foreign.root, id)))
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({ code: 'NOT_FOUND' })
    expect((await update(foreign.admin, { internalID: grouping!.internalID, name: 'x' })).code).toBe('NOT_FOUND')
    expect((await remove(foreign.admin, { internalID: grouping!.internalID })).code).toBe('NOT_FOUND')
    expect((await create(foreign.admin, foreign.root, { parentInternalID: grouping!.internalID })).code).toBe(
      'NOT_FOUND',
    )
  })
})

describe('standing in a grouping', () => {
  test('is once in each hierarchy, of groupings from the organization or above', async () => {
    const { root, division, location, other, admin } = await grove()
    const top = (await create(admin, root)).grouping!
    const near = (await create(admin, division, { name: 'Near' })).grouping!
    const quality = (await create(admin, root, { typeId: 3 })).grouping!
    await stand(admin, location, top.id)
    expect((await stand(admin, location, quality.id, 3)).organization).toEqual({
      managementGrouping: { id: top.id },
      productivityGrouping: null,
      qualityGrouping: { id: quality.id },
      regionGrouping: null,
    })
    expect((await stand(admin, location, near.id)).organization).toMatchObject({ managementGrouping: { id: near.id } })
    expect((await stand(admin, location, near.id, 2)).fields).toMatchObject([
      { path: 'groupingId', message: 'Choose a grouping of the same type.' },
    ])
    expect((await stand(admin, other, near.id)).fields).toMatchObject([
      { message: 'Choose a grouping of the organization itself or of one above it.' },
    ])
    expect((await remove(admin, { id: near.id })).message).toBe('It is in use: it still has 1 organization.')
    expect((await stand(admin, location, null)).organization).toMatchObject({
      managementGrouping: null,
      qualityGrouping: { id: quality.id },
    })
    expect((await remove(admin, { id: near.id })).deletedId).toBe(near.id)
  })

  test('at once in two leaves one', async () => {
    const { root, location, admin } = await grove()
    const made = [
      (await create(admin, root, { name: 'a' })).grouping!,
      (await create(admin, root, { name: 'b' })).grouping!,
    ]
    const both = await Promise.all(made.map(({ id }) => stand(admin, location, id)))
    expect(both.map(({ __typename }) => __typename)).toEqual([
      'SetOrganizationGroupingSuccess',
      'SetOrganizationGroupingSuccess',
    ])
    expect(await world.prisma.organizationGrouping.count({ where: { organizationId: location.id } })).toBe(1)
  })

  test('ends where a move takes the organization out from below', async () => {
    const { root, division, location, other, admin } = await grove()
    const near = (await create(admin, division)).grouping!
    const top = (await create(admin, root, { typeId: 2 })).grouping!
    const part = (await create(admin, location, { name: 'Part', parentId: near.id })).grouping!
    await stand(admin, location, near.id)
    await stand(admin, location, top.id, 2)
    await world.mutate(
      admin,
      'moveOrganization',
      { id: location.globalId, parentId: other.globalId },
      'organization { id }',
    )
    const { organization, node } = await world.ask<{ organization: object; node: Shown }>(
      admin,
      `query ($of: ID!, $id: ID!) {
        organization(id: $of) { managementGrouping { id } productivityGrouping { id } }
        node(id: $id) { ... on Grouping { parent { id } } }
      }`,
      { of: location.globalId, id: part.id },
    )
    expect(organization).toEqual({ managementGrouping: null, productivityGrouping: { id: top.id } })
    expect(node.parent).toBeNull()
  })

  test('shows below whose grouping it is without showing the one above', async () => {
    const { root, division, location, other, admin } = await grove()
    const top = (await create(admin, root)).grouping!
    await stand(admin, location, top.id)
    await stand(admin, other, top.id)
    const person = await world.user(division, 'TRANSACTIONAL', await world.group(root))
    const { organizationRoots } = await world.ask<{ organizationRoots: { groupings: Shown[] }[] }>(
      person,
      '{ organizationRoots { groupings(includeAbove: true) { id organization { id } members { nodes { id } totalCount } memberCount can { edit { allowed } } } } }',
    )
    expect(organizationRoots[0]!.groupings).toEqual([
      {
        id: top.id,
        organization: null,
        members: { nodes: [{ id: location.globalId }], totalCount: 1 },
        memberCount: 1,
        can: { edit: { allowed: false } },
      },
    ])
  })
})

test('lists of organizations read where these stand in as many statements as one does', async () => {
  const { root, admin } = await grove()
  const top = (await create(admin, root)).grouping!
  const ask = () =>
    world.ask(
      admin,
      `{ organizations: organizationTree { managementGrouping { name } productivityGrouping { name } qualityGrouping { name }
        groupings { name parent { name } children { name } members { nodes { name } } memberCount can { delete { allowed } } } } }`,
    )
  const few = await statementsOf(ask)
  for (let i = 0; i < 5; i++) {
    const below = await world.organization({ parent: root })
    await create(admin, below, { name: `g${i}`, parentId: top.id })
    await stand(admin, below, top.id)
  }
  expect((await statementsOf(ask)).length).toBeLessThanOrEqual(few.length + 2)
})
