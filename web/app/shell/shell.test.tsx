import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { storeTokens } from '../../kernel/auth/tokens.ts'
import { boardOf } from '../../testing/boardStub.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'

const quiet = () => void vi.spyOn(console, 'error').mockImplementation(() => {})

describe('the shell', () => {
  test('says whose organization it is and at which level one is there', async () => {
    const memberships = [{ accessLevelName: 'Supervision', organization: { id: 'Organization:2', name: 'Harbour' } }]
    const viewer = { user: { id: 'User:jane', name: 'Jane Roe', memberships } }
    renderRoute('/home', { resolvers: boardOf({}, { viewer }) })
    const places = within(await screen.findByRole('navigation', { name: 'Navigation' }))
    expect(await places.findByText('Harbour')).toBeVisible()
    expect(places.getByText('Supervision')).toBeVisible()
    expect(places.getByRole('link', { name: 'Board' })).toHaveAttribute('href', '/home')
  })

  test('keeps a group of places as one has left it', async () => {
    const first = renderRoute('/home', { resolvers: boardOf({}) })
    const heading = () => screen.findByRole('button', { name: 'Improve' })
    expect(await heading()).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('link', { name: 'Best practices' })).toBeVisible()
    await first.user.click(await heading())
    expect(screen.queryByRole('link', { name: 'Best practices' })).toBeNull()
    cleanup()
    renderRoute('/home', { resolvers: boardOf({}) })
    expect(await heading()).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('link', { name: 'Best practices' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Map' })).toBeVisible()
  })

  test('leads from the map to the board and the planner as it is narrowed', async () => {
    renderRoute('/map?priority=1&places=all', { resolvers: boardOf({}) })
    expect(await screen.findByRole('link', { name: 'Planner' })).toHaveAttribute('href', '/planner?priority=1')
    expect(screen.getByRole('link', { name: 'Board' })).toHaveAttribute('href', '/home?priority=1')
    expect(screen.getByRole('link', { name: 'Map' })).toHaveAttribute('href', '/map')
  })

  test('knows its viewer also with a token that was refreshed on the way', async () => {
    let refreshed = false
    const Mutation = {
      refreshSession: () => (
        (refreshed = true),
        { __typename: 'RefreshSessionSuccess', accessToken: 'new', refreshToken: 'R2' }
      ),
    }
    const refused = Object.assign(new Error('Sign in first.'), { extensions: { http: { status: 401 } } })
    const viewer = () => (refreshed ? { user: { id: 'User:jane', name: 'Jane Roe' } } : Promise.reject(refused))
    storeTokens('old', 'R1')
    renderRoute('/home', { resolvers: { ...boardOf({}, { viewer }), Mutation } })
    expect(await screen.findByRole('button', { name: /^Jane Roe/ })).toBeVisible()
  })

  test('changes the theme', async () => {
    const { user } = renderRoute('/home', { resolvers: boardOf({}) })
    await user.click(await screen.findByRole('button', { name: /^Jane Roe/ }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Dark theme' }))
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(screen.getByRole('menuitemradio', { name: 'Dark theme' })).toBeChecked()
  })
})

test('a screen is there though one left for elsewhere before the map of the screens had come', async () => {
  const { router } = renderRoute('/home', { resolvers: boardOf({}) })
  await screen.findByRole('region', { name: 'Next Up' })
  await act(async () => {
    void router.navigate('/responses')
    await router.navigate('/home?priority=1')
    // The map that nobody waits for any more comes, too.
    await vi.dynamicImportSettled()
    await router.navigate('/responses')
  })
  expect(await screen.findByRole('heading', { name: 'Responses', level: 1 })).toBeVisible()
})

test('an address that leads nowhere is said to, with the way to the board', async () => {
  const { user, at } = renderRoute('/nowhere', { resolvers: boardOf({}) })
  expect(await screen.findByText('Page not found')).toBeVisible()
  expect(document.title).toBe('Not found · Opsgraph')
  await user.click(screen.getByRole('link', { name: 'Go to board' }))
  expect(await screen.findByRole('region', { name: 'Next Up' })).toBeVisible()
  expect(at()).toBe('/home')
})

describe('where not even the shell can be shown', () => {
  beforeEach(quiet)

  test('for its code, that is said, and the page can be loaded again', async () => {
    vi.doMock('../../people/session/SignupPage.tsx', () => {
      throw new Error('The code did not come.')
    })
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    const { user } = renderRoute('/signup', { signedIn: false })
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Screen not available')
    await user.click(within(alert).getByRole('button', { name: 'Reload' }))
    expect(reload).toHaveBeenCalledOnce()
  })

  test('for its data, that is said, in the words of the server', async () => {
    const viewer = () =>
      Promise.reject(Object.assign(new Error('The database is asleep.'), { extensions: { http: { status: 503 } } }))
    renderRoute('/home', { resolvers: boardOf({}, { viewer }) })
    expect(await screen.findByRole('alert')).toHaveTextContent('Screen not availableThe database is asleep.Reload')
  })
})

test.each([
  'organizations',
  'deptrole',
  'assignusergroup',
  'userorgassocoation',
  'config/manageroles',
  'createorganization',
])('/home/%s leads to the screen', async (name) => {
  const { at } = renderRoute(`/home/${name}?x=1`)
  await waitFor(() => expect(at()).toMatch(new RegExp(`^/${name}\\?x=1`)))
})

test('/home/nothing leads nowhere', async () => {
  renderRoute('/home/nothing')
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
})
