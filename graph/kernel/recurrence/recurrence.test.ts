// When a routine falls due: against python-dateutil's answers (fixtures/make.py), and by what must hold of every rule.
import fs from 'node:fs'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { World } from '../../testing/world.ts'
import { countBefore, nextSlots, patternOf, slotsOf } from './recurrence.ts'
import { readRule, ruleText } from './rule.ts'
import { sentenceOf } from './sentence.ts'
import { clockNote, instantOf, readWall, wallOf, wallText } from '../time/wallTime.ts'

interface Fixture {
  shows: string
  rule: string
  startsOn: string
  zone: string
  from: string
  slots: string[]
  instants: string[]
}

const fixtures = JSON.parse(fs.readFileSync(new URL('fixtures/recurrences.json', import.meta.url), 'utf8')) as Fixture[]
const named = fixtures.filter(({ shows }) => shows !== 'grid')
const grid = fixtures.filter(({ shows }) => shows === 'grid')

const wall = (text: string) => readWall(text)!

function normal(rule: string, startsOn: Date): string {
  const read = readRule(rule, startsOn)
  if ('problem' in read) throw new Error(String(read.problem))
  return ruleText(read.ok)
}

/** Up to the last of theirs; where these are few, because they have ended, on for years. */
const ours = ({ rule, startsOn, from, slots, shows }: Fixture) => {
  const start = wall(startsOn)
  const isWhole = slots.length < (shows === 'grid' ? 6 : 12)
  const to = wall(slots.at(-1) ?? from).getTime() + (isWhole ? 20 * 366 * 86_400_000 : 60_000)
  return slotsOf(normal(rule, start), start, wall(from), new Date(to)).map(wallText)
}

describe('falls due as python-dateutil says', () => {
  test.each(named)('$shows: $rule from $startsOn', (fixture) => {
    expect(ours(fixture)).toEqual(fixture.slots)
  })

  test('every part against every other, at the ends of months and years', () => {
    expect(grid.length).toBeGreaterThan(250)
    for (const fixture of grid) expect([fixture.rule, ...ours(fixture)]).toEqual([fixture.rule, ...fixture.slots])
  })

  test('a rule that ends has no more', () => {
    const start = wall('2026-11-26T06:00')
    expect(nextSlots('FREQ=DAILY;COUNT=10', start, start, 99)).toHaveLength(10)
    expect(nextSlots('FREQ=DAILY;UNTIL=20261126T055900', start, start, 99)).toEqual([])
  })
})

describe('at the instant that zoneinfo says', () => {
  const times = named.flatMap(({ zone, slots, instants }) =>
    slots.map((slot, i) => ({ zone, slot, instant: instants[i]! })),
  )
  let world: World

  beforeAll(async () => {
    world = await World.make()
  })

  test('in code, and back again where the clocks skip nothing', () => {
    for (const { zone, slot, instant } of times) {
      const found = instantOf(wall(slot), zone)
      expect([zone, slot, `${found.toISOString().slice(0, 16)}Z`]).toEqual([zone, slot, instant])
      if (!clockNote(wall(slot), zone)?.toString().startsWith('The clocks skip'))
        expect(wallText(wallOf(found, zone))).toBe(slot)
    }
  })

  const inSql = async (walls: string[], zones: string[]) =>
    (
      await world.services.db.runOnce(
        `select to_char(instant_of(slot, zone) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"') from unnest($1::timestamp[], $2::text[]) with ordinality w(slot, zone, n) order by n`,
        [walls, zones],
      )
    ).map(([text]) => text)

  test('and in SQL', async () => {
    expect(
      await inSql(
        times.map(({ slot }) => slot),
        times.map(({ zone }) => zone),
      ),
    ).toEqual(times.map(({ instant }) => instant))
  })

  test('each quarter of an hour around a change of the clocks is the same in SQL and in code', async () => {
    const changes = [
      ['2026-03-08T00:00', 'America/Los_Angeles'],
      ['2026-11-01T00:00', 'America/Los_Angeles'],
      ['2026-03-29T00:00', 'Europe/Oslo'],
      ['2026-10-25T00:00', 'Europe/Oslo'],
      ['2026-04-05T00:00', 'Australia/Lord_Howe'],
      ['2026-10-04T00:00', 'Australia/Lord_Howe'],
      ['2026-09-05T22:00', 'America/Santiago'],
      ['2026-04-04T22:00', 'America/Santiago'],
      ['2026-03-28T22:00', 'Atlantic/Azores'],
      ['2026-10-24T23:00', 'Atlantic/Azores'],
      ['2026-04-04T22:00', 'Pacific/Chatham'],
    ] as const
    const quarters = changes.flatMap(([start, zone]) =>
      Array.from({ length: 24 }, (_, i) => ({ zone, slot: wallText(new Date(wall(start).getTime() + i * 900_000)) })),
    )
    const code = quarters.map(({ zone, slot }) => `${instantOf(wall(slot), zone).toISOString().slice(0, 16)}Z`)
    expect(
      await inSql(
        quarters.map(({ slot }) => slot),
        quarters.map(({ zone }) => zone),
      ),
    ).toEqual(code)
    expect(quarters.filter(({ zone, slot }) => clockNote(wall(slot), zone)).length).toBeGreaterThan(30)
  })
})

describe('what daylight saving does to a time is said', () => {
  test.each([
    ['2026-03-08T02:30', 'America/Los_Angeles', 'The clocks skip 02:30 that day; it is taken as 03:30.'],
    ['2026-11-01T01:30', 'America/Los_Angeles', 'The clocks show 01:30 twice that day; it is taken as the first.'],
    ['2026-10-04T02:15', 'Australia/Lord_Howe', 'The clocks skip 02:15 that day; it is taken as 02:45.'],
    ['2026-04-05T01:45', 'Australia/Lord_Howe', 'The clocks show 01:45 twice that day; it is taken as the first.'],
    ['2026-03-08T03:00', 'America/Los_Angeles', null],
    ['2026-03-08T02:30', 'UTC', null],
  ])('%s in %s: %s', (slot, zone, note) => {
    expect(clockNote(wall(slot), zone)?.toString() ?? null).toBe(note)
  })
})

describe('of every rule it holds that', () => {
  const part = (name: string, values: fc.Arbitrary<string>) =>
    fc.option(
      values.map((value) => `;${name}=${value}`),
      { nil: '' },
    )
  const list = <T>(value: fc.Arbitrary<T>) =>
    fc.uniqueArray(value, { minLength: 1, maxLength: 3 }).map((values) => values.join())
  const days = list(fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'))
  const rules = fc
    .tuple(
      fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
      part('INTERVAL', fc.integer({ min: 1, max: 7 }).map(String)),
      part('BYDAY', days),
      part('BYMONTH', list(fc.integer({ min: 1, max: 12 }))),
      part('BYHOUR', list(fc.integer({ min: 0, max: 23 }))),
      part('WKST', fc.constantFrom('SU', 'TH')),
      part('COUNT', fc.integer({ min: 1, max: 40 }).map(String)),
    )
    .map(([every, ...parts]) => `FREQ=${every}${parts.join('')}`)
  const starts = fc
    .integer({ min: wall('2019-12-28T00:00').getTime() / 60_000, max: wall('2021-03-02T00:00').getTime() / 60_000 })
    .map((minutes) => new Date(minutes * 60_000))
  const day = 86_400_000
  const assert = (holds: (rule: string, start: Date) => void) =>
    fc.assert(
      fc.property(rules, starts, (rule, start) => holds(normal(rule, start), start)),
      { numRuns: 120 },
    )

  test('the parts of a time make the whole, in order and once each', () =>
    assert((rule, start) => {
      const at = (days: number) => new Date(start.getTime() + days * day)
      const whole = slotsOf(rule, start, start, at(900))
      expect([...slotsOf(rule, start, at(-50), at(333)), ...slotsOf(rule, start, at(333), at(900))]).toEqual(whole)
      expect(whole.every((slot, i) => slot >= start && (i === 0 || slot > whole[i - 1]!))).toBe(true)
    }))

  test('written again it is the same, and a routine begun later goes on with the same times', () =>
    assert((rule, start) => {
      expect(normal(rule, start)).toBe(rule)
      if (rule.includes('COUNT')) return
      const [, , third] = nextSlots(rule, start, start, 3)
      if (!third || rule.includes('INTERVAL')) return
      const until = new Date(third.getTime() + 800 * day)
      expect(slotsOf(rule, third, third, until)).toEqual(slotsOf(rule, start, third, until))
    }))

  test('routines with the same pattern fall due alike', () =>
    assert((rule, start) => {
      const later = new Date(start.getTime() + 7 * 4 * day)
      const [one, other] = [patternOf(rule, start), patternOf(rule, later)]
      if (one.key !== other.key) return
      const [from, to] = [new Date(later.getTime() + day), new Date(later.getTime() + 800 * day)]
      expect(slotsOf(rule, later, from, to)).toEqual(slotsOf(rule, start, from, to))
    }))

  test('COUNT is how often', () =>
    assert((rule, start) => {
      const count = Number(/COUNT=(\d+)/.exec(rule)?.[1] ?? 0)
      // What meets its months once in many years goes beyond what is looked at.
      if (!count || rule.includes('YEARLY') || (rule.includes('INTERVAL') && rule.includes('BYMONTH='))) return
      // One that never meets its days has none.
      expect([0, count]).toContain(countBefore(rule, start, new Date(start.getTime() + 50 * 366 * day)))
    }))
})

describe('a rule is read, or refused in words that help', () => {
  const start = wall('2026-11-30T06:30')

  test.each([
    ['', 'Write a rule, like FREQ=WEEKLY;BYDAY=MO.'],
    ['every day', '“EVERY DAY” is no part of a rule; write parts like FREQ=WEEKLY;BYDAY=MO.'],
    ['FREQ=DAILY;FREQ=WEEKLY', 'The rule has FREQ twice.'],
    ['INTERVAL=2', 'FREQ is DAILY, WEEKLY, MONTHLY, YEARLY or HOURLY.'],
    ['FREQ=DAILY;INTERVAL=0', 'INTERVAL is a whole number from 1 to 1,000.'],
    ['FREQ=DAILY;INTERVAL=-1', 'INTERVAL is a whole number from 1 to 1,000.'],
    ['FREQ=DAILY;INTERVAL=99999999999', 'INTERVAL is a whole number from 1 to 1,000.'],
    ['FREQ=DAILY;COUNT=0', 'COUNT is a whole number from 1 to 10,000.'],
    ['FREQ=SECONDLY', 'It falls due at most 24 times a day: FREQ is HOURLY, DAILY, WEEKLY, MONTHLY or YEARLY.'],
    ['FREQ=HOURLY;BYMINUTE=0,30', 'It falls due at most 24 times a day.'],
    ['FREQ=DAILY;BYHOUR=1,2,3,4,5,6,7;BYMINUTE=0,10,20,30', 'It falls due at most 24 times a day.'],
    ['FREQ=DAILY;BYSECOND=5', 'A routine falls due at whole minutes: leave out BYSECOND.'],
    ['FREQ=DAILY;COUNT=3;UNTIL=20270101', 'Give COUNT or UNTIL, not both.'],
    ['FREQ=DAILY;UNTIL=20270230', 'UNTIL is a day like 20271231, or a time like 20271231T170000.'],
    ['FREQ=WEEKLY;BYDAY=1MO', 'A numbered day such as 1MO goes with FREQ=MONTHLY or FREQ=YEARLY.'],
    ['FREQ=MONTHLY;BYDAY=XX', 'BYDAY takes days like MO, or numbered ones like 1MO and -1FR.'],
    [
      'FREQ=MONTHLY;BYMONTHDAY=32',
      'BYMONTHDAY takes whole numbers from 1 to 31, or from -31 to -1 counted from the end.',
    ],
    [
      'FREQ=MONTHLY;BYMONTHDAY=0',
      'BYMONTHDAY takes whole numbers from 1 to 31, or from -31 to -1 counted from the end.',
    ],
    ['FREQ=WEEKLY;BYMONTHDAY=3', 'BYMONTHDAY does not go with FREQ=WEEKLY.'],
    ['FREQ=YEARLY;BYWEEKNO=3', 'BYWEEKNO is no part of a rule here.'],
    ['FREQ=MONTHLY;BYSETPOS=1', 'BYSETPOS takes another part to choose from, such as BYDAY.'],
    ['FREQ=DAILY;RSCALE=HEBREW', 'RSCALE is no part of a rule here.'],
    [`FREQ=DAILY;BYMONTH=${'1,'.repeat(200)}1`, 'Write at most 300 characters.'],
  ])('%s: %s', (rule, problem) => {
    const read = readRule(rule, start)
    expect('problem' in read && String(read.problem)).toBe(problem)
  })

  test.each([
    ['FREQ=DAILY', 'FREQ=DAILY', 'Every day at 06:30'],
    ['RRULE:FREQ=WEEKLY', 'FREQ=WEEKLY;BYDAY=MO', 'Every Monday at 06:30'],
    ['freq=weekly;byday=th,mo', 'FREQ=WEEKLY;BYDAY=MO,TH', 'Every Monday and Thursday at 06:30'],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'Every working day at 06:30'],
    [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;WKST=SU',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;WKST=SU',
      'Every other week on Monday at 06:30',
    ],
    ['FREQ=MONTHLY', 'FREQ=MONTHLY;BYMONTHDAY=30', 'Every month on the 30th at 06:30'],
    ['FREQ=MONTHLY;BYDAY=-1FR', 'FREQ=MONTHLY;BYDAY=-1FR', 'Every month on the last Friday at 06:30'],
    [
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
      'Every month on the last working day at 06:30',
    ],
    [
      'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1',
      'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1',
      'Every month on the 31st, or the last day of a shorter month, at 06:30',
    ],
    [
      'FREQ=MONTHLY;BYMONTH=3,6,9,12;BYMONTHDAY=-1',
      'FREQ=MONTHLY;BYMONTH=3,6,9,12;BYMONTHDAY=-1',
      'On the last day of March, June, September, and December at 06:30',
    ],
    [
      'FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR',
      'FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR',
      'Every month on the 13th if it is a Friday at 06:30',
    ],
    ['FREQ=YEARLY', 'FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=30', 'Every year on the 30th of November at 06:30'],
    ['FREQ=DAILY;BYHOUR=6,18', 'FREQ=DAILY;BYHOUR=6,18;BYMINUTE=30', 'Every day at 06:30 and 18:30'],
    ['FREQ=HOURLY;INTERVAL=4', 'FREQ=HOURLY;INTERVAL=4;BYMINUTE=30', 'Every 4 hours at :30'],
    ['FREQ=DAILY;INTERVAL=3;COUNT=1', 'FREQ=DAILY;INTERVAL=3;COUNT=1', 'Every 3 days at 06:30, once'],
    ['FREQ=DAILY;UNTIL=20271231', 'FREQ=DAILY;UNTIL=20271231T235959', 'Every day at 06:30, until 31 Dec 2027'],
  ])('%s is %s: %s', (given, rule, sentence) => {
    const read = readRule(given, start)
    if ('problem' in read) throw new Error(String(read.problem))
    expect([ruleText(read.ok), String(sentenceOf(ruleText(read.ok), start))]).toEqual([rule, sentence])
  })

  test.each([
    ['FREQ=WEEKLY;BYDAY=MO,TH', 'Cada lunes y jueves a las 06:30'],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'Cada día laborable a las 06:30'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SA', 'Cada dos semanas el sábado a las 06:30'],
    ['FREQ=MONTHLY;BYMONTHDAY=1,-1', 'Cada mes el último día y día 1 a las 06:30'],
    ['FREQ=MONTHLY;BYDAY=-1FR;COUNT=3', 'Cada mes el último viernes a las 06:30, 3 veces'],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1', 'Cada mes el primer día laborable a las 06:30'],
    ['FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=30', 'Cada año el día 30 de noviembre a las 06:30'],
    ['FREQ=DAILY;INTERVAL=3;BYHOUR=6,18;BYMINUTE=30', 'Cada 3 días a las 06:30 y 18:30'],
    ['FREQ=DAILY;UNTIL=20271231', 'Cada día a las 06:30, hasta el 31 dic 2027'],
  ])('%s is in Spanish: %s', (given, sentence) => {
    const read = readRule(given, start)
    if ('problem' in read) throw new Error(String(read.problem))
    expect(sentenceOf(ruleText(read.ok), start).in('es')).toBe(sentence)
  })

  test.each([
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MONTHLY;INTERVAL=12;BYMONTH=1',
  ])('%s never falls due', (rule) => {
    expect(nextSlots(normal(rule, start), start, start, 1)).toEqual([])
  })
})
