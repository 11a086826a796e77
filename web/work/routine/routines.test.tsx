import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { jane, renderRoute } from '../../testing/renderRoute.tsx'

const may = { allowed: true, reason: null, whoCan: [] }
const viewer = { user: jane, capabilities: ['tasks.use', 'tasks.edit'] }
const series = {
  id: 'Series:1',
  title: 'Yard count',
  sentence: 'Every 3 days at 06:00',
  rule: 'FREQ=DAILY;INTERVAL=3',
  timeZone: 'UTC',
  startsOn: '2026-11-23T06:00',
  status: 'ACTIVE',
  durationMins: 60,
  leadDays: 1,
  version: 1,
  organization: { id: 'Organization:1', name: 'Reno terminal' },
  can: { edit: may },
  previous: null,
  next: [],
}
const list = { edges: [{ node: series, cursor: 'c' }], pageInfo: { hasNextPage: false, endCursor: null } }

test('a routine says its rhythm in words, and shows no text of a rule', async () => {
  renderRoute('/tasks/routine/5', { resolvers: { Query: { viewer, routine: series } } })
  expect(await screen.findByText('Every 3 days at 06:00')).toBeVisible()
  expect(document.body.textContent).not.toMatch(/INTERVAL|FREQ/)
})

const report = (more: object) => ({
  __typename: 'ScheduleAllTasksSuccess',
  created: 0,
  skippedCount: 0,
  conflictCount: 0,
  plannedLines: 0,
  skippedLines: 0,
  conflictLines: 0,
  planned: [],
  skipped: [],
  conflicts: [],
  ...more,
})
const scheduling = async (answer: object) => {
  const rendered = renderRoute('/tasks/routines', {
    resolvers: {
      Query: {
        viewer,
        routines: list,
        organizationTree: [{ id: 'Organization:1', name: 'Northway', path: '/1/', can: { invite: { allowed: true } } }],
      },
      Mutation: { scheduleAllTasks: answer },
    },
  })
  await rendered.user.click(await screen.findByRole('button', { name: 'Schedule all…' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByRole('option', { name: 'Northway' })
  await rendered.user.click(within(dialog).getByRole('button', { name: 'Preview' }))
  return { ...rendered, dialog }
}

test('nothing to schedule can not be pressed, and says why', async () => {
  const { user, graph, dialog } = await scheduling(
    report({ skippedCount: 3, skippedLines: 1, skipped: [{ count: 3, reason: 'EXISTS', series }] }),
  )
  expect(await within(dialog).findByText(/Nothing to schedule between these days/)).toBeVisible()
  const button = within(dialog).getByRole('button', { name: 'Schedule' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await user.click(button)
  expect(graph.asked('ScheduleAllDialogMutation')).toHaveLength(1)
  expect(within(dialog).queryByText(/0 occurrences/)).toBeNull()
})

test('scheduling all names the organization of each line', async () => {
  const { dialog } = await scheduling(
    report({
      created: 2,
      plannedLines: 1,
      planned: [{ count: 2, series }],
      conflictCount: 1,
      conflictLines: 1,
      conflicts: [{ count: 1, kind: 'CLOSED', series }],
      skippedCount: 1,
      skippedLines: 1,
      skipped: [{ count: 1, reason: 'OVER', series }],
    }),
  )
  await within(dialog).findByRole('button', { name: 'Schedule 2 occurrences' })
  expect(within(dialog).getAllByRole('cell', { name: 'Reno terminal' })).toHaveLength(3)
})

test('routines are searched by the address, and a search that finds none says so', async () => {
  const { graph } = renderRoute('/tasks/routines?q=zzz', {
    resolvers: { Query: { viewer, routines: { ...list, edges: [] } } },
  })
  expect(await screen.findByText('No routines match.')).toBeVisible()
  expect(graph.asked('RoutinesSectionQuery')[0]).toMatchObject({ search: 'zzz' })
})
