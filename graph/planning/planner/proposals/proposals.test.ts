// A week is filled by what is proposed: nothing changes by asking, all by one call, and one call takes it back.
import { describe, expect, test } from 'vitest'
import { globalId } from '../../../kernel/node.ts'
import { statementsOf } from '../../../testing/queryLog.ts'
import { TestClock } from '../../../testing/TestClock.ts'
import type { Person } from '../../../testing/rows.ts'
import { tree } from '../../../testing/tree.ts'
import { type MutationResult, World } from '../../../testing/world.ts'

// A Monday. Without hours of their own, people work from 9 to 17.
const monday = '2026-10-26'
const at = (time: string, day = monday) => `${day}T${time}:00.000Z`
const world = await World.make({ clock: new TestClock(Date.parse(at('08:00'))) })

interface Proposal {
  action: { id: string; version: number; title: string }
  slot: {
    user: { id: string }
    from: string
    to: string
    fit: string
    travelMins: number
    isAfterDue: boolean
  } | null
  obstacle: string | null
}

const source = `query ($span: PlannerSpan!, $place: ActionFilter, $filter: ActionFilter, $orderBy: ActionOrder, $search: String, $first: Int!) {
  planner(day: "${monday}", span: $span, filter: $place) {
    proposals(filter: $filter, orderBy: $orderBy, search: $search, first: $first) {
      action { id version title }
      slot { user { id } from to fit travelMins isAfterDue }
      obstacle } } }`
const ask = async (asker: Person, asked: object = {}) =>
  (await world.ask<{ planner: { proposals: Proposal[] } }>(asker, source, { span: 'WEEK', first: 100, ...asked }))
    .planner.proposals
const house = () =>
  tree(world, {
    root: { timeZone: 'UTC' },
    groups: { yard: { name: 'Yard' } },
    people: { admin: 'ADMIN', ada: { in: 'yard' }, stranger: 'SUPERVISION' },
  })
const planOf = ({ action, slot }: Proposal) => ({
  id: action.id,
  version: action.version,
  userId: slot!.user.id,
  from: slot!.from,
  to: slot!.to,
})
const answer = 'outcomes { stepId action { id } error { code message } }'
type Outcomes = MutationResult & {
  outcomes: { stepId: string | null; action: { id: string } | null; error: { code: string; message: string } | null }[]
}
const plan = (asker: Person, plans: object[]) => world.mutate<Outcomes>(asker, 'planActions', { plans }, answer)

describe('proposals', () => {
  test('put what waits into free working time, in its order, and change nothing', async () => {
    const { root, admin, ada, yard } = await house()
    const slot = { isScheduled: true, scheduledStart: new Date(at('09:00')), scheduledEnd: new Date(at('10:30')) }
    await world.action(root, admin, { assigneeId: ada.id, ...slot })
    const wash = await world.action(root, admin, {
      title: 'Wash trailer',
      groupId: yard.groupId,
      priorityId: 3,
      serviceTimeMins: 45,
    })
    await world.action(root, admin, {
      title: 'Mend the gate',
      groupId: yard.groupId,
      priorityId: 1,
      serviceTimeMins: 60,
    })
    const found = await ask(admin)
    expect(
      found.map(({ action, slot: where }) => [action.title, where!.user.id, where!.fit, where!.from, where!.to]),
    ).toEqual([
      ['Mend the gate', ada.globalId, 'GROUP', at('10:30'), at('11:30')],
      ['Wash trailer', ada.globalId, 'GROUP', at('11:30'), at('12:15')],
    ])
    expect(await world.prisma.action.findUnique({ where: { id: wash.id } })).toMatchObject({
      isScheduled: false,
      assigneeId: null,
      version: 1,
    })
  })

  test('are of the records and the people that are asked for', async () => {
    const { root, admin, ada } = await house()
    await world.action(root, admin, { title: 'Wash trailer' })
    const gate = await world.action(root, admin, { title: 'Mend the gate' })
    const found = await ask(admin, { filter: { id: { in: [gate.globalId] } }, search: ada.name })
    expect(found.map(({ action, slot }) => [action.title, slot!.user.id])).toEqual([['Mend the gate', ada.globalId]])
    expect(await ask(admin, { filter: { id: { in: [gate.globalId] } }, search: 'nobody of that name' })).toMatchObject([
      { slot: null, obstacle: 'NOBODY' },
    ])
  })

  test('prefer somebody with a job role of the department to others of the organization', async () => {
    const { root, admin } = await house()
    const shop = await world.group(root, 'Shop')
    const mechanic = await world.user(root, 'TRANSACTIONAL')
    const { jobRoleId } = await world.prisma.membership.findFirstOrThrow({ where: { userId: mechanic.id } })
    const own = await world.prisma.jobRole.create({ data: { organizationId: root.rootId, name: 'Mechanic' } })
    await world.prisma.membership.updateMany({ where: { userId: mechanic.id, jobRoleId }, data: { jobRoleId: own.id } })
    await world.prisma.departmentJobRole.create({ data: { departmentId: shop.departmentId, jobRoleId: own.id } })
    await world.action(root, admin, { ...shop })
    expect(await ask(admin)).toMatchObject([{ slot: { user: { id: mechanic.globalId }, fit: 'JOB_ROLE' } }])
  })

  test.each(['a record', 'an appointment'])('keep the way from %s at another place free', async (what) => {
    const { root, admin, ada, yard } = await house()
    const [reno, north] = await Promise.all(
      [39.5, 39.59].map((latitude) =>
        world.prisma.location.create({
          data: { organizationId: root.id, name: `At ${latitude}`, typeId: 5, latitude, longitude: -119.8 },
        }),
      ),
    )
    const slot = { isScheduled: true, scheduledStart: new Date(at('09:00')), scheduledEnd: new Date(at('10:00')) }
    if (what === 'a record') await world.action(root, admin, { assigneeId: ada.id, locationId: reno!.id, ...slot })
    else
      await world.mutate(
        admin,
        'createAppointment',
        {
          organizationId: root.globalId,
          name: 'Dock review',
          schedule: { date: monday, startTime: '09:00', endTime: '10:00' },
          attendees: [{ userId: ada.globalId }],
          locationId: globalId('Location', reno!.id),
        },
        'appointment { id }',
      )
    await world.action(root, admin, { groupId: yard.groupId, locationId: north!.id, serviceTimeMins: 30 })
    expect(await ask(admin)).toMatchObject([{ slot: { from: at('10:30'), travelMins: 20, fit: 'GROUP' } }])
  })

  test('are of nothing of another organization, whose records and people stay unseen', async () => {
    const { root, admin } = await house()
    const foreign = await house()
    await world.action(root, admin, { title: 'Wash trailer' })
    expect(await ask(foreign.admin)).toEqual([])
    expect(await ask(foreign.admin, { place: { organization: { eq: root.globalId } } })).toEqual([])
  })

  test('take the same statements for one record as for many', async () => {
    const { root, admin } = await house()
    await world.action(root, admin, { title: 'Wash trailer' })
    const few = await statementsOf(() => ask(admin))
    for (let i = 0; i < 5; i++) await world.action(root, admin, { title: `Wash trailer ${i}` })
    const many = await statementsOf(() => ask(admin))
    expect(many.length).toBe(few.length)
    expect(few.length).toBeLessThanOrEqual(13)
  })

  test('are at most a hundred', async () => {
    const { admin } = await house()
    await expect(ask(admin, { first: 101 })).rejects.toThrow('first: give 1 to 100')
  })
})

describe('planActions', () => {
  test('plans all that were proposed, and one call of undoSteps takes it all back', async () => {
    const { root, admin } = await house()
    for (const title of ['Wash trailer', 'Mend the gate']) await world.action(root, admin, { title })
    const { outcomes } = await plan(admin, (await ask(admin)).map(planOf))
    expect(outcomes.map(({ error }) => error)).toEqual([null, null])
    expect(await ask(admin)).toEqual([])
    const stepIds = outcomes.map(({ stepId }) => stepId).toReversed()
    await world.mutate(admin, 'undoSteps', { stepIds }, 'outcomes { error { message } }')
    expect(await ask(admin)).toMatchObject([{ obstacle: null }, { obstacle: null }])
  })

  test('plans the rest where one was changed meanwhile', async () => {
    const { root, admin } = await house()
    for (const title of ['Wash trailer', 'Mend the gate']) await world.action(root, admin, { title })
    const [first, second] = (await ask(admin)).map(planOf)
    const { outcomes } = await plan(admin, [{ ...first!, version: 7 }, second!])
    expect(outcomes).toMatchObject([
      { stepId: null, action: { id: first!.id }, error: { code: 'VERSION_CONFLICT' } },
      { stepId: expect.any(String), error: null },
    ])
  })

  test('is refused for whom the record is not there, and for one who may not plan it', async () => {
    const { root, admin, ada } = await house()
    const foreign = await house()
    await world.action(root, admin, { title: 'Wash trailer' })
    const plans = (await ask(admin)).map(planOf)
    expect((await plan(foreign.admin, plans)).outcomes).toMatchObject([
      { action: null, stepId: null, error: { code: 'NOT_FOUND' } },
    ])
    expect((await plan(ada, plans)).outcomes[0]!.stepId).toBeNull()
    expect((await ask(admin)).length).toBe(1)
  })

  test.each([
    ['none', (): object[] => [], 'plans', 'Plan 1 to 100 records at once.'],
    ['one twice', (one: object) => [one, one], 'plans.1.id', 'Plan each record once.'],
  ])('is refused for %s', async (_what, plans, path, message) => {
    const { root, admin } = await house()
    await world.action(root, admin, { title: 'Wash trailer' })
    const [one] = (await ask(admin)).map(planOf)
    expect(await plan(admin, plans(one!))).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path, message }],
    })
  })
})
