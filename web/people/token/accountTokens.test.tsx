import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { begun, dialogOf, gate, token } from '../../testing/serviceAccountStub.ts'

describe('the tokens of a service account', () => {
  test('are listed with what can be done with each', async () => {
    await begun('Tokens…')
    const dialog = await dialogOf('Tokens of Gate control')
    const [, active, expired] = dialog.getAllByRole('row')
    expect(within(active!).getByRole('button', { name: 'Rotate Production' })).toBeVisible()
    expect(within(expired!).queryByRole('button', { name: 'Rotate Production' })).toBeNull()
    expect(within(expired!).getByText('Expired')).toBeVisible()
  })

  test.each(['EXPIRED', 'DISABLED'])('of one that is %s get no new one', async (state) => {
    await begun('Tokens…', { ...gate, state })
    const dialog = await dialogOf('Tokens of Gate control')
    expect(dialog.queryByRole('button', { name: 'New token…' })).toBeNull()
  })

  test('are rotated, and the new secret stands beside when the old one ends', async () => {
    const replaced = token(1, { expiresAt: '2026-01-22T12:00:00Z' })
    const page = await begun('Tokens…', gate, {
      rotateAccessToken: { __typename: 'RotateAccessTokenSuccess', secret: 'ogp_next', replaced },
    })
    const dialog = await dialogOf('Tokens of Gate control')
    await page.user.click(dialog.getAllByRole('button', { name: 'Rotate Production' })[0]!)
    const rotating = await dialogOf('Rotate Production')
    expect(rotating.getByLabelText('Old token stays valid')).toHaveDisplayValue('24 hours')
    await page.user.selectOptions(rotating.getByLabelText('Old token stays valid'), '7 days')
    await page.user.click(rotating.getByRole('button', { name: 'Rotate' }))
    expect(await screen.findByLabelText('Secret')).toHaveValue('ogp_next')
    expect(screen.getByText(/The old token works until 22 Jan 2026/)).toBeVisible()
    expect(page.graph.asked('RotateTokenDialogMutation')).toMatchObject([
      { input: { id: 'AccessToken:1', overlapHours: 168 } },
    ])
  })

  test('last no longer than it does', async () => {
    const ends = new Date(Date.now() + 40 * 86_400_000).toISOString()
    const page = await begun(
      'Tokens…',
      { ...gate, expiresAt: ends },
      {
        createAccessToken: { __typename: 'CreateAccessTokenSuccess', secret: 'ogp_secret' },
      },
    )
    await page.user.click((await dialogOf('Tokens of Gate control')).getByRole('button', { name: 'New token…' }))
    const dialog = await dialogOf('New token for Gate control')
    const lives = within(dialog.getByLabelText('Valid for')).getAllByRole('option')
    expect(lives.map(({ textContent }) => textContent)).toEqual([
      '7 days',
      '30 days',
      'Until the account expires',
      'Until a date…',
    ])
    await page.user.type(dialog.getByLabelText(/^Name/), 'Production{Enter}')
    await waitFor(() =>
      expect(page.graph.asked('CreateTokenDialogMutation')).toMatchObject([{ input: { expiresAt: ends } }]),
    )
  })

  test('may keep a directory in step', async () => {
    const page = await begun('Tokens…', gate, {
      createAccessToken: { __typename: 'CreateAccessTokenSuccess', secret: 'ogp_secret' },
    })
    await page.user.click((await dialogOf('Tokens of Gate control')).getByRole('button', { name: 'New token…' }))
    const dialog = await dialogOf('New token for Gate control')
    await page.user.click(dialog.getByLabelText(/^Read(?! and)/))
    await page.user.click(dialog.getByLabelText(/^Directory/))
    await page.user.type(dialog.getByLabelText(/^Name/), 'Okta{Enter}')
    await waitFor(() =>
      expect(page.graph.asked('CreateTokenDialogMutation')).toMatchObject([{ input: { scopes: ['DIRECTORY'] } }]),
    )
  })
})
