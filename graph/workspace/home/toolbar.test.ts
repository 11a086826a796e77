// The toolbar: the items of the specification, each person's own order, and what its counts count.
import { describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import type { AccessLevel } from '../../kernel/policy.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const world = await World.make()
const { root, spot, people } = await tree(world, { groups: { spot: {} }, levels: { in: 'spot' } })
const { admin: stranger } = await tree(world)

interface Item {
  id: string
  key: string
  name: string
  action: 'SHOW' | 'HIDE'
  type: string
  notForConfig: boolean
  count: number | null
}

interface Toolbar {
  id: string
  version: number
  isUsual: boolean
  items: Item[]
}

const fields = 'id version isUsual items { id key name icon action type notForConfig }'
const toolbarOf = async (person: Person) =>
  (await world.ask<{ toolbar: Toolbar }>(person, `{ toolbar { ${fields} } }`)).toolbar
const change = (person: Person, name: 'saveToolbar' | 'resetToolbar', input: object) =>
  world.mutate<MutationResult & { toolbar: Toolbar }>(person, name, input, `toolbar { ${fields} }`)
const configurable = async (person: Person) =>
  (await toolbarOf(person)).items
    .filter(({ notForConfig }) => !notForConfig)
    .map(({ key, action }) => ({ key, action }))

const names = [
  'Map',
  'Tour',
  'Planner',
  'Daily',
  'Weekly',
  'Monthly',
  'Qtrly',
  'Special',
  'Escalated',
  'Late',
  'Warn',
  'Delegate',
  'Calendar',
  'Role Assign',
  'Configure',
  'Time Study',
  'Comms (benchmark)',
  'Contacts',
]

describe('by itself', () => {
  test('the toolbar has the eighteen items in their order', async () => {
    const { items, version, isUsual } = await toolbarOf(people.ADMIN)
    expect(items.map(({ name }) => name)).toEqual(names)
    expect({ version, isUsual }).toEqual({ version: 0, isUsual: true })
    expect(items.filter(({ action }) => action === 'HIDE').map(({ name }) => name)).toEqual(['Role Assign', 'Contacts'])
    expect(items.filter(({ notForConfig }) => notForConfig).map(({ name }) => name)).toEqual([
      'Escalated',
      'Late',
      'Warn',
      'Role Assign',
      'Configure',
      'Contacts',
    ])
    expect(items.filter(({ type }) => type === 'GRID').map(({ name }) => name)).toEqual([
      'Daily',
      'Weekly',
      'Monthly',
      'Qtrly',
      'Special',
      'Escalated',
      'Late',
      'Warn',
    ])
  })

  test.each<[AccessLevel, boolean]>([
    ['ADMIN', true],
    ['STRATEGIC', false],
    ['TACTICAL', true],
    ['SUPERVISION', false],
    ['TRANSACTIONAL', false],
  ])('%s has Role Assign: %s', async (level, has) => {
    const { items } = await toolbarOf(people[level])
    expect(items.some(({ key }) => key === 'ROLE_ASSIGN')).toBe(has)
    const { node } = await world.ask<{ node: object | null }>(
      people[level],
      'query ($id: ID!) { node(id: $id) { id } }',
      { id: globalId('ToolbarItem', 'ROLE_ASSIGN') },
    )
    expect(node !== null).toBe(has)
  })
})

describe("one's own", () => {
  test('order and what is hidden are kept, around what stays in its place, and are nobody else’s', async () => {
    const person = await world.user(root, 'ADMIN')
    const items = (await configurable(person))
      .toReversed()
      .map(({ key }) => ({ key, action: key === 'MAP' ? 'HIDE' : 'SHOW' }))
    const { toolbar } = await change(person, 'saveToolbar', { items, version: 0 })
    expect(toolbar).toMatchObject({ version: 1, isUsual: false })
    expect(toolbar.items.map(({ name }) => name)).toEqual([
      'Comms (benchmark)',
      'Time Study',
      'Calendar',
      'Delegate',
      'Special',
      'Qtrly',
      'Monthly',
      'Weekly',
      'Escalated',
      'Late',
      'Warn',
      'Daily',
      'Planner',
      'Role Assign',
      'Configure',
      'Tour',
      'Map',
      'Contacts',
    ])
    expect(toolbar.items.find(({ key }) => key === 'MAP')!.action).toBe('HIDE')
    expect(await toolbarOf(person)).toEqual(toolbar)
    expect((await toolbarOf(people.ADMIN)).isUsual).toBe(true)
  })

  test('goes back to what it is by itself', async () => {
    const person = await world.user(root, 'TRANSACTIONAL', spot)
    const items = (await configurable(person)).toReversed()
    await change(person, 'saveToolbar', { items })
    const { toolbar } = await change(person, 'resetToolbar', { version: 1 })
    expect(toolbar).toMatchObject({ version: 2, isUsual: true })
    expect(toolbar.items.map(({ name }) => name)).toEqual(names.filter((name) => name !== 'Role Assign'))
  })

  test('that was changed meanwhile is a conflict, and stays', async () => {
    const person = await world.user(root, 'ADMIN')
    const items = await configurable(person)
    await change(person, 'saveToolbar', { items: items.toReversed(), version: 0 })
    for (const name of ['saveToolbar', 'resetToolbar'] as const) {
      const input = name === 'saveToolbar' ? { items, version: 0 } : { version: 0 }
      expect(await change(person, name, input)).toMatchObject({
        __typename: 'ConflictError',
        message: 'Your setting was changed by someone else.',
      })
    }
    expect(await toolbarOf(person)).toMatchObject({ version: 1, isUsual: false })
  })

  test('of a product with other items falls back to what it is by itself', async () => {
    const person = await world.user(root, 'ADMIN')
    await world.prisma.preference.create({
      data: { userId: person.id, name: 'toolbar', value: [{ key: 'FAX', action: 'SHOW' }], version: 7 },
    })
    expect(await toolbarOf(person)).toMatchObject({ isUsual: true, version: 7 })
  })

  test('is reached by nobody else’s id', async () => {
    const node = (person: Person, id: string) =>
      world.ask<{ node: { id: string } | null }>(person, 'query ($id: ID!) { node(id: $id) { id } }', { id })
    const { id } = await toolbarOf(people.ADMIN)
    expect((await node(people.ADMIN, id)).node).toEqual({ id })
    for (const person of [people.STRATEGIC, stranger]) expect((await node(person, id)).node).toBeNull()
    expect((await node(people.ADMIN, globalId('ToolbarItem', 'FAX'))).node).toBeNull()
  })

  test.each([
    ['without one', (items: object[]) => items.slice(1)],
    ['with one twice', (items: object[]) => [items[0], ...items.slice(0, -1)]],
    ['with none', () => []],
  ])('%s is refused, with what would be right', async (_case, bad) => {
    const items = bad(await configurable(people.ADMIN))
    const { fields: found } = await change(people.ADMIN, 'saveToolbar', { items })
    expect(found).toEqual([
      {
        path: 'items',
        message:
          'Name Map, Tour, Planner, Daily, Weekly, Monthly, Qtrly, Special, Delegate, Calendar, Time Study, Comms (benchmark), each once.',
      },
    ])
  })

  test('with what stays as it is is refused', async () => {
    const items = [...(await configurable(people.ADMIN)).slice(1), { key: 'LATE', action: 'HIDE' }]
    const { fields: found } = await change(people.ADMIN, 'saveToolbar', { items })
    expect(found?.[0]?.message).toMatch(/^Late can’t be changed\./)
  })
})

describe('the counts', () => {
  const counts = async (person: Person, filter: object = {}) => {
    const { toolbar } = await world.ask<{ toolbar: Toolbar }>(
      person,
      'query ($filter: ActionFilter) { toolbar { items { name count(filter: $filter) } } }',
      { filter },
    )
    return Object.fromEntries(
      toolbar.items.filter(({ count }) => count !== null).map(({ name, count }) => [name, count]),
    )
  }

  test('are those of the grids under the filter, and of the delegations that wait for oneself', async () => {
    const { root: at, admin, child } = await tree(world, { below: { child: {} } })
    await world.action(at, admin, { actionClassId: 1, priorityId: 1 })
    await world.action(child, admin, {
      actionClassId: 4,
      state: 'DELEGATED',
      delegatorId: admin.id,
      delegateId: admin.id,
    })
    const none = { Daily: 0, Weekly: 0, Monthly: 0, Qtrly: 0, Special: 0, Escalated: 0, Late: 0, Warn: 0, Delegate: 1 }
    expect(await counts(admin)).toEqual({ ...none, Daily: 1, Qtrly: 1, Special: 1 })
    expect(await counts(admin, { organization: { below: child.globalId } })).toEqual({ ...none, Qtrly: 1 })
    expect(await counts(stranger)).toEqual({ ...none, Delegate: 0 })
  })

  test('take one statement for all grids', async () => {
    const query = '{ toolbar { items { name count } } }'
    const sent = await statementsOf(() => world.ask(people.ADMIN, query))
    expect(sent.filter((text) => text.includes('count(*) filter'))).toHaveLength(1)
    // The session, the preference, the grids, the delegations.
    expect(sent).toHaveLength(4)
  })
})
