// Absences that recur: what a rule makes, what stands in its way, and what somebody changes of it. It is Friday 20
// November 2026, 11:00 in Denver, where the clocks go forward on Sunday 14 March 2027.
import { beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'
import { fillAbsences } from './absencesJob.ts'

const world = await World.make()
const beginAgain = () =>
  world.clock.forward({ seconds: (Date.parse('2026-11-20T18:00:00Z') - world.clock.now().getTime()) / 1000 })
beginAgain()
const { division, spot, other } = await tree(world, {
  root: { timeZone: 'America/Denver' },
  below: { division: { timeZone: 'America/Denver' } },
  groups: { spot: {} },
  people: {
    other: { at: 'division', in: 'spot' },
  },
})

let person: Person

beforeEach(async () => {
  beginAgain()
  person = await world.user(division, 'TRANSACTIONAL', spot)
})

interface Shown {
  id: string
  version: number
  sentence: string
  timeZone: string
  endsAt: string | null
  absences: { id: string; startsAt: string; endsAt: string; version: number; deputy: { name: string } | null }[]
}
type Result = MutationResult & { recurringAbsence?: Shown }

const fields = `recurringAbsence { id version sentence timeZone endsAt
  absences { id startsAt endsAt version deputy { name } } }`
const fridays = { rule: 'FREQ=WEEKLY;BYDAY=FR', startsOn: '2026-11-27T12:00', durationMins: 300 }
const add = (input: object = {}) =>
  world.mutate<Result>(
    person,
    'createRecurringAbsence',
    { userId: person.globalId, organizationId: division.globalId, ...fridays, ...input },
    fields,
  )
const change = (name: 'updateRecurringAbsence' | 'cancelRecurringAbsence', id: string, input: object = {}) =>
  world.mutate<Result>(person, name, { id, ...input }, fields)
const single = (input: object) =>
  world.mutate<MutationResult & { absence?: { id: string } }>(
    person,
    'createAbsence',
    { userId: person.globalId, organizationId: division.globalId, ...input },
    'absence { id }',
  )
const problem = ({ fields: problems }: MutationResult) => problems?.[0]
/** What stands of it, as 2026-11-27 12:00–17:00 in Denver. */
async function stands(first = 100): Promise<string[]> {
  const rows = await world.prisma.absence.findMany({
    where: { userId: person.id, cancelledAt: null },
    orderBy: { startsAt: 'asc' },
    take: first,
  })
  const time = (at: Date) =>
    at.toLocaleString('sv', { timeZone: 'America/Denver', dateStyle: 'short', timeStyle: 'short' })
  return rows.map(({ startsAt, endsAt }) => {
    const [from, to] = [time(startsAt), time(endsAt)]
    return `${from}–${from.slice(0, 10) === to.slice(0, 10) ? to.slice(11) : to}`
  })
}

describe('an absence that recurs', () => {
  test('is by the clock of the person, a year ahead, and told two months ahead', async () => {
    const { recurringAbsence } = await add()
    expect(recurringAbsence).toMatchObject({
      sentence: 'Every Friday, 12:00–17:00',
      timeZone: 'America/Denver',
      endsAt: null,
    })
    expect(recurringAbsence!.absences).toHaveLength(8)
    expect(recurringAbsence!.absences[0]).toMatchObject({
      startsAt: '2026-11-27T19:00:00.000Z',
      endsAt: '2026-11-28T00:00:00.000Z',
    })
    const all = await stands()
    expect(all).toHaveLength(52)
    // After the clocks have gone forward, too.
    expect(all).toContain('2027-03-19 12:00–17:00')
  })

  test('takes the zone of their own schedule before that of the organization', async () => {
    const day = { weekday: 1, from: 480, to: 960 }
    const input = { userId: person.globalId, organizationId: division.globalId, timeZone: 'Asia/Tokyo', windows: [day] }
    await world.mutate(person, 'saveSchedule', input, '__typename')
    expect((await add()).recurringAbsence!.timeZone).toBe('Asia/Tokyo')
  })

  test('begins with the offset of before where the clocks skip its time, and the first where they double it', async () => {
    const nightly = { rule: 'FREQ=DAILY;COUNT=2', durationMins: 60, timeZone: 'America/Denver' }
    await add({ ...nightly, startsOn: '2027-03-13T02:30' })
    expect(await stands()).toEqual(['2027-03-13 02:30–03:30', '2027-03-14 03:30–04:30'])
  })

  test.each([
    ['whole days', { rule: 'FREQ=MONTHLY;BYDAY=1MO', startsOn: '2026-12-07T00:00', durationMins: 1440 }],
    ['days on end', { rule: 'FREQ=MONTHLY;BYMONTHDAY=1;COUNT=3', startsOn: '2026-12-01T00:00', durationMins: 2880 }],
    [
      'over midnight',
      { rule: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20261215T000000', durationMins: 480, startsOn: '2026-11-23T22:00' },
    ],
  ])('says its times: %s', async (_what, input) => {
    const { recurringAbsence } = await add(input)
    expect([recurringAbsence!.sentence, recurringAbsence!.endsAt, await stands(2)]).toMatchSnapshot()
  })

  test('leaves out what its person is away for, and comes back where that is cancelled', async () => {
    await add({ rule: 'FREQ=WEEKLY;BYDAY=FR;COUNT=3' })
    const holiday = await single({ startsAt: '2026-12-04T20:00:00Z', endsAt: '2026-12-12T07:00:00Z' })
    expect(await stands()).toEqual([
      '2026-11-27 12:00–17:00',
      '2026-12-04 12:00–13:00',
      '2026-12-04 13:00–2026-12-12 00:00',
    ])
    await world.mutate(person, 'cancelAbsence', { id: holiday.absence!.id }, '__typename')
    expect(await stands()).toEqual(['2026-11-27 12:00–17:00', '2026-12-04 12:00–17:00', '2026-12-11 12:00–17:00'])
  })

  test('two of one person share no time', async () => {
    await add({ rule: 'FREQ=WEEKLY;BYDAY=FR;COUNT=1' })
    await add({ rule: 'FREQ=DAILY;COUNT=2', startsOn: '2026-11-27T16:00', durationMins: 120 })
    expect(await stands()).toEqual(['2026-11-27 12:00–17:00', '2026-11-27 17:00–18:00', '2026-11-28 16:00–18:00'])
  })

  test('changes from now on; what was changed or cancelled by itself stays as it is', async () => {
    const { id, absences } = (await add({ rule: 'FREQ=WEEKLY;BYDAY=FR;COUNT=4' })).recurringAbsence!
    const [first, second] = absences
    const later = { startsAt: '2026-11-27T21:00:00Z', reason: 'Later' }
    await world.mutate(person, 'updateAbsence', { id: first!.id, ...later }, '__typename')
    await world.mutate(person, 'cancelAbsence', { id: second!.id }, '__typename')
    const changed = await change('updateRecurringAbsence', id, { startsOn: '2026-11-27T08:00', durationMins: 60 })
    expect(changed.recurringAbsence).toMatchObject({ version: 2, sentence: 'Every Friday, 08:00–09:00, 4 times' })
    // The slot of a changed one is another one now: the rule says so anew, beside it.
    expect(await stands()).toEqual([
      '2026-11-27 08:00–09:00',
      '2026-11-27 14:00–17:00',
      '2026-12-04 08:00–09:00',
      '2026-12-11 08:00–09:00',
      '2026-12-18 08:00–09:00',
    ])
  })

  test('keeps those that it need not make anew, with their ids', async () => {
    const { id, absences } = (await add()).recurringAbsence!
    const { recurringAbsence } = await change('updateRecurringAbsence', id, {
      reason: 'School',
      deputyId: other.globalId,
    })
    expect(recurringAbsence!.absences.map((one) => one.id)).toEqual(absences.map((one) => one.id))
    expect(recurringAbsence!.absences.every(({ deputy }) => deputy?.name === other.name)).toBe(true)
  })

  test('is cancelled with all that is planned; one under way goes on', async () => {
    const { id } = (await add({ startsOn: '2026-11-20T07:00' })).recurringAbsence!
    expect(await stands(2)).toEqual(['2026-11-20 07:00–12:00', '2026-11-27 07:00–12:00'])
    expect((await change('cancelRecurringAbsence', id, { version: 7 })).code).toBe('VERSION_CONFLICT')
    await change('cancelRecurringAbsence', id)
    expect(await stands()).toEqual(['2026-11-20 07:00–12:00'])
    expect((await change('updateRecurringAbsence', id, { reason: 'x' })).message).toBe('It was cancelled.')
  })

  test('is filled further as time goes on, by any number of processes', async () => {
    await add({ rule: 'FREQ=MONTHLY;BYMONTHDAY=1' })
    expect((await stands()).at(-1)).toBe('2027-11-01 12:00–17:00')
    world.clock.forward({ days: 120 })
    await Promise.all([1, 2, 3].map(() => fillAbsences(world.services)))
    const all = await stands()
    expect(all.at(-1)).toBe('2028-03-01 12:00–17:00')
    expect(new Set(all).size).toBe(all.length)
  })

  test('twice at once is made twice and shares no time; a change and a cancellation at once: one wins', async () => {
    const results = await Promise.all([add(), add()])
    expect(results.map(({ __typename }) => __typename)).toEqual(Array(2).fill('CreateRecurringAbsenceSuccess'))
    expect(await stands()).toHaveLength(52)
    const { id } = results[0].recurringAbsence!
    const both = await Promise.all([
      change('updateRecurringAbsence', id, { version: 1, reason: 'a' }),
      change('cancelRecurringAbsence', id, { version: 1 }),
    ])
    expect(both.filter(({ __typename }) => __typename.endsWith('Success'))).toHaveLength(1)
  })
})

describe('who stands in', () => {
  const deputed = (deputy: Person, from: Person, input: object) =>
    world.mutate(
      from,
      'createAbsence',
      { userId: from.globalId, organizationId: division.globalId, deputyId: deputy.globalId, ...input },
      '__typename',
    )

  const deputyAt = async (at: string) => {
    const [row] = await world.services.db.runOnce<[string | null]>(
      `select deputy_at(id, $2::uuid, null, $3::timestamptz)::text from absence
       where user_id = $1::uuid and starts_at <= $3 and ends_at > $3`,
      [person.id, division.id, at],
    )
    return row![0]
  }

  test('may go away at such a time: then nobody stands in', async () => {
    const deputy = await world.user(division, 'TRANSACTIONAL', spot)
    await add({ deputyId: deputy.globalId })
    const friday = '2026-11-27T20:00:00Z'
    expect(await deputyAt(friday)).toBe(deputy.id)
    const going = { userId: deputy.globalId, organizationId: division.globalId }
    const week = { startsAt: '2026-11-26T07:00:00Z', endsAt: '2026-12-01T07:00:00Z' }
    expect((await world.mutate(deputy, 'createAbsence', { ...going, ...week }, '__typename')).__typename).toBe(
      'CreateAbsenceSuccess',
    )
    expect(await deputyAt(friday)).toBeNull()
  })

  test('for somebody does not go again and again before another deputy is found', async () => {
    const colleague = await world.user(division, 'TRANSACTIONAL', spot)
    await deputed(person, colleague, { startsAt: '2028-01-05T07:00:00Z', endsAt: '2028-01-10T07:00:00Z' })
    expect(problem(await add())).toEqual({
      path: 'startsOn',
      message: `${person.name} is the deputy of ${colleague.name} on Jan 7, 2028. Name another deputy there first.`,
    })
    // The other way round too, however far ahead.
    await add({ rule: 'FREQ=WEEKLY;BYDAY=TU' })
    const far = { startsAt: '2029-01-05T07:00:00Z', endsAt: '2029-01-10T07:00:00Z' }
    expect(problem(await deputed(person, colleague, far))).toMatchObject({ path: 'deputyId' })
  })
})
