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

  describe('that is on', () => {
    const isOn = { ...untested, testedAt: '2026-01-14T12:00:00Z', isOn: true, version: 2 }
    const john = { id: 'User:john', name: 'John Doe' }
    const mary = { id: 'User:mary', name: 'Mary Major' }
    const able = { ...isOn, breakGlassCandidates: [john, mary] }
    const begun = async (identityProvider: object, Mutation: Resolvers[string] = {}) => {
      const page = opened(identityProvider, Mutation)
      await page.user.click((await section()).getByRole('button', { name: 'Require…' }))
      return { page, dialog: within(await screen.findByRole('dialog', { name: 'Require identity provider' })) }
    }
    const alone = 'People sign in by it alone'

    test('is required, with the Admins who may do without it, who are shown', async () => {
      const required = { ...able, isRequired: true, breakGlass: [mary], version: 3 }
      const { page, dialog } = await begun(able, {
        setIdentityProvider: { __typename: 'SetIdentityProviderSuccess', organization: organization(required) },
      })
      await page.user.click(dialog.getByLabelText(alone))
      const admins = within(dialog.getByRole('group', { name: 'Admins who can sign in while the provider fails' }))
      await page.user.click(admins.getByLabelText('Mary Major'))
      await page.user.click(dialog.getByRole('button', { name: 'Save' }))
      const shown = (await (await section()).findByText('Required')).parentElement
      await waitFor(() => expect(shown).toHaveTextContent('RequiredYes'))
      expect((await section()).getByText('Mary Major')).toBeVisible()
      expect(page.graph.asked('RequireDialogMutation')).toEqual([
        { input: { organizationId: 'Organization:acme', version: 2, isRequired: true, breakGlassIds: ['User:mary'] } },
      ])
    })

    test('shows what was chosen before, and sends nobody who could not sign in any more', async () => {
      const gone = { id: 'User:gone', name: 'Gone' }
      const { page, dialog } = await begun({ ...able, isRequired: true, breakGlass: [john, gone] })
      expect(dialog.getByLabelText(alone)).toBeChecked()
      expect(dialog.getByLabelText('John Doe')).toBeChecked()
      expect(dialog.getByLabelText('Mary Major')).not.toBeChecked()
      await page.user.click(dialog.getByLabelText(alone))
      await page.user.click(dialog.getByRole('button', { name: 'Save' }))
      await waitFor(() =>
        expect(page.graph.asked('RequireDialogMutation')).toMatchObject([
          { input: { isRequired: false, breakGlassIds: ['User:john'] } },
        ]),
      )
    })

    test('says among the Admins what is wrong with the choice', async () => {
      const fields = [{ path: 'breakGlassIds', message: 'Keep an Admin.' }]
      const { page, dialog } = await begun(able, {
        setIdentityProvider: { __typename: 'ValidationError', message: 'No.', fields },
      })
      await page.user.click(dialog.getByLabelText(alone))
      await page.user.click(dialog.getByRole('button', { name: 'Save' }))
      await waitFor(() => expect(dialog.getByRole('group')).toHaveAccessibleDescription('Keep an Admin.'))
      expect(dialog.getByLabelText('John Doe')).toHaveFocus()
    })

    test('says what an Admin needs first, where none could sign in without it', async () => {
      const { dialog } = await begun(isOn)
      expect(dialog.getByText(/^First an Admin needs a passkey/)).toBeVisible()
    })
  })

  test('is not required before it is on', async () => {
    opened(untested)
    expect((await section()).queryByRole('button', { name: 'Require…' })).toBeNull()
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
