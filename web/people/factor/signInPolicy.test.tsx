import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'
import type { Resolvers } from '../../testing/stubGraph.ts'

const open = {
  requiresSecondFactor: false,
  longestSessionHours: null,
  longestIdleHours: null,
  addresses: [],
  version: 0,
  people: 7,
  peopleWithSecondFactor: 3,
}
const narrow = {
  ...open,
  longestSessionHours: 12,
  longestIdleHours: 48,
  addresses: ['203.0.113.0/24', '2001:db8::1'],
  version: 4,
}
const organization = (signInPolicy: object) => ({ id: 'Organization:acme', parent: null, signInPolicy })

const opened = (signInPolicy: object, Mutation: Resolvers[string] = {}) =>
  renderRoute('/orgOverview/Organization:acme', {
    resolvers: { Query: { organization: organization(signInPolicy) }, Mutation },
  })
const section = async () => within(await screen.findByRole('region', { name: 'Sign-in' }))
const fact = async (label: string) => (await section()).getByText(label).parentElement

const openDialog = async (page: ReturnType<typeof opened>) => {
  await page.user.click((await section()).getByRole('button', { name: 'Limit sessions…' }))
  return within(await screen.findByRole('dialog', { name: 'Limit sessions' }))
}

async function begun(signInPolicy: object, Mutation: Resolvers[string] = {}) {
  const page = opened(signInPolicy, Mutation)
  const dialog = await openDialog(page)
  return { page, dialog, save: () => page.user.click(dialog.getByRole('button', { name: 'Save' })) }
}
const saved = (signInPolicy: object) => ({
  setSignInPolicy: { __typename: 'SetSignInPolicySuccess', organization: organization(signInPolicy) },
})
const refused = (fields: readonly object[]) => ({
  setSignInPolicy: { __typename: 'ValidationError', message: 'No.', fields },
})

describe('what sessions may be', () => {
  test('is shown, with the addresses that people sign in from', async () => {
    opened(narrow)
    expect(await fact('A session ends after')).toHaveTextContent('A session ends after12 hours')
    expect(await fact('An unused one ends after')).toHaveTextContent('An unused one ends after2 days')
    expect(await fact('Sign-in from')).toHaveTextContent('Sign-in from203.0.113.0/24, 2001:db8::1')
  })

  test('is shown where nothing was set', async () => {
    opened(open)
    expect(await fact('A session ends after')).toHaveTextContent('A session ends after30 days')
    expect((await fact('Sign-in from'))?.textContent).toBe('Sign-in fromAnywhere')
  })
})

describe('a change of what sessions may be', () => {
  test('goes with the version that was seen, its addresses as a list, and is shown', async () => {
    const { page, dialog, save } = await begun({ ...open, version: 3 }, saved(narrow))
    expect(dialog.getByText(/A session from elsewhere ends within ten minutes/)).toBeVisible()
    await page.user.type(dialog.getByLabelText('Hours after the sign-in'), '12')
    await page.user.type(dialog.getByLabelText('Hours without use'), '48')
    await page.user.type(dialog.getByLabelText('Sign in from'), ' 203.0.113.0/24{Enter}{Enter}2001:db8::1{Enter}')
    await save()
    expect(await screen.findByText('Sessions limited')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await fact('Sign-in from')).toHaveTextContent('203.0.113.0/24, 2001:db8::1')
    expect(page.graph.asked('SessionLimitsDialogMutation')).toEqual([
      {
        input: {
          organizationId: 'Organization:acme',
          version: 3,
          longestSessionHours: 12,
          longestIdleHours: 48,
          addresses: ['203.0.113.0/24', '2001:db8::1'],
        },
      },
    ])
  })

  test('begins with what is set, and takes it back where it is emptied', async () => {
    const { page, dialog, save } = await begun(narrow, saved({ ...open, version: 5 }))
    expect(dialog.getByLabelText('Hours after the sign-in')).toHaveValue('12')
    expect(dialog.getByLabelText('Sign in from')).toHaveValue('203.0.113.0/24\n2001:db8::1')
    await page.user.clear(dialog.getByLabelText('Hours after the sign-in'))
    await page.user.clear(dialog.getByLabelText('Sign in from'))
    await save()
    await waitFor(() =>
      expect(page.graph.asked('SessionLimitsDialogMutation')).toMatchObject([
        { input: { version: 4, longestSessionHours: null, longestIdleHours: 48, addresses: [] } },
      ]),
    )
    await waitFor(async () => expect(await fact('Sign-in from')).toHaveTextContent('Anywhere'))
  })

  test('says at its field which address is wrong', async () => {
    const message = 'Write an address like 203.0.113.7.'
    const { page, dialog, save } = await begun(open, refused([{ path: 'addresses.1', message }]))
    const field = dialog.getByLabelText('Sign in from')
    await page.user.type(field, '203.0.113.7{Enter}there')
    await save()
    await waitFor(() => expect(field).toHaveAccessibleDescription(`there: ${message}`))
    expect(field).toHaveFocus()
    expect(field).toHaveValue('203.0.113.7\nthere')
  })

  test('says at its field that the own address is missing', async () => {
    const message = 'Yours is missing.'
    const { page, dialog, save } = await begun(open, refused([{ path: 'addresses', message }]))
    const field = dialog.getByLabelText('Sign in from')
    await page.user.type(field, '203.0.113.7')
    await save()
    await waitFor(() => expect(field).toHaveAccessibleDescription(message))
  })

  test('is not sent with part of an hour', async () => {
    const { page, dialog, save } = await begun(open)
    await page.user.type(dialog.getByLabelText('Hours without use'), '1.5')
    await save()
    expect(dialog.getByLabelText('Hours without use')).toHaveAccessibleDescription('Enter whole hours, such as 12.')
    expect(page.graph.asked('SessionLimitsDialogMutation')).toEqual([])
  })

  test('is kept when the dialog closes before it was sent', async () => {
    const { page, dialog } = await begun(open)
    await page.user.type(dialog.getByLabelText('Sign in from'), '203.0.113.7')
    await page.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await openDialog(page)).getByLabelText('Sign in from')).toHaveValue('203.0.113.7')
  })
})
