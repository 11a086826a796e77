import { beforeEach, describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { TestClock } from '../../testing/TestClock.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

interface Stop {
  id: string
  name: string
  isExtra: boolean
  state: string
  reason: string
  legKm: number
  planned: { arrival: string; departure: string } | null
  actual: { arrival: string; departure: string | null; km: number } | null
  action: { key: string } | null
}

interface Answer extends MutationResult {
  recordRefusal?: string | null
  run?: {
    id: string
    internalID: number
    status: string
    version: number
    planned: { start: string; end: string; km: number }
    actual: { start: string | null; end: string | null; km: number }
    travel: string
    reason: string
    startsSoon: boolean
    stops: Stop[]
    assignee: { name: string } | null
    can: { walk: { allowed: boolean; reason: string | null } }
  }
}

const fields = `run { id internalID stopCount doneCount unplaceableCount status version planned { start end km } actual { start end km } travel reason startsSoon assignee { name } can { walk { allowed reason } }
  stops { id name isExtra state reason legKm planned { arrival departure } actual { arrival departure km } action { key } } }`
const call = (name: string, input: object, person = admin) =>
  world.mutate<Answer>(
    person,
    name,
    JSON.parse(JSON.stringify(input)) as object,
    /start|finish/.test(name) ? `${fields} recordRefusal` : fields,
  )
const begins = new Date('2026-11-23T16:00:00Z')
const plan = (tourId: string, more: object = {}, person = admin) =>
  call('planTourRun', { tourId, startsAt: begins, ...more }, person)

/** Stops at degrees east on the equator, where a degree is 111.19 km by great circle, 144.55 km by road; 60 km/h. */
let count = 0
async function tour(stops: object[], more: object = {}, person = admin) {
  const answer = await world.mutate<MutationResult & { tour: { id: string } }>(
    person,
    'createTour',
    { organizationId: at.globalId, name: `T ${count++}`, stops, ...more },
    'tour { id }',
  )
  expect(answer.message).toBeUndefined()
  return answer.tour.id
}
const east = (degrees: number, more: object = {}) => ({
  name: `E${degrees}`,
  coordinates: { latitude: 0, longitude: degrees },
  ...more,
})

const clock = new TestClock(begins.getTime())
const world = await World.make({ clock })
const {
  root: at,
  spot,
  admin,
  clerk,
} = await tree(world, {
  root: { timeZone: 'America/Los_Angeles' },
  groups: { spot: {} },
  people: { admin: 'ADMIN', clerk: { in: 'spot' } },
})

beforeEach(() => clock.forward({ seconds: 1 }))

describe('a plan', () => {
  test('has the stops in the shortest order, with times, ways and reasons', async () => {
    const { run } = await plan(await tour([east(0.2, { serviceMins: 10 }), east(0.1, { serviceMins: 20 }), east(0)]))
    expect(run).toMatchObject({
      status: 'PLANNED',
      version: 1,
      travel: 'Great circles × 1.3 at 60 km/h.',
      assignee: { name: admin.name },
    })
    expect(run!.stops.map(({ name }) => name)).toEqual(['E0.2', 'E0.1', 'E0'])
    expect(run!.planned.km).toBeCloseTo(28.91, 1)
    expect(run!.stops[1]!.legKm).toBeCloseTo(14.46, 1)
    // 10 minutes at the first, 14.455 km at 60 km/h, 20 minutes there, and as far again.
    expect(new Date(run!.stops[2]!.planned!.arrival).getTime() - begins.getTime()).toBeCloseTo(
      (10 + 14.455 * 2 + 20) * 60_000,
      -4,
    )
    expect(run!.planned.end).toBe(run!.stops[2]!.planned!.departure)
    expect(run!.stops[2]!.reason).toBe('Nearest to E0.1.')
  })

  test('takes windows by the wall clock of the organization on the day it starts, and explains what is out of reach', async () => {
    // It begins at 08:00 in Los Angeles.
    const { run } = await plan(
      await tour([east(0), east(0.1, { opensMins: 9 * 60, closesMins: 10 * 60 }), east(2, { closesMins: 9 * 60 })]),
    )
    expect(run!.stops.map(({ name, state, reason }) => [name, state, reason]).slice(1)).toEqual([
      ['E0.1', 'PLANNED', 'Window opens at 09:00 PT.'],
      ['E2', 'UNPLACEABLE', 'Its window closes at 09:00 PT, and until then there is time only for E0 and E0.1.'],
    ])
    expect(run!.stops[1]!.planned!.departure).toBe('2026-11-23T17:00:00.000Z')
  })

  test('keeps the order of a tour that says so', async () => {
    const { run } = await plan(await tour([east(2), east(0), east(1)], { orderRule: 'FIXED' }))
    expect(run!.stops.map(({ name }) => name)).toEqual(['E2', 'E0', 'E1'])
  })

  test('takes in the open records that the tour includes, each once, where they are', async () => {
    const own = await world.group(at)
    const where = { departmentId: globalId('Department', own.departmentId), groupId: globalId('Group', own.groupId) }
    const { id: locationId } = await world.prisma.location.create({
      data: { organizationId: at.id, name: 'Dock', typeId: 2, latitude: 0, longitude: 0.3 },
    })
    const urgent = await world.action(at, admin, {
      ...own,
      priorityId: 1,
      locationId,
      title: 'Spill',
      serviceTimeMins: 15,
    })
    const normal = await world.action(at, admin, own)
    await world.action(at, admin, { ...own, priorityId: 1, state: 'COMPLETE' })
    const tourId = await tour([], { ...where, includes: { buckets: ['NEXT'], priorityIds: [1] } })
    const { run } = await plan(tourId, { actionIds: [normal.globalId, urgent.globalId] })
    expect(run!.stops.map(({ name, action }) => [name, action?.key])).toEqual([
      [`${urgent.key} Spill`, urgent.key],
      [`${normal.key} ${normal.title}`, normal.key],
    ])
  })

  test('of nothing is refused', async () => {
    const own = await world.group(at)
    const tourId = await tour([], { groupId: globalId('Group', own.groupId), includes: { buckets: ['ESC'] } })
    expect((await plan(tourId)).fields).toEqual([
      {
        path: 'tourId',
        message: 'Nothing to walk: the tour has no stops, and no open action record fits its selection.',
      },
    ])
  })

  test('of more than two hundred stops is refused', async () => {
    const own = await world.group(at)
    await world.prisma.action.createMany({
      data: Array.from({ length: 200 }, () => ({
        ...own,
        title: 'x',
        rootId: at.rootId,
        organizationId: at.id,
        creatorId: admin.id,
        actionClassId: 1,
        priorityId: 4,
      })),
    })
    const tourId = await tour([east(0)], { groupId: globalId('Group', own.groupId), includes: { buckets: ['NEXT'] } })
    expect((await plan(tourId)).fields?.[0]?.message).toMatch(/^More than 200 stops are too many/)
  })

  test('starts soon, from when its tour reminds', async () => {
    const tourId = await tour([east(0)], { reminderMins: 30 })
    const soon = async (minutes: number) =>
      (await plan(tourId, { startsAt: new Date(clock.now().getTime() + minutes * 60_000) })).run!.startsSoon
    expect([await soon(31), await soon(30)]).toEqual([false, true])
  })

  test('of an archived tour is refused', async () => {
    const id = await tour([east(0)])
    await world.mutate(admin, 'archiveTour', { id }, 'tour { id }')
    expect(await plan(id)).toMatchObject({ code: 'FORBIDDEN', message: 'This tour is archived. Restore it first.' })
  })
})

describe('a run is given', () => {
  const assign = (id: string, person: Person, by = admin, more: object = {}) =>
    call('assignTourRun', { id, assigneeId: person.globalId, ...more }, by)

  test('to whoever may walk it there, who then starts it, and hands it over under way', async () => {
    const other = await world.user(at, 'TRANSACTIONAL', spot)
    const { run } = await plan(await tour([east(0), east(0.1)]), { assigneeId: clerk.globalId })
    expect(run).toMatchObject({ assignee: { name: clerk.name } })
    expect((await call('startTourRun', { id: run!.id }, other)).message).toBe(
      `This run is given to ${clerk.name}. Ask them to hand it over.`,
    )
    expect((await assign(run!.id, other)).run).toMatchObject({ assignee: { name: other.name }, version: 2 })
    expect((await call('startTourRun', { id: run!.id }, other)).run).toMatchObject({
      status: 'RUNNING',
      assignee: { name: other.name },
    })
    await call('completeTourRunStop', { id: run!.stops[0]!.id }, other)
    // Back to whom it was given first; what was walked stays.
    const supervisor = await world.user(at, 'SUPERVISION', spot)
    const handed = await assign(run!.id, clerk, admin)
    expect(handed.run).toMatchObject({ status: 'RUNNING', assignee: { name: clerk.name } })
    expect(handed.run!.stops.map(({ state }) => state)).toEqual(['DONE', 'PLANNED'])
    expect((await call('completeTourRunStop', { id: run!.stops[1]!.id }, other)).code).toBe('FORBIDDEN')
    expect((await call('completeTourRunStop', { id: run!.stops[1]!.id }, clerk)).run!.stops[1]!.state).toBe('DONE')
    expect((await assign(run!.id, supervisor, admin, { version: 1 })).code).toBe('VERSION_CONFLICT')
  })

  test('to nobody who is not there, nor by a foreign tenant, nor once it is over', async () => {
    const { run } = await plan(await tour([east(0)]))
    const { admin: stranger } = await tree(world)
    expect((await assign(run!.id, stranger)).code).toBe('NOT_FOUND')
    expect((await assign(run!.id, clerk, stranger)).code).toBe('NOT_FOUND')
    expect((await assign(run!.id, clerk, clerk)).code).toBe('FORBIDDEN')
    await call('abandonTourRun', { id: run!.id, reason: 'Snow' })
    expect((await assign(run!.id, clerk)).message).toBe('This run was abandoned.')
  })

  test('and who is not in its group is told which one that is, not a level that they have', async () => {
    const [own, other] = [await world.group(at), await world.group(at)]
    const away = await world.user(at, 'TRANSACTIONAL', other)
    const lead = await world.user(at, 'SUPERVISION', other)
    const tourId = await tour([east(0)], { groupId: globalId('Group', own.groupId) })
    const { name } = await world.prisma.group.findUniqueOrThrow({ where: { id: own.groupId }, select: { name: true } })
    const { legalName: place } = await world.prisma.organization.findUniqueOrThrow({
      where: { id: at.id },
      select: { legalName: true },
    })
    const reason = `This is for the group ${name} of ${place}, and you are not in it.`
    expect(await plan(tourId, {}, away)).toMatchObject({ code: 'FORBIDDEN', message: reason })
    const asked = await world.ask<{ node: { can: { plan: { reason: string }; edit: { reason: string } } } }>(
      lead,
      'query ($id: ID!) { node(id: $id) { ... on Tour { can { plan { reason } edit { reason } } } } }',
      { id: tourId },
    )
    expect(asked.node).toEqual({ can: { plan: { reason }, edit: { reason } } })
    expect((await world.mutate(lead, 'archiveTour', { id: tourId }, 'tour { id }')).message).toBe(reason)
    // Whose level it is that is missing is told that.
    const clerkReason = (await world.mutate(away, 'archiveTour', { id: tourId }, 'tour { id }')).message
    expect(clerkReason).toMatch(/takes .*Supervision/)
  })

  test('with records beside what its tour has, which are told apart', async () => {
    const [first, second] = [await world.action(at, admin, spot), await world.action(at, admin, spot)]
    const { run } = await plan(await tour([east(0)]), { actionIds: [first.globalId] })
    expect(run!.stops.map(({ isExtra, action }) => [isExtra, action?.key])).toEqual(
      expect.arrayContaining([
        [false, undefined],
        [true, first.key],
      ]),
    )
    const again = await call('replanTourRun', { id: run!.id, actionIds: [second.globalId] })
    expect(new Map(again.run!.stops.map(({ isExtra, action }) => [action?.key, isExtra]))).toEqual(
      new Map([
        [undefined, false],
        [first.key, true],
        [second.key, true],
      ]),
    )
  })
})

describe('a walk', () => {
  test('is planned against actual, stop by stop and in all', async () => {
    const { run } = await plan(await tour([east(0), east(0.1), east(0.2)]))
    const [a, b, c] = run!.stops
    await call('startTourRun', { id: run!.id })
    await call('arriveAtTourRunStop', { id: a!.id })
    clock.forward({ minutes: 5 })
    await call('completeTourRunStop', { id: a!.id })
    await call('skipTourRunStop', { id: b!.id, reason: 'Gate locked' })
    clock.forward({ minutes: 40 })
    await call('arriveAtTourRunStop', { id: c!.id })
    clock.forward({ minutes: 10 })
    const { run: after } = await call('completeTourRunStop', { id: c!.id })
    expect(after!.stops.map(({ state, reason }) => [state, reason])).toEqual([
      ['DONE', a!.reason],
      ['SKIPPED', 'Gate locked'],
      ['DONE', c!.reason],
    ])
    // Past the skipped one, straight on to the last.
    expect(after!.stops[2]!.actual!.km).toBeCloseTo(28.91, 1)
    expect(after!.actual.km).toBeCloseTo(28.91, 1)
    expect(
      new Date(after!.stops[2]!.actual!.departure!).getTime() - new Date(after!.stops[2]!.actual!.arrival).getTime(),
    ).toBe(600_000)
    const { run: done } = await call('finishTourRun', { id: run!.id })
    expect(done).toMatchObject({ status: 'DONE', version: 8, stopCount: 3, doneCount: 2, unplaceableCount: 0 })
    expect(new Date(done!.actual.end!).getTime() - new Date(done!.actual.start!).getTime()).toBe(55 * 60_000)
  })

  test('counts the way back to its end', async () => {
    const { id } = await world.prisma.location.create({
      data: { organizationId: at.id, name: 'End', typeId: 2, latitude: 0, longitude: 0 },
    })
    const end = globalId('Location', id)
    const { run } = await plan(await tour([east(0.1)], { startLocationId: end, endLocationId: end }))
    expect(run!.planned.km).toBeCloseTo(28.91, 1)
    await call('startTourRun', { id: run!.id })
    await call('completeTourRunStop', { id: run!.stops[0]!.id })
    expect((await call('finishTourRun', { id: run!.id })).run!.actual.km).toBeCloseTo(28.91, 1)
  })

  test('takes kilometres that are said', async () => {
    const { run } = await plan(await tour([east(0)]))
    await call('startTourRun', { id: run!.id })
    const arrive = (km: number) => call('arriveAtTourRunStop', { id: run!.stops[0]!.id, km })
    expect((await arrive(-1)).fields?.[0]?.path).toBe('km')
    expect((await arrive(12.5)).run).toMatchObject({
      actual: { km: 12.5 },
      stops: [{ state: 'ARRIVED', actual: { departure: null, km: 12.5 } }],
    })
  })

  test('has one stop at a time, and none before it begins', async () => {
    const { run } = await plan(await tour([east(0), east(0.1)]))
    const [a, b] = run!.stops
    expect(await call('arriveAtTourRunStop', { id: a!.id })).toMatchObject({
      code: 'CONFLICT',
      message: 'This run has not begun. Start it first.',
    })
    await call('startTourRun', { id: run!.id })
    await call('arriveAtTourRunStop', { id: a!.id })
    expect((await call('arriveAtTourRunStop', { id: b!.id })).message).toBe(
      'E0 is not done yet. Finish or skip it first.',
    )
    expect((await call('completeTourRunStop', { id: b!.id })).code).toBe('CONFLICT')
    expect((await call('finishTourRun', { id: run!.id })).message).toBe(
      'Not all stops are done: E0 and E0.1. Do or skip them first.',
    )
  })

  test('again is the same, and changes nothing', async () => {
    const { run } = await plan(await tour([east(0)]))
    const id = run!.stops[0]!.id
    for (const [name, input] of [
      ['startTourRun', { id: run!.id }],
      ['arriveAtTourRunStop', { id }],
      ['completeTourRunStop', { id }],
      ['finishTourRun', { id: run!.id }],
    ] as const) {
      const first = await call(name, input)
      clock.forward({ minutes: 1 })
      expect((await call(name, input)).run).toEqual(first.run)
    }
    expect((await call('skipTourRunStop', { id, reason: 'x' })).code).toBe('CONFLICT')
    expect((await call('replanTourRun', { id: run!.id })).message).toBe('This run is done.')
  })

  test('a skip and an abandoning take a reason', async () => {
    const { run } = await plan(await tour([east(0)]))
    expect((await call('skipTourRunStop', { id: run!.stops[0]!.id, reason: ' ' })).fields?.[0]?.path).toBe('reason')
    expect((await call('abandonTourRun', { id: run!.id, reason: '' })).fields?.[0]?.path).toBe('reason')
    expect((await call('abandonTourRun', { id: run!.id, reason: 'Snow' })).run).toMatchObject({
      status: 'ABANDONED',
      reason: 'Snow',
    })
    expect((await call('startTourRun', { id: run!.id })).message).toBe('This run was abandoned.')
  })

  test('by two at once is done once', async () => {
    const { run } = await plan(await tour([east(0), east(1)]))
    await call('startTourRun', { id: run!.id })
    const version = run!.version + 1
    const answers = await Promise.all(run!.stops.map(({ id }) => call('arriveAtTourRunStop', { id, version })))
    expect(answers.map(({ code }) => code ?? 'done').sort()).toEqual(['CONFLICT', 'done'])
  })

  test('is replanned from where one is, with what came in meanwhile', async () => {
    const { run } = await plan(await tour([east(0), east(1), east(2)]))
    await call('startTourRun', { id: run!.id })
    await call('completeTourRunStop', { id: run!.stops[0]!.id })
    const { id: locationId } = await world.prisma.location.create({
      data: { organizationId: at.id, name: 'Near', typeId: 2, latitude: 0, longitude: 0.1 },
    })
    const record = await world.action(at, admin, { locationId })
    const { run: again } = await call('replanTourRun', { id: run!.id, actionIds: [record.globalId] })
    expect(again!.stops.map(({ name, state }) => `${name} ${state}`)).toEqual([
      'E0 DONE',
      `${record.key} ${record.title} PLANNED`,
      'E1 PLANNED',
      'E2 PLANNED',
    ])
    expect(again!.stops.map(({ id }) => id)).toContain(run!.stops[1]!.id)
    expect(new Date(again!.stops[1]!.planned!.arrival).getTime()).toBeGreaterThan(clock.now().getTime())
  })

  test('is replanned for another day, with the windows of that day', async () => {
    const { run } = await plan(await tour([east(0, { closesMins: 7 * 60 })]))
    expect(run!.stops[0]).toMatchObject({
      state: 'UNPLACEABLE',
      reason: 'Its window closed at 07:00 PT, before the walk begins.',
      planned: null,
    })
    const { run: early } = await call('replanTourRun', { id: run!.id, startsAt: new Date('2026-11-24T14:00:00Z') })
    expect(early!.stops[0]).toMatchObject({
      state: 'PLANNED',
      planned: { arrival: '2026-11-24T14:00:00.000Z' },
      actual: null,
    })
  })
})

describe('the record of a tour', () => {
  const recordOf = async (tourId: string, more: object = {}) => {
    const [, id] = Buffer.from(tourId, 'base64').toString().split(':')
    return world.action(at, admin, { ...spot, tourId: id, assigneeId: clerk.id, ...more })
  }
  const stateOf = async (id: string) =>
    (
      await world.ask<{ node: { state: string; tourRun: { internalID: number } | null; tour: { name: string } } }>(
        admin,
        'query ($id: ID!) { node(id: $id) { ... on Action { state tourRun { internalID } tour { name } } } }',
        { id },
      )
    ).node

  test('opens one run, however often and by how many at once', async () => {
    const tourId = await tour([east(0)])
    const record = await recordOf(tourId)
    const answers = await Promise.all([1, 2, 3].map(() => plan(tourId, { actionId: record.globalId }, clerk)))
    expect(new Set(answers.map(({ run }) => run?.id)).size).toBe(1)
    expect(answers[0]!.run!.assignee?.name).toBe(clerk.name)
    expect((await stateOf(record.globalId)).tourRun?.internalID).toBe(answers[0]!.run!.internalID)
  })

  test('starts and completes with it', async () => {
    const tourId = await tour([east(0)])
    const record = await recordOf(tourId)
    const { run } = await plan(tourId, { actionId: record.globalId }, clerk)
    expect((await call('startTourRun', { id: run!.id }, clerk)).recordRefusal).toBeNull()
    expect((await stateOf(record.globalId)).state).toBe('STARTED')
    await call('completeTourRunStop', { id: run!.stops[0]!.id }, clerk)
    expect(await call('finishTourRun', { id: run!.id }, clerk)).toMatchObject({
      recordRefusal: null,
      run: { status: 'DONE' },
    })
    expect((await stateOf(record.globalId)).state).toBe('COMPLETE')
  })

  test('says why it is not completed, and is once nothing is in its way', async () => {
    const tourId = await tour([east(0)])
    const record = await recordOf(tourId)
    const { run } = await plan(tourId, { actionId: record.globalId }, clerk)
    await call('startTourRun', { id: run!.id }, clerk)
    await call('completeTourRunStop', { id: run!.stops[0]!.id }, clerk)
    await world.mutate(clerk, 'holdAction', { id: record.globalId, kind: 'INTERNAL', reason: 'x' })
    const answer = await call('finishTourRun', { id: run!.id }, clerk)
    expect(answer.run!.status).toBe('DONE')
    expect(answer.recordRefusal).toMatch(/Waiting/)
    await world.mutate(clerk, 'resumeAction', { id: record.globalId })
    expect((await call('finishTourRun', { id: run!.id }, clerk)).recordRefusal).toBeNull()
    expect((await stateOf(record.globalId)).state).toBe('COMPLETE')
  })

  test('waits for its checklist', async () => {
    const { checklist } = await world.mutate<{ checklist: { id: string } }>(
      admin,
      'createChecklist',
      {
        organizationId: at.globalId,
        name: `Check ${count++}`,
        items: [{ kind: 'PASS_FAIL', prompt: 'Gate locked', mandatory: true }],
      },
      'checklist { id }',
    )
    const tourId = await tour([east(0)], { checklistId: checklist.id })
    const record = await recordOf(tourId)
    const { run } = await plan(tourId, { actionId: record.globalId }, clerk)
    await call('startTourRun', { id: run!.id }, clerk)
    await call('completeTourRunStop', { id: run!.stops[0]!.id }, clerk)
    const answer = await call('finishTourRun', { id: run!.id }, clerk)
    expect([answer.run!.status, (await stateOf(record.globalId)).state]).toEqual(['DONE', 'STARTED'])
    expect(answer.recordRefusal).toContain('Gate locked')
  })

  test('of another tour is refused; an abandoned run leaves it to another', async () => {
    const tourId = await tour([east(0)])
    const record = await recordOf(tourId)
    expect((await plan(await tour([east(0)]), { actionId: record.globalId })).fields?.[0]?.path).toBe('actionId')
    const { run } = await plan(tourId, { actionId: record.globalId }, clerk)
    await call('abandonTourRun', { id: run!.id, reason: 'x' }, clerk)
    expect((await plan(tourId, { actionId: record.globalId }, clerk)).run!.id).not.toBe(run!.id)
  })
})

test.each([
  ['ADMIN', true],
  ['STRATEGIC', true],
  ['TACTICAL', true],
  ['SUPERVISION', true],
  ['TRANSACTIONAL', false],
] as const)("%s: sees the runs of their group, walks another's %s, and is told so beforehand", async (level, may) => {
  const person = await world.user(at, level, spot)
  const tourId = await tour([east(0)], { groupId: globalId('Group', spot.groupId) })
  const { run } = await plan(tourId, {}, clerk)
  const { node } = await world.ask<{ node: NonNullable<Answer['run']> }>(
    person,
    `query ($id: ID!) { node(id: $id) { ... on TourRun { status can { walk { allowed reason } } } } }`,
    { id: run!.id },
  )
  expect(node.can.walk.allowed).toBe(may)
  const answer = await call('startTourRun', { id: run!.id }, person)
  expect([answer.code, answer.message]).toEqual(may ? [undefined, undefined] : ['FORBIDDEN', node.can.walk.reason])
})

test('another group and a stranger find nothing', async () => {
  const tourId = await tour([east(0)], { groupId: globalId('Group', spot.groupId) })
  const { run } = await plan(tourId, {}, clerk)
  const elsewhere = await world.user(at, 'TRANSACTIONAL', await world.group(at))
  const { admin: stranger } = await tree(world)
  expect((await plan(tourId, {}, elsewhere)).code).toBe('FORBIDDEN')
  expect((await plan(tourId, {}, stranger)).code).toBe('NOT_FOUND')
  for (const person of [elsewhere, stranger]) {
    for (const name of ['startTourRun', 'finishTourRun', 'replanTourRun'])
      expect((await call(name, { id: run!.id }, person)).code).toBe('NOT_FOUND')
    expect((await call('arriveAtTourRunStop', { id: run!.stops[0]!.id }, person)).code).toBe('NOT_FOUND')
    const answer = await world.ask<{ tourRuns: { edges: { node: { id: string } }[] }; tourRun: null }>(
      person,
      'query ($id: ID!) { tourRuns(first: 100) { edges { node { id } } } tourRun(id: $id) { id } }',
      { id: run!.id },
    )
    expect(answer.tourRun).toBeNull()
    expect(answer.tourRuns.edges.map(({ node }) => node.id)).not.toContain(run!.id)
  }
  expect((await plan(await tour([east(0)]), { assigneeId: stranger.globalId })).code).toBe('NOT_FOUND')
})

test('runs are listed by how far they are, of a tour, and as mine, in few statements', async () => {
  const tourId = await tour([east(0), east(1)])
  const { run: one } = await plan(tourId)
  await call('startTourRun', { id: one!.id })
  await plan(tourId, { assigneeId: clerk.globalId })
  const ask = async (more: string) =>
    (
      await world.ask<{ tourRuns: { edges: { node: { status: string } }[] } }>(
        admin,
        `query ($id: ID) { tourRuns(first: 9, filter: { tour: { eq: $id }${more} }) { edges { node { status startsSoon stopCount doneCount unplaceableCount tour { name } assignee { name } organization { name } stops { name } } } } }`,
        { id: tourId },
      )
    ).tourRuns.edges.map(({ node }) => node.status)
  expect(await ask('')).toEqual(['PLANNED', 'RUNNING'])
  expect(await ask(', status: { in: [RUNNING] }')).toEqual(['RUNNING'])
  expect(await ask(', isMine: true')).toEqual(['RUNNING'])
  expect((await statementsOf(() => ask('').then(() => undefined))).length).toBe(7)
})
