// What a recurring absence may be, and who may say it of whom. It is Friday 20 November 2026.
import { beforeEach, describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import type { Person } from '../../testing/rows.ts'
import { TestClock } from '../../testing/TestClock.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const world = await World.make({ clock: new TestClock(Date.parse('2026-11-20T18:00:00Z')) })
const { root, division, spot, supervisor, other, stranger } = await tree(world, {
  root: { timeZone: 'America/Denver' },
  below: { division: { timeZone: 'America/Denver' } },
  groups: { spot: {} },
  people: {
    supervisor: { level: 'SUPERVISION', at: 'division', in: 'spot' },
    other: { at: 'division', in: 'spot' },
    stranger: { at: 'division' },
  },
})
const foreign = await tree(world, { groups: { yard: {} }, people: { admin: 'ADMIN' } })

let person: Person

beforeEach(async () => {
  person = await world.user(division, 'TRANSACTIONAL', spot)
})

const fridays = { rule: 'FREQ=WEEKLY;BYDAY=FR', startsOn: '2026-11-27T12:00', durationMins: 300 }
const add = (input: object = {}, by = person) =>
  world.mutate(
    by,
    'createRecurringAbsence',
    { userId: person.globalId, organizationId: division.globalId, ...fridays, ...input },
    '__typename',
  )
const problem = ({ fields: problems }: MutationResult) => problems?.[0]
/** The field that named what was not found. */
const notFoundAt = async (input: object) => {
  const { result } = await world.ask<{ result: { path?: string } }>(
    person,
    `mutation ($input: CreateRecurringAbsenceInput!) { result: createRecurringAbsence(input: $input) { ... on NotFoundError { path } } }`,
    { input: { userId: person.globalId, organizationId: division.globalId, ...fridays, ...input } },
  )
  return result.path
}

describe('bad input is refused by its path', () => {
  test.each([
    [
      { rule: 'FREQ=HOURLY' },
      'rule',
      'Leave out BYHOUR, BYMINUTE and FREQ=HOURLY: each begins at the time of the first.',
    ],
    [{ rule: 'FREQ=WEEKLY;BYDAY=XX' }, 'rule', undefined],
    [{ rule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30' }, 'rule', 'It never happens: no day from its start on fits.'],
    [
      { rule: 'FREQ=DAILY;UNTIL=20261101T000000' },
      'rule',
      'It ends before it begins: name a later UNTIL or an earlier start.',
    ],
    [
      { rule: 'FREQ=DAILY;COUNT=2', startsOn: '2026-01-01T08:00' },
      'rule',
      'It is over already: name a later UNTIL, or more times.',
    ],
    [{ startsOn: '2033-01-07T08:00' }, 'startsOn', 'Name a start within five years.'],
    [{ timeZone: 'Mars/Base' }, 'timeZone', 'Choose a time zone of the IANA list, like America/Denver.'],
    [{ durationMins: 0 }, 'durationMins', 'Write at least 1 minute.'],
    [{ durationMins: 44_641 }, 'durationMins', 'Write at most 31 days, in minutes.'],
    [{ reason: 'x'.repeat(201) }, 'reason', 'Write at most 200 characters.'],
  ])('%j', async (input, path, message) => {
    expect(problem(await add(input))).toEqual({ path, message: message ?? expect.any(String) })
  })

  test('a deputy of another tree, or oneself', async () => {
    expect((await add({ deputyId: foreign.admin.globalId })).message).toBe('The user was not found.')
    expect(await notFoundAt({ deputyId: foreign.admin.globalId })).toBe('input.deputyId')
    const part = { deputyId: other.globalId, groupId: globalId('Group', foreign.yard.groupId) }
    expect(await notFoundAt({ parts: [part] })).toBe('input.parts.0.groupId')
    expect(problem(await add({ deputyId: person.globalId }))?.message).toBe('People can’t be their own deputies.')
  })

  test('a part has no time: that is of the one absence', async () => {
    const part = { deputyId: other.globalId, startsAt: '2026-11-27T20:00:00Z' }
    expect(problem(await add({ parts: [part] }))?.path).toBe('parts.0.startsAt')
  })
})

test.each([
  ['oneself', () => person, true],
  ['who supervises the group', () => supervisor, true],
  ['a colleague', () => other, false],
  ['somebody of no group', () => stranger, false],
  ['somebody of another tree', () => foreign.admin, false],
] as const)('%s may say it of somebody: %s', async (_who, by, may) => {
  const result = await add({}, by())
  expect(result.__typename === 'CreateRecurringAbsenceSuccess').toBe(may)
  expect(await world.prisma.recurringAbsence.count({ where: { userId: person.id, rootId: root.id } })).toBe(may ? 1 : 0)
})
