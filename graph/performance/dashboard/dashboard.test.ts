// The team's dashboard: each number is that of the rows it opens, for whoever asks; what there is nothing of says so.
import { actionClass, priority } from '../../testing/entryIds.ts'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { accessLevels } from '../../kernel/policy.ts'
import { states, stateTable } from '../../work/action/states.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { TestClock } from '../../testing/TestClock.ts'
import type { Organization, Person, Spot } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'
import { hour } from '../../kernel/time/milliseconds.ts'

// A Wednesday.
const start = Date.parse('2026-11-18T10:00:00Z')

const world = await World.make({ clock: new TestClock(start) })
const { root, branch, spot, other, people } = await tree(world, {
  below: { branch: {} },
  groups: { spot: { name: 'Yard' }, other: { name: 'Shop' } },
  levels: { in: 'spot' },
})
const { stranger } = await tree(world, { people: { stranger: 'ADMIN' } })
const hands = [people.TRANSACTIONAL, people.SUPERVISION, people.ADMIN]
await world.prisma.action.createMany({
  data: Array.from({ length: 200 }, (_, i) => {
    const { status, disposition } = stateTable[states[i % states.length]!]
    return {
      title: `Record ${i}`,
      rootId: root.id,
      organizationId: i % 4 ? root.id : branch.id,
      ...(i % 5 ? (i % 3 ? spot : other) : {}),
      creatorId: hands[i % 3]!.id,
      assigneeId: i % 7 === 1 ? null : hands[(i * 5) % 3]!.id,
      escalatedToId: i % 40 === 5 ? people.SUPERVISION.id : null,
      actionClassId: 1 + (i % 4),
      priorityId: i % 10,
      serviceTimeMins: (i % 6) * 10,
      scheduledEnd: i % 9 ? new Date(start + (((i * 7919) % 97) - 48) * hour) : null,
      actualEnd: status === 9 ? new Date(start - ((i * 13) % 700) * hour) : null,
      createdAt: new Date(start - ((i * 31) % 480) * hour),
      status,
      disposition,
    }
  }),
})

interface Load {
  bucket: string
  count: number
  mins: number
}
interface Loaded {
  load: Load[]
  count: number
  mins: number
  capacityMins: number | null
}
interface Dashboard {
  figures: {
    open: number
    late: number
    escalated: number
    unassigned: number
    completedToday: number
    todayFrom: string
    hasRecords: boolean
  }
  people: {
    edges: { node: Loaded & { user: { id: string } | null } }[]
    pageInfo: { hasNextPage: boolean; endCursor: string }
  }
  groups: (Loaded & { groupId: string | null; name: string | null; departmentName: string | null; people: number })[]
  ageing: { label: string; createdFrom: string | null; createdTo: string | null; count: number; load: Load[] }[]
  throughput: { days: { day: string; from: string; to: string; count: number }[]; total: number; mean: number | null }
}

const loaded = 'load { bucket count mins } count mins capacityMins'
const source = `query ($filter: ActionFilter, $first: Int, $after: Cursor) {
  dashboard(filter: $filter) {
    timeZone
    figures { open late escalated unassigned completedToday todayFrom hasRecords }
    people(first: $first, after: $after) { edges { node { user { id } ${loaded} } } pageInfo { hasNextPage endCursor } }
    groups { groupId name departmentName people ${loaded} }
    ageing { label createdFrom createdTo count load { bucket count mins } }
    throughput { days { day from to count } total mean }
  }
}`
const ask = async (person: Person, filter: object = {}, page: object = {}) =>
  (await world.ask<{ dashboard: Dashboard }>(person, source, { filter, ...page })).dashboard
const countOf = async (person: Person, filter: object) =>
  (
    await world.ask<{ actionGrid: { count: number } }>(
      person,
      'query ($filter: ActionFilter) { actionGrid(filter: $filter) { count } }',
      { filter },
    )
  ).actionGrid.count

const onBoard = { isOpen: true, bucket: { in: ['NEXT', 'WORK', 'HOLD', 'ESC'] } }

describe.each(accessLevels)('to %s each number is that of its rows', (level) => {
  const figures: [keyof Dashboard['figures'], object][] = [
    ['open', {}],
    ['late', { isOverdue: true }],
    ['escalated', { isEscalated: true }],
    ['unassigned', { assignee: { isNull: true } }],
  ]
  test('in the figures', async () => {
    const { figures: found } = await ask(people[level])
    for (const [name, filter] of figures)
      expect(found[name], name).toBe(await countOf(people[level], { ...onBoard, ...filter }))
    expect(found.completedToday).toBe(
      await countOf(people[level], { state: { in: ['COMPLETE'] }, actualEnd: { gte: found.todayFrom } }),
    )
  })

  test('in the load of people and of groups', async () => {
    const found = await ask(people[level])
    for (const { node } of found.people.edges) {
      const whose = node.user ? { assignee: { eq: node.user.id } } : { assignee: { isNull: true } }
      expect(node.count).toBe(await countOf(people[level], { ...onBoard, ...whose }))
      const next = node.load.find(({ bucket }) => bucket === 'NEXT')!
      expect(next.count).toBe(await countOf(people[level], { bucket: { in: ['NEXT'] }, ...whose }))
    }
    for (const one of found.groups)
      if (one.groupId) expect(one.count).toBe(await countOf(people[level], { ...onBoard, group: { eq: one.groupId } }))
    const sum = (list: { count: number }[]) => list.reduce((total, { count }) => total + count, 0)
    expect([sum(found.groups), sum(found.people.edges.map(({ node }) => node)), sum(found.ageing)]).toEqual([
      found.figures.open,
      found.figures.open,
      found.figures.open,
    ])
  })

  test('by age and by day', async () => {
    const { ageing, throughput } = await ask(people[level])
    for (const { createdFrom, createdTo, count } of ageing) {
      expect(count).toBe(
        await countOf(people[level], {
          ...onBoard,
          ...((createdFrom ?? createdTo) && {
            createdAt: { ...(createdFrom && { gte: createdFrom }), ...(createdTo && { lt: createdTo }) },
          }),
        }),
      )
    }
    const all = {
      state: { in: ['COMPLETE'] },
      actualEnd: { gte: throughput.days[0]!.from, lt: throughput.days.at(-1)!.to },
    }
    expect(throughput.total).toBe(await countOf(people[level], all))
    const busy = throughput.days.find(({ count }) => count > 0)
    if (busy)
      expect(busy.count).toBe(
        await countOf(people[level], { state: { in: ['COMPLETE'] }, actualEnd: { gte: busy.from, lt: busy.to } }),
      )
  })
})

describe('it is narrowed', () => {
  test.each([
    ['an organization', () => ({ organization: { below: branch.globalId } })],
    ['a department', () => ({ department: { eq: globalId('Department', other.departmentId) } })],
    ['a group', () => ({ group: { eq: globalId('Group', spot.groupId) } })],
    [
      'a class and priorities',
      () => ({ actionClass: { in: [actionClass(1)] }, priority: { in: [1, 2, 3].map(priority) } }),
    ],
    ["the viewer's team", () => ({ isMyTeam: true })],
  ])('to %s', async (_case, filter) => {
    const { figures } = await ask(people.ADMIN, filter())
    expect(figures.open).toBe(await countOf(people.ADMIN, { ...onBoard, ...filter() }))
    expect(figures.open).toBeGreaterThan(0)
    expect(figures.open).toBeLessThan((await ask(people.ADMIN)).figures.open)
  })

  test('to a job role: people and the records of whoever has it', async () => {
    const role = await world.prisma.jobRole.create({ data: { organizationId: root.id, name: 'Fitter' } })
    const fitter = await world.user(root, 'TRANSACTIONAL', other)
    await world.prisma.membership.updateMany({ where: { userId: fitter.id }, data: { jobRoleId: role.id } })
    const made = [await world.action(root, people.ADMIN, { assigneeId: fitter.id, serviceTimeMins: 50 })]
    const found = await ask(people.ADMIN, { jobRole: { eq: globalId('JobRole', role.id) } })
    await world.prisma.action.deleteMany({ where: { id: made[0]!.id } })
    expect(found.figures.open).toBe(1)
    expect(found.people.edges.map(({ node }) => [node.user!.id, node.mins])).toEqual([[fitter.globalId, 50]])
    expect(found.groups.map(({ name }) => name)).toContain('Shop')
  })

  test('to my team: the department of who is in no group, everything of who is in neither', async () => {
    const tactical = await world.user(root, 'TACTICAL', { departmentId: other.departmentId })
    expect((await ask(tactical, { isMyTeam: true })).figures.open).toBe(
      await countOf(people.ADMIN, { ...onBoard, department: { eq: globalId('Department', other.departmentId) } }),
    )
    const boss = await world.user(root, 'STRATEGIC')
    expect((await ask(boss, { isMyTeam: true })).figures.open).toBe((await ask(boss)).figures.open)
    expect(await countOf(boss, { isMyTeam: false })).toBe(0)
  })
})

describe('another tree', () => {
  test('has nothing in it, and says that this is no data', async () => {
    const found = await ask(stranger)
    expect(found.figures).toMatchObject({ open: 0, hasRecords: false })
    expect(found.people.edges.map(({ node }) => node.user?.id)).toEqual([stranger.globalId])
    expect(found.groups).toEqual([])
    expect(found.throughput).toMatchObject({ total: 0, mean: null })
  })

  test.each(['organization', 'group', 'department', 'assignee', 'jobRole'])(
    'can not be looked into by its %s',
    async (field) => {
      const role = await world.prisma.membership.findFirstOrThrow({ where: { userId: people.ADMIN.id } })
      const named = {
        organization: root.globalId,
        group: globalId('Group', spot.groupId),
        department: globalId('Department', spot.departmentId),
        assignee: people.ADMIN.globalId,
        jobRole: globalId('JobRole', role.jobRoleId),
      }
      const own = (found: Dashboard) => [
        found.figures.open,
        found.groups,
        found.ageing.map(({ count }) => count),
        found.throughput.total,
        found.figures.hasRecords,
      ]
      const by = (id: string) => ({ [field]: { [field === 'organization' ? 'below' : 'eq']: id } })
      const id = named[field as keyof typeof named]
      const type = Buffer.from(id, 'base64').toString().split(':')[0]!
      const absent = await ask(stranger, by(globalId(type, randomUUID())))
      expect(own(await ask(stranger, by(id)))).toEqual(own(absent))
    },
  )
})

describe('capacity', () => {
  let own: Organization
  let boss: Person
  let yard: Spot
  let hand: Person

  beforeAll(async () => {
    own = await world.organization()
    yard = await world.group(own)
    boss = await world.user(own, 'ADMIN')
    hand = await world.user(own, 'TRANSACTIONAL', yard)
  })

  test('is what somebody works this week: 40 hours less a day away', async () => {
    await world.absence(own, hand, {
      startsAt: new Date('2026-11-19T00:00:00Z'),
      endsAt: new Date('2026-11-20T00:00:00Z'),
    })
    await world.action(own, boss, { ...yard, assigneeId: hand.id, serviceTimeMins: 90 })
    const { people: found, groups } = await ask(boss)
    expect(found.edges.map(({ node }) => [node.user!.id, node.mins, node.capacityMins])).toEqual([
      [hand.globalId, 90, 32 * 60],
      [boss.globalId, 0, 40 * 60],
    ])
    expect(groups).toMatchObject([{ people: 1, mins: 90, capacityMins: 32 * 60 }])
  })

  test('of those to whom the viewer may give no work is not told', async () => {
    const { people: found } = await ask(hand)
    expect(found.edges.map(({ node }) => node.user!.id)).toEqual([hand.globalId])
    const seer = await world.user(own, 'TRANSACTIONAL', yard)
    await world.action(own, seer, { ...yard, assigneeId: hand.id })
    const others = (await ask(seer)).people.edges.find(({ node }) => node.user!.id === hand.globalId)!
    expect(others.node).toMatchObject({ count: 2, capacityMins: null })
  })
})

test('throughput has the mean of 28 whole days, today is apart', async () => {
  const { root: own, boss } = await tree(world, {
    root: { timeZone: 'America/Los_Angeles' },
    people: { boss: 'ADMIN' },
  })
  // 10:00 UTC is 02:00 there: what was done at 07:30 UTC was done the day before.
  const times = [
    '2026-11-18T09:00:00Z',
    '2026-11-18T07:30:00Z',
    '2026-11-17T20:00:00Z',
    '2026-10-21T07:00:00Z',
    '2026-10-21T06:59:00Z',
  ]
  for (const time of times) await world.action(own, boss, { state: 'COMPLETE', actualEnd: new Date(time) })
  const { throughput, figures } = await ask(boss)
  expect(figures.completedToday).toBe(1)
  expect(throughput.days).toHaveLength(28)
  expect(throughput.days.at(-1)).toMatchObject({ day: '2026-11-17', count: 2 })
  expect(throughput.days[0]).toMatchObject({ day: '2026-10-21', count: 1 })
  expect(throughput.mean).toBeCloseTo(3 / 28)
})

test('its people come in pages', async () => {
  const first = (await ask(people.ADMIN, {}, { first: 2 })).people
  const rest = (await ask(people.ADMIN, {}, { first: 50, after: first.pageInfo.endCursor })).people
  const all = (await ask(people.ADMIN)).people
  const ids = (page: Dashboard['people']) => page.edges.map(({ node }) => node.user?.id ?? null)
  expect([...ids(first), ...ids(rest)]).toEqual(ids(all))
  expect(first.pageInfo.hasNextPage).toBe(true)
  const { errors } = await world.run(people.ADMIN, source, { after: 'x' })
  expect(errors?.[0]?.extensions.code).toBe('VALIDATION')
})

test('each figure is one statement', async () => {
  await ask(people.ADMIN)
  // The viewer; five figures; of people their names; of people and of groups hours, schedules and absences.
  expect(await statementsOf(() => ask(people.ADMIN))).toHaveLength(1 + 5 + 1 + 2 * 3)
})

test('groups of several roots name theirs', async () => {
  const both = await world.user(root, 'ADMIN')
  const groupsOf = async () =>
    (await world.ask<{ dashboard: { groups: object[] } }>(both, '{ dashboard { groups { name rootName } } }')).dashboard
      .groups
  expect(await groupsOf()).toContainEqual({ name: 'Yard', rootName: null })
  await world.join(both, await world.organization({ name: 'Halden' }), 'ADMIN')
  const { legalName } = await world.prisma.organization.findUniqueOrThrow({ where: { id: root.id } })
  expect(await groupsOf()).toEqual(
    expect.arrayContaining([
      { name: 'Yard', rootName: legalName },
      { name: null, rootName: null },
    ]),
  )
})
