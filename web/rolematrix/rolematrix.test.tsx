// The role matrix as a screen: nothing to show, read-only, and what a failing preview leaves usable.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../testing/renderRoute.tsx'

const cell = (level: string, levelName: string, more: object = {}) => ({
  id: `cell ${level}`,
  level,
  levelName,
  reach: 'OWN',
  defaultReach: 'OWN',
  allowedReaches: ['NONE', 'OWN', 'GROUPS'],
  fixedBecause: null,
  ...more,
})

const matrix = (allowed: boolean) => ({
  id: 'RoleMatrix:root',
  uuid: 'root',
  organizationId: 'Organization:root',
  organizationName: 'Northway',
  viewerCanEdit: { allowed, reason: allowed ? null : 'To edit this here takes Admin.', whoCan: ['Admin'] },
  rows: [
    {
      id: 'row',
      capability: 'records.see',
      purpose: 'see action records',
      section: 'Action records',
      isFixed: false,
      cells: [
        cell('ADMIN', 'Admin', { reach: 'ALL', defaultReach: 'ALL', allowedReaches: [], fixedBecause: 'Admin is the same everywhere.' }),
        cell('SUPERVISION', 'Supervision', { reach: 'GROUPS' }),
      ],
    },
  ],
})

test('without an organization it says so', async () => {
  renderRoute('/config/manageroles', { resolvers: { Query: { roleMatrix: null } } })
  expect(await screen.findByRole('heading', { name: 'No role matrix' })).toBeTruthy()
})

test('a changed cell says what it was, a fixed one why, and a save names what was seen', async () => {
  let input: unknown
  const { user } = renderRoute('/config/manageroles', {
    resolvers: {
      Query: { roleMatrix: matrix(true) },
      Mutation: {
        setPolicyCells: (args: { input: unknown }) => {
          input = args.input
          return { __typename: 'ForbiddenError', message: 'To edit this here takes Admin.' }
        },
      },
    },
  })
  const grid = await screen.findByRole('grid', { name: 'Role matrix' })
  const button = within(grid).getByRole('button', { name: 'Supervision may see action records: Groups. changed, by default Own' })
  within(grid).getByRole('button', { name: 'Admin may see action records: Everything. can not be changed: Admin is the same everywhere.' })
  await user.click(button)
  await user.click(await screen.findByRole('menuitemradio', { name: 'Nothing' }))
  await user.click(await screen.findByRole('button', { name: 'Save 1 change' }))
  expect((await screen.findByRole('alert')).textContent).toBe('To edit this here takes Admin.')
  expect(input).toEqual({
    organizationId: 'Organization:root',
    cells: [{ capability: 'records.see', accessLevel: 'SUPERVISION', reach: 'NONE', seen: 'GROUPS' }],
  })
  expect(screen.getByText('1 change not saved')).toBeTruthy()
})

test('who may not change it reads why', async () => {
  const { user } = renderRoute('/config/manageroles', { resolvers: { Query: { roleMatrix: matrix(false) } } })
  await screen.findByText('To edit this here takes Admin.')
  await user.click(await screen.findByRole('button', { name: /^Supervision may/ }))
  expect(screen.queryByRole('menuitemradio')).toBeNull()
})
