import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'
import type { Resolvers } from '../../testing/stubGraph.ts'

const open = {
  longestDays: null,
  scopes: ['READ', 'WRITE', 'OBSERVATIONS', 'EXPORT', 'DIRECTORY'],
  addresses: [],
  allowsSelfRegistration: false,
  version: 0,
  tokens: 0,
  refusedTokens: 0,
}
const narrow = {
  longestDays: 90,
  scopes: ['READ', 'EXPORT'],
  addresses: ['203.0.113.0/24', '2001:db8::1'],
  allowsSelfRegistration: true,
  version: 4,
  tokens: 12,
  refusedTokens: 3,
}
const organization = (tokenPolicy: object | null, more: object = {}) => ({
  id: 'Organization:acme',
  parent: null,
  tokenPolicy,
  ...more,
})

const opened = (shown: object, Mutation: Resolvers[string] = {}) =>
  renderRoute('/orgOverview/Organization:acme', { resolvers: { Query: { organization: shown }, Mutation } })
const section = async () => within(await screen.findByRole('region', { name: 'Access tokens' }))
const fact = async (label: string) => (await section()).getByText(label).parentElement

async function begun(tokenPolicy: object, Mutation: Resolvers[string] = {}) {
  const page = opened(organization(tokenPolicy), Mutation)
  await page.user.click((await section()).getByRole('button', { name: 'Change…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change access tokens' }))
  return { page, dialog, save: () => page.user.click(dialog.getByRole('button', { name: 'Save' })) }
}
const saved = (tokenPolicy: object) => ({
  setTokenPolicy: { __typename: 'SetTokenPolicySuccess', organization: organization(tokenPolicy) },
})
const refused = (fields: readonly object[]) => ({
  setTokenPolicy: { __typename: 'ValidationError', message: 'No.', fields },
})

describe('what access tokens may be', () => {
  test('is shown, with how many there are', async () => {
    opened(organization(narrow))
    expect(await fact('Longest life')).toHaveTextContent('Longest life90 days')
    expect(await fact('Scopes')).toHaveTextContent('ScopesRead, Export')
    expect(await fact('Used from')).toHaveTextContent('Used from203.0.113.0/24, 2001:db8::1')
    expect(await fact('Applications register themselves')).toHaveTextContent(/Allowed$/)
    expect(await fact('Tokens in use')).toHaveTextContent('Tokens in use12, 3 of them refused')
  })

  test('is shown where nothing was set', async () => {
    opened(organization(open))
    expect(await fact('Longest life')).toHaveTextContent('Longest life366 days')
    expect(await fact('Scopes')).toHaveTextContent('ScopesRead, Read and write, Enter observations, Export, Directory')
    expect(await fact('Used from')).toHaveTextContent('Used fromAnywhere')
    expect(await fact('Applications register themselves')).toHaveTextContent(/Not allowed$/)
    expect((await fact('Tokens in use'))?.textContent).toBe('Tokens in use0')
  })

  test('is shown where they have no scopes, and of the one there is', async () => {
    opened(organization({ ...open, scopes: [], tokens: 1, refusedTokens: 1 }))
    expect(await fact('Scopes')).toHaveTextContent('ScopesNone')
    expect((await fact('Tokens in use'))?.textContent).toBe('Tokens in use1, refused')
  })

  test('is not shown to who may not administer it', async () => {
    opened(organization(null, { identityProvider: {} }))
    await screen.findByRole('region', { name: 'Identity provider' })
    expect(screen.queryByRole('region', { name: 'Access tokens' })).toBeNull()
  })

  test('is not that of an organization below the root', async () => {
    opened(organization(open, { parent: { id: 'Organization:root' } }))
    await screen.findByRole('region', { name: 'Sub-organizations' })
    expect(screen.queryByRole('region', { name: 'Access tokens' })).toBeNull()
  })
})

describe('a change of what access tokens may be', () => {
  test('goes with the version that was seen, and is shown', async () => {
    const { page, dialog, save } = await begun(open, saved(narrow))
    expect(dialog.getByLabelText('Longest life in days')).toHaveValue('')
    await page.user.type(dialog.getByLabelText('Longest life in days'), '90')
    const scopes = within(dialog.getByRole('group', { name: 'Scopes' }))
    await page.user.click(scopes.getByLabelText('Read and write'))
    await page.user.click(scopes.getByLabelText('Enter observations'))
    await page.user.click(scopes.getByLabelText('Directory'))
    await page.user.click(dialog.getByLabelText('Applications may register themselves'))
    await page.user.type(dialog.getByLabelText('Used from'), ' 203.0.113.0/24{Enter}{Enter}2001:db8::1{Enter}')
    await save()
    expect(await screen.findByText('Access tokens changed')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await fact('Longest life')).toHaveTextContent('90 days')
    expect(page.graph.asked('TokenPolicyDialogMutation')).toEqual([
      {
        input: {
          organizationId: 'Organization:acme',
          version: 0,
          longestDays: 90,
          scopes: ['READ', 'EXPORT'],
          addresses: ['203.0.113.0/24', '2001:db8::1'],
          allowsSelfRegistration: true,
        },
      },
    ])
  })

  test('begins with what is set, and takes it back where it is emptied', async () => {
    const { page, dialog, save } = await begun(narrow, saved({ ...open, scopes: [], version: 5 }))
    expect(dialog.getByLabelText('Longest life in days')).toHaveValue('90')
    expect(dialog.getByLabelText('Used from')).toHaveValue('203.0.113.0/24\n2001:db8::1')
    expect(dialog.getByLabelText('Enter observations')).not.toBeChecked()
    await page.user.click(dialog.getByLabelText('Applications may register themselves'))
    await page.user.clear(dialog.getByLabelText('Longest life in days'))
    await page.user.clear(dialog.getByLabelText('Used from'))
    await page.user.click(dialog.getByLabelText('Read'))
    await page.user.click(dialog.getByLabelText('Export'))
    await save()
    await waitFor(() =>
      expect(page.graph.asked('TokenPolicyDialogMutation')).toMatchObject([
        { input: { version: 4, longestDays: null, scopes: [], addresses: [], allowsSelfRegistration: false } },
      ]),
    )
  })

  test('shows that to write is to read, too', async () => {
    const { page, dialog, save } = await begun({ ...narrow, scopes: ['WRITE'] }, saved(narrow))
    expect(dialog.getByLabelText('Read')).toBeChecked()
    expect(dialog.getByLabelText('Enter observations')).toBeDisabled()
    expect(dialog.getByLabelText('Export')).not.toBeChecked()
    await page.user.click(dialog.getByLabelText('Read and write'))
    expect(dialog.getByLabelText('Read')).not.toBeChecked()
    await page.user.click(dialog.getByLabelText('Read and write'))
    await save()
    await waitFor(() =>
      expect(page.graph.asked('TokenPolicyDialogMutation')).toMatchObject([{ input: { scopes: ['WRITE'] } }]),
    )
  })

  test('says at its field which addresses are wrong', async () => {
    const message = 'Write an address like 203.0.113.7.'
    const { page, dialog, save } = await begun(
      open,
      refused([0, 2].map((at) => ({ path: `addresses.${at}`, message }))),
    )
    const field = dialog.getByLabelText('Used from')
    await page.user.type(field, 'here{Enter}203.0.113.7{Enter}there')
    await save()
    await waitFor(() => expect(field).toHaveAccessibleDescription(`here and there: ${message}`))
    expect(field).toHaveFocus()
    expect(field).toHaveValue('here\n203.0.113.7\nthere')
  })

  test('says at their fields what else the server refuses', async () => {
    const { dialog, save } = await begun(
      open,
      refused([
        { path: 'longestDays', message: 'Fewer days.' },
        { path: 'scopes', message: 'Other scopes.' },
        { path: 'addresses', message: 'Fewer addresses.' },
      ]),
    )
    await save()
    const life = dialog.getByLabelText('Longest life in days')
    await waitFor(() => expect(life).toHaveAccessibleDescription('Fewer days.'))
    expect(dialog.getByRole('group', { name: 'Scopes' })).toHaveAccessibleDescription('Other scopes.')
    expect(dialog.getByLabelText('Used from')).toHaveAccessibleDescription('Fewer addresses.')
  })

  test.each(['0', '1.5', '367', 'long'])('is not sent with %s days', async (days) => {
    const { page, dialog, save } = await begun(open)
    await page.user.type(dialog.getByLabelText('Longest life in days'), days)
    await save()
    const life = dialog.getByLabelText('Longest life in days')
    expect(life).toHaveAccessibleDescription('Enter whole days from 1 to 366.')
    expect(page.graph.asked('TokenPolicyDialogMutation')).toEqual([])
  })
})
