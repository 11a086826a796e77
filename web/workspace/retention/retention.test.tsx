import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'

const hold = {
  __typename: 'LegalHold',
  id: 'LegalHold:1',
  reason: 'Case 12',
  placedAt: '2026-11-20T09:00:00.000Z',
  placedBy: { __typename: 'User', id: 'User:1', name: 'Avery Morgan' },
  user: { __typename: 'User', id: 'User:2', name: 'Bo Berg' },
  action: null,
}
const root = (retention: object | null) => ({
  __typename: 'Organization',
  id: 'Organization:one',
  name: 'Northway',
  parent: null,
  closing: null,
  retention: retention && {
    __typename: 'OrganizationRetention',
    version: 3,
    auditDays: 400,
    historyDays: null,
    messageDays: null,
    fileDays: 90,
    holds: [],
    ...retention,
  },
})
const visit = (retention: object | null, Mutation: Record<string, unknown> = {}) =>
  renderRoute('/orgOverview/one', { resolvers: { Query: { organization: root(retention) }, Mutation } })
const section = async () => within(await screen.findByRole('region', { name: 'Retention' }))

describe('retention', () => {
  test('says how long each kind is kept, and takes other days', async () => {
    const page = visit(
      {},
      {
        setRetention: { __typename: 'SetRetentionSuccess', organization: root({ messageDays: 365, version: 4 }) },
      },
    )
    const shown = await section()
    expect(shown.getByText('400 days')).toBeVisible()
    expect(shown.getAllByText('Forever')).toHaveLength(2)
    await page.user.click(shown.getByRole('button', { name: 'Set retention…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Set retention' }))
    expect(dialog.getByLabelText('Audit log, in days')).toHaveValue(400)
    await page.user.type(dialog.getByLabelText('Messages, in days'), '365')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Retention set')).toBeVisible()
    expect(page.graph.asked('RetentionDialogMutation')).toEqual([
      {
        input: {
          organizationId: 'Organization:one',
          version: 3,
          auditDays: 400,
          historyDays: 0,
          messageDays: 365,
          fileDays: 90,
        },
      },
    ])
    expect(shown.getByText('365 days')).toBeVisible()
  })

  test('says at its field what is too few', async () => {
    const message = 'Write 0 for ever, or at least 30 days.'
    const fields = [{ path: 'fileDays', message }]
    const page = visit(
      {},
      {
        setRetention: { __typename: 'ValidationError', code: 'VALIDATION', message: 'x', fields },
      },
    )
    await page.user.click((await section()).getByRole('button', { name: 'Set retention…' }))
    const dialog = within(await screen.findByRole('dialog'))
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(dialog.getByLabelText('Files, in days')).toHaveAccessibleDescription(new RegExp(message)),
    )
  })

  test('is not there for whoever may not set it', async () => {
    visit(null)
    await screen.findByRole('heading', { name: 'Northway' })
    expect(screen.queryByRole('region', { name: 'Retention' })).toBeNull()
  })
})

describe('a legal hold', () => {
  test('is placed on a record by its number, with a reason', async () => {
    const page = visit(
      {},
      {
        placeLegalHold: { __typename: 'PlaceLegalHoldSuccess', organization: root({ holds: [hold] }) },
      },
    )
    await page.user.click((await section()).getByRole('button', { name: 'Place legal hold…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Place legal hold' }))
    await page.user.selectOptions(dialog.getByLabelText('Applies to'), 'record')
    await page.user.type(dialog.getByLabelText(/Record number/), '1042')
    await page.user.type(dialog.getByLabelText(/Reason/), 'Case 12')
    await page.user.click(dialog.getByRole('button', { name: 'Place legal hold' }))
    expect(await screen.findByText('Legal hold placed')).toBeVisible()
    expect(page.graph.asked('PlaceHoldDialogMutation')).toEqual([
      { input: { organizationId: 'Organization:one', reason: 'Case 12', recordNumber: 1042 } },
    ])
    expect(await screen.findByText('Legal hold: Bo Berg')).toBeVisible()
  })

  test('is lifted after asking', async () => {
    const page = visit(
      { holds: [hold] },
      {
        liftLegalHold: { __typename: 'LiftLegalHoldSuccess', organization: root({}) },
      },
    )
    await page.user.click((await section()).getByRole('button', { name: 'Lift legal hold: Bo Berg' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Lift legal hold: Bo Berg?' }))
    await page.user.click(dialog.getByRole('button', { name: 'Lift legal hold' }))
    await waitFor(() => expect(screen.queryByText('Legal hold: Bo Berg')).toBeNull())
    expect(page.graph.asked('LiftHoldDialogMutation')).toEqual([{ input: { id: 'LegalHold:1' } }])
  })
})
