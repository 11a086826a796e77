import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { jane, renderRoute } from '../../testing/renderRoute.tsx'
import { secondsOn } from '../../testing/secondsOn.ts'
import type { Fields, Resolvers } from '../../testing/stubGraph.ts'

const yes = { allowed: true, reason: null }
const no = (reason: string) => ({ allowed: false, reason })
const observed = (...seconds: number[]) =>
  seconds.map((time, i) => ({ cycle: i + 1, seconds: time, excluded: false, note: '' }))

const element = (position: number, name: string, more: Fields = {}) => ({
  position,
  name,
  rating: 1,
  observedSecs: 10,
  normalSecs: 10,
  standardSecs: 11.5,
  cyclesNeeded: 4,
  observations: observed(9, 11),
  ...more,
})

const study = (more: Fields = {}) => ({
  id: 'TimeStudy:7',
  name: 'Dock check',
  status: 'OPEN',
  version: 3,
  allowance: 0.13,
  confidence: 1.96,
  precision: 0.05,
  createdAt: '2026-01-15T12:00:00.000Z',
  completeCycles: 2,
  cyclesNeeded: 5,
  observedSecs: 20,
  normalSecs: 20,
  standardSecs: 23,
  standardMins: 1,
  elements: [element(1, 'Door'), element(2, 'Leveler')],
  taskItem: {
    id: 'TaskItem:3',
    name: 'Dock inspection',
    serviceTimeMins: 20,
    majorTask: { name: 'Daily checks' },
  },
  organization: { id: 'Organization:1', name: 'Reno terminal' },
  department: null,
  group: null,
  observed: null,
  observer: { id: 'User:li', name: 'Li Wei' },
  can: { record: yes, publish: yes },
  ...more,
})

const open = (more: Fields = {}, resolvers: Resolvers = {}) =>
  renderRoute('/tasks/studies/TimeStudy:7', {
    resolvers: { ...resolvers, Query: { timeStudy: study(more), ...resolvers.Query } },
  })

test('the stopwatch is worked by Space, sends each cycle, and U takes the last back', async () => {
  const { user, graph } = open(
    {},
    {
      Mutation: {
        addTimeStudyCycle: { __typename: 'AddTimeStudyCycleSuccess', cycle: 3, timeStudy: study() },
        removeTimeStudyCycle: { __typename: 'RemoveTimeStudyCycleSuccess', timeStudy: study() },
      },
    },
  )
  const watch = within(await screen.findByRole('region', { name: 'Stopwatch' }))
  await waitFor(() => expect(watch.getByRole('button', { name: 'Start cycle' })).toHaveFocus())
  await user.keyboard(' ')
  expect(watch.getByText('Element 1 of 2')).toBeVisible()
  await user.keyboard(' ')
  await user.click(watch.getByRole('button', { name: 'Finish cycle' }))
  await waitFor(() =>
    expect(graph.asked('StopwatchAddMutation')).toMatchObject([
      {
        input: {
          id: 'TimeStudy:7',
          seconds: [expect.any(Number), expect.any(Number)],
          idempotencyKey: expect.any(String),
        },
      },
    ]),
  )
  await waitFor(() => expect(watch.getByRole('button', { name: 'Undo last' })).toBeEnabled())
  await user.keyboard('u')
  await waitFor(() => expect(graph.asked('StopwatchRemoveMutation')).toMatchObject([{ input: { cycle: 3 } }]))
  expect(await watch.findByText('Element 2 of 2')).toBeVisible()
})

const watchKey = 'draft jane stopwatch new TimeStudy:7 watch'

/** A stopwatch as it was when the page went. */
const keepWatch = (watch: object) =>
  localStorage.setItem(watchKey, JSON.stringify({ at: Date.now(), base: { watch: {} }, values: { watch } }))

test('a cycle that can not be sent waits, and is sent again under the same key', async () => {
  keepWatch({ marks: [], unsent: [{ key: 'kept', seconds: [1, 2], marks: [0, 1, 2] }] })
  const { user, graph } = open(
    {},
    { Mutation: { addTimeStudyCycle: { __typename: 'ForbiddenError', code: 'FORBIDDEN', message: 'Not today.' } } },
  )
  expect(await screen.findByText(/Not today\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(graph.asked('StopwatchAddMutation')).toHaveLength(2))
  expect(graph.asked('StopwatchAddMutation')).toMatchObject([
    { input: { idempotencyKey: 'kept' } },
    { input: { idempotencyKey: 'kept' } },
  ])
  await user.click(await screen.findByRole('button', { name: 'Exclude cycle' }))
  expect(localStorage.getItem(watchKey)).toBeNull()
})

test('a cycle that runs goes on over a reload', async () => {
  const began = performance.timeOrigin + performance.now() - 65_000
  keepWatch({ marks: [began], unsent: [] })
  open()
  const taken = secondsOn(await screen.findByRole('timer'))
  expect(taken).toBeGreaterThanOrEqual(65)
  expect(taken).toBeLessThanOrEqual((performance.timeOrigin + performance.now() - began) / 1000)
})

test('what came of it: the times of each element, and how many cycles are still needed', async () => {
  open()
  const results = within(await screen.findByRole('region', { name: 'Results' }))
  expect(results.getByText('2 complete cycles. 3 more cycles are needed.')).toBeVisible()
  expect(
    within(results.getByRole('row', { name: /Door/ }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['1', '10.0 s', '10.0 s', '11.5 s', '4'])
  expect(results.getByText('0.38 min plus 13 % allowance: service time 1 min.')).toBeVisible()
})

test('a time is left out with why', async () => {
  const { user, graph } = open(
    {},
    { Mutation: { excludeTimeStudyTime: { __typename: 'ExcludeTimeStudyTimeSuccess', timeStudy: study() } } },
  )
  await user.click(await screen.findByRole('button', { name: 'Exclude Leveler, cycle 2, 11.0 s' }))
  await user.type(screen.getByLabelText(/Reason/), 'The phone rang')
  await user.click(screen.getByRole('button', { name: 'Exclude' }))
  await waitFor(() =>
    expect(graph.asked('ExcludeDialogMutation')).toMatchObject([
      { input: { id: 'TimeStudy:7', version: 3, cycle: 2, element: 2, excluded: true, note: 'The phone rang' } },
    ]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('publishing says what it changes, and what the version was that was seen', async () => {
  const { user, graph } = open(
    {},
    {
      Mutation: {
        publishTimeStudy: {
          __typename: 'PublishTimeStudySuccess',
          timeStudy: study({
            status: 'PUBLISHED',
            can: { record: no('This study is published.'), publish: no('This study is published.') },
          }),
        },
      },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Publish…' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(/The service time of Dock inspection changes/)).toHaveTextContent(
    'changes from 20 min to 1 min',
  )
  expect(dialog.getByText('2 of the 5 cycles needed for the chosen confidence.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Publish' }))
  await waitFor(() =>
    expect(graph.asked('PublishDialogMutation')).toMatchObject([{ input: { id: 'TimeStudy:7', version: 3 } }]),
  )
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Stopwatch' })).toBeNull())
})

test('who may only read sees no stopwatch, and why', async () => {
  open({ can: { record: no('That takes Supervision.'), publish: no('That takes Tactical Mgt.') } })
  expect(await screen.findByText('That takes Supervision.')).toBeVisible()
  expect(screen.getByText('That takes Tactical Mgt.')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Stopwatch' })).toBeNull()
  expect(screen.queryByRole('button', { name: /Exclude/ })).toBeNull()
})

test('a study that is not there says so', async () => {
  renderRoute('/tasks/studies/99999999999', { resolvers: { Query: { timeStudy: null } } })
  expect(await screen.findByText('Time study not found')).toBeVisible()
})

test('the list shows what is open, and names what has drifted', async () => {
  const proposal = {
    currentMins: 20,
    medianMins: 31,
    taskItem: { id: 'TaskItem:4', name: 'Reefer round' },
  }
  const { user, graph, at } = renderRoute('/tasks/studies', {
    resolvers: {
      Query: {
        timeStudies: { edges: [{ cursor: '1', node: study() }], pageInfo: { hasNextPage: false, endCursor: '1' } },
        serviceTimeProposals: [proposal],
        viewer: { user: jane, can: { createTimeStudies: yes } },
      },
    },
  })
  expect(
    within(await screen.findByRole('row', { name: /Reefer round/ }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['20 min', '31 min', '+55 %'])
  expect(screen.getByRole('link', { name: 'Dock check' })).toHaveAttribute('href', '/tasks/studies/TimeStudy:7')
  await act(() => user.click(screen.getByRole('button', { name: 'Show completed' })))
  await waitFor(() => expect(at()).toBe('/tasks/studies?all=1'))
  await waitFor(() =>
    expect(graph.asked('StudiesSectionQuery')).toMatchObject([
      { search: '', filter: { status: { eq: 'OPEN' } } },
      { search: '', filter: {} },
    ]),
  )
})
