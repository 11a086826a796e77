import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { boardOf } from '../../testing/boardStub.ts'
import { acme, keptWay, leaving, started } from '../../testing/providerStub.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import type { Resolvers } from '../../testing/stubGraph.ts'
import { accessToken, isSignedIn } from '../../kernel/auth/tokens.ts'

const token = `header.${btoa(JSON.stringify({ sub: 'jane-uuid', user_id: 7, iat: 0, exp: 4_000_000_000 }))}.signature`
const signedIn = { __typename: 'SignInWithProviderSuccess', accessToken: token, refreshToken: 'R' }
const back = '/login/organization?code=c&state=x'

const keep = (purpose: string, where: string) =>
  sessionStorage.setItem(
    'provider_way',
    JSON.stringify({ purpose, organizationId: acme.organizationId, startToken: 'S-1', back: where }),
  )
const sent = { input: { organizationId: acme.organizationId, startToken: 'S-1', response: '?code=c&state=x' } }

interface Visited {
  providerSignIn?: object | null
  Mutation?: Resolvers[string]
}

/** A page for who is not signed in; a provider is there as `providerSignIn` says. */
const visit = (path: string, { Mutation = {}, ...Query }: Visited = {}) => {
  const board = boardOf({})
  return renderRoute(path, {
    signedIn: false,
    resolvers: { ...board, Query: { ...board.Query, ...Query }, Mutation },
  })
}

describe('the sign-in', () => {
  test('of an organization in the address leads to its provider, and keeps what is needed on the way back', async () => {
    const assign = leaving()
    const page = visit('/login?organization=Organization:acme&verify=T-1', {
      providerSignIn: acme,
      Mutation: { startProviderSignIn: started },
    })
    const button = await screen.findByRole('button', { name: 'Sign in with Acme' })
    const login = screen.getByLabelText(/Email or username/)
    expect(button.compareDocumentPosition(login) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(page.graph.asked('useInvitationQuery')).toMatchObject([{ organizationId: 'Organization:acme' }])
    await page.user.click(button)
    await waitFor(() => expect(assign).toHaveBeenCalledWith(started.url))
    expect(page.graph.asked('goToProviderMutation')).toEqual([
      { input: { organizationId: acme.organizationId, purpose: 'SIGN_IN' } },
    ])
    expect(keptWay()).toEqual({
      purpose: 'SIGN_IN',
      organizationId: acme.organizationId,
      startToken: 'S-1',
      back: '/login?organization=Organization%3Aacme&verify=T-1',
    })
  })

  test('that the provider does not start says why, and stays', async () => {
    const assign = leaving()
    const refused = { __typename: 'SignInError', message: 'The provider could not be asked.' }
    const page = visit('/login', { providerSignIn: acme, Mutation: { startProviderSignIn: refused } })
    await page.user.click(await screen.findByRole('button', { name: 'Sign in with Acme' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(refused.message)
    expect(assign).not.toHaveBeenCalled()
    expect(keptWay()).toBeNull()
  })

  test('of an organization without a provider says so, and is the usual one', async () => {
    visit('/login?organization=Organization:acme', { providerSignIn: null })
    expect(await screen.findByRole('alert')).toHaveTextContent('This organization does not sign in this way.')
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveClass('primary')
  })

  test('of the only organization stands beside the password', async () => {
    const page = visit('/login', { providerSignIn: acme })
    const button = await screen.findByRole('button', { name: 'Sign in with Acme' })
    const login = screen.getByLabelText(/Email or username/)
    expect(button.compareDocumentPosition(login) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy()
    expect(page.graph.asked('useInvitationQuery')).toMatchObject([{ organizationId: null }])
  })

  test('asks first for the organization by which somebody signed in here last', async () => {
    localStorage.setItem('provider_organization', acme.organizationId)
    const page = visit('/login', { providerSignIn: acme })
    expect(await screen.findByRole('button', { name: 'Sign in with Acme' })).toHaveClass('primary')
    expect(page.graph.asked('useInvitationQuery')).toMatchObject([{ organizationId: acme.organizationId }])
  })

  test('without one says nothing of it', async () => {
    const page = visit('/login', { providerSignIn: null })
    await screen.findByLabelText(/Email or username/)
    await waitFor(() => expect(page.graph.asked('useInvitationQuery')).toHaveLength(1))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Sign in with/ })).toBeNull()
  })
})

describe('the way back', () => {
  test('signs in once, forgets the way and the answer, and remembers the organization', async () => {
    keep('SIGN_IN', '/login?organization=Organization%3Aacme')
    const page = visit(back, { Mutation: { signInWithProvider: signedIn } })
    expect(await screen.findByRole('region', { name: 'Next Up' })).toBeVisible()
    expect(page.at()).toBe('/home')
    expect(accessToken()).toBe(token)
    expect(keptWay()).toBeNull()
    expect(page.graph.asked('signInWithProviderMutation')).toEqual([sent])
    expect(localStorage.getItem('provider_organization')).toBe(acme.organizationId)
  })

  test('from a SAML provider signs in by the id of its response, which the address forgets', async () => {
    keep('SIGN_IN', '/login?organization=Organization%3Aacme')
    const refused = { __typename: 'SignInError', message: 'The provider encrypts its assertions.' }
    const page = visit('/login/organization?saml=R-1', { Mutation: { signInWithProvider: refused } })
    expect(await screen.findByRole('alert')).toHaveTextContent(refused.message)
    expect(page.at()).toBe('/login/organization')
    expect(page.graph.asked('signInWithProviderMutation')).toEqual([
      { input: { ...sent.input, response: '?saml=R-1' } },
    ])
  })

  test('takes the invitation with which it began', async () => {
    keep('SIGN_IN', '/login?invitation=AAAA-BBBB')
    const accepted = {
      __typename: 'AcceptInvitationSuccess',
      organization: { name: 'Acme' },
      request: null,
      sentTo: null,
    }
    const page = visit(back, { Mutation: { signInWithProvider: signedIn, acceptInvitation: accepted } })
    expect(await screen.findByText('You joined Acme')).toBeVisible()
    expect(page.graph.asked('acceptInvitationMutation')).toEqual([{ input: { code: 'AAAA-BBBB' } }])
  })

  test('that another tab began asks nothing', async () => {
    const page = visit(back, { Mutation: { signInWithProvider: signedIn } })
    expect(await screen.findByRole('alert')).toHaveTextContent('This sign-in was begun in another tab or browser.')
    expect(screen.getByRole('link', { name: 'Start again' })).toHaveAttribute('href', '/login')
    expect(page.at()).toBe('/login/organization')
    expect(page.graph.asked('signInWithProviderMutation')).toEqual([])
  })

  test('that is refused says why, and where to begin again', async () => {
    keep('SIGN_IN', '/login?organization=Organization%3Aacme')
    const refused = { __typename: 'SignInError', message: 'You have no account at Acme yet.' }
    const page = visit(back, { Mutation: { signInWithProvider: refused } })
    expect(await screen.findByRole('alert')).toHaveTextContent(refused.message)
    expect(screen.getByRole('link', { name: 'Start again' })).toHaveAttribute(
      'href',
      '/login?organization=Organization%3Aacme',
    )
    expect(page.at()).toBe('/login/organization')
    expect(isSignedIn()).toBe(false)
    expect(localStorage.getItem('provider_organization')).toBeNull()
  })

  test('of a test says who would sign in', async () => {
    keep('TEST', '/orgOverview/acme?tab=structure')
    const tested = {
      __typename: 'TestIdentityProviderSuccess',
      name: 'Jane Roe',
      email: 'jane@acme.test',
      isEmailVerified: false,
      providerGroups: ['drivers', 'chiefs'],
    }
    const page = renderRoute(back, { resolvers: { Mutation: { testIdentityProvider: tested } } })
    expect(await screen.findByText('This is who would sign in.')).toBeVisible()
    expect(screen.getByText('jane@acme.test')).toBeVisible()
    expect(screen.getByText('drivers, chiefs')).toBeVisible()
    expect(screen.getByText(/^The provider does not say that this address is verified/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to the organization' })).toHaveAttribute(
      'href',
      '/orgOverview/acme?tab=structure',
    )
    expect(page.graph.asked('testProviderMutation')).toEqual([sent])
  })

  test('of a connection asks for a recent proof where that takes one, and leads to the profile', async () => {
    keep('LINK', '/myprofile')
    let isConfirmed = false
    const page = renderRoute(back, {
      resolvers: {
        Query: { board: boardOf({}) },
        Mutation: {
          linkProviderIdentity: () =>
            isConfirmed
              ? { __typename: 'LinkProviderIdentitySuccess', user: { id: 'User:jane' } }
              : { __typename: 'StepUpError', code: 'STEP_UP', message: 'Confirm that it is you.' },
          confirmIdentity: () => {
            isConfirmed = true
            return { __typename: 'ConfirmIdentitySuccess' }
          },
        },
      },
    })
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }))
    await page.user.type(dialog.getByLabelText(/Your password/), 'good one{Enter}')
    expect(await screen.findByText('Account connected')).toBeVisible()
    await waitFor(() => expect(page.at()).toBe('/myprofile'))
    expect(page.graph.asked('linkIdentityMutation')).toEqual([sent, sent])
  })

  test('of a confirmation tells the other tabs, and closes its own', async () => {
    keep('CONFIRM', '')
    const close = vi.spyOn(window, 'close').mockImplementation(() => {})
    const told: string[] = []
    const real = localStorage
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => real.getItem(key),
      setItem: (key: string, value: string) => {
        told.push(key)
        real.setItem(key, value)
      },
      removeItem: (key: string) => real.removeItem(key),
    })
    renderRoute(back, {
      resolvers: { Mutation: { confirmIdentityWithProvider: { __typename: 'ConfirmIdentityWithProviderSuccess' } } },
    })
    expect(await screen.findByText('Confirmed. You can close this tab.')).toBeVisible()
    expect(close).toHaveBeenCalled()
    expect(told).toContain('identity_confirmed')
  })
})
