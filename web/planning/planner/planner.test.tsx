import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { boardOf } from '../../testing/boardStub.ts'
import { entryId } from '../../kernel/relay/entryId.ts'
import { conflictsOf } from './conflicts.ts'
import { freeSlot, inLines, shownHours, snap } from './layout.ts'
import { loadOf, loadText, overText } from './load.ts'
import { plannerVariables } from './plannerSearch.ts'
import type { Lane, Work } from './work.ts'

const at = (time: string) => Date.parse(`2026-11-23T${time}:00Z`)
const span = (from: string, to: string) => ({ from: at(from), to: at(to) })
const days = [{ day: '2026-11-23', from: at('00:00'), to: at('00:00') + 86_400_000 }]
const lane = (more: Partial<Lane> = {}): Lane => ({
  id: 'User:rosa',
  name: 'Rosa Ortega',
  groups: ['Yard'],
  paths: ['/1/'],
  working: [span('09:00', '12:00'), span('13:00', '17:00')],
  absences: [],
  busy: [],
  ...more,
})
const rosa = { id: 'User:rosa', name: 'Rosa Ortega' }
const work = (more: Partial<Work> = {}): Work => ({
  id: 'Action:1',
  key: 'AR-1',
  addressKey: 'AR-1',
  title: 'Mend the gate',
  version: 1,
  from: null,
  to: null,
  isPlanned: false,
  isOpen: true,
  serviceMins: 45,
  canPlan: true,
  canAssign: true,
  priorityId: entryId('SCHEDULE_PRIORITY', 4),
  priority: 'Normal',
  where: 'Yard',
  organization: 'Reno',
  organizationPath: '/1/2/',
  timeZone: 'UTC',
  assignee: null,
  ...more,
})
const planned = (from: string, to: string, more: Partial<Work> = {}) =>
  work({ id: 'Action:9', title: 'Wash', isPlanned: true, assignee: rosa, ...span(from, to), ...more })
const plan = (pool: Work[] = []) => ({ pool, days, timeZone: 'UTC', now: at('08:00') })
const conflicts = (from: string, to: string, { it = work(), whose = lane(), pool = [] as Work[] } = {}) =>
  conflictsOf(it, whose, { laneId: whose.id, ...span(from, to) }, plan(pool))

describe('a place is refused', () => {
  test.each([
    ['to who may not plan it', { it: work({ canPlan: false }) }, 'You cannot plan this record.'],
    [
      'where it can’t be given to somebody else',
      { it: work({ canAssign: false }) },
      'This record cannot be reassigned in its current status.',
    ],
    [
      'to who does not belong where it is',
      { whose: lane({ paths: ['/1/3/'] }) },
      'Rosa Ortega is not in Reno or its parents.',
    ],
  ])('%s', (_case, more, reason) =>
    expect(conflicts('09:00', '09:45', more)).toEqual({ refused: reason, warnings: [] }),
  )

  test('not to who has it already', () => {
    expect(
      conflicts('09:00', '09:45', {
        it: work({ canAssign: false, assignee: rosa }),
        whose: lane({ paths: ['/1/3/'] }),
      }),
    ).toEqual({ warnings: [] })
  })
})

describe('it is told beforehand', () => {
  test.each<[string, string, string, object, string]>([
    [
      'that it begins in the past',
      '07:00',
      '07:45',
      { whose: lane({ working: [span('06:00', '17:00')] }) },
      'It starts in the past.',
    ],
    ['that it is outside of working hours', '18:00', '18:45', {}, 'Outside working hours.'],
    ['how much of it is', '11:30', '12:15', {}, '15 min are outside working hours.'],
    [
      'that they are away',
      '09:00',
      '09:45',
      { whose: lane({ absences: [span('08:00', '10:30')] }) },
      'Rosa Ortega is away until 23 Nov, 10:30.',
    ],
    ['what it overlaps', '09:30', '10:15', { pool: [planned('10:00', '10:45')] }, 'Overlaps “Wash”, 10:00–10:45.'],
    [
      'that it overlaps what is not to be seen',
      '09:30',
      '10:15',
      { whose: lane({ busy: [{ ...span('10:00', '11:00'), mins: 60, isAppointment: true }] }) },
      'Overlaps an appointment, 10:00–11:00.',
    ],
    [
      'that the day is then too full',
      '09:00',
      '09:45',
      { pool: [planned('13:00', '17:00', { serviceMins: 400 })] },
      'The day is then over by 25 min.',
    ],
    [
      'that it may not begin yet',
      '09:00',
      '09:45',
      { it: work({ from: at('10:00'), to: at('12:00') }) },
      'Can start at 23 Nov, 10:00.',
    ],
    ['that it is due earlier', '11:00', '11:45', { it: work({ to: at('11:30') }) }, 'Due at 23 Nov, 11:30.'],
    ['that it has too little time', '09:00', '09:30', {}, 'Needs 45 min, has 30 min.'],
  ])('%s', (_case, from, to, more, warning) => expect(conflicts(from, to, more).warnings).toEqual([warning]))

  test('nothing where all is well, and of what it is itself', () => {
    expect(conflicts('09:00', '09:45').warnings).toEqual([])
    const it = planned('09:00', '09:45')
    expect(conflicts('09:15', '10:00', { it, pool: [it] }).warnings).toEqual([])
  })
})

describe('a load', () => {
  test('is the service time against the working time', () => {
    const load = loadOf(
      lane({ busy: [{ ...span('13:00', '14:00'), mins: 60, isAppointment: false }] }),
      [planned('09:00', '12:00', { serviceMins: 260 })],
      days[0]!,
    )
    expect([load, loadText(load), overText(load)]).toEqual([{ planned: 320, capacity: 420 }, '5 h 20 min of 7 h', ''])
  })

  test('takes of what goes on past midnight the part of the day', () => {
    const night = planned('22:00', '23:00', { to: at('22:00') + 4 * 3_600_000, serviceMins: 120 })
    expect(loadOf(lane(), [night], days[0]!).planned).toBe(60)
  })

  test('of nothing says how much is free', () => {
    expect(loadText(loadOf(lane(), [], days[0]!))).toBe('Free, 7 h')
    expect(loadText(loadOf(lane({ working: [] }), [], days[0]!))).toBe('Day off')
  })
})

describe('on a lane', () => {
  test('a place is a quarter of an hour', () => expect(snap(at('09:08'), days[0]!)).toBe(at('09:15')))

  test('what overlaps stands below', () => {
    expect(
      inLines([span('09:00', '10:00'), span('09:30', '10:30'), span('10:00', '11:00')]).map(({ line }) => line),
    ).toEqual([0, 1, 0])
  })

  test('the first free time is from now on, in working time, beside what stands there', () => {
    const free = (pool: Work[], now: string, it = work()) => freeSlot(it, lane(), days[0]!, pool, at(now))
    expect(free([planned('09:00', '10:00')], '08:00')).toEqual(span('10:00', '10:45'))
    expect(free([], '10:20')).toEqual(span('10:30', '11:15'))
    expect(free([], '11:30')).toEqual(span('13:00', '13:45'))
  })

  test('all that stands there is to be seen', () => {
    expect(shownHours(days[0]!, [lane()], [planned('05:30', '06:00')])).toEqual(span('04:00', '18:00'))
  })
})

test('what is shown follows from the address, a day that there is not from none', () => {
  const of = (text: string) => plannerVariables(new URLSearchParams(text))
  expect(of('group=Group:1&on=2026-11-23&plan=week&find=gate&sort=age&page=2')).toMatchObject({
    day: '2026-11-23',
    span: 'WEEK',
    filter: { group: { eq: 'Group:1' } },
    waiting: { group: { eq: 'Group:1' }, text: { matches: 'gate' }, needsPlan: true },
    orderBy: { field: 'CREATED' },
    startIndex: 50,
  })
  expect(of('on=2026-02-30&page=x')).toMatchObject({ day: null, span: 'DAY', startIndex: 0 })
})

describe('the planner', () => {
  const noData = {
    planner: {
      timeZone: 'UTC',
      days: [{ day: '2026-11-23', from: '2026-11-23T00:00:00Z', to: '2026-11-24T00:00:00Z' }],
      lanes: { edges: [], pageInfo: { hasNextPage: false } },
    },
    actionGrid: { count: 0, rows: { nodes: [] } },
  }

  test('says why there is nothing, and what to do next', async () => {
    renderRoute('/planner', { resolvers: boardOf({}, noData) })
    const main = within(await screen.findByRole('main'))
    expect(await main.findByText(/Everything is planned./)).toBeVisible()
    expect(main.getByText(/No one here you can assign work to\. Choose another organization/)).toBeVisible()
  })

  test('can be tried again where it can’t be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    renderRoute('/planner', { resolvers: boardOf({}, { planner: () => Promise.reject(new Error('No answer.')) }) })
    const main = within(await screen.findByRole('main'))
    expect(await main.findByRole('alert')).toHaveTextContent('No answer.')
    expect(main.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Board' })).toBeInTheDocument()
  })
})
