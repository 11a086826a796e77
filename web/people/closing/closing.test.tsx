import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { boardOf } from '../../testing/boardStub.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'

const may = { allowed: true, reason: null }
const mayNot = { allowed: false, reason: 'It is not being closed.' }
const goesAt = '2026-12-24T09:00:00.000Z'
const contents = { organizations: 4, people: 12, records: 1234, locations: 3, departments: 5, vehicles: 1 }
const root = (more: object = {}) => ({
  __typename: 'Organization',
  id: 'Organization:one',
  name: 'Northway',
  parent: null,
  closing: null,
  contents,
  can: { close: may, reopen: mayNot },
  ...more,
})
const closed = (more: object = {}) =>
  root({ closing: { goesAt, closedBy: { name: 'Avery Morgan' } }, can: { close: mayNot, reopen: may }, ...more })
const visit = (organization: object, Mutation: Record<string, unknown> = {}) =>
  renderRoute('/orgOverview/one', { resolvers: { Query: { organization }, Mutation } })

describe('a root organization', () => {
  test('is closed by its name, once what goes was counted', async () => {
    let organization: object = root()
    const page = renderRoute('/orgOverview/one', {
      resolvers: {
        Query: { organization: () => organization },
        Mutation: {
          closeOrganization: () => {
            organization = closed()
            return { __typename: 'CloseOrganizationSuccess', organization }
          },
        },
      },
    })
    await page.user.click(await screen.findByRole('button', { name: 'Close organization…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Close Northway?' }))
    expect(
      await dialog.findByText(
        '4 organizations, 12 people, 1,234 action records, 3 locations, 5 departments, 1 vehicle',
      ),
    ).toBeVisible()
    await page.user.type(dialog.getByLabelText(/Organization name/), 'Northway')
    await page.user.click(dialog.getByRole('button', { name: 'Close organization' }))
    expect(await screen.findByText('An Admin can reopen it until 24 Dec 2026.')).toBeVisible()
    expect(page.graph.asked('CloseOrganizationDialogMutation')).toEqual([
      { input: { id: 'Organization:one', name: 'Northway' } },
    ])
    expect(
      await screen.findByText(/Closed by Avery Morgan, read-only. Everything is deleted on 24 Dec 2026/),
    ).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Close organization…' })).toBeNull())
  })

  test('says at its field what was typed wrong, and stays', async () => {
    const message = 'Type the name to confirm: Northway'
    const fields = [{ path: 'name', message }]
    const refused = { __typename: 'ValidationError', code: 'VALIDATION', message: 'x', fields }
    const page = visit(root(), { closeOrganization: refused })
    await page.user.click(await screen.findByRole('button', { name: 'Close organization…' }))
    const dialog = within(await screen.findByRole('dialog'))
    await page.user.click(dialog.getByRole('button', { name: 'Close organization' }))
    await waitFor(() =>
      expect(dialog.getByLabelText(/Organization name/)).toHaveAccessibleDescription(new RegExp(message)),
    )
  })

  test('is taken along as one archive', async () => {
    const page = visit(root(), { createExport: { __typename: 'CreateExportSuccess', url: '/export?ticket=1' } })
    await page.user.click(await screen.findByRole('button', { name: 'Export everything' }))
    await waitFor(() =>
      expect(page.graph.asked('useExportMutation')).toEqual([{ input: { everythingOfId: 'Organization:one' } }]),
    )
  })

  test('has no way out for others, nor below it', async () => {
    visit(root({ can: { close: mayNot, reopen: mayNot } }))
    await screen.findByRole('heading', { name: 'Northway' })
    expect(screen.queryByRole('region', { name: 'Closing' })).toBeNull()
  })
})

describe('what closes', () => {
  test('is told above the board, with the way to its page', async () => {
    const organization = { id: 'Organization:one', name: 'Northway' }
    const viewer = {
      user: { id: 'User:jane', memberships: [{ accessLevelName: 'Admin', organization }] },
      closings: [{ goesAt, organization }],
    }
    const { Query, ...more } = boardOf({})
    renderRoute('/home', { resolvers: { ...more, Query: { ...Query, viewer } } })
    expect(
      await screen.findByText('Northway is closed and read-only. Everything is deleted on 24 Dec 2026.'),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open organization' })).toHaveAttribute(
      'href',
      '/orgOverview/Organization:one',
    )
  })

  test('says until when on its page, and is reopened', async () => {
    let organization: object = closed()
    const page = renderRoute('/orgOverview/one', {
      resolvers: {
        Query: { organization: () => organization },
        Mutation: {
          reopenOrganization: () => {
            organization = root()
            return { __typename: 'ReopenOrganizationSuccess', organization }
          },
        },
      },
    })
    await page.user.click(await screen.findByRole('button', { name: 'Reopen' }))
    expect(await screen.findByText('Northway reopened')).toBeVisible()
    expect(page.graph.asked('ClosingBannerMutation')).toEqual([{ input: { id: 'Organization:one' } }])
    await waitFor(() => expect(screen.queryByText(/Everything is deleted on/)).toBeNull())
  })

  test('says why it could not be reopened', async () => {
    const message = 'The time to reopen Northway is over.'
    const page = visit(closed(), { reopenOrganization: { __typename: 'ConflictError', code: 'CONFLICT', message } })
    await page.user.click(await screen.findByRole('button', { name: 'Reopen' }))
    expect(await screen.findByText(message)).toBeVisible()
  })

  test('names an Admin to who may not reopen it', async () => {
    visit(closed({ can: { close: mayNot, reopen: mayNot } }))
    expect(await screen.findByText('An Admin of the root organization can reopen it.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull()
  })
})
