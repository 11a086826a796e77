import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { begun, dialogOf, gate, opened, organization, section } from '../../testing/serviceAccountStub.ts'
import type { Resolvers } from '../../testing/stubGraph.ts'

describe("an organization's service accounts", () => {
  test('are listed with their rights, their owner, their end and their tokens', async () => {
    opened([gate])
    const row = (await section()).getByRole('row', { name: /Gate control/ })
    expect(row).toHaveTextContent('Opens the gate for planned tours.')
    expect(row).toHaveTextContent('Acme · YardTransactional')
    expect(row).toHaveTextContent('Bo Berg')
    expect(row).toHaveTextContent('Never')
    expect(row).toHaveTextContent('1 activeLast used 14 Jan 2026')
  })

  test('say who needs an owner, and what is not active', async () => {
    opened([{ ...gate, needsOwner: true, state: 'EXPIRED', accessTokens: { nodes: [] } }])
    const row = (await section()).getByRole('row', { name: /Gate control/ })
    expect(row).toHaveTextContent('Needs an owner')
    expect(row).toHaveTextContent('Expired')
    expect(row).toHaveTextContent('NoneNever used')
  })

  test('are not shown to who may not see them, nor below the root', async () => {
    opened(null, {}, { identityProvider: {} })
    await screen.findByRole('region', { name: 'Identity provider' })
    expect(screen.queryByRole('region', { name: 'Service accounts' })).toBeNull()
  })

  test('say what they are for where there are none', async () => {
    opened([])
    expect(await screen.findByText(/No service accounts. Create one for a program/)).toBeVisible()
  })

  test('that have ended are shown once that is asked for, to read', async () => {
    const ended = { ...gate, state: 'ENDED', createdAt: '2026-01-02T12:00:00Z', endedAt: '2026-01-12T12:00:00Z' }
    const serviceAccounts = (args: { ended?: boolean }) => (args.ended ? [ended] : [])
    const { user } = opened([], {}, { serviceAccounts })
    await user.click((await section()).getByRole('button', { name: 'Show ended' }))
    const part = within(await screen.findByRole('region', { name: 'Ended service accounts' }))
    expect(part.getByRole('row', { name: /Gate control/ })).toHaveTextContent('12 Jan 2026')
    expect(part.queryByRole('button')).toBeNull()
  })

  test('lead to where their rights are changed', async () => {
    const page = await begun('Change rights')
    await waitFor(() => expect(page.at()).toBe('/orgOverview/Organization:acme/people?search=Gate%20control'))
  })
})

describe('a new service account', () => {
  const created = { ...gate, id: 'ServiceAccount:new', name: 'Weigh bridge' }
  const success = { createServiceAccount: { __typename: 'CreateServiceAccountSuccess', serviceAccount: created } }
  const asked = async (Mutation: Resolvers[string]) => {
    const page = opened([], Mutation)
    await page.user.click((await section()).getByRole('button', { name: 'New service account…' }))
    return { page, dialog: await dialogOf('New service account') }
  }

  test('is of the root, transactional and the viewer’s by itself, and gets its first token at once', async () => {
    const createAccessToken = { __typename: 'CreateAccessTokenSuccess', secret: 'ogp_secret' }
    const { page, dialog } = await asked({ ...success, createAccessToken })
    const levels = within(dialog.getByLabelText('Access level')).getAllByRole('option')
    expect(levels.map(({ textContent }) => textContent)).not.toContain('Admin')
    await page.user.type(dialog.getByLabelText(/^Name/), 'Weigh bridge')
    await page.user.type(dialog.getByLabelText(/^Purpose/), 'Weighs')
    await page.user.type(dialog.getByLabelText(/^Expires after/), '2026-12-31')
    await page.user.click(dialog.getByRole('button', { name: 'Create' }))
    const next = await dialogOf('New token for Weigh bridge')
    expect(page.graph.asked('CreateAccountDialogMutation')).toEqual([
      {
        input: {
          organizationId: 'Organization:acme',
          name: 'Weigh bridge',
          purpose: 'Weighs',
          ownerId: 'User:jane',
          expiresAt: new Date('2026-12-31T23:59:59').toISOString(),
          accessLevel: 'TRANSACTIONAL',
          departmentId: null,
          groupId: null,
          jobRoleId: null,
        },
      },
    ])
    expect(next.getByText('Reads everything the account can see, and subscribes to changes.')).toBeVisible()
    await page.user.type(next.getByLabelText(/^Name/), 'Production')
    await page.user.click(next.getByRole('button', { name: 'Create' }))
    expect(await screen.findByLabelText('Secret')).toHaveValue('ogp_secret')
    expect(page.graph.asked('CreateTokenDialogMutation')).toMatchObject([
      { input: { serviceAccountId: 'ServiceAccount:new', name: 'Production', scopes: ['READ'] } },
    ])
  })

  test('is owned by a person: no service account is offered as its owner', async () => {
    const edge = (id: string, name: string, isServiceAccount: boolean) => ({
      cursor: id,
      node: { id: `Membership:${id}`, user: { id: `User:${id}`, name, isServiceAccount }, jobRole: { name: 'Driver' } },
    })
    const edges = [edge('bo', 'Bo Berg', false), edge('gate', 'Gate control', true)]
    const { user } = renderRoute('/orgOverview/Organization:acme', {
      resolvers: { Query: { organization: organization([]), memberships: { edges } } },
    })
    await user.click((await section()).getByRole('button', { name: 'New service account…' }))
    const dialog = await dialogOf('New service account')
    await user.clear(dialog.getByLabelText(/^Owner/))
    await user.type(dialog.getByLabelText(/^Owner/), 'b')
    expect(await screen.findByRole('option', { name: /Bo Berg/ })).toHaveTextContent('Bo BergDriver')
    expect(screen.queryByRole('option', { name: /Gate control/ })).toBeNull()
    await user.keyboard('{Escape}')
    await user.click(dialog.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(dialog.getByLabelText(/^Owner/)).toHaveAccessibleDescription('Choose an owner.'))
  })

  test('says at its fields what the server refuses', async () => {
    const fields = [
      { path: 'name', message: 'Enter a name.' },
      { path: 'ownerId', message: 'Choose an active person of the organization.' },
      { path: 'expiresAt', message: 'Choose a time in the future.' },
    ]
    const createServiceAccount = { __typename: 'ValidationError', message: 'No.', fields }
    const { page, dialog } = await asked({ createServiceAccount })
    await page.user.click(dialog.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(dialog.getByLabelText(/^Name/)).toHaveAccessibleDescription('Enter a name.'))
    expect(dialog.getByLabelText(/^Owner/)).toHaveAccessibleDescription(fields[1]!.message)
    expect(dialog.getByLabelText(/^Expires after/)).toHaveAccessibleDescription(fields[2]!.message)
  })
})

test('a service account is edited with the version that was seen, and what was not changed stays', async () => {
  const changed = { ...gate, purpose: 'Weighs', version: 4 }
  const page = await begun(
    'Edit…',
    { ...gate, expiresAt: '2026-12-31T10:00:00Z' },
    {
      updateServiceAccount: { __typename: 'UpdateServiceAccountSuccess', serviceAccount: changed },
    },
  )
  const dialog = await dialogOf('Edit Gate control')
  expect(dialog.getByLabelText(/^Expires after/)).toHaveValue('2026-12-31')
  await page.user.clear(dialog.getByLabelText(/^Purpose/))
  await page.user.type(dialog.getByLabelText(/^Purpose/), 'Weighs')
  await page.user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Service account saved')).toBeVisible()
  expect(page.graph.asked('EditAccountDialogMutation')).toEqual([
    { input: { id: 'ServiceAccount:gate', version: 3, name: 'Gate control', purpose: 'Weighs' } },
  ])
  expect((await section()).getByRole('row', { name: /Gate control/ })).toHaveTextContent('Weighs')
})

test('a service account ends after one has read what ends with it', async () => {
  const page = await begun('End…', gate, {
    endServiceAccount: { __typename: 'EndServiceAccountSuccess', serviceAccount: { ...gate, state: 'ENDED' } },
  })
  const dialog = await dialogOf('End Gate control')
  expect(dialog.getByText(/Its tokens stop working at once/)).toBeVisible()
  await page.user.click(dialog.getByRole('button', { name: 'End account' }))
  expect(await screen.findByText('Service account ended')).toBeVisible()
  expect(page.graph.asked('EndAccountDialogMutation')).toEqual([{ input: { id: 'ServiceAccount:gate' } }])
})
