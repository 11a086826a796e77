import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'

const organization = (allowed: boolean) => ({
  id: btoa('Organization:one'),
  name: 'One',
  can: { administer: { allowed, reason: allowed ? null : 'To administer here takes Admin.' } },
})

test('says how to connect to who administers the organization', async () => {
  renderRoute('/orgOverview/one/integrations', { resolvers: { Query: { organization: organization(true) } } })
  expect(await screen.findByRole('link', { name: 'Integrations' })).toHaveAttribute('aria-current', 'page')
  expect(await screen.findByLabelText('GraphQL')).toHaveValue(`${window.location.origin}/graphql`)
})

test('is no tab for anybody else, and its address says why', async () => {
  renderRoute('/orgOverview/one/integrations', { resolvers: { Query: { organization: organization(false) } } })
  expect(await screen.findByText('To administer here takes Admin.')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Integrations' })).toBeNull()
  expect(screen.queryByLabelText('GraphQL')).toBeNull()
})

const token = {
  __typename: 'AccessToken',
  id: 'AccessToken:1',
  name: 'Fuel cards',
  scopes: ['READ', 'EXPORT'],
  expiresAt: '2026-12-01T12:00:00Z',
  state: 'ACTIVE',
  lastUsedAt: '2026-01-14T12:00:00Z',
  lastUsedBy: 'curl',
  lastUsedFrom: '203.0.113.24',
}
const settings = (accessTokens: object[], Mutation: object) => ({
  resolvers: {
    Query: {
      viewer: {
        accessTokens: { nodes: accessTokens },
        user: {
          id: 'User:jane',
          settings: { version: 1, theme: 'SYSTEM', toastMs: 5000 },
          notificationSettings: { version: 1, kinds: [] },
        },
      },
    },
    Mutation: Mutation as Record<string, unknown>,
  },
})

test('a token is made by the keyboard alone, and its secret shown once', async () => {
  const createAccessToken = { __typename: 'CreateAccessTokenSuccess', secret: 'ogp_secret' }
  const { user, graph } = renderRoute('/mysettings', settings([], { createAccessToken }))
  const make = await screen.findByRole('button', { name: 'Create token' })
  make.focus()
  await user.keyboard('{Enter}')
  // A directory is kept in step by service accounts alone.
  expect(screen.queryByLabelText(/^Directory/)).toBeNull()
  await user.keyboard('Gateway')
  await user.tab()
  await user.keyboard(' ')
  await user.tab()
  await user.tab()
  await user.keyboard(' ')
  await user.type(screen.getByLabelText(/^Name/), '{Enter}')
  expect(await screen.findByLabelText('Secret')).toHaveValue('ogp_secret')
  const [asked] = graph.asked('CreateTokenDialogMutation') as {
    input: { name: string; scopes: string[]; expiresAt: string }
  }[]
  expect(asked!.input).toMatchObject({ name: 'Gateway', scopes: ['OBSERVATIONS'] })
  expect(Math.round((Date.parse(asked!.input.expiresAt) - Date.now()) / 86_400_000)).toBe(90)
  expect(screen.getByRole('button', { name: 'Copy secret' })).toHaveFocus()
  await user.tab()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByLabelText('Secret')).toBeNull())
})

test('what the server refuses of it stands at its field', async () => {
  const fields = [{ path: 'input.scopes', message: 'Choose one at least.' }]
  const { user } = renderRoute(
    '/mysettings',
    settings([], { createAccessToken: { __typename: 'ValidationError', code: 'VALIDATION', message: 'No.', fields } }),
  )
  await user.click(await screen.findByRole('button', { name: 'Create token' }))
  await user.click(screen.getByRole('button', { name: 'Create' }))
  expect(await screen.findByRole('group', { name: 'Permissions' })).toHaveAccessibleDescription('Choose one at least.')
})

test('what an organization does not allow stands at the life and at what it may do', async () => {
  const fields = [
    { path: 'expiresAt', message: 'Acme allows 30 days.' },
    { path: 'scopes', message: 'Acme does not allow READ.' },
  ]
  const { user } = renderRoute(
    '/mysettings',
    settings([], { createAccessToken: { __typename: 'ValidationError', message: 'No.', fields } }),
  )
  await user.click(await screen.findByRole('button', { name: 'Create token' }))
  await user.click(screen.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(screen.getByLabelText('Valid for')).toHaveAccessibleDescription('Acme allows 30 days.'))
  expect(screen.getByRole('group', { name: 'Permissions' })).toHaveAccessibleDescription('Acme does not allow READ.')
  await user.selectOptions(screen.getByLabelText('Valid for'), 'day')
  await user.type(screen.getByLabelText(/^Last day/), '2026-06-01')
  await user.click(screen.getByRole('button', { name: 'Create' }))
  expect(screen.getByLabelText(/^Last day/)).toHaveAccessibleDescription('Acme allows 30 days.')
})

test('one’s own are listed with their use, and revoked once that is confirmed', async () => {
  const { user, graph } = renderRoute(
    '/mysettings',
    settings([token], {
      revokeAccessToken: { __typename: 'RevokeAccessTokenSuccess', token: { ...token, state: 'REVOKED' } },
    }),
  )
  const row = await screen.findByRole('row', { name: /Fuel cards/ })
  expect(row).toHaveTextContent('Read, Export')
  expect(row).toHaveTextContent('curl, 203.0.113.24')
  await user.click(within(row).getByRole('button', { name: 'Revoke Fuel cards' }))
  await user.click(await screen.findByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(graph.asked('RevokeTokenDialogMutation')).toEqual([{ input: { id: 'AccessToken:1' } }]))
})

test('those of people are listed with whose they are', async () => {
  const accessTokens = {
    edges: [{ cursor: 'a', node: { ...token, state: 'EXPIRED', owner: { id: 'User:bo', name: 'Bo Ray' } } }],
    pageInfo: { hasNextPage: false, endCursor: null },
  }
  renderRoute('/orgOverview/one/integrations', {
    resolvers: { Query: { organization: { ...organization(true), accessTokens } } },
  })
  const row = await screen.findByRole('row', { name: /Fuel cards/ })
  expect(row).toHaveTextContent('Bo Ray')
  expect(row).toHaveTextContent('Expired')
})

test('one’s own that an application uses say so, and can be revoked alone', async () => {
  const named = { ...token, name: 'Fuel Desk', application: { __typename: 'Application', id: 'Application:fuel' } }
  const { user } = renderRoute('/mysettings', settings([named], {}))
  const row = within(await screen.findByRole('row', { name: /Fuel Desk/ }))
  expect(row.getByText('Application')).toBeVisible()
  expect(row.queryByRole('button', { name: /Rotate/ })).toBeNull()
  await user.click(row.getByRole('button', { name: 'Revoke Fuel Desk' }))
  expect(
    await screen.findByText('“Fuel Desk” can no longer act for you, from now on. It can ask you again.'),
  ).toBeVisible()
})

test('one’s own are rotated, and end at once where that is chosen', async () => {
  const { user, graph } = renderRoute(
    '/mysettings',
    settings([token], {
      rotateAccessToken: {
        __typename: 'RotateAccessTokenSuccess',
        secret: 'ogp_next',
        replaced: { ...token, state: 'REVOKED' },
      },
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Rotate Fuel cards' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Rotate Fuel cards' }))
  await user.selectOptions(dialog.getByLabelText('Valid for'), '30 days')
  await user.selectOptions(dialog.getByLabelText('Old token stays valid'), 'Ends at once')
  await user.click(dialog.getByRole('button', { name: 'Rotate' }))
  expect(await screen.findByLabelText('Secret')).toHaveValue('ogp_next')
  expect(screen.getByText(/The old token has ended/)).toBeVisible()
  const [asked] = graph.asked('RotateTokenDialogMutation') as { input: { overlapHours: number; expiresAt: string } }[]
  expect(asked!.input).toMatchObject({ id: 'AccessToken:1', overlapHours: 0 })
  expect(Math.round((Date.parse(asked!.input.expiresAt) - Date.now()) / 86_400_000)).toBe(30)
})
