import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'

const may = { allowed: true, reason: null, whoCan: [] }
const mayNot = { allowed: false, reason: 'To edit departments, groups and roles here takes Admin.', whoCan: ['Admin'] }

const tree = (permission: object, departments: object[]) => ({
  Query: {
    organizationRoots: [
      {
        id: 'Organization:1',
        name: 'Ridge',
        departments: { nodes: departments },
        can: { editDepartments: permission },
      },
    ],
  },
})

const maintenance = {
  id: 'Department:1',
  name: 'Maintenance',
  memberCount: 3,
  groups: [
    { id: 'Group:1', name: 'Bay', memberCount: 2, parent: null },
    { id: 'Group:2', name: 'Night bay', memberCount: 1, status: 'INACTIVE', parent: { id: 'Group:1' } },
  ],
}

test('without departments it says what they are, and offers the first', async () => {
  const { user, graph } = renderRoute('/deptrole', {
    resolvers: {
      ...tree(may, []),
      Mutation: {
        createDepartment: {
          __typename: 'ValidationError',
          message: 'x',
          fields: [{ path: 'input.name', message: 'Enter a name.' }],
        },
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Add department' }))
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('Enter a name.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(/^Name/))
  expect(graph.asked('DepartmentDialogCreateMutation')).toEqual([
    { input: { organizationId: 'Organization:1', name: '', description: '', roleNames: [] } },
  ])
})

test('who may not edit reads who may, and has no button for it', async () => {
  renderRoute('/deptrole', { resolvers: tree(mayNot, [{ ...maintenance, can: { edit: mayNot } }]) })
  expect((await screen.findAllByText(mayNot.reason)).length).toBe(2)
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
  expect(screen.getByText('Inactive')).toBeTruthy()
})

test('people counts lead to the people, where one sees who has what', async () => {
  renderRoute('/deptrole', { resolvers: tree(may, [{ ...maintenance, memberCount: null, can: { edit: may } }]) })
  expect(await screen.findByText('You have no access to its people')).toBeTruthy()
  expect(screen.getByRole('link', { name: '2 people in Bay' }).getAttribute('href')).toBe(
    '/orgOverview/Organization:1/people?group=Group%3A1',
  )
})

test('an organization that is not there says so', async () => {
  renderRoute('/deptrole?org=nowhere', { resolvers: { Query: { organization: null, organizationRoots: [] } } })
  expect(await screen.findByText('Organization not found')).toBeTruthy()
})

test('the name of a role that is being added is not lost without a question where another department is chosen', async () => {
  const yard = { id: 'Department:2', name: 'Yard', memberCount: 1, groups: [], roles: [], can: { edit: may } }
  const { user, at } = renderRoute('/deptrole', {
    resolvers: tree(may, [{ ...maintenance, roles: [], can: { edit: may } }, yard]),
  })
  await screen.findByRole('status', { name: 'Connection' })
  const field = await screen.findByLabelText('Add roles')
  await user.type(field, 'Bay lead')
  await user.click(screen.getByRole('link', { name: /^Yard/ }))
  const asked = await screen.findByRole('alertdialog', { name: 'Discard changes?' })
  await user.click(within(asked).getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect([at(), (field as HTMLInputElement).value]).toEqual(['/deptrole', 'Bay lead'])
})

test('who has a department is read again once what was ticked is saved, though the dialog was closed before', async () => {
  let save = () => {}
  const saved = new Promise<void>((resolve) => (save = resolve))
  const { user, graph } = renderRoute('/deptrole', {
    resolvers: {
      Query: {
        ...tree(may, [{ ...maintenance, usedBy: [], can: { edit: may } }]).Query,
        organizations: {
          edges: [{ node: { id: 'Organization:2', name: 'Depot', path: '/1/2/', can: { setDepartments: may } } }],
        },
      },
      Mutation: {
        setOrganizationDepartments: async () => {
          await saved
          return { __typename: 'SetOrganizationDepartmentsSuccess', deactivated: [] }
        },
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Choose organizations' }))
  await user.click(await screen.findByRole('checkbox', { name: /Depot/ }))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(graph.asked('DepartmentsPageQuery')).toHaveLength(1)
  save()
  await waitFor(() => expect(graph.asked('DepartmentsPageQuery')).toHaveLength(2))
})

test('what an organization uses tells the groups and roles that are active', async () => {
  const roles = [
    { id: 'JobRole:1', name: 'Technician', status: 'ACTIVE' },
    { id: 'JobRole:2', name: 'Smith', status: 'INACTIVE' },
  ]
  const department = { ...maintenance, roles }
  const organization = {
    id: 'Organization:1',
    name: 'Ridge',
    departmentUses: [{ status: 'ACTIVE', memberCount: 3, department }],
    departments: { nodes: [] },
  }
  renderRoute('/orgOverview/ridge/departments', { resolvers: { Query: { organization } } })
  const row = await screen.findByRole('row', { name: /Maintenance/ })
  const cells = within(row).getAllByRole('cell')
  expect(cells.slice(1, 3).map(({ textContent }) => textContent)).toEqual(['Bay', 'Technician'])
})
