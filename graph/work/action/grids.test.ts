// The grids of the board: what is in each by the rules, for whom, and in which order.
import { actionClass, priority } from '../../testing/entryIds.ts'
import { describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { accessLevels, type AccessLevel } from '../../kernel/policy.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'
import { minute } from '../../kernel/time/milliseconds.ts'

const world = await World.make()
const { root: at, admin } = await tree(world)

interface Grid {
  id: string
  name: string
  label: string
  color: string
  textColor: string
  count: number
  entries: { edges: { node: { title: string } }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } }
}

const gridFields =
  'id name label color textColor count entries(first: $first, after: $after) { edges { node { ... on Action { title } ... on Appointment { title: name } } } pageInfo { hasNextPage endCursor } }'
const grids = async (
  person: Person,
  { filter = {}, names, first = 50 }: { filter?: object; names?: string[]; first?: number } = {},
) => {
  const query = `query ($filter: ActionFilter, $names: [GridName!], $first: Int, $after: Cursor) { board(filter: $filter) { grids(names: $names) { ${gridFields} } } }`
  return (await world.ask<{ board: { grids: Grid[] } }>(person, query, { filter, names, first })).board.grids
}
const nodeOf = async (person: Person, id: string, first = 50, after?: string | null) =>
  (
    await world.ask<{ node: Grid | null }>(
      person,
      `query ($id: ID!, $first: Int, $after: Cursor) { node(id: $id) { ... on Grid { ${gridFields} } } }`,
      { id, first, after },
    )
  ).node
const titles = ({ entries }: Grid) => entries.edges.map(({ node }) => node.title)

/** The grids that a record is in, alone in an organization of its own. */
async function gridsOf(more: Parameters<World['action']>[2]): Promise<string[]> {
  const own = await world.organization({ parent: at })
  await world.action(own, admin, { actionClassId: 9, ...more, title: 'one' })
  const found = await grids(admin, { filter: { organization: { below: own.globalId } } })
  for (const grid of found) expect(titles(grid)).toEqual(grid.count ? ['one'] : [])
  return found.filter(({ count }) => count).map(({ name }) => name)
}

const inMinutes = (minutes: number) => new Date(world.clock.now().getTime() + minutes * minute)

test('the grids have the labels and colours of the specification, and text that contrasts', async () => {
  expect((await grids(admin)).map(({ label, color, textColor }) => [label, color, textColor])).toEqual([
    ['Calendar', '#346A9F', '#FFFFFF'],
    ['Daily', '#89DDD3', '#000000'],
    ['Weekly', '#58ABA1', '#000000'],
    ['Monthly', '#8C00CE', '#FFFFFF'],
    ['Qtrly', '#3B67FF', '#FFFFFF'],
    ['Escalated', '#CE0000', '#FFFFFF'],
    ['Late', '#B42318', '#FFFFFF'],
    ['Warn', '#B26A00', '#000000'],
    ['Special', '#89DDD3', '#000000'],
  ])
})

describe('a record is in', () => {
  test.each([
    [1, 'DAILY'],
    [2, 'WEEKLY'],
    [3, 'MONTHLY'],
    [4, 'QTRLY'],
  ])('the grid of its class %i', async (actionClassId, name) => {
    expect(await gridsOf({ actionClassId })).toEqual([name])
  })

  test.each([
    [1, ['DAILY', 'SPECIAL']],
    [2, ['DAILY', 'SPECIAL']],
    [3, ['DAILY', 'WARN']],
    [4, ['DAILY']],
  ])('those of its priority %i', async (priorityId, names) => {
    expect(await gridsOf({ actionClassId: 1, priorityId })).toEqual(names)
  })

  test('Escalated while it is, and while somebody has it whom it was escalated to', async () => {
    expect(await gridsOf({ actionClassId: 1, state: 'ESCALATED' })).toEqual(['DAILY', 'ESCALATED'])
    expect(await gridsOf({ actionClassId: 1, state: 'STARTED', escalatedToId: admin.id })).toEqual([
      'DAILY',
      'ESCALATED',
    ])
    expect(await gridsOf({ actionClassId: 1, state: 'DELEGATED' })).toEqual(['DAILY'])
  })

  test('Calendar where it has a slot of its own', async () => {
    expect(await gridsOf({ actionClassId: 1, isScheduled: true })).toEqual(['CALENDAR', 'DAILY'])
  })

  // Due in so many minutes, in a window of so many.
  test.each([
    [-1, 60, 'LATE'],
    [0, 60, 'WARN'],
    [60, undefined, 'WARN'],
    [61, undefined, undefined],
    [60, 100, 'WARN'],
    [61, 100, undefined],
    [96, 480, 'WARN'],
    [97, 480, undefined],
    [24 * 60, 30 * 24 * 60, 'WARN'],
    [24 * 60 + 1, 30 * 24 * 60, undefined],
  ])('due in %i minutes of a window of %s: %s', async (due, window, name) => {
    const scheduledEnd = inMinutes(due)
    const scheduledStart = window === undefined ? null : new Date(scheduledEnd.getTime() - window * minute)
    expect(await gridsOf({ actionClassId: 1, scheduledStart, scheduledEnd })).toEqual([
      'DAILY',
      ...(name ? [name] : []),
    ])
  })

  test.each(['COMPLETE', 'WITHDRAWN'] as const)('none once it is %s', async (state) => {
    expect(
      await gridsOf({
        actionClassId: 1,
        priorityId: 1,
        state,
        isScheduled: true,
        escalatedToId: admin.id,
        scheduledEnd: inMinutes(-5),
      }),
    ).toEqual([])
  })
})

describe('who sees', () => {
  test('what of a grid: what they see of the board', async () => {
    const { root, branch } = await tree(world, { below: { branch: {} }, people: {} })
    const [spot, other] = [await world.group(root), await world.group(root)]
    const boss = await world.user(root, 'ADMIN')
    const people = {} as Record<AccessLevel, Person>
    for (const level of accessLevels) people[level] = await world.user(branch, level, spot)
    await world.action(branch, boss, { ...spot, title: 'next up of the group' })
    await world.action(branch, boss, { ...spot, title: 'under way in the group', state: 'STARTED' })
    await world.action(branch, boss, { ...spot, title: 'own', state: 'STARTED', assigneeId: people.TRANSACTIONAL.id })
    await world.action(branch, boss, { ...other, title: 'of another group' })
    await world.action(root, boss, { title: 'above' })
    const seen = async (person: Person) => {
      const [daily] = await grids(person, { names: ['DAILY'] })
      expect(daily!.count).toBe(titles(daily!).length)
      return titles(daily!).sort()
    }
    const inBranch = ['next up of the group', 'of another group', 'own', 'under way in the group']
    expect(await seen(boss)).toEqual(['above', ...inBranch])
    for (const level of ['ADMIN', 'STRATEGIC'] as const) expect(await seen(people[level])).toEqual(inBranch)
    for (const level of ['TACTICAL', 'SUPERVISION'] as const)
      expect(await seen(people[level])).toEqual(['next up of the group', 'own', 'under way in the group'])
    expect(await seen(people.TRANSACTIONAL)).toEqual(['next up of the group', 'own'])
    expect(await seen(await world.user(await world.organization(), 'ADMIN'))).toEqual([])
    const [mine] = await grids(boss, { names: ['DAILY'] })
    expect(titles((await nodeOf(people.TRANSACTIONAL, mine!.id))!).sort()).toEqual(['next up of the group', 'own'])
  })
})

describe('pages', () => {
  test('follow one another in the order of the board, under its filter', async () => {
    const own = await world.organization({ parent: at })
    for (let i = 0; i < 12; i++)
      await world.action(own, admin, {
        title: `record ${i}`,
        priorityId: 1 + (i % 5),
        state: i % 2 ? 'STARTED' : 'QUEUED',
      })
    const filter = { organization: { below: own.globalId } }
    const [whole] = await grids(admin, { names: ['DAILY'], filter })
    const [grid] = await grids(admin, { names: ['DAILY'], filter, first: 5 })
    const seen = titles(grid!)
    for (let { endCursor, hasNextPage } = grid!.entries.pageInfo; hasNextPage;) {
      const following = (await nodeOf(admin, grid!.id, 5, endCursor))!
      seen.push(...titles(following))
      ;({ endCursor, hasNextPage } = following.entries.pageInfo)
    }
    expect(seen).toEqual(titles(whole!))
    expect(seen).toHaveLength(12)
    expect([grid!.count, seen.slice(0, 3).sort()]).toEqual([12, ['record 0', 'record 10', 'record 5']])
    const urgent = await grids(admin, {
      names: ['DAILY'],
      filter: { ...filter, priority: { in: [priority(1)] }, text: { matches: 'record 1' } },
    })
    expect(titles(urgent[0]!)).toEqual(['record 10'])
  })

  test('a cursor of another list is refused', async () => {
    const [grid] = await grids(admin, { names: ['DAILY'] })
    await expect(nodeOf(admin, grid!.id, 5, Buffer.from('bucket 1 x').toString('base64'))).rejects.toThrow('after')
  })

  test.each(['["NONE",{}]', '["DAILY",null]', '["DAILY"]', '{}', 'x'])('an id of %s names none', async (name) => {
    expect(await nodeOf(admin, globalId('Grid', name))).toBeNull()
  })

  test.each(['{"group":{"a":1}}', '{"actionClass":{"in":[{}]}}', '{"nothing":1}', '[]'])(
    'an id with what is no filter, %s, names none',
    async (filter) => expect(await nodeOf(admin, globalId('Grid', `["DAILY",${filter}]`))).toBeNull(),
  )

  test('an id keeps the instants of its filter', async () => {
    const createdAt = { gte: '2000-01-01T00:00:00.000Z' }
    const [all] = await grids(admin, { names: ['DAILY'] })
    const [narrowed] = await grids(admin, { names: ['DAILY'], filter: { createdAt } })
    expect(narrowed!.count).toBe(all!.count)
    expect((await nodeOf(admin, narrowed!.id))?.count).toBe(all!.count)
    expect(
      (await nodeOf(admin, globalId('Grid', '["DAILY",{"createdAt":{"lt":"2000-01-01T00:00:00Z"}}]')))?.count,
    ).toBe(0)
  })
})

describe('the Calendar has appointments beside its records', () => {
  const zone = 'UTC'
  const hour = 60 * minute
  let number = 100
  /** An appointment of so many minutes, which begins in so many. */
  async function appointment(
    of: Organization,
    creator: Person,
    name: string,
    {
      begins = 60,
      lasts = 60,
      ...more
    }: {
      begins?: number
      lasts?: number
      departmentId?: string
      groupId?: string
      cancelledAt?: Date
      status?: 'COMPLETED'
    } = {},
  ) {
    const startsAt = inMinutes(begins)
    const times = {
      date: new Date(startsAt.toISOString().slice(0, 10)),
      startMins: 540,
      endMins: 600,
      timeZone: zone,
      startsAt,
      endsAt: new Date(startsAt.getTime() + lasts * minute),
    }
    return world.prisma.appointment.create({
      data: {
        rootId: of.rootId,
        organizationId: of.id,
        number: number++,
        name,
        creatorId: creator.id,
        ...times,
        ...more,
      },
    })
  }
  const calendar = async (person: Person, filter: object = {}, first = 50) =>
    (await grids(person, { filter, names: ['CALENDAR'], first }))[0]!

  test('in the order of the board: pressing records first, then by when records are due and appointments begin', async () => {
    const own = await world.organization({ parent: at })
    await appointment(own, admin, 'soon', { begins: 30 })
    await appointment(own, admin, 'tomorrow', { begins: 24 * 60 })
    await world.action(own, admin, { title: 'in two hours', isScheduled: true, scheduledEnd: inMinutes(120) })
    await world.action(own, admin, { title: 'urgent', isScheduled: true, priorityId: 1 })
    await world.action(own, admin, { title: 'without a slot', scheduledEnd: inMinutes(60) })
    const filter = { organization: { below: own.globalId } }
    const whole = await calendar(admin, filter)
    expect([titles(whole), whole.count]).toEqual([['urgent', 'soon', 'in two hours', 'tomorrow'], 4])
    // The pages follow one another over both.
    const seen: string[] = []
    for (let page: Grid | null = await calendar(admin, filter, 1); page;) {
      seen.push(...titles(page))
      page = page.entries.pageInfo.hasNextPage ? await nodeOf(admin, page.id, 1, page.entries.pageInfo.endCursor) : null
    }
    expect(seen).toEqual(titles(whole))
    const daily = await grids(admin, { filter, names: ['DAILY', 'LATE', 'WARN', 'SPECIAL'] })
    for (const grid of daily) expect(titles(grid)).not.toContain('soon')
  })

  test('while they stand and are not over', async () => {
    const own = await world.organization({ parent: at })
    await appointment(own, admin, 'under way', { begins: -30 })
    await appointment(own, admin, 'over', { begins: -60 })
    await appointment(own, admin, 'all day long', { begins: -20 * 60, lasts: 24 * 60 })
    await appointment(own, admin, 'cancelled', { cancelledAt: new Date() })
    await appointment(own, admin, 'done early', { status: 'COMPLETED' })
    const grid = await calendar(admin, { organization: { below: own.globalId } })
    expect([titles(grid), grid.count]).toEqual([['all day long', 'under way'], 2])
  })

  test('for whom they are in the calendar: by access level as far as it reaches, and whoever is asked', async () => {
    const root = await world.organization()
    const [spot, other] = [await world.group(root), await world.group(root)]
    const boss = await world.user(root, 'ADMIN')
    const people = {} as Record<AccessLevel, Person>
    for (const level of accessLevels) people[level] = await world.user(root, level, spot)
    await appointment(root, boss, 'of the group', { begins: 10, ...spot })
    await appointment(root, boss, 'of another group', { begins: 20, ...other })
    const asked = await appointment(root, boss, 'asked to', { begins: 30, ...other })
    await world.prisma.appointmentAttendee.create({
      data: { appointmentId: asked.id, userId: people.TRANSACTIONAL.id, name: 'x', email: people.TRANSACTIONAL.email },
    })
    const seen = async (person: Person) => {
      const grid = await calendar(person)
      expect(grid.count).toBe(titles(grid).length)
      const { calendar: shown } = await world.ask<{ calendar: { appointments: { nodes: { name: string }[] } } }>(
        person,
        'query ($from: DateTime!, $to: DateTime!) { calendar(from: $from, to: $to) { appointments { nodes { name } } } }',
        { from: inMinutes(0).toISOString(), to: inMinutes(24 * 60).toISOString() },
      )
      expect(titles(grid)).toEqual(shown.appointments.nodes.map(({ name }) => name))
      return titles(grid)
    }
    for (const level of ['ADMIN', 'STRATEGIC'] as const)
      expect(await seen(people[level])).toEqual(['of the group', 'of another group', 'asked to'])
    for (const level of ['TACTICAL', 'SUPERVISION'] as const)
      expect(await seen(people[level])).toContain('of the group')
    expect(await seen(people.TRANSACTIONAL)).toEqual(['asked to'])
    expect(await seen(await world.user(await world.organization(), 'ADMIN'))).toEqual([])
    const mine = await calendar(boss)
    expect(titles((await nodeOf(people.TRANSACTIONAL, mine.id))!)).toEqual(['asked to'])
  })

  test('narrowed as the board is; they have no class and no priority', async () => {
    const own = await world.organization({ parent: at })
    const spot = await world.group(own)
    const review = await appointment(own, admin, 'Dock 100% review', spot)
    await appointment(own, admin, 'Dock 100 talk', { begins: 90 })
    const named = async (filter: object) => {
      const grid = await calendar(admin, { organization: { below: own.globalId }, ...filter })
      expect(grid.count).toBe(titles(grid).length)
      return titles(grid)
    }
    expect(await named({ text: { matches: '100%' } })).toEqual(['Dock 100% review'])
    expect(await named({ text: { matches: `APPT-${review.number}` } })).toEqual(['Dock 100% review'])
    expect(await named({ text: { matches: 'appt-99999999999' } })).toEqual([])
    expect(await named({ group: { eq: globalId('Group', spot.groupId) } })).toEqual(['Dock 100% review'])
    expect(await named({ actionClass: { in: [actionClass(1)] } })).toEqual([])
    expect(await named({ priority: { in: [priority(4)] } })).toEqual([])
    expect(await named({ organization: { below: (await world.organization()).globalId } })).toEqual([])
    expect(await named({})).toHaveLength(2)
  })

  test('are counted in the statement of all grids, and read in one more', async () => {
    const own = await world.organization({ parent: at })
    for (let i = 0; i < 6; i++) await appointment(own, admin, `one ${i}`, { begins: (i * hour) / minute + 5 })
    const query = (fields: string) => `{ board { grids(names: [CALENDAR, LATE]) { ${fields} } } }`
    const node =
      '... on Action { title organization { name } } ... on Appointment { name schedule { startsAt } organization { name } createdBy { name } viewerAttendee { response } }'
    const counting = await statementsOf(() => world.ask(admin, query('count')))
    const reading = await statementsOf(() =>
      world.ask(admin, query(`entries { edges { node { __typename ${node} } } }`)),
    )
    const session = 1
    // The two grids, and of the appointments themselves, their organizations, who made them, and the viewer's answers.
    expect([counting.length, reading.length]).toEqual([session + 1, session + 2 + 4])
    await appointment(own, admin, 'one more')
    expect(
      (await statementsOf(() => world.ask(admin, query(`entries { edges { node { __typename ${node} } } }`)))).length,
    ).toBe(reading.length)
  })
})

test('all grids are counted in one statement, and each that is shown is read in one', async () => {
  const query = (fields: string) => `{ board { grids(names: [DAILY, LATE]) { ${fields} } } }`
  const counting = await statementsOf(() => world.ask(admin, query('count')))
  const reading = await statementsOf(() =>
    world.ask(
      admin,
      query('count entries { edges { node { ... on Action { title organization { name } assignee { name } } } } }'),
    ),
  )
  const session = 1
  expect([counting.length, reading.length]).toEqual([session + 1, session + 3])
})
