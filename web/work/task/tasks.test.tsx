import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { jane, renderRoute } from '../../testing/renderRoute.tsx'
import { entryId } from '../../kernel/relay/entryId.ts'
import { minutes } from './minutes.ts'

const may = { allowed: true, reason: null, whoCan: [] }
const reason = 'To edit tasks, checklists, SOPs, routines and tours here takes Admin.'
const mayNot = { allowed: false, reason, whoCan: ['Admin'] }
const viewer = { user: jane, capabilities: ['tasks.use', 'tasks.edit'] }

const connection = (nodes: object[]) => ({
  edges: nodes.map((node) => ({ node, cursor: 'c' })),
  pageInfo: { hasNextPage: false, endCursor: null },
})
const normal = { id: entryId('SCHEDULE_PRIORITY', 4), name: 'Normal' }
const item = {
  id: 'TaskItem:1',
  priority: normal,
  name: 'Yard count',
  active: true,
  serviceTimeMins: 90,
  recordCount: 2,
  can: { edit: mayNot },
}
const majorTask = (more: object = {}) => ({
  id: 'MajorTask:1',
  name: 'Yard and dock',
  active: true,
  version: 3,
  items: [item],
  can: { edit: may },
  ...more,
})

test('an empty catalogue says what it is for, and offers the first major task to who may', async () => {
  const { user, graph } = renderRoute('/tasks', {
    resolvers: {
      Query: { viewer, majorTasks: connection([]) },
      Mutation: {
        createMajorTask: {
          __typename: 'ValidationError',
          message: 'x',
          fields: [{ path: 'input.name', message: 'Enter a name.' }],
        },
      },
    },
  })
  expect(await screen.findByText('No tasks')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add major task' }))
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('Enter a name.')).toBeVisible()
  expect(document.activeElement).toBe(screen.getByLabelText(/^Name/))
  expect(graph.asked('MajorTaskDialogCreateMutation')).toHaveLength(1)
})

test('a search that finds nothing says so, and offers nothing to add', async () => {
  const { graph } = renderRoute('/tasks?q=zzz&archived=1', {
    resolvers: { Query: { viewer, majorTasks: connection([]) } },
  })
  expect(await screen.findByText('No tasks match')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add major task' })).toBeNull()
  expect(graph.asked('CatalogueSectionQuery')[0]).toEqual({
    search: 'zzz',
    archived: true,
    filter: { or: [{ name: { contains: 'zzz' } }, { items: { name: { contains: 'zzz' } } }] },
  })
})

test('who may not edit an item reads why in its menu, and nothing is sent', async () => {
  const { user, graph } = renderRoute('/tasks', {
    resolvers: { Query: { viewer, majorTasks: connection([majorTask()]) } },
  })
  await user.click(await screen.findByRole('button', { name: 'Actions for Yard count' }))
  expect(screen.getAllByText(reason)).toHaveLength(2)
  await user.click(screen.getByRole('menuitem', { name: /^Archive/ }))
  expect(graph.asked('useArchiveTaskItemMutation')).toEqual([])
})

test('a major task that somebody else changed meanwhile is not archived, and a toast says why', async () => {
  const { user, graph } = renderRoute('/tasks', {
    resolvers: {
      Query: { viewer, majorTasks: connection([majorTask()]) },
      Mutation: {
        archiveMajorTask: { __typename: 'ConflictError', message: 'The major task was changed by someone else.' },
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Actions for Yard and dock' }))
  await user.click(screen.getByRole('menuitem', { name: 'Archive' }))
  expect(await screen.findByText('Yard and dock not archived')).toBeVisible()
  expect(graph.asked('useArchiveTaskMajorMutation')).toEqual([{ input: { id: 'MajorTask:1', version: 3 } }])
})

test('an item that is not there says so, with the way back', async () => {
  const { graph } = renderRoute('/tasks/item/nowhere', { resolvers: { Query: { viewer, taskItem: null } } })
  expect(await screen.findByText('Task not found')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to catalog' })).toHaveAttribute('href', '/tasks')
  expect(graph.asked('TaskItemPageQuery')[0]).toMatchObject({ id: 'nowhere' })
})

const record = (id: string, title: string) => ({
  id,
  key: 'TR-7',
  title,
  status: 'ACTIVE',
  priority: normal,
  organization: { id: 'Organization:1', name: 'Acme' },
  assignees: [],
  can: { edit: may, assign: may },
})

test('tasks are assigned with a result a row: what was refused says why', async () => {
  const { user, graph } = renderRoute('/tasks/records?class=2&only=1', {
    resolvers: {
      Query: {
        viewer,
        taskRecords: connection([record('TaskRecord:1', 'North lot'), record('TaskRecord:2', 'South lot')]),
        node: {
          __typename: 'Organization',
          id: 'Organization:1',
          assignees: [{ userId: 'User:9', name: 'Lena Vogt', level: 'SUPERVISION' }],
        },
      },
      Mutation: {
        assignTasksToUsers: {
          __typename: 'AssignTasksToUsersSuccess',
          results: [
            { userId: 'User:9', taskRecord: null, error: null },
            {
              userId: 'User:9',
              taskRecord: null,
              error: { __typename: 'ForbiddenError', message: 'Not yours to give.' },
            },
          ],
        },
      },
    },
  })
  for (const name of [/North lot/, /South lot/]) await user.click(await screen.findByRole('checkbox', { name }))
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Assign…' }))
  await user.click(screen.getByRole('button', { name: 'Assign' }))
  expect(await screen.findByText('Choose at least one person.')).toBeVisible()
  await user.type(screen.getByLabelText('Assignees'), 'Lena')
  await user.click(await screen.findByRole('option', { name: /Lena Vogt/ }))
  await user.click(screen.getByRole('button', { name: 'Assign' }))
  expect((await screen.findByRole('row', { name: /North lot/ })).textContent).toMatch(/Lena VogtAssigned$/)
  expect(screen.getByRole('row', { name: /South lot/ }).textContent).toContain('Not assigned. Not yours to give.')
  expect(graph.asked('AssignTasksDialogMutation')).toEqual([
    { input: { ids: ['TaskRecord:1', 'TaskRecord:2'], userIds: ['User:9'] } },
  ])
  expect(graph.asked('TaskRecordsSectionQuery')[0]).toEqual({
    search: '',
    filter: { status: { eq: 'ACTIVE' }, actionClass: { eq: entryId('ACTION_CLASS', 2) } },
  })
})

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 h'],
  [90, '1 h 30 min'],
])('%i minutes are %s', (total, words) => {
  expect(minutes(total)).toBe(words)
})

test('a task record changes group, and says what that means for what is open', async () => {
  const node = {
    ...record('TaskRecord:1', 'Yard count'),
    version: 3,
    description: '',
    actionClass: { id: entryId('ACTION_CLASS', 1), name: 'Daily' },
    priority: normal,
    serviceTimeMins: 20,
    requiresSignOff: false,
    openCount: 2,
    location: null,
    department: { id: 'Department:1', name: 'Yard' },
    group: { id: 'Group:1', name: 'Days' },
  }
  const departments = [
    {
      id: 'Department:1',
      name: 'Yard',
      groups: [
        { id: 'Group:1', name: 'Days' },
        { id: 'Group:2', name: 'Nights' },
      ],
    },
  ]
  const { user, graph } = renderRoute('/tasks/records', {
    resolvers: {
      Query: { viewer, taskRecords: connection([node]), departments: { nodes: departments }, reference: [] },
      Mutation: { updateTaskRecord: { __typename: 'UpdateTaskRecordSuccess', taskRecord: node } },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Actions for Yard count, TR-7' }))
  await user.click(screen.getByRole('menuitem', { name: /^Edit/ }))
  const dialog = await screen.findByRole('dialog')
  const field = within(dialog).getByLabelText('Assigned to')
  await within(dialog).findByRole('option', { name: 'Nights' })
  expect(field).toHaveValue('group Group:1')
  await user.selectOptions(field, 'Nights')
  expect(
    within(dialog).getByText('2 open records stay where they are. Later records of its routines follow.'),
  ).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(graph.asked('TaskRecordDialogUpdateMutation')).toMatchObject([
    { input: { id: 'TaskRecord:1', version: 3, departmentId: null, groupId: 'Group:2' } },
  ])
})
