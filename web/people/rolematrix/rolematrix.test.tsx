// The role matrix as a screen: nothing to show, read-only, and what a failing preview leaves usable.
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'

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
  organizationId: 'Organization:root',
  organizationName: 'Northway',
  can: { edit: { allowed, reason: allowed ? null : 'To edit this here takes Admin.', whoCan: ['Admin'] } },
  rows: [
    {
      id: 'row',
      capability: 'records.see',
      purpose: 'see action records',
      section: 'Action records',
      isFixed: false,
      cells: [
        cell('ADMIN', 'Admin', {
          reach: 'ALL',
          defaultReach: 'ALL',
          allowedReaches: [],
          fixedBecause: 'Admin is the same everywhere.',
        }),
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
        setRoleMatrixCells: (args: { input: unknown }) => {
          input = args.input
          return { __typename: 'ForbiddenError', message: 'To edit this here takes Admin.' }
        },
      },
    },
  })
  const grid = await screen.findByRole('grid', { name: 'Role matrix' })
  const button = within(grid).getByRole('button', {
    name: 'Supervision may see action records: Groups. changed, by default Own',
  })
  within(grid).getByRole('button', {
    name: 'Admin may see action records: Everything. cannot be changed: Admin is the same everywhere.',
  })
  await user.click(button)
  await user.click(await screen.findByRole('menuitemradio', { name: 'None' }))
  await user.click(await screen.findByRole('button', { name: 'Save 1 change' }))
  expect((await screen.findByRole('alert')).textContent).toBe('To edit this here takes Admin.')
  expect(input).toEqual({
    organizationId: 'Organization:root',
    cells: [{ capability: 'records.see', accessLevel: 'SUPERVISION', reach: 'NONE', seen: 'GROUPS' }],
  })
  expect(screen.getByText('1 unsaved change')).toBeTruthy()
})

test('who may not change it reads why', async () => {
  const { user } = renderRoute('/config/manageroles', { resolvers: { Query: { roleMatrix: matrix(false) } } })
  await screen.findByText('To edit this here takes Admin.')
  await user.click(await screen.findByRole('button', { name: /^Supervision may/ }))
  expect(screen.queryByRole('menuitemradio')).toBeNull()
})

describe('what somebody else saves while a cell is set', () => {
  const seenOf = (asked: unknown[]) =>
    asked.map((variables) =>
      (variables as { input: { cells: { seen: string }[] } }).input.cells.map(({ seen }) => seen),
    )

  /** A cell is set to nothing; another one saves Own meanwhile, and the matrix is read again. */
  async function setMeanwhile() {
    let now = 'GROUPS'
    const there = () => {
      const all = matrix(true)
      all.rows[0]!.cells[1] = cell('SUPERVISION', 'Supervision', { reach: now, defaultReach: 'NONE' })
      return all
    }
    const setRoleMatrixCells = ({ input }: { input: { cells: { reach: string; seen: string }[] } }) => {
      const [{ reach, seen }] = input.cells as [{ reach: string; seen: string }]
      if (seen !== now)
        return {
          __typename: 'ConflictError',
          code: 'CONFLICT',
          message: 'The role matrix was changed by someone else.',
          differences: [{ field: 'Supervision may see action records', yours: reach, current: now }],
        }
      now = reach
      return { __typename: 'SetRoleMatrixCellsSuccess', matrix: there() }
    }
    const page = renderRoute('/config/manageroles', {
      resolvers: { Query: { roleMatrix: there }, Mutation: { setRoleMatrixCells } },
    })
    await screen.findByRole('status', { name: 'Connection' })
    await page.user.click(await screen.findByRole('button', { name: /^Supervision may see action records: Groups/ }))
    await page.user.click(await screen.findByRole('menuitemradio', { name: /^None/ }))
    now = 'OWN'
    act(() => page.graph.turnStream('lost'))
    act(() => page.graph.turnStream('live'))
    // What is set stays, beside what it was and what it is.
    await screen.findByRole('button', {
      name: 'Supervision may see action records: None. not saved, was Groups, now Own',
    })
    await page.user.click(screen.getByRole('button', { name: 'Save 1 change' }))
    const asked = within(await screen.findByRole('dialog', { name: 'Changed by someone else' }))
    expect(asked.getByRole('row', { name: 'Supervision may see action records None Own' })).toBeVisible()
    return { ...page, asked, sent: () => seenOf(page.graph.asked('SaveBarMutation')) }
  }

  test('is asked about; what is set is kept, over what was shown then', async () => {
    const { user, asked, sent } = await setMeanwhile()
    await user.click(asked.getByRole('button', { name: 'Keep mine' }))
    await screen.findByRole('button', { name: 'Supervision may see action records: None' })
    expect(sent()).toEqual([['GROUPS'], ['OWN']])
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull())
  })

  test('is taken, where that is chosen, and nothing more is sent', async () => {
    const { user, asked, sent } = await setMeanwhile()
    await user.click(asked.getByRole('button', { name: 'Take theirs' }))
    await screen.findByRole('button', { name: /^Supervision may see action records: Own/ })
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull()
    expect(sent()).toEqual([['GROUPS']])
  })
})

test('who leaves with a cell that is not saved finds it set again', async () => {
  const { user, at } = renderRoute('/config/manageroles', { resolvers: { Query: { roleMatrix: matrix(true) } } })
  await screen.findByRole('status', { name: 'Connection' })
  await user.click(await screen.findByRole('button', { name: /^Supervision may see action records/ }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'None' }))
  await user.click(screen.getByRole('link', { name: 'Board' }))
  await waitFor(() => expect(at()).toBe('/home'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  cleanup()
  const again = renderRoute('/config/manageroles', { resolvers: { Query: { roleMatrix: matrix(true) } } })
  const bar = within(await screen.findByRole('region', { name: 'Unsaved changes' }))
  expect(bar.getByRole('status')).toHaveTextContent(/^1 unsaved change, draft from \d\d:\d\d$/)
  await again.user.click(bar.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull())
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft'))).toEqual([])
})
