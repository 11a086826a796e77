import { beforeEach, describe, expect, test } from 'vitest'
import { addressIn, daysOf, stepped, titleOf, variablesOf, type View } from './calendarAddress.ts'

const of = (text: string) => addressIn(new URLSearchParams(text))

beforeEach(() => localStorage.clear())

describe('the address', () => {
  test('says which days, how, of whom and what', () => {
    expect(of('view=month&day=2026-11-21&without=routines,foo&whose=group&done=1&organization=O')).toEqual({
      view: 'month',
      day: '2026-11-21',
      hidden: ['routines'],
      scope: 'group',
      includesDone: true,
      organizationId: 'O',
    })
  })

  test.each(['2026-02-30', '2026-13-01', 'tomorrow', '9999999-01-01', ''])(
    'with %s for a day is about today',
    (day) => {
      expect(of(`day=${day}`).day).toMatch(/^20\d\d-\d\d-\d\d$/)
    },
  )

  test('is of one’s own entries where it does not say of whom', () => {
    expect(['', 'whose=all', 'whose=foo'].map((text) => of(text).scope)).toEqual(['mine', 'all', 'mine'])
  })
})

test.each<[View, string, string, string, string]>([
  ['month', '2026-11-21', '2026-10-26', '2026-12-07', 'November 2026'],
  ['week', '2026-11-22', '2026-11-16', '2026-11-23', '16 – 22 Nov 2026'],
  ['week', '2026-11-16', '2026-11-16', '2026-11-23', '16 – 22 Nov 2026'],
  ['day', '2026-11-21', '2026-11-21', '2026-11-22', 'Saturday 21 November 2026'],
  ['agenda', '2026-12-25', '2026-12-25', '2027-01-08', '25 Dec 2026 – 7 Jan 2027'],
])('%s of %s is from %s to before %s', (view, day, from, to, title) => {
  expect([
    daysOf({ view, day }),
    titleOf({ view, day })
      .replace(/\s*–\s*/, ' – ')
      .replace(',', ''),
  ]).toEqual([{ from, to }, title])
})

test.each<[View, string, string, string]>([
  ['month', '2027-01-31', '2027-02-01', '2026-12-01'],
  ['week', '2026-11-22', '2026-11-29', '2026-11-15'],
  ['day', '2026-03-01', '2026-03-02', '2026-02-28'],
  ['agenda', '2026-11-21', '2026-12-05', '2026-11-07'],
])('a %s from %s on is %s, and back %s', (view, day, on, back) => {
  expect([stepped({ view, day }, 1), stepped({ view, day }, -1)]).toEqual([on, back])
})

test('a day more is asked for on each side, and never more than is answered', () => {
  const { from, to, filter } = variablesOf(of('view=month&day=2026-11-21&whose=mine'))
  expect([from, to, filter]).toEqual(['2026-10-25T00:00:00Z', '2026-12-08T00:00:00Z', { isMine: true }])
})

test.each([
  ['mine', { isMine: true }],
  ['group', { isMyTeam: true }],
  ['all', {}],
])('of %s is asked for by %j', (whose, filter) => {
  expect(variablesOf(of(`whose=${whose}`)).filter).toEqual(filter)
})
