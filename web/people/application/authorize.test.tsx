import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest'
import { homeAddress } from '../../kernel/auth/returnAddress.ts'
import { forgetSignIn, isSignedIn, storeSignIn } from '../../kernel/auth/tokens.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import type { Resolvers } from '../../testing/stubGraph.ts'

const uuid = '3f0c1c1e-8a4e-4c3b-9d55-0b7a6d1f2e3c'
const organizationId = btoa(`Organization:${uuid}`)
const parameters = 'response_type=code&client_id=1&state=a%2Fb'
const address = `/oauth/${uuid}/authorize?${parameters}`
const back = 'http://127.0.0.1:4321/back'

const application = {
  __typename: 'Application',
  id: 'Application:fuel',
  name: 'Fuel Desk',
  homeUrl: 'https://fuel.example/about',
  isSelfRegistered: false,
}
const request = {
  application,
  scopes: ['READ', 'EXPORT'],
  expiresAt: '2027-06-01T12:00:00Z',
  returnsTo: '127.0.0.1:4321',
  problem: null,
  deniedUrl: `${back}?error=access_denied`,
}
const allowed = { __typename: 'AllowApplicationSuccess', url: `${back}?code=c` }
const token = `header.${btoa(JSON.stringify({ sub: 'jane', user_id: 1, iat: 0, exp: 4_000_000_000 }))}.signature`

const resolversOf = (asked: object, Mutation: Resolvers[string] = {}): Resolvers => ({
  Query: {
    viewer: { rootOrganizations: [{ id: organizationId, name: 'Acme', isHome: true }] },
    authorizationRequest: asked,
  },
  Mutation,
})
const visit = (asked: object = request, Mutation: Resolvers[string] = { allowApplication: allowed }) =>
  renderRoute(address, { resolvers: resolversOf(asked, Mutation) })

let leaving: MockInstance<Location['replace']>

beforeEach(() => {
  leaving = vi.spyOn(location, 'replace').mockImplementation(() => {})
})

const heading = () => screen.findByRole('heading', { name: 'Fuel Desk wants to act for you in Acme' })
const button = (name: string) => screen.findByRole('button', { name })
/** Where the page was left for. */
const replaced = () => leaving.mock.calls.map(([to]) => to)

describe('an application asks', () => {
  test('with what it wants, whose it is, and as whom one is signed in', async () => {
    const { graph } = visit()
    expect(await heading()).toHaveFocus()
    expect(graph.asked('AuthorizationQuery')).toEqual([{ organizationId, parameters }])
    expect(screen.getByText('Read everything you can see')).toBeVisible()
    expect(screen.getByText('Download lists as files')).toBeVisible()
    expect(screen.queryByText(/change everything/)).toBeNull()
    expect(screen.getByText(/^Signed in as/)).toHaveTextContent('Signed in as Jane Roe, jane@example.com.')
    const website = screen.getByRole('link', { name: 'fuel.example' })
    expect(website).toHaveAttribute('href', 'https://fuel.example/about')
    expect(website).toHaveAttribute('target', '_blank')
    expect(website.getAttribute('rel')).toContain('noopener')
    expect(screen.getByText('127.0.0.1:4321')).toBeVisible()
    expect(screen.getByText(/^1 Jun 2027/)).toBeVisible()
    expect(screen.getByText(/revoke it at any time in My settings/)).toBeVisible()
    expect(screen.queryByText(/registered itself/)).toBeNull()
    expect(homeAddress()).toBe('/home')
  })

  test('and says that nobody has checked it where it registered itself', async () => {
    visit({ ...request, application: { ...application, isSelfRegistered: true, homeUrl: 'javascript:alert(1)' } })
    expect(await screen.findByText(/registered itself, and Acme has not checked it/)).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('is allowed once, and leads back with the code', async () => {
    const { user, graph } = visit()
    await user.dblClick(await button('Allow'))
    expect(await screen.findByRole('heading', { name: 'Leading you back to Fuel Desk…' })).toHaveFocus()
    expect(graph.asked('AllowFormMutation')).toEqual([{ input: { organizationId, parameters } }])
    expect(replaced()).toEqual([allowed.url])
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('leads an app on the machine back by a link, too', async () => {
    const url = 'com.example.app:/signed-in?code=c'
    const { user } = visit(request, { allowApplication: { ...allowed, url } })
    await user.click(await button('Allow'))
    expect(await screen.findByRole('link', { name: 'Open Fuel Desk' })).toHaveAttribute('href', url)
    expect(replaced()).toEqual([url])
  })

  test('is not wanted, and is told so', async () => {
    const { user, graph } = visit()
    await user.click(await button('Cancel'))
    expect(replaced()).toEqual([request.deniedUrl])
    expect(graph.asked('AllowFormMutation')).toEqual([])
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', null])('leads nowhere by %s', async (url) => {
    const { user } = visit({ ...request, deniedUrl: url }, { allowApplication: { ...allowed, url } })
    await user.click(await button('Cancel'))
    expect(await screen.findByRole('alert')).toHaveTextContent('This application cannot be led back to.')
    await user.click(await button('Allow'))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Allow' })).not.toHaveAttribute('aria-disabled', 'true'),
    )
    expect(replaced()).toEqual([])
  })

  test('is refused in the words of the server, and may be tried again', async () => {
    const answers = [{ __typename: 'ConflictError', message: 'It has ended.' }, allowed]
    const { user } = visit(request, { allowApplication: () => answers.shift() })
    await user.click(await button('Allow'))
    expect(await screen.findByRole('alert')).toHaveTextContent('It has ended.')
    await user.click(await button('Allow'))
    await waitFor(() => expect(replaced()).toEqual([allowed.url]))
  })

  test('is not allowed for a person who came in another tab', async () => {
    const { user, graph } = visit()
    await heading()
    storeSignIn({ accessToken: 'other', refreshToken: 'R', userUuid: 'bo', userId: 2 })
    await user.click(await button('Allow'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Another person has signed in in this browser.')
    await waitFor(() => expect(graph.asked('AuthorizationQuery')).toHaveLength(2))
    expect(graph.asked('AllowFormMutation')).toEqual([])
    await user.click(await button('Allow'))
    await waitFor(() => expect(replaced()).toEqual([allowed.url]))
  })
})

describe('what can not be', () => {
  const problem = 'The application asked for more than is registered for it.'

  test('says why, and leads back to the application', async () => {
    visit({ ...request, scopes: [], expiresAt: null, problem })
    expect(await screen.findByRole('heading', { name: 'Fuel Desk cannot be allowed to act for you' })).toHaveFocus()
    expect(screen.getByRole('alert')).toHaveTextContent(problem)
    expect(screen.getByRole('link', { name: 'Back to Fuel Desk' })).toHaveAttribute('href', request.deniedUrl)
    expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull()
  })

  test.each([
    ['it is not known', { application: null, deniedUrl: null }],
    ['the address is none of its own', { deniedUrl: null }],
    ['the address would run something', { deniedUrl: 'javascript:alert(1)' }],
  ])('leads to the board where %s', async (_case, more) => {
    visit({ ...request, problem, scopes: [], ...more })
    expect(await screen.findByRole('alert')).toHaveTextContent(problem)
    expect(screen.getByRole('link', { name: 'To the board' })).toHaveAttribute('href', '/home')
    expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull()
  })

  test('is said where the server can not be reached, and tried again', async () => {
    visit(() => Promise.reject(new Error('The database is asleep.')) as never)
    expect(await screen.findByRole('alert')).toHaveTextContent('The database is asleep.')
  })
})

describe('who is not signed in', () => {
  const signIn = { __typename: 'SignInSuccess', accessToken: token, refreshToken: 'R' }

  test('signs in and comes back to the very address', async () => {
    const page = renderRoute(address, { signedIn: false, resolvers: resolversOf(request, { signIn }) })
    await page.user.type(await screen.findByLabelText(/Email or username/), 'jane')
    expect(page.at()).toBe('/login')
    await page.user.type(screen.getByLabelText(/Password/), 'secret enough')
    await page.user.click(screen.getByRole('button', { name: 'Sign in' }))
    await heading()
    expect(page.at()).toBe(address)
    expect(homeAddress()).toBe('/home')
  })

  test('comes back from an identity provider, too', async () => {
    renderRoute(address, { signedIn: false, resolvers: resolversOf(request) })
    await screen.findByRole('heading', { name: 'Sign in' })
    const way = { purpose: 'SIGN_IN', organizationId, startToken: 'S', back: '/login' }
    sessionStorage.setItem('provider_way', JSON.stringify(way))
    const signInWithProvider = { __typename: 'SignInWithProviderSuccess', accessToken: token, refreshToken: 'R' }
    const page = renderRoute('/login/organization?code=c', {
      signedIn: false,
      resolvers: resolversOf(request, { signInWithProvider }),
    })
    await heading()
    expect(page.at()).toBe(address)
  })

  test('any more goes to the sign-in, and comes back', async () => {
    const page = visit()
    await heading()
    act(() => forgetSignIn('Sign in first.'))
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect([page.at(), homeAddress()]).toEqual(['/login', address])
  })

  test('may be so by choice, to use another account', async () => {
    const page = visit()
    await page.user.click(await button('Use another account'))
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect([isSignedIn(), page.at(), homeAddress()]).toEqual([false, '/login', address])
  })

  test('by what the server says comes back after the sign-in', async () => {
    const gone = () =>
      Promise.reject(Object.assign(new Error('Sign in first.'), { extensions: { http: { status: 401 } } }))
    const page = renderRoute(address, {
      resolvers: { Query: { viewer: gone }, Mutation: { refreshSession: { __typename: 'SignInError' } } },
    })
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect([page.at(), homeAddress()]).toEqual(['/login', address])
  })
})
