// Drafts of records that were saved since, or are gone.
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { boardOf } from '../../testing/boardStub.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import type { Resolvers } from '../../testing/stubGraph.ts'
import { allDrafts } from './draftStore.ts'

const may = { allowed: true, reason: null, whoCan: [] }
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

const department = (more: object = {}) => ({
  id: btoa('Department:1'),
  name: 'Maintenance',
  description: 'Keeps it going.',
  status: 'ACTIVE',
  version: 1,
  memberCount: 3,
  groups: [],
  roles: [],
  can: { edit: may },
  ...more,
})

async function openDepartment(one = department(), resolvers: Resolvers = {}) {
  const root = {
    id: 'Organization:1',
    name: 'Ridge',
    departments: { nodes: [one, department({ id: btoa('Department:2'), name: 'Yard' })] },
    can: { editDepartments: may },
  }
  const shown = renderRoute('/deptrole', {
    resolvers: { ...resolvers, Query: { organizationRoots: [root], ...resolvers.Query } },
  })
  await screen.findByRole('status', { name: 'Connection' })
  return shown
}

async function edit(user: ReturnType<typeof renderRoute>['user']) {
  await user.click((await screen.findAllByRole('button', { name: 'Edit' }))[0]!)
  // What asks about a conflict covers it.
  return within(await screen.findByRole('dialog', { name: /^Edit /, hidden: true }))
}

describe('a record that was saved since', () => {
  const sent = { updateDepartment: { __typename: 'UpdateDepartmentSuccess', department: department({ version: 3 }) } }

  async function begin() {
    const { user } = await openDepartment()
    const dialog = await edit(user)
    await user.clear(dialog.getByLabelText(/^Name/))
    await user.type(dialog.getByLabelText(/^Name/), 'Repairs')
    await user.keyboard('{Escape}')
    await closed()
    cleanup()
  }

  test('takes in what the draft has not changed, and is saved from the version of now', async () => {
    await begin()
    const now = department({ version: 2, description: 'Keeps the fleet going.' })
    const { user, graph } = await openDepartment(now, { Mutation: sent })
    const dialog = await edit(user)
    expect(dialog.getByLabelText(/^Name/)).toHaveValue('Repairs')
    expect(dialog.getByLabelText('Description')).toHaveValue('Keeps the fleet going.')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(graph.asked('DepartmentDialogUpdateMutation')).toMatchObject([
        { input: { version: 2, name: 'Repairs', description: 'Keeps the fleet going.' } },
      ]),
    )
  })

  test.each([
    ['Keep mine', 'Repairs'],
    ['Take theirs', 'Workshop'],
  ])('shows both where both have changed it: %s', async (choice, name) => {
    await begin()
    const { user, graph } = await openDepartment(department({ version: 2, name: 'Workshop' }), { Mutation: sent })
    const dialog = await edit(user)
    const conflict = within(await screen.findByRole('dialog', { name: 'Changed by someone else' }))
    expect(conflict.getByRole('row', { name: 'Name Repairs Workshop' })).toBeVisible()
    await user.click(conflict.getByRole('button', { name: choice }))
    await waitFor(() => expect(dialog.getByLabelText(/^Name/)).toHaveValue(name))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(graph.asked('DepartmentDialogUpdateMutation')).toMatchObject([{ input: { version: 2, name } }]),
    )
  })

  test('is left to the server where it is not decided: it is sent from the version that the draft began with', async () => {
    await begin()
    const { user, graph } = await openDepartment(department({ version: 2, name: 'Workshop' }), { Mutation: sent })
    const dialog = await edit(user)
    await screen.findByRole('dialog', { name: 'Changed by someone else' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Changed by someone else' })).toBeNull())
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(graph.asked('DepartmentDialogUpdateMutation')).toMatchObject([{ input: { version: 1, name: 'Repairs' } }]),
    )
  })
})

describe('a record that is gone', () => {
  async function begin(nodes: () => unknown) {
    const { user } = await openDepartment(department(), { Query: { nodes } })
    const dialog = await edit(user)
    await user.type(dialog.getByLabelText(/^Name/), ' and repairs')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Edit / })).toBeNull())
    return user
  }

  test('takes its draft with it, which offers its text', async () => {
    const user = await begin(() => [null])
    const told = within(await screen.findByRole('dialog', { name: 'Deleted while you were writing' }))
    expect(told.getByText(/^You have a draft from \d\d:\d\d: “Edit Maintenance”\./)).toBeVisible()
    expect(told.getByText('Name: Maintenance and repairs')).toBeVisible()
    await user.click(told.getByRole('button', { name: 'Copy text' }))
    expect(await navigator.clipboard.readText()).toBe('Name: Maintenance and repairs')
    await user.click(told.getByRole('button', { name: 'Discard draft' }))
    await closed()
    expect(allDrafts()).toEqual([])
  })

  test('is told of when the product is opened, too, until the draft is thrown away', async () => {
    await begin(() => [{ __typename: 'Department', id: btoa('Department:1') }])
    expect(screen.queryByRole('dialog')).toBeNull()
    cleanup()
    const { user } = renderRoute('/home', { resolvers: boardOf({}, { nodes: [null] }) })
    await screen.findByRole('dialog', { name: 'Deleted while you were writing' })
    await user.keyboard('{Escape}')
    await closed()
    expect(allDrafts()).toHaveLength(1)
  })

  test('is not told of where the server does not say', async () => {
    await begin(() => {
      throw new Error('Not now.')
    })
    expect(allDrafts()).toHaveLength(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
