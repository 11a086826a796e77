// Edits of a routine: this one, this and following, all; skipping, pausing, ending. What is past or a record stays.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { globalId, uuidOf } from '../../kernel/node.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { routine as makeRoutine, taskRecord as makeTaskRecord } from '../../testing/routines.ts'
import { TestClock } from '../../testing/TestClock.ts'
import { tree } from '../../testing/tree.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { type MutationResult, World } from '../../testing/world.ts'
import { runRoutines } from './runRoutines.ts'

let world: World
let at: Organization
let admin: Person

beforeAll(async () => {
  world = await World.make({ clock: new TestClock(Date.parse('2026-11-23T00:00:00Z')) })
})
beforeEach(async () => {
  ;({ root: at, admin } = await tree(world))
})

interface SeriesResult extends MutationResult {
  series?: {
    id: string
    rule: string
    sentence: string
    status: string
    version: number
    startsOn: string
    leadDays: number
    timeZone: string
    previous: { id: string } | null
  }
}
interface OccurrenceResult extends MutationResult {
  occurrence?: {
    id: string
    slot: string
    startsAt: string
    endsAt: string
    state: string
    reason: string
    title: string
    isChanged: boolean
    version: number
  }
}

const seriesFields = 'series { id rule sentence status version startsOn leadDays timeZone previous { id } }'
const occurrenceFields = 'occurrence { id slot startsAt endsAt state reason title isChanged version }'
const onSeries = (name: string, input: object, person = admin) =>
  world.mutate<SeriesResult>(person, name, input, seriesFields)
const onOccurrence = (name: string, input: object, person = admin) =>
  world.mutate<OccurrenceResult>(person, name, input, occurrenceFields)

/** A daily routine at 06:00 with its ledger; the first is a record. */
async function daily(more: Parameters<typeof makeRoutine>[3] = {}) {
  const made = await makeRoutine(world, at, admin, more)
  await runRoutines(world.services, [made.id])
  return made
}

const ledger = (seriesId: string) => world.prisma.occurrence.findMany({ where: { seriesId }, orderBy: { slot: 'asc' } })
const first = async (seriesId: string, count = 4) =>
  (await ledger(seriesId)).slice(0, count).map(({ slot, state }) => `${slot.toISOString().slice(5, 16)} ${state}`)
const nth = async (seriesId: string, n: number) => globalId('Occurrence', (await ledger(seriesId))[n]!.id)

describe('this one alone', () => {
  test('takes place at another time, by another name, by somebody else; its slot stays', async () => {
    const person = await world.user(at)
    const { id } = await daily()
    const change = {
      id: await nth(id, 2),
      startsOn: '2026-11-25T09:00',
      durationMins: 30,
      title: 'With the new scanner',
      assigneeId: person.globalId,
    }
    const { occurrence } = await onOccurrence('updateOccurrence', change)
    expect(occurrence).toMatchObject({
      slot: '2026-11-25T06:00',
      startsAt: '2026-11-25T09:00:00.000Z',
      endsAt: '2026-11-25T09:30:00.000Z',
      title: 'With the new scanner',
      isChanged: true,
      version: 2,
    })
    await runRoutines({ ...world.services, clock: { now: () => new Date('2026-11-24T10:00:00Z') } }, [id])
    const row = await world.prisma.occurrence.findFirstOrThrow({
      where: { seriesId: id, slot: new Date('2026-11-25T06:00:00Z') },
      include: { action: true },
    })
    expect(row.action).toMatchObject({
      title: 'With the new scanner',
      assigneeId: person.id,
      scheduledStart: new Date('2026-11-25T09:00:00Z'),
    })
  })

  test("null is the routine's again, what is left out stays", async () => {
    const { id, record } = await daily()
    const occurrence = await nth(id, 3)
    await onOccurrence('updateOccurrence', { id: occurrence, startsOn: '2026-11-26T09:00', title: 'Other' })
    expect((await onOccurrence('updateOccurrence', { id: occurrence, title: null })).occurrence).toMatchObject({
      title: record.title,
      startsAt: '2026-11-26T09:00:00.000Z',
    })
    expect(
      (await onOccurrence('updateOccurrence', { id: occurrence, startsOn: null, durationMins: null })).occurrence,
    ).toMatchObject({ startsAt: '2026-11-26T06:00:00.000Z', isChanged: false })
  })

  test('is skipped with a reason, and that is taken back', async () => {
    const { id } = await daily()
    const occurrence = await nth(id, 2)
    expect((await onOccurrence('skipOccurrence', { id: occurrence, reason: ' ' })).fields).toEqual([
      { path: 'reason', message: 'Enter a reason.' },
    ])
    expect((await onOccurrence('skipOccurrence', { id: occurrence, reason: 'Holiday' })).occurrence).toMatchObject({
      state: 'SKIPPED',
      reason: 'Holiday',
    })
    expect((await onOccurrence('skipOccurrence', { id: occurrence, reason: 'Again' })).fields![0]!.message).toBe(
      'It was skipped and its history can’t be changed.',
    )
    expect((await onOccurrence('restoreOccurrence', { id: occurrence })).occurrence).toMatchObject({
      state: 'PLANNED',
      reason: '',
    })
    expect((await onOccurrence('restoreOccurrence', { id: occurrence })).fields![0]!.message).toBe('It is not skipped.')
  })

  test('is changed on the board once it is a record, and not at all once it is over', async () => {
    const { id } = await daily({ startsOn: new Date('2026-11-22T06:00:00Z') })
    const refused = async (n: number) =>
      (await onOccurrence('skipOccurrence', { id: await nth(id, n), reason: 'x' })).fields![0]!.message
    expect(await refused(0)).toBe('It was missed and its history can’t be changed.')
    expect(await refused(1)).toMatch(/^It is a record already: change, or withdraw, AR-\d+\.$/)
  })

  test.each([
    [{ startsOn: 'tomorrow' }, 'startsOn', 'Write a day and a time of the clock there, like 2026-11-23T06:00.'],
    [{ startsOn: '2026-02-30T06:00' }, 'startsOn', 'Write a day and a time of the clock there, like 2026-11-23T06:00.'],
    [{ startsOn: '2026-11-20T06:00' }, 'startsOn', 'Choose a time that is not over yet.'],
    [{ durationMins: 0 }, 'durationMins', 'Write at least 1 minute.'],
    [{ title: '' }, 'title', 'Enter a title.'],
  ])('%o is refused', async (change, path, message) => {
    const { id } = await daily()
    expect((await onOccurrence('updateOccurrence', { id: await nth(id, 2), ...change })).fields).toEqual([
      { path, message },
    ])
  })

  test('changed meanwhile is a conflict, by hand or by the clock', async () => {
    const { id } = await daily()
    const occurrence = await nth(id, 2)
    await onOccurrence('updateOccurrence', { id: occurrence, title: 'One' })
    expect((await onOccurrence('skipOccurrence', { id: occurrence, version: 1, reason: 'x' })).code).toBe(
      'VERSION_CONFLICT',
    )
    const answers = await Promise.all(
      [1, 2, 3].map((n) => onOccurrence('skipOccurrence', { id: occurrence, version: 2, reason: `${n}` })),
    )
    expect(answers.filter(({ code }) => !code)).toHaveLength(1)
  })
})

describe('all of it', () => {
  test('goes by the new rule from now on; what is a record stays', async () => {
    const { id, globalId: series } = await daily()
    const { series: changed } = await onSeries('updateSeries', {
      id: series,
      recurrence: { rule: 'FREQ=WEEKLY;BYDAY=TU,FR' },
      startsOn: '2026-11-23T07:30',
    })
    expect(changed).toMatchObject({
      rule: 'FREQ=WEEKLY;BYDAY=TU,FR',
      sentence: 'Every Tuesday and Friday at 07:30',
      version: 2,
    })
    expect(await first(id)).toEqual([
      '11-23T06:00 OPEN',
      '11-24T07:30 PLANNED',
      '11-27T07:30 PLANNED',
      '12-01T07:30 PLANNED',
    ])
  })

  test('a new time alone keeps the rule, and makes no second record of a day that has one', async () => {
    const { id, globalId: series } = await daily()
    await onSeries('updateSeries', { id: series, startsOn: '2026-11-23T22:00' })
    expect(await first(id, 3)).toEqual(['11-23T06:00 OPEN', '11-24T22:00 PLANNED', '11-25T22:00 PLANNED'])
  })

  test('a day that was skipped stays skipped', async () => {
    const { id, globalId: series } = await daily()
    await onOccurrence('skipOccurrence', { id: await nth(id, 2), reason: 'Holiday' })
    await onSeries('updateSeries', { id: series, startsOn: '2026-11-23T07:00' })
    expect(await first(id)).toEqual([
      '11-23T06:00 OPEN',
      '11-24T07:00 PLANNED',
      '11-25T06:00 SKIPPED',
      '11-25T07:00 SKIPPED',
    ])
  })

  test('in another zone it is the same time of the clock there', async () => {
    const { id, globalId: series } = await daily()
    await onSeries('updateSeries', { id: series, timeZone: 'Asia/Kolkata', leadDays: 0 })
    expect((await ledger(id))[1]).toMatchObject({
      slot: new Date('2026-11-24T06:00:00Z'),
      startsAt: new Date('2026-11-24T00:30:00Z'),
      opensAt: new Date('2026-11-24T00:30:00Z'),
    })
  })

  test.each([
    [
      { recurrence: { rule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30' } },
      'recurrence.rule',
      'It never falls due: no day from its start on fits.',
    ],
    [
      { recurrence: { rule: 'FREQ=DAILY;INTERVAL=0' } },
      'recurrence.rule',
      'INTERVAL is a whole number from 1 to 1,000.',
    ],
    [
      { recurrence: { rule: 'FREQ=DAILY;UNTIL=20261101' } },
      'recurrence.rule',
      'It ends before it begins: name a later UNTIL or an earlier start.',
    ],
    [
      { recurrence: { rule: 'x' } },
      'recurrence.rule',
      '“X” is no part of a rule; write parts like FREQ=WEEKLY;BYDAY=MO.',
    ],
    [{ timeZone: 'America/Atlantis' }, 'timeZone', 'Choose a time zone of the IANA list, like America/Denver.'],
    [{ timeZone: '' }, 'timeZone', 'Choose a time zone of the IANA list, like America/Denver.'],
    [{ startsOn: '2026-13-01T00:00' }, 'startsOn', 'Write a day and a time of the clock there, like 2026-11-23T06:00.'],
    [{ durationMins: 44_641 }, 'durationMins', 'Write at most 31 days, in minutes.'],
    [{ leadDays: -1 }, 'leadDays', 'Write 0 or more.'],
  ])('%o is refused', async (change, path, message) => {
    const { globalId: series } = await makeRoutine(world, at, admin)
    expect((await onSeries('updateSeries', { id: series, ...change })).fields).toEqual([{ path, message }])
  })

  test('a common recurrence and a rule at once, or neither, is no input', async () => {
    const { globalId: id } = await makeRoutine(world, at, admin)
    for (const recurrence of [{ rule: 'FREQ=DAILY', preset: 'DAILY' }, {}, { rule: null }])
      await expect(onSeries('updateSeries', { id, recurrence })).rejects.toThrow(/Exactly one key|must be non-null/)
  })

  test('pauses, resumes and ends; what has ended stays so', async () => {
    const { id, globalId: series } = await daily()
    expect((await onSeries('resumeSeries', { id: series })).fields![0]!.message).toBe('It is not paused.')
    expect((await onSeries('pauseSeries', { id: series })).series?.status).toBe('PAUSED')
    expect((await onSeries('pauseSeries', { id: series })).fields![0]!.message).toBe('It is paused already.')
    expect((await onSeries('resumeSeries', { id: series })).series?.status).toBe('ACTIVE')
    expect((await onSeries('endSeries', { id: series, version: 1 })).code).toBe('VERSION_CONFLICT')
    expect((await onSeries('endSeries', { id: series, version: 3 })).series?.status).toBe('ENDED')
    expect(await first(id)).toEqual(['11-23T06:00 OPEN'])
    expect(
      (await onSeries('updateSeries', { id: series, recurrence: { rule: 'FREQ=DAILY' } })).fields![0]!.message,
    ).toBe('This routine has ended; begin a new one.')
  })

  test('while a job fills the ledger leaves nothing of the old rule', async () => {
    const series = await Promise.all(Array.from({ length: 6 }, () => makeRoutine(world, at, admin)))
    const ids = series.map(({ id }) => id)
    await Promise.all([
      ...series.map(({ globalId: one }) =>
        onSeries('updateSeries', { id: one, recurrence: { rule: 'FREQ=WEEKLY;BYDAY=WE' } }),
      ),
      runRoutines(world.services, ids),
      runRoutines(world.services, ids),
    ])
    await runRoutines(world.services, ids)
    const planned = await world.prisma.occurrence.findMany({ where: { seriesId: { in: ids }, state: 'PLANNED' } })
    expect(new Set(planned.map(({ slot }) => slot.getUTCDay()))).toEqual(new Set([3]))
  })
})

describe('this and following', () => {
  test('ends the routine before it and begins another, which goes on from it', async () => {
    const { id, globalId: series } = await daily()
    const { series: next } = await onSeries('updateSeriesFrom', {
      id: await nth(id, 3),
      recurrence: { rule: 'FREQ=WEEKLY;BYDAY=SA' },
      startsOn: '2026-11-26T08:00',
      version: 1,
    })
    expect(next).toMatchObject({ previous: { id: series }, sentence: 'Every Saturday at 08:00', status: 'ACTIVE' })
    expect(await first(id)).toEqual(['11-23T06:00 OPEN', '11-24T06:00 PLANNED', '11-25T06:00 PLANNED'])
    expect(await first(uuidOf('Series', next!.id), 2)).toEqual(['11-28T08:00 PLANNED', '12-05T08:00 PLANNED'])
    await runRoutines({ ...world.services, clock: { now: () => new Date('2027-01-25T00:00:00Z') } }, [id])
    expect(await world.prisma.series.findUniqueOrThrow({ where: { id } })).toMatchObject({
      rule: 'FREQ=DAILY;UNTIL=20261126T055959',
    })
    expect(await ledger(id)).toHaveLength(3)
  })

  test('of so many times those that are left go on', async () => {
    const { id } = await daily({ rule: 'FREQ=DAILY;COUNT=10' })
    const { series: next } = await onSeries('updateSeriesFrom', { id: await nth(id, 4), startsOn: '2026-11-27T09:00' })
    expect(next!.rule).toBe('FREQ=DAILY;COUNT=6')
    expect([(await ledger(id)).length, (await ledger(uuidOf('Series', next!.id))).length]).toEqual([4, 6])
  })

  test('what is a record already, or an earlier start, is refused', async () => {
    const { id } = await daily()
    expect(
      (await onSeries('updateSeriesFrom', { id: await nth(id, 0), recurrence: { rule: 'FREQ=DAILY' } })).fields![0]!
        .message,
    ).toMatch(/^It is a record already/)
    expect((await onSeries('updateSeriesFrom', { id: await nth(id, 3), startsOn: '2026-11-25T06:00' })).fields).toEqual(
      [{ path: 'startsOn', message: 'Begin on the day of this occurrence or later.' }],
    )
  })
})

describe('a task record becomes a routine', () => {
  test('by the usual rhythm of its class, in the zone of its organization; what is due is on the board at once', async () => {
    const { globalId: taskRecordId } = await makeTaskRecord(world, at, admin)
    const { series } = await onSeries('createSeries', { taskRecordId, startsOn: '2026-11-23T06:00' })
    expect(series).toMatchObject({
      rule: 'FREQ=DAILY',
      sentence: 'Every day at 06:00',
      timeZone: 'UTC',
      leadDays: 1,
      status: 'ACTIVE',
      version: 1,
    })
    expect(await first(uuidOf('Series', series!.id), 2)).toEqual(['11-23T06:00 OPEN', '11-24T06:00 PLANNED'])
  })

  test('not for what was before it', async () => {
    const { globalId: taskRecordId } = await makeTaskRecord(world, at, admin)
    const { series } = await onSeries('createSeries', {
      taskRecordId,
      startsOn: '2026-11-01T06:00',
      recurrence: { rule: 'FREQ=DAILY' },
    })
    expect((await first(uuidOf('Series', series!.id), 1))[0]).toBe('11-23T06:00 OPEN')
  })

  test('which is archived, or somebody else’s, is refused', async () => {
    const { globalId: taskRecordId } = await makeTaskRecord(world, at, admin, { status: 'INACTIVE' })
    expect((await onSeries('createSeries', { taskRecordId, startsOn: '2026-11-23T06:00' })).fields).toEqual([
      { path: 'taskRecordId', message: 'Its task record is archived.' },
    ])
    const { admin: stranger } = await tree(world)
    expect((await onSeries('createSeries', { taskRecordId, startsOn: '2026-11-23T06:00' }, stranger)).code).toBe(
      'NOT_FOUND',
    )
  })
})

describe('who may', () => {
  test.each([
    ['ADMIN', [true, true, true]],
    ['STRATEGIC', [true, true, true]],
    ['TACTICAL', [false, true, true]],
    ['SUPERVISION', [false, false, true]],
    ['TRANSACTIONAL', [false, false, false]],
  ] as const)('%s changes what is for all, for the department, for the group: %s', async (level, expected) => {
    const spot = await world.group(at)
    const person = await world.user(at, level, spot)
    const works = [{}, { departmentId: spot.departmentId }, spot]
    for (const [i, work] of works.entries()) {
      const { id, globalId: series } = await daily({ work })
      const { node } = await world.ask<{ node: { can: { edit: { allowed: boolean; reason: string | null } } } }>(
        person,
        'query ($id: ID!) { node(id: $id) { ... on Series { can { edit { allowed reason } } } } }',
        { id: series },
      )
      expect(node.can.edit.allowed).toBe(expected[i])
      expect((await onSeries('pauseSeries', { id: series }, person)).message).toBe(
        expected[i] ? undefined : node.can.edit.reason,
      )
      if (!expected[i])
        expect((await onOccurrence('skipOccurrence', { id: await nth(id, 2), reason: 'x' }, person)).code).toBe(
          'FORBIDDEN',
        )
    }
  })

  test('a stranger finds none of it', async () => {
    const { id, globalId: series } = await daily()
    const { admin: stranger } = await tree(world)
    const occurrence = await nth(id, 2)
    for (const name of ['updateSeries', 'pauseSeries', 'resumeSeries', 'endSeries'])
      expect((await onSeries(name, { id: series }, stranger)).code).toBe('NOT_FOUND')
    expect((await onSeries('updateSeriesFrom', { id: occurrence }, stranger)).code).toBe('NOT_FOUND')
    for (const name of ['updateOccurrence', 'restoreOccurrence'])
      expect((await onOccurrence(name, { id: occurrence }, stranger)).code).toBe('NOT_FOUND')
    expect((await onOccurrence('skipOccurrence', { id: occurrence, reason: 'x' }, stranger)).code).toBe('NOT_FOUND')
    expect(
      await world.ask(
        stranger,
        `{ routines { edges { node { id } } } other: routines(filter: { organization: { below: "${at.globalId}" } }) { edges { node { id } } } }`,
      ),
    ).toEqual({ routines: { edges: [] }, other: { edges: [] } })
    expect(
      await world.ask(
        stranger,
        'query ($id: ID!) { previewRoutine(organizationId: $id, recurrence: { preset: DAILY }, startsOn: "2026-11-23T06:00") { rule } }',
        { id: at.globalId },
      ),
    ).toEqual({ previewRoutine: null })
  })
})

describe('what is shown', () => {
  test('routines with their next times, their tally and their ledger are few statements', async () => {
    const add = () => daily({ startsOn: new Date('2026-11-20T06:00:00Z'), timeZone: 'America/Los_Angeles' })
    const source = `query ($id: ID!) { routines(first: 20, filter: { organization: { below: $id } }) { edges { node {
      title sentence organization { name } nextTimes { wallTime at note } tally { done missed open } can { edit { allowed } }
      coming(first: 3) { edges { node { slot state title action { title } can { edit { reason } } } } } past(first: 9) { edges { node { slot state } } } } } } }`
    await add()
    await world.ask(admin, source, { id: at.globalId })
    const ofOne = await statementsOf(() => world.ask(admin, source, { id: at.globalId }))
    for (let i = 0; i < 3; i++) await add()
    let answer = {} as {
      routines: {
        edges: {
          node: { nextTimes: object[]; tally: object; past: { edges: object[] }; coming: { edges: object[] } }
        }[]
      }
    }
    const sent = await statementsOf(async () => void (answer = await world.ask(admin, source, { id: at.globalId })))
    expect([sent.length, answer.routines.edges.length]).toEqual([ofOne.length, 4])
    const [{ node }] = answer.routines.edges as [(typeof answer)['routines']['edges'][number]]
    expect(node.nextTimes[0]).toEqual({ wallTime: '2026-11-23T06:00', at: '2026-11-23T14:00:00.000Z', note: null })
    expect(node.tally).toEqual({ done: 0, missed: 3, open: 0 })
    expect(node.past.edges).toMatchObject([{ node: { slot: '2026-11-22T06:00', state: 'MISSED' } }, {}, {}])
    expect(node.coming.edges[0]).toMatchObject({
      node: {
        slot: '2026-11-23T06:00',
        state: 'OPEN',
        can: { edit: { reason: expect.stringMatching(/record already/) as string } },
      },
    })
  })

  const preview = async (input: object) => {
    const { previewRoutine } = await world.ask<{
      previewRoutine: {
        rule: string
        sentence: string
        leadDays: number
        times: { wallTime: string; note: string | null }[]
        problems: object[]
      }
    }>(
      admin,
      'query ($id: ID!, $recurrence: RecurrenceInput!, $startsOn: LocalDateTime!, $timeZone: TimeZone) { previewRoutine(organizationId: $id, recurrence: $recurrence, startsOn: $startsOn, timeZone: $timeZone, first: 3) { rule sentence leadDays times { wallTime note } problems { path message } } }',
      { id: at.globalId, startsOn: '2026-11-30T06:00', ...input },
    )
    return previewRoutine
  }

  test.each([
    ['DAILY', 'FREQ=DAILY', 1, '2026-11-30T06:00 2026-12-01T06:00 2026-12-02T06:00'],
    ['WEEKLY', 'FREQ=WEEKLY;BYDAY=MO', 7, '2026-11-30T06:00 2026-12-07T06:00 2026-12-14T06:00'],
    [
      'MONTHLY',
      'FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1',
      14,
      '2026-11-30T06:00 2026-12-30T06:00 2027-01-30T06:00',
    ],
    ['QTRLY', 'FREQ=MONTHLY;BYMONTH=3,6,9,12;BYMONTHDAY=-1', 30, '2026-12-31T06:00 2027-03-31T06:00 2027-06-30T06:00'],
  ])('%s is %s, a record %i days before', async (preset, rule, leadDays, times) => {
    const shown = await preview({ recurrence: { preset } })
    expect([shown.rule, shown.leadDays, shown.times.map(({ wallTime }) => wallTime).join(' ')]).toEqual([
      rule,
      leadDays,
      times,
    ])
  })

  test('a quarter is one of the fiscal year of the nearest organization that has one', async () => {
    await world.prisma.businessHours.create({ data: { organizationId: at.id, windows: [], fiscalMonth: 2 } })
    const below = await world.organization({ parent: at })
    expect((await preview({ recurrence: { preset: 'QTRLY' }, id: below.globalId })).rule).toBe(
      'FREQ=MONTHLY;BYMONTH=1,4,7,10;BYMONTHDAY=-1',
    )
  })

  test('daylight saving is noted, and what is wrong is said', async () => {
    const { times } = await preview({
      recurrence: { preset: 'DAILY' },
      startsOn: '2027-03-13T02:30',
      timeZone: 'America/Los_Angeles',
    })
    expect(times.map(({ note }) => note)).toEqual([null, 'The clocks skip 02:30 that day; it is taken as 03:30.', null])
    expect((await preview({ recurrence: { rule: 'FREQ=WEEKLY;BYDAY=XX' } })).problems).toEqual([
      { path: 'recurrence.rule', message: 'BYDAY takes days like MO, or numbered ones like 1MO and -1FR.' },
    ])
  })
})
