// Saved views: one's own, and those that are shared with an organization, a department, a group.
import { describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { accessLevels, type AccessLevel } from '../../kernel/policy.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import type { Person, Spot } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const world = await World.make()
const { root, branch, beside, spot, otherSpot, people } = await tree(world, {
  below: { branch: {}, beside: {} },
  groups: { spot: {}, otherSpot: {} },
  levels: { at: 'branch', in: 'spot' },
})
const { admin: stranger } = await tree(world)

interface View {
  id: string
  name: string
  search: string
  version: number
  isMine: boolean
  isShared: boolean
  ownerName: string
  can: { edit: { allowed: boolean; reason: string | null } }
}

const fields = 'id name search version isMine isShared ownerName can { edit { allowed reason } }'
let turn = 0
const create = (person: Person, more: object = {}) =>
  world.mutate<MutationResult & { view: View }>(
    person,
    'createSavedView',
    { screen: 'activerecords', name: `View ${turn++}`, search: 'mine=1', ...more },
    `view { ${fields} }`,
  )
const update = (person: Person, id: string, more: object) =>
  world.mutate<MutationResult & { view: View }>(person, 'updateSavedView', { id, ...more }, `view { ${fields} }`)
const listOf = async (person: Person, screen = 'activerecords') =>
  (
    await world.ask<{ savedViews: View[] }>(
      person,
      `query ($screen: String!) { savedViews(screen: $screen) { ${fields} } }`,
      { screen },
    )
  ).savedViews
const namesOf = async (person: Person) => (await listOf(person)).map(({ name }) => name)
const group = ({ groupId }: Spot) => globalId('Group', groupId)
const department = ({ departmentId }: Spot) => globalId('Department', departmentId)

describe("one's own view", () => {
  test.each(accessLevels)('is saved by %s, and seen by nobody else', async (level) => {
    const { view } = await create(people[level])
    expect(view).toMatchObject({
      search: 'mine=1',
      version: 1,
      isMine: true,
      isShared: false,
      can: { edit: { allowed: true } },
    })
    for (const person of [people.ADMIN, people.TRANSACTIONAL, stranger]) {
      expect((await namesOf(person)).includes(view.name)).toBe(person === people[level])
    }
  })

  test('is of one screen', async () => {
    const { view } = await create(people.ADMIN, { screen: 'config/manageroles' })
    expect(await namesOf(people.ADMIN)).not.toContain(view.name)
    expect((await listOf(people.ADMIN, 'config/manageroles')).map(({ id }) => id)).toEqual([view.id])
    expect(await listOf(people.ADMIN, 'a\0b')).toEqual([])
  })

  test('is renamed and saved anew', async () => {
    const { view } = await create(people.TRANSACTIONAL)
    const { view: after } = await update(people.TRANSACTIONAL, view.id, {
      name: 'Tomorrow',
      search: 'late=1',
      version: 1,
    })
    expect(after).toMatchObject({ name: 'Tomorrow', search: 'late=1', version: 2 })
    expect(await update(people.TRANSACTIONAL, view.id, { name: 'Today', version: 1 })).toMatchObject({
      __typename: 'ConflictError',
      differences: [
        { field: 'version', yours: '1', current: '2' },
        { field: 'name', yours: 'Today', current: 'Tomorrow' },
      ],
    })
  })

  test('is deleted, by nobody else', async () => {
    const { view } = await create(people.TRANSACTIONAL)
    for (const person of [people.ADMIN, stranger]) {
      expect(await world.mutate(person, 'deleteSavedView', { id: view.id }, 'deletedId')).toMatchObject({
        __typename: 'NotFoundError',
      })
    }
    expect(
      await world.mutate(people.TRANSACTIONAL, 'deleteSavedView', { id: view.id, version: 7 }, 'deletedId'),
    ).toMatchObject({ __typename: 'ConflictError' })
    expect(
      await world.mutate(people.TRANSACTIONAL, 'deleteSavedView', { id: view.id, version: 1 }, 'deletedId'),
    ).toMatchObject({ deletedId: view.id })
    expect(await world.mutate(people.TRANSACTIONAL, 'deleteSavedView', { id: view.id }, 'deletedId')).toMatchObject({
      __typename: 'NotFoundError',
    })
  })

  test.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(121) }],
    ['screen', { screen: '/etc/passwd' }],
    ['search', { search: 'a b' }],
    ['search', { search: 'x'.repeat(4001) }],
  ])('with a bad %s is refused', async (path, more) => {
    expect(await create(people.ADMIN, more)).toMatchObject({ __typename: 'ValidationError', fields: [{ path }] })
  })

  test('of a name that one has is refused; others may have it too', async () => {
    await create(people.ADMIN, { name: 'Twice' })
    expect(await create(people.ADMIN, { name: 'Twice' })).toMatchObject({
      __typename: 'AlreadyExistsError',
      message: 'You have a view of this name already.',
    })
    expect(await create(people.STRATEGIC, { name: 'Twice' })).toMatchObject({ __typename: 'CreateSavedViewSuccess' })
  })
})

describe('a shared view', () => {
  test('is had by all of its organization and below, not by those beside or elsewhere', async () => {
    const admin = await world.user(root, 'ADMIN')
    const { view } = await create(admin, { organizationId: branch.globalId })
    const hand = await world.user(beside, 'TRANSACTIONAL')
    for (const level of accessLevels) expect(await namesOf(people[level])).toContain(view.name)
    for (const person of [hand, stranger]) expect(await namesOf(person)).not.toContain(view.name)
    const { view: wide } = await create(admin, { organizationId: root.globalId })
    for (const person of [hand, people.TRANSACTIONAL]) expect(await namesOf(person)).toContain(wide.name)
    expect(await namesOf(stranger)).not.toContain(wide.name)
  })

  test('of an organization opens for those below it too, with what they see of it, and stays so as records change', async () => {
    const admin = await world.user(root, 'ADMIN')
    const { view } = await create(admin, { organizationId: root.globalId, search: `organization=${root.globalId}` })
    const [own, other] = [await world.action(branch, admin), await world.action(beside, admin)]
    const opened = async (person: Person, organizationId = root.globalId) => {
      const source =
        'query ($filter: ActionFilter, $list: ActionFilter) { board(filter: $filter) { organizationPath bucket(name: NEXT) { actions { edges { node { id } } } } } actionGrid(filter: $list) { rows(first: 100) { nodes { id } } } }'
      type Opened = {
        board: { organizationPath: string | null; bucket: { actions: { edges: { node: { id: string } }[] } } }
        actionGrid: { rows: { nodes: { id: string }[] } }
      }
      const { board, actionGrid } = await world.ask<Opened>(person, source, {
        filter: { organization: { below: organizationId } },
        list: { organization: { below: organizationId } },
      })
      const ids = [board.bucket.actions.edges.map(({ node }) => node.id), actionGrid.rows.nodes.map(({ id }) => id)]
      return [board.organizationPath, ...ids.map((some) => [own, other].map(({ globalId: id }) => some.includes(id)))]
    }
    const { path } = await world.prisma.organization.findUniqueOrThrow({ where: { id: root.id } })
    expect(await listOf(people.STRATEGIC)).toContainEqual(
      expect.objectContaining({ id: view.id, search: `organization=${root.globalId}` }),
    )
    expect(await opened(admin)).toEqual([path, [true, true], [true, true]])
    expect(await opened(people.STRATEGIC)).toEqual([path, [true, false], [true, false]])
    for (const [person, id] of [
      [people.STRATEGIC, beside.globalId],
      [stranger, root.globalId],
    ] as const)
      expect(await opened(person, id)).toEqual([null, [false, false], [false, false]])
  })

  test('with a group is had by that group', async () => {
    const { view } = await create(people.ADMIN, { organizationId: branch.globalId, groupId: group(spot) })
    const other = await world.user(branch, 'SUPERVISION', otherSpot)
    expect(await namesOf(people.TRANSACTIONAL)).toContain(view.name)
    expect(await namesOf(other)).not.toContain(view.name)
  })

  const places = {
    organization: () => ({ organizationId: branch.globalId }),
    department: () => ({ organizationId: branch.globalId, departmentId: department(spot) }),
    group: () => ({ organizationId: branch.globalId, groupId: group(spot) }),
  }
  test.each<[AccessLevel, (keyof typeof places)[]]>([
    ['ADMIN', ['organization', 'department', 'group']],
    ['STRATEGIC', ['organization', 'department', 'group']],
    ['TACTICAL', ['department', 'group']],
    ['SUPERVISION', ['group']],
    ['TRANSACTIONAL', []],
  ])('is made and changed by %s with %j', async (level, allowed) => {
    for (const [name, place] of Object.entries(places)) {
      const { view } = await create(people.ADMIN, place())
      const may = allowed.includes(name as never)
      const outcome = await create(people[level], place())
      const changed = await update(people[level], view.id, { search: 'text=x' })
      const shown = (await listOf(people[level])).find(({ id }) => id === view.id)
      expect([name, outcome.__typename, changed.__typename, shown?.can.edit.allowed]).toEqual(
        may
          ? [name, 'CreateSavedViewSuccess', 'UpdateSavedViewSuccess', true]
          : [name, 'ForbiddenError', 'ForbiddenError', false],
      )
      if (!may) expect([outcome.message, changed.message]).toEqual(Array(2).fill(shown?.can.edit.reason))
    }
  })

  test("becomes one's own again, and is shared anew", async () => {
    const { view } = await create(people.ADMIN, { organizationId: branch.globalId })
    const { view: own } = await update(people.ADMIN, view.id, { organizationId: null })
    expect(own.isShared).toBe(false)
    expect(await namesOf(people.STRATEGIC)).not.toContain(view.name)
    expect((await update(people.ADMIN, view.id, { organizationId: branch.globalId })).view.isShared).toBe(true)
    expect(await namesOf(people.STRATEGIC)).toContain(view.name)
  })

  test('can not go where its sharer sees nothing', async () => {
    for (const organizationId of [beside.globalId, globalId('Organization', '00000000-0000-4000-8000-000000000000')]) {
      expect(await create(people.ADMIN, { organizationId })).toMatchObject({
        __typename: 'NotFoundError',
        message: 'The organization was not found.',
      })
    }
  })

  test('leaves an entry in the audit log; one’s own leaves none', async () => {
    const { view } = await create(people.ADMIN, { organizationId: branch.globalId })
    const own = await create(people.ADMIN)
    const entries = await world.prisma.auditEntry.findMany({ where: { noun: 'SavedView', actorId: people.ADMIN.id } })
    const nounIds = entries.map(({ nounId }) => globalId('SavedView', nounId))
    expect(nounIds).toContain(view.id)
    expect(nounIds).not.toContain(own.view.id)
  })
})

test('the views of a screen are one statement beside who asks', async () => {
  const sent = await statementsOf(() =>
    world.ask(people.STRATEGIC, '{ savedViews(screen: "activerecords") { id name isMine can { edit { allowed } } } }'),
  )
  expect(sent).toHaveLength(2)
})
