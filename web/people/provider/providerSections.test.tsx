import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { boardOf } from '../../testing/boardStub.ts'
import { acme, keptWay, leaving, started } from '../../testing/providerStub.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import type { Resolvers } from '../../testing/stubGraph.ts'

describe("an organization's provider", () => {
  const none = {
    issuer: null,
    clientIdentifier: null,
    joinsAs: null,
    isOn: false,
    testedAt: null,
    version: 0,
    redirectUrl: 'https://ops.test/login/organization',
    signInUrl: 'https://ops.test/login?organization=acme',
  }
  const untested = { ...none, issuer: 'https://login.acme.test', clientIdentifier: 'ops', version: 1 }
  const organization = (identityProvider: object) => ({ id: 'Organization:acme', parent: null, identityProvider })

  const opened = (identityProvider: object, Mutation: Resolvers[string] = {}) =>
    renderRoute('/orgOverview/Organization:acme', {
      resolvers: { Query: { organization: organization(identityProvider) }, Mutation },
    })
  const section = async () => within(await screen.findByRole('region', { name: 'Identity provider' }))

  test('is set up, and its secret is not kept in the browser', async () => {
    const page = opened(none, {
      setIdentityProvider: {
        __typename: 'SetIdentityProviderSuccess',
        organization: organization({ ...untested, joinsAs: 'SUPERVISION' }),
      },
    })
    const part = await section()
    expect(part.queryByRole('button', { name: 'Test' })).toBeNull()
    expect(part.getByLabelText('Redirect address, to enter at the provider')).toHaveValue(none.redirectUrl)
    await page.user.click(part.getByRole('button', { name: 'Set up…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Set up an identity provider' }))
    await page.user.type(dialog.getByLabelText(/Issuer/), 'https://login.acme.test')
    await page.user.type(dialog.getByLabelText(/Client ID/), 'ops')
    await page.user.type(dialog.getByLabelText(/Client secret/), 'sesame')
    await page.user.selectOptions(dialog.getByLabelText(/New people/), 'SUPERVISION')
    const everything = () => JSON.stringify([localStorage, sessionStorage])
    await waitFor(() => expect(everything()).toContain('https://login.acme.test'))
    expect(everything()).not.toContain('sesame')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await part.findByText('Supervision')).toBeVisible()
    expect(page.graph.asked('ProviderDialogMutation')).toEqual([
      {
        input: {
          organizationId: 'Organization:acme',
          version: 0,
          issuer: 'https://login.acme.test',
          clientIdentifier: 'ops',
          clientSecret: 'sesame',
          joinsAs: 'SUPERVISION',
        },
      },
    ])
  })

  test('is turned on once it has been tested, not before', async () => {
    opened(untested)
    const part = await section()
    expect(part.getByRole('button', { name: 'Turn on' })).toBeDisabled()
    expect(part.getByText(/^Test it first/)).toBeVisible()
    expect(part.queryByLabelText('Address for your people to sign in')).toBeNull()
  })

  test('that was tested is turned on, with its version', async () => {
    const tested = { ...untested, testedAt: '2026-01-14T12:00:00Z' }
    const page = opened(tested, {
      setIdentityProvider: {
        __typename: 'SetIdentityProviderSuccess',
        organization: organization({ ...tested, isOn: true, version: 2 }),
      },
    })
    const part = await section()
    await page.user.click(part.getByRole('button', { name: 'Turn on' }))
    expect(await part.findByRole('button', { name: 'Turn off' })).toBeEnabled()
    expect(part.getByLabelText('Address for your people to sign in')).toHaveValue(none.signInUrl)
    expect(page.graph.asked('TurnButtonMutation')).toEqual([
      { input: { organizationId: 'Organization:acme', version: 1, isOn: true } },
    ])
  })

  test('is tested at the provider, and the way leads back here', async () => {
    const assign = leaving()
    const page = opened(untested, { startProviderSignIn: started })
    await page.user.click((await section()).getByRole('button', { name: 'Test' }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith(started.url))
    expect(keptWay()).toMatchObject({ purpose: 'TEST', back: '/orgOverview/Organization:acme' })
  })

  test('is removed after one has read what goes with it', async () => {
    const page = opened(untested, {
      deleteIdentityProvider: { __typename: 'DeleteIdentityProviderSuccess', organization: organization(none) },
    })
    const part = await section()
    await page.user.click(part.getByRole('button', { name: 'Remove…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove identity provider' }))
    expect(dialog.getByText(/^All connections of accounts to it are removed/)).toBeVisible()
    await page.user.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(await part.findByRole('button', { name: 'Set up…' })).toBeVisible()
    expect(page.graph.asked('RemoveProviderDialogMutation')).toEqual([
      { input: { organizationId: 'Organization:acme', version: 1 } },
    ])
  })
})

describe("one's own connections", () => {
  const identity = { ...acme, email: null, connectedAt: null, isUsable: true }
  const connected = { ...identity, email: 'jane@acme.test', connectedAt: '2026-01-14T12:00:00Z' }
  const opened = (providerIdentities: readonly object[], Mutation: Resolvers[string] = {}) =>
    renderRoute('/myprofile', {
      resolvers: {
        Query: { board: boardOf({}), viewer: { user: { id: 'User:jane', passkeys: [], providerIdentities } } },
        Mutation,
      },
    })
  const section = async () => within(await screen.findByRole('region', { name: 'Organization sign-in' }))

  test('are made at the provider, and the way leads back to the profile', async () => {
    const assign = leaving()
    const page = opened([identity], { startProviderSignIn: started })
    const part = await section()
    expect(part.getByText('Not connected')).toBeVisible()
    await page.user.click(part.getByRole('button', { name: 'Connect to Acme' }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith(started.url))
    expect(keptWay()).toMatchObject({ purpose: 'LINK', back: '/myprofile' })
  })

  test('are ended after one has been asked', async () => {
    const user = { id: 'User:jane', providerIdentities: [identity] }
    const page = opened([connected], {
      unlinkProviderIdentity: { __typename: 'UnlinkProviderIdentitySuccess', user },
    })
    const part = await section()
    expect(part.getByText('jane@acme.test')).toBeVisible()
    await page.user.click(part.getByRole('button', { name: 'Disconnect from Acme…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Disconnect from Acme' }))
    await page.user.click(dialog.getByRole('button', { name: 'Disconnect' }))
    expect(await part.findByText('Not connected')).toBeVisible()
    expect(page.graph.asked('DisconnectDialogMutation')).toEqual([{ input: { organizationId: acme.organizationId } }])
  })

  test('are not made by who belongs to several organizations, and that is said', async () => {
    opened([{ ...identity, isUsable: false }])
    const part = await section()
    expect(part.getByText(/^You belong to several organizations/)).toBeVisible()
    expect(part.queryByRole('button', { name: /^Connect/ })).toBeNull()
  })

  test('are not spoken of where no organization has a provider', async () => {
    opened([])
    await screen.findByRole('region', { name: 'Passkeys' })
    expect(screen.queryByRole('region', { name: 'Organization sign-in' })).toBeNull()
  })
})
