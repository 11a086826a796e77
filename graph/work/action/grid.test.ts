// The grid of all records: who sees what in it, narrowed, in every order, in groups; any window of it is one statement.
import { actionClass, priority } from '../../testing/entryIds.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { accessLevels } from '../../kernel/policy.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { toWhere } from '../../kernel/scopeWhere.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'
import { loadViewer } from '../../kernel/loadViewer.ts'
import { groupings, orders } from './gridOrder.ts'
import { states, stateTable } from './states.ts'
import { visibleScope } from './visibleActions.ts'
import { hour } from '../../kernel/time/milliseconds.ts'

const count = 240

const world = await World.make()
const { root, division, spot, other, people } = await tree(world, {
  root: { name: 'Root' },
  below: { division: { name: 'Division' } },
  groups: { spot: { name: 'Yard' }, other: { name: 'Shop' } },
  levels: { in: 'spot' },
})
const { root: elsewhere, stranger } = await tree(world, { root: { name: 'Elsewhere' }, people: { stranger: 'ADMIN' } })
await world.action(elsewhere, stranger, { title: 'Nobody else may read this' })
const major = await world.prisma.majorTask.create({ data: { organizationId: root.id, name: 'Wash' } })
const item = await world.prisma.taskItem.create({
  data: { majorTaskId: major.id, name: 'Hose', serviceTimeMins: 5, actionClassId: 1, priorityId: 4, objectiveId: 1 },
})
const itemId = item.id
const atWork = {
  organizationId: root.id,
  taskItemId: item.id,
  title: 'Hose',
  actionClassId: 1,
  priorityId: 4,
  creatorId: people.ADMIN.id,
}
const taskRecordId = (await world.prisma.taskRecord.create({ data: atWork, select: { id: true } })).id

const { jobRoleId: roleId } = await world.prisma.membership.findFirstOrThrow({
  where: { userId: people.SUPERVISION.id },
  select: { jobRoleId: true },
})
const { id: placeId } = await world.prisma.location.create({
  data: { organizationId: division.id, name: 'Gate', typeId: 1, latitude: 1, longitude: 1 },
  select: { id: true },
})
const vehicleIds = await Promise.all(
  ['4184', '4022'].map(async (unitNumber) => {
    const data = { organizationId: division.id, unitNumber, type: 'Tractor' }
    return (await world.prisma.vehicle.create({ data, select: { id: true } })).id
  }),
)

beforeAll(async () => {
  const now = world.clock.now().getTime()
  const hands = [people.TRANSACTIONAL, people.SUPERVISION, people.ADMIN]
  await world.prisma.action.createMany({
    data: Array.from({ length: count }, (_, i) => {
      const { status, disposition } = stateTable[states[i % states.length]!]
      return {
        title: `${['Brake', 'axle', 'Tyre'][i % 3]} ${i % 7}`,
        rootId: root.id,
        organizationId: i % 4 ? root.id : division.id,
        ...(i % 5 ? (i % 2 ? spot : other) : {}),
        taskItemId: i % 6 ? null : item.id,
        taskRecordId: i % 12 ? null : taskRecordId,
        creatorId: hands[i % 3]!.id,
        assigneeId: i % 4 === 1 ? null : hands[(i * 7) % 3]!.id,
        escalatedToId: i % 50 === 5 ? people.SUPERVISION.id : null,
        isScheduled: i % 8 === 0,
        actionClassId: 1 + (i % 4),
        priorityId: i % 10,
        scheduledEnd: i % 9 ? new Date(now + (((i * 7919) % 97) - 48) * hour) : null,
        actualEnd: status === 9 ? new Date(now - (i % 90) * hour) : null,
        statusAt: new Date(now - (i % 13) * hour),
        createdAt: new Date(now - (i % 17) * hour),
        status,
        disposition,
        vehicleId: i % 3 ? vehicleIds[i % 2] : null,
        poNumber: i % 3 ? `PO-${(i * 31) % 50}` : '',
      }
    }),
  })
})

interface Row {
  internalID: number
  title: string
  poNumber: string
  state: string
  priorityID: number
  schedule: { end: string | null }
  statusAt: string
  createdAt: string
  assignee: { name: string } | null
  organization: { name: string }
  group: { name: string } | null
  vehicle: { unitNumber: string } | null
}

interface Grid {
  count: number
  rows: Row[]
  groups: { key: string; label: string; count: number }[]
  ids: string[]
}

const columns =
  'internalID title poNumber state priorityID schedule { end } statusAt createdAt assignee { name } organization { name } group { name } vehicle { unitNumber }'

/** The whole of a grid, in windows of a hundred. */
async function gridOf(person: Person, variables: object = {}): Promise<Grid> {
  const source = `query ($filter: ActionFilter, $orderBy: ActionOrder, $groupBy: ActionGrouping) {
    actionGrid(filter: $filter, orderBy: $orderBy, groupBy: $groupBy) {
      count groups { key label count } ids(first: 1000)
      a: rows(first: 100) { nodes { ${columns} } } b: rows(first: 100, startIndex: 100) { nodes { ${columns} } } c: rows(first: 100, startIndex: 200) { nodes { ${columns} } } } }`
  const { actionGrid } = await world.ask<{ actionGrid: Grid & Record<'a' | 'b' | 'c', { nodes: Row[] }> }>(
    person,
    source,
    { ...variables },
  )
  const { a, b, c, ...grid } = actionGrid
  return { ...grid, rows: [a, b, c].flatMap(({ nodes }) => nodes) }
}

const numbersOf = ({ rows }: Grid) => rows.map(({ internalID }) => internalID)

/** What Prisma finds of what somebody sees, by number. */
async function expected(person: Person, where: object = {}) {
  const viewer = await loadViewer(world.services.db, person.sessionId, world.clock.now())
  const rows = await world.prisma.action.findMany({
    where: { AND: [toWhere(visibleScope(viewer!)), where] },
    orderBy: { legacyId: 'asc' },
    select: { id: true, legacyId: true },
  })
  return { numbers: rows.map(({ legacyId }) => legacyId), ids: rows.map(({ id }) => globalId('Action', id)) }
}

describe('what is in it', () => {
  test.each(accessLevels)('is what %s sees, with its count and its numbers', async (level) => {
    const grid = await gridOf(people[level])
    const { numbers, ids } = await expected(people[level])
    expect(numbersOf(grid)).toEqual(numbers)
    expect(grid.count).toBe(numbers.length)
    expect(grid.ids).toEqual(ids)
    expect(numbers.length).toBeGreaterThan(20)
  })

  test('is everything for Admin, and less for who reaches less', async () => {
    const counts = await Promise.all(accessLevels.map(async (level) => (await gridOf(people[level])).count))
    expect(counts[0]).toBe(count)
    expect(counts[4]!).toBeLessThan(counts[3]!)
    expect(counts[3]!).toBeLessThan(counts[0]!)
  })

  test('is nothing of another tenant, whatever it is narrowed to', async () => {
    expect((await gridOf(stranger)).count).toBe(1)
    for (const filter of [
      { organization: { below: root.globalId } },
      { organization: { eq: root.globalId } },
      { or: [{ organization: { below: root.globalId } }, { organization: { inTreeOf: root.globalId } }] },
      { group: { eq: globalId('Group', spot.groupId) } },
      { assignee: { eq: people.ADMIN.globalId } },
      { taskItem: { eq: globalId('TaskItem', itemId) } },
      { taskRecord: { eq: globalId('TaskRecord', taskRecordId) } },
      { text: { matches: 'Brake' } },
    ]) {
      expect(await gridOf(stranger, { filter })).toMatchObject({ count: 0, rows: [], ids: [] })
    }
  })

  test('is for nobody who is not signed in', async () => {
    await expect(world.ask(null, '{ actionGrid { count } }')).rejects.toThrow('Sign in first.')
  })
})

describe('a filter', () => {
  const now = () => world.clock.now()
  const from = () => new Date(now().getTime() - 10 * hour)
  const to = () => new Date(now().getTime() + 5 * hour)
  const open = { bucket: { lte: 5 } }

  test.each<[string, () => object, () => object]>([
    ['organization', () => ({ organization: { below: division.globalId } }), () => ({ organizationId: division.id })],
    [
      'organization itself',
      () => ({ organization: { eq: division.globalId } }),
      () => ({ organizationId: division.id }),
    ],
    [
      'not organization',
      () => ({ not: { organization: { below: division.globalId } } }),
      () => ({ organizationId: { not: division.id } }),
    ],
    ['group', () => ({ group: { eq: globalId('Group', spot.groupId) } }), () => ({ groupId: spot.groupId })],
    [
      'not group',
      () => ({ group: { ne: globalId('Group', spot.groupId) } }),
      () => ({ OR: [{ groupId: null }, { NOT: { groupId: spot.groupId } }] }),
    ],
    [
      'actionClass',
      () => ({ actionClass: { in: [1, 3].map(actionClass) } }),
      () => ({ actionClassId: { in: [1, 3] } }),
    ],
    ['priority', () => ({ priority: { eq: priority(0) } }), () => ({ priorityId: 0 })],
    ['text', () => ({ text: { matches: 'AXLE 3' } }), () => ({ title: 'axle 3' })],
    ['title', () => ({ title: { contains: 'AXLE 3' } }), () => ({ title: 'axle 3' })],
    ['bucket', () => ({ bucket: { in: ['HOLD', 'ESC'] } }), () => ({ bucket: { in: [3, 4] } })],
    // What is complete or withdrawn is in no bucket.
    ['not bucket', () => ({ bucket: { ne: 'HOLD' } }), () => ({ NOT: { bucket: 3 } })],
    [
      'none of the buckets',
      () => ({ bucket: { notIn: ['NEXT', 'ESC'] } }),
      () => ({ NOT: { bucket: { in: [1, 4] } } }),
    ],
    [
      'state',
      () => ({ state: { in: ['WITHDRAWN', 'COMPLETE', 'UNMAPPED'] } }),
      () => ({ OR: [{ status: 9 }, { disposition: 'WITHDRAWN' }, { bucket: 5 }] }),
    ],
    ['isOpen', () => ({ isOpen: true }), () => open],
    ['not isOpen', () => ({ isOpen: false }), () => ({ NOT: open })],
    [
      'assignee',
      () => ({ assignee: { eq: people.SUPERVISION.globalId } }),
      () => ({ assigneeId: people.SUPERVISION.id }),
    ],
    [
      'not assignee',
      () => ({ not: { assignee: { eq: people.SUPERVISION.globalId } } }),
      () => ({ OR: [{ assigneeId: null }, { NOT: { assigneeId: people.SUPERVISION.id } }] }),
    ],
    ['creator', () => ({ creator: { eq: people.SUPERVISION.globalId } }), () => ({ creatorId: people.SUPERVISION.id })],
    ['no assignee', () => ({ assignee: { isNull: true } }), () => ({ assigneeId: null })],
    ['any assignee', () => ({ assignee: { isNull: false } }), () => ({ NOT: { assigneeId: null } })],
    ['isOverdue', () => ({ isOverdue: true }), () => ({ ...open, scheduledEnd: { lt: now() } })],
    [
      'not isOverdue',
      () => ({ isOverdue: false }),
      () => ({ OR: [{ NOT: open }, { scheduledEnd: null }, { scheduledEnd: { gte: now() } }] }),
    ],
    ['isScheduled', () => ({ isScheduled: true }), () => ({ isScheduled: true })],
    [
      'isEscalated',
      () => ({ isEscalated: true }),
      () => ({ OR: [{ disposition: 'ESCALATED' }, { NOT: { escalatedToId: null } }] }),
    ],
    ['isSpecial', () => ({ isSpecial: true }), () => ({ priorityId: { in: [1, 2] } })],
    ['taskItem', () => ({ taskItem: { eq: globalId('TaskItem', itemId) } }), () => ({ taskItemId: itemId })],
    ['taskRecord', () => ({ taskRecord: { eq: globalId('TaskRecord', taskRecordId) } }), () => ({ taskRecordId })],
    ['created', () => ({ createdAt: { gte: from(), lt: now() } }), () => ({ createdAt: { gte: from(), lt: now() } })],
    ['due', () => ({ scheduledEnd: { gte: from(), lt: to() } }), () => ({ scheduledEnd: { gte: from(), lt: to() } })],
    [
      'completed',
      () => ({ state: { eq: 'COMPLETE' }, actualEnd: { gte: from(), lt: to() } }),
      () => ({ status: 9, actualEnd: { gte: from(), lt: to() } }),
    ],
    [
      'all at once',
      () => ({ isOpen: true, actionClass: { in: [1, 2].map(actionClass) }, isOverdue: true }),
      () => ({ ...open, actionClassId: { in: [1, 2] }, scheduledEnd: { lt: now() } }),
    ],
    [
      'any of some',
      () => ({ or: [{ isSpecial: true }, { and: [{ isOpen: true }, { not: { isScheduled: true } }] }] }),
      () => ({ OR: [{ priorityId: { in: [1, 2] } }, { ...open, isScheduled: false }] }),
    ],
  ])('%s', async (_name, filter, where) => {
    const given = JSON.parse(JSON.stringify(filter())) as object
    for (const person of [people.ADMIN, people.TRANSACTIONAL]) {
      const { numbers } = await expected(person, where())
      expect(numbersOf(await gridOf(person, { filter: given }))).toEqual(numbers)
    }
    expect((await expected(people.ADMIN, where())).numbers.length).toBeGreaterThan(0)
  })

  test.each<[string, () => object]>([
    ['its job role', () => ({ jobRole: { eq: globalId('JobRole', roleId) } })],
    ['another job role', () => ({ jobRole: { ne: globalId('JobRole', roleId) } })],
    ['its place', () => ({ location: { eq: globalId('Location', placeId) } })],
    ['other places', () => ({ location: { notIn: [globalId('Location', placeId)] } })],
    ['no place', () => ({ location: { isNull: true } })],
    ['its vehicle', () => ({ vehicle: { eq: globalId('Vehicle', vehicleIds[0]!) } })],
    ['no vehicle', () => ({ vehicle: { isNull: true } })],
    ['a unit number', () => ({ text: { matches: '4022' } })],
    ['words', () => ({ text: { matches: 'brake' } })],
    ['a code', () => ({ poNumber: { in: ['po-0', 'po-31'] } })],
    ['no code', () => ({ poNumber: { eq: '' } })],
    ['the team', () => ({ isMyTeam: true })],
    ['what is one’s own', () => ({ isMine: true })],
    ['what is to be planned', () => ({ needsPlan: true })],
    ['a state', () => ({ state: { notIn: ['QUEUED', 'ESCALATED'] } })],
    ['an end', () => ({ scheduledEnd: { gt: now().toISOString() } })],
    ['all of some', () => ({ isOpen: true, or: [{ text: { matches: 'axle' } }, { assignee: { isNull: true } }] })],
  ])('that asks for %s and its negation find all, and neither finds what the other does', async (_name, filter) => {
    const person = people.SUPERVISION
    const found = async (given: object) => numbersOf(await gridOf(person, { filter: given }))
    const [those, others] = [await found(filter()), await found({ not: filter() })]
    expect(those.length).toBeGreaterThan(0)
    expect(others.length).toBeGreaterThan(0)
    expect([...those, ...others].sort((one, other) => one - other)).toEqual((await expected(person)).numbers)
  })

  test.each(['ADMIN', 'TRANSACTIONAL'] as const)('isMine is what %s does', async (level) => {
    const { numbers } = await expected(people[level], { assigneeId: people[level].id })
    expect(numbersOf(await gridOf(people[level], { filter: { isMine: true } }))).toEqual(numbers)
    expect(numbers.length).toBeGreaterThan(0)
  })

  test('by a key finds the record', async () => {
    const own = await tree(world)
    const { legacyId, key } = await world.action(own.root, own.admin)
    const filter = { text: { matches: key.toLowerCase() } }
    expect(numbersOf(await gridOf(own.admin, { filter }))).toEqual([legacyId])
  })

  test.each([
    ['a person who is nobody', { assignee: { eq: globalId('User', '00000000-0000-4000-8000-000000000000') } }],
    [
      'numbers beyond all',
      { actionClass: { in: [actionClass(2_147_483_647)] }, priority: { in: [priority(-2_147_483_647)] } },
    ],
    ['a time before all', { scheduledEnd: { lt: '0001-01-01T00:00:00Z' } }],
    ['what SQL would take for its own', { text: { matches: `%' or 1=1 --` } }],
    ['no bucket that there is, and nothing else', { bucket: { in: ['NEXT'] }, isOpen: false }],
    ['none of a list', { state: { in: [] } }],
  ])('of %s finds nothing', async (_name, filter) => {
    expect(await gridOf(people.ADMIN, { filter })).toMatchObject({ count: 0, rows: [] })
  })

  test.each([
    ['filter.assignee.eq: this is no id of a User', { assignee: { eq: 'x' } }],
    [
      'filter.or.0.creator.in.1: this is no id of a User',
      { or: [{ creator: { in: [people.ADMIN.globalId, globalId('Group', '0')] } }] },
    ],
    ['filter.location.eq: this is no id of a Location', { location: { eq: people.ADMIN.globalId } }],
    ['filter.organization.below: this is no id of an Organization', { organization: { below: 'x' } }],
    ['filter.text.matches: Leave out the NUL character.', { text: { matches: 'a\0' } }],
    ['filter.poNumber: give at least one comparison', { poNumber: {} }],
    ['filter.not: give at least one condition', { not: {} }],
  ])('is refused: %s', async (message, filter) => {
    await expect(gridOf(people.ADMIN, { filter })).rejects.toThrow(message)
  })
})

describe('an order', () => {
  const keyOf: Record<keyof typeof orders, (row: Row) => string | number | null> = {
    NUMBER: () => 0,
    PRIORITY: ({ priorityID }) => priorityID || null,
    DUE: ({ schedule }) => schedule.end,
    STATUS_SINCE: ({ statusAt }) => statusAt,
    CREATED: ({ createdAt }) => createdAt,
    TITLE: ({ title }) => title,
    ASSIGNEE: ({ assignee }) => assignee?.name ?? null,
    PO_NUMBER: ({ poNumber }) => poNumber || null,
  }
  const alphabet = new Intl.Collator('und')
  const compare = (one: string | number | null, other: string | number | null) =>
    one === other
      ? 0
      : one === null
        ? 1
        : other === null
          ? -1
          : (typeof one === 'string' && alphabet.compare(one, String(other))) || (one < other ? -1 : 1)

  test.each(Object.keys(orders) as (keyof typeof orders)[])('%s in both directions', async (field) => {
    for (const person of [people.ADMIN, people.SUPERVISION]) {
      const { rows } = await gridOf(person, { orderBy: { field } })
      const sorted = [...rows].sort(
        (one, other) => compare(keyOf[field](one), keyOf[field](other)) || one.internalID - other.internalID,
      )
      const numbers = (some: Row[]) => some.map(({ internalID }) => internalID)
      expect(numbers(rows)).toEqual(numbers(sorted))
      const falling = sorted.toReversed()
      const hasPlace = (row: Row) => keyOf[field](row) !== null
      expect(numbersOf(await gridOf(person, { orderBy: { field, direction: 'DESC' } }))).toEqual([
        ...numbers(falling.filter(hasPlace)),
        ...numbers(falling.filter((row) => !hasPlace(row))),
      ])
    }
  })

  test.each(['ASC', 'DESC'])('has those without a place last in each group too (%s)', async (direction) => {
    const { groups, rows } = await gridOf(people.ADMIN, {
      groupBy: 'PRIORITY',
      orderBy: { field: 'ASSIGNEE', direction },
    })
    let [offset, mixed] = [0, 0]
    for (const group of groups) {
      const isUnassigned = rows.slice(offset, (offset += group.count)).map(({ assignee }) => assignee === null)
      expect(isUnassigned).toEqual(isUnassigned.toSorted((one, other) => Number(one) - Number(other)))
      mixed += new Set(isUnassigned).size - 1
    }
    expect(mixed).toBeGreaterThan(2)
  })

  test('of another page’s cursor is refused', async () => {
    const page = (order: string, after?: string) =>
      world.run(
        people.ADMIN,
        `query ($after: Cursor) { actionGrid(orderBy: { field: ${order} }) { rows(first: 1, after: $after) { pageInfo { endCursor } } } }`,
        { after },
      )
    const { data } = await page('DUE')
    const after = (data as { actionGrid: { rows: { pageInfo: { endCursor: string } } } }).actionGrid.rows.pageInfo
      .endCursor
    expect((await page('DUE', after)).errors).toBeUndefined()
    for (const order of ['TITLE', 'DUE, direction: DESC'])
      expect((await page(order, after)).errors?.[0]?.message).toBe('after: this cursor is of another order')
  })
})

describe('grouped', () => {
  const labels: Record<keyof typeof groupings, (row: Row) => string> = {
    STATE: ({ state }) => String(stateTable[state as 'QUEUED'].name),
    CLASS: ({ internalID }) => String(internalID),
    PRIORITY: ({ priorityID }) => String(priorityID),
    ORGANIZATION: ({ organization }) => organization.name,
    GROUP: ({ group }) => group?.name ?? 'No group',
    ASSIGNEE: ({ assignee }) => assignee?.name ?? 'Unassigned',
    VEHICLE: ({ vehicle }) => vehicle?.unitNumber ?? 'No vehicle',
    DUE_DAY: ({ schedule }) => schedule.end?.slice(0, 10) ?? 'No date',
  }

  test.each(Object.keys(groupings) as (keyof typeof groupings)[])(
    'by %s, the groups count what stands together',
    async (groupBy) => {
      const { groups, rows } = await gridOf(people.ADMIN, { groupBy, orderBy: { field: 'DUE' } })
      expect(groups.reduce((sum, group) => sum + group.count, 0)).toBe(count)
      expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length)
      if (groupBy === 'CLASS')
        return expect(groups.map(({ label }) => label)).toEqual(['Daily', 'Weekly', 'Monthly', 'Qtrly'])
      let offset = 0
      for (const group of groups) {
        const inside = new Set(rows.slice(offset, (offset += group.count)).map(labels[groupBy]))
        expect([...inside]).toHaveLength(1)
        if (groupBy !== 'PRIORITY') expect([...inside]).toEqual([group.label])
      }
    },
  )

  test('by state, they stand bucket by bucket', async () => {
    const { groups } = await gridOf(people.ADMIN, { groupBy: 'STATE' })
    expect(groups.map(({ label }) => label)).toEqual([
      'Queued',
      'Started',
      'Resumed',
      'Waiting (internal)',
      'Waiting (external)',
      'Delegated',
      'Escalated',
      'Unmapped',
      'Complete',
      'Withdrawn',
    ])
  })

  test('by the day they are due, the day is that of the organization', async () => {
    const { root: at, admin } = await tree(world, { root: { timeZone: 'Pacific/Auckland' } })
    await world.action(at, admin, { scheduledEnd: new Date('2026-03-01T12:00:00Z') })
    expect((await gridOf(admin, { groupBy: 'DUE_DAY' })).groups).toEqual([
      { key: '2026-03-02', label: '2026-03-02', count: 1 },
    ])
  })

  test('by assignee, each has the hours of its records, in one statement more', async () => {
    const { root: at, admin } = await tree(world)
    for (const [assigneeId, serviceTimeMins] of [
      [admin.id, 30],
      [admin.id, 45],
      [null, 20],
    ] as const)
      await world.action(at, admin, { assigneeId, serviceTimeMins })
    const context = await world.context(admin)
    const groupsOf = (fields: string) => `{ actionGrid(groupBy: ASSIGNEE) { groups { ${fields} } } }`
    const both = groupsOf('label commonId count serviceTimeMins')
    expect(await world.ask(context, both)).toEqual({
      actionGrid: {
        groups: [
          { label: admin.name, commonId: globalId('User', admin.id), count: 2, serviceTimeMins: 75 },
          { label: 'Unassigned', commonId: null, count: 1, serviceTimeMins: 20 },
        ],
      },
    })
    const statements = async (source: string) => (await statementsOf(() => world.ask(context, source))).length
    expect([await statements(groupsOf('count')), await statements(both)]).toEqual([1, 2])
  })

  test('by nothing has no groups', async () => {
    expect((await gridOf(people.ADMIN)).groups).toEqual([])
  })
})

describe('a window', () => {
  const window = (args: string) =>
    world.run(people.ADMIN, `{ actionGrid(orderBy: { field: DUE }) { rows(${args}) { nodes { key } } } }`)

  test('behind the end is empty', async () => {
    expect((await window('startIndex: 100000, first: 10')).data).toEqual({ actionGrid: { rows: { nodes: [] } } })
  })

  test.each([
    ['startIndex: -1, first: 10', 'startIndex: give 0 to 2,147,483,647'],
    ['startIndex: 0, first: 101', 'first: ask for 0 to 100'],
    ['startIndex: 0, last: 10', 'startIndex: goes with first alone'],
  ])('of %s is refused', async (args, message) => {
    expect((await window(args)).errors?.[0]?.message).toBe(message)
  })

  test('is one statement beside who asks, with all that a row shows', async () => {
    const source = `{ actionGrid(orderBy: { field: DUE }, groupBy: ASSIGNEE) { rows(first: 60, startIndex: 20) { nodes { key title state priority { name }
      organization { name timeZone } department { name } group { name } assignee { name } creator { name } taskItem { name } viewerTransitions } } } }`
    const sent = await statementsOf(() => world.ask(people.TRANSACTIONAL, source))
    expect(sent).toHaveLength(2)
  })

  test('with its count and its groups is one statement each', async () => {
    const source = `{ actionGrid(groupBy: ORGANIZATION) { count groups { label count } rows(first: 10) { nodes { key } } } }`
    expect(await statementsOf(() => world.ask(people.SUPERVISION, source))).toHaveLength(4)
  })
})
