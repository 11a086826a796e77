// scheduleAllTasks: a dry run says what a real one then does; twice at once makes nothing twice; what is in the way is
// said.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { statementsOf } from '../../testing/queryLog.ts'
import { routine as makeRoutine } from '../../testing/routines.ts'
import { TestClock } from '../../testing/TestClock.ts'
import { tree } from '../../testing/tree.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { type MutationResult, World } from '../../testing/world.ts'

let world: World
let base: string
let at: Organization
let admin: Person

beforeAll(async () => {
  world = await World.make({ clock: new TestClock(Date.parse('2026-11-23T00:00:00Z')) })
  base = await world.serve()
})
beforeEach(async () => {
  ;({ root: at, admin } = await tree(world))
})

interface Line {
  count: number
  reason?: string
  kind?: string
  firstAt?: string
  series: { internalID: number; title: string }
}

interface Answer extends MutationResult {
  created: number
  skippedCount: number
  conflictCount: number
  planned: Line[]
  skipped: Line[]
  conflicts: Line[]
}

const line = 'count series { internalID title }'
const fields = `created skippedCount conflictCount planned { ${line} firstAt lastAt } skipped { ${line} reason } conflicts { ${line} kind firstAt }`
const routine = (more: Parameters<typeof makeRoutine>[3] = {}) => makeRoutine(world, at, admin, more)
const all = (input: object = {}, person = admin) =>
  world.mutate<Answer>(
    person,
    'scheduleAllTasks',
    { organizationId: at.globalId, from: '2026-11-23', to: '2026-11-29', dryRun: false, ...input },
    fields,
  )
const count = () => world.prisma.occurrence.count({ where: { series: { taskRecord: { organizationId: at.id } } } })

describe('scheduling all', () => {
  test('a dry run says what would be made, and makes nothing; the real one makes just that, once', async () => {
    await routine()
    await routine({ rule: 'FREQ=WEEKLY;BYDAY=MO,TH' })
    const dry = await all({ dryRun: true })
    expect([dry.created, dry.skippedCount, dry.planned.map((one) => one.count)]).toEqual([9, 0, [7, 2]])
    expect(dry.planned[1]).toMatchObject({ firstAt: '2026-11-23T06:00:00.000Z', lastAt: '2026-11-26T06:00:00.000Z' })
    expect(await count()).toBe(0)
    expect(await all()).toEqual(dry)
    expect(await count()).toBe(9)
    const again = await all()
    expect([again.created, again.skippedCount, again.skipped.map(({ reason }) => reason)]).toEqual([
      0,
      9,
      ['EXISTS', 'EXISTS'],
    ])
  })

  test('five at once make each occurrence once, and say so together', async () => {
    for (let i = 0; i < 10; i++) await routine()
    const answers = await Promise.all(Array.from({ length: 5 }, () => all()))
    expect(await count()).toBe(70)
    expect(answers.reduce((sum, { created }) => sum + created, 0)).toBe(70)
    for (const { created, skippedCount } of answers) expect(created + skippedCount).toBe(70)
  })

  test('what is over, paused or archived is skipped and said', async () => {
    await routine({ startsOn: new Date('2026-11-20T06:00:00Z') })
    await routine({ status: 'PAUSED' })
    await routine({ work: { status: 'INACTIVE' } })
    await routine({ status: 'ENDED' })
    const { created, skipped } = await all({ from: '2026-11-21', to: '2026-11-24' })
    expect([created, skipped.map((one) => [one.reason, one.count])]).toEqual([
      2,
      [
        ['PAUSED', 2],
        ['ARCHIVED', 2],
        ['OVER', 2],
      ],
    ])
  })

  test('outside the hours, on a closure and with nobody there it is made, and said', async () => {
    await world.prisma.businessHours.create({
      data: {
        organizationId: at.id,
        windows: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 6 * 60, to: weekday === 7 ? 360 : 1020 })),
        closures: [{ day: '2026-11-26', name: 'Thanksgiving' }],
      },
    })
    const below = await world.organization({ parent: at })
    const { record } = await makeRoutine(world, below, admin)
    const away = await world.user(at)
    await world.prisma.taskRecordAssignee.create({ data: { taskRecordId: record.id, userId: away.id, position: 0 } })
    await world.prisma.absence.create({
      data: {
        userId: away.id,
        rootId: at.rootId,
        startsAt: new Date('2026-11-24T00:00:00Z'),
        endsAt: new Date('2026-11-26T00:00:00Z'),
        createdById: admin.id,
      },
    })
    const expected = {
      created: 7,
      conflictCount: 4,
      conflicts: [
        { kind: 'CLOSED', count: 1, firstAt: '2026-11-26T06:00:00.000Z' },
        { kind: 'OUTSIDE_HOURS', count: 1, firstAt: '2026-11-29T06:00:00.000Z' },
        { kind: 'ABSENT', count: 2, firstAt: '2026-11-24T06:00:00.000Z' },
      ],
    }
    expect(await all({ dryRun: true })).toMatchObject(expected)
    expect(await all()).toMatchObject(expected)
    expect(await all()).toMatchObject({ created: 0, conflictCount: 0 })
    await world.prisma.absence.updateMany({ where: { userId: away.id }, data: { deputyId: admin.id } })
    expect((await all({ from: '2026-12-24', to: '2026-12-24' })).conflicts).toEqual([])
  })

  test('goes by the days of each routine, those of all organizations below', async () => {
    const below = await world.organization({ parent: at })
    await makeRoutine(world, below, admin, {
      timeZone: 'America/Los_Angeles',
      startsOn: new Date('2026-11-20T23:30:00Z'),
    })
    const { planned } = await all({ from: '2026-11-24', to: '2026-11-24' })
    expect(planned).toMatchObject([{ count: 1, firstAt: '2026-11-25T07:30:00.000Z' }])
  })

  test('lists are in pages, counts are of all', async () => {
    for (let i = 0; i < 3; i++) await routine()
    const page = await all({ dryRun: true, limit: 1, offset: 1 })
    const whole = await all({ dryRun: true })
    expect([page.created, page.planned]).toEqual([21, [whole.planned[1]]])
  })

  test('takes as many statements for a hundred routines as for one', async () => {
    const sentFor = async () =>
      (await statementsOf(() => all({ dryRun: true }))).filter((text) => !/session|idempotency/.test(text)).length
    await routine()
    const one = await sentFor()
    for (let i = 0; i < 30; i++) await routine()
    expect(await sentFor()).toBe(one)
  })

  test.each([
    [{ from: 'x' }, [{ path: 'from', message: 'Write a day like 2026-11-23.' }]],
    [{ from: '2026-02-30' }, [{ path: 'from', message: 'Write a day like 2026-11-23.' }]],
    [{ to: '99999-01-01' }, [{ path: 'to', message: 'Write a day like 2026-11-23.' }]],
    [{ to: '2026-11-22' }, [{ path: 'to', message: 'Name a last day that is not before the first.' }]],
    [{ to: '2027-11-24' }, [{ path: 'to', message: 'Schedule at most 366 days at once.' }]],
  ])('%o: %o', async (input, problems) => {
    expect((await all(input)).fields).toEqual(problems)
  })

  test.each([
    ['ADMIN', 3],
    ['STRATEGIC', 3],
    ['TACTICAL', 2],
    ['SUPERVISION', 1],
    ['TRANSACTIONAL', 'FORBIDDEN'],
  ] as const)('%s schedules what they edit: %s', async (level, expected) => {
    const spot = await world.group(at)
    const person = await world.user(at, level, spot)
    await routine()
    await routine({ work: { departmentId: spot.departmentId } })
    await routine({ work: spot })
    const answer = await all({ dryRun: true }, person)
    expect(answer.code ?? answer.planned.length).toBe(expected)
  })

  test('a stranger finds no such organization, and schedules nothing of it', async () => {
    await routine()
    const { root: other, stranger } = await tree(world, { people: { stranger: 'ADMIN' } })
    expect((await all({}, stranger)).code).toBe('NOT_FOUND')
    expect((await all({ organizationId: other.globalId }, stranger)).created).toBe(0)
    expect(await count()).toBe(0)
  })
})

describe('the legacy path', () => {
  const call = async (body: object, person = admin) => {
    const headers = { ...(await world.authorization(person)), 'content-type': 'application/json' }
    const response = await fetch(`${base}/api/procedures/scheduleAllTasks`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as object }
  }

  test('answers with how many were created and skipped, and the conflicts', async () => {
    const { legacyId, record } = await routine()
    const days = { org: at.id, from: '2026-11-23', to: '2026-11-24T12:00:00Z' }
    const line = { series_id: legacyId, title: record.title, count: 2 }
    const report = {
      created: 2,
      skipped: 0,
      conflicts: [],
      created_list: [{ ...line, first: '2026-11-23T06:00:00.000Z', last: '2026-11-24T06:00:00.000Z' }],
      skipped_list: [],
    }
    expect(await call({ ...days, dry_run: 'true' })).toEqual({ status: 200, body: { ...report, dry_run: true } })
    expect(await call({ ...days, dry_run: 'yes' })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'dry_run', message: 'Send true or false.' }] },
    })
    expect(await call(days)).toEqual({ status: 200, body: { ...report, dry_run: false } })
    expect(await call(days)).toMatchObject({
      body: { created: 0, skipped: 2, skipped_list: [{ ...line, reason: 'exists already' }] },
    })
  })

  test('what fails says so in its own words', async () => {
    const message = 'Error in scheduleAllTasks'
    expect(await call({ org: at.id, to: '2026-11-24' })).toMatchObject({
      status: 422,
      body: { message, detail: 'from: Send text.' },
    })
    expect(await call({ org: at.id, from: '2026-11-25', to: '2026-11-24' })).toMatchObject({
      status: 422,
      body: { message, detail: 'to: Name a last day that is not before the first.' },
    })
    const { admin: stranger } = await tree(world)
    expect(await call({ org: at.id, from: '2026-11-23', to: '2026-11-24' }, stranger)).toMatchObject({
      status: 404,
      body: { message },
    })
  })
})
