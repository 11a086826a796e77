import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { boardOf } from '../testing/boardStub.ts'
import { jane, renderRoute } from '../testing/renderRoute.tsx'
import type { Resolvers } from '../testing/stubGraph.ts'
import { accessToken, forgetSignIn, isSignedIn, readKey } from './tokens.ts'

const user = { id: 'User:jane', uuid: 'jane-uuid', internalID: 7 }
const signInSuccess = { __typename: 'SignInSuccess', accessToken: 'A', refreshToken: 'R', user }
const signInError = { __typename: 'SignInError', message: 'The account and the password do not belong together.' }

const visit = (path: string, Mutation: Resolvers[string] = {}) =>
  renderRoute(path, { signedIn: false, resolvers: { ...boardOf({}), Mutation } })

async function signIn(page: ReturnType<typeof visit>) {
  await page.user.type(await screen.findByLabelText(/Email or username/), 'jane')
  await page.user.type(screen.getByLabelText(/Password/), 'secret enough')
  await page.user.click(screen.getByRole('button', { name: 'Sign in' }))
}

describe('who is not signed in', () => {
  test.each(['/', '/home', '/home/record/AR-1'])(
    'is led from %s to the sign-in, and nothing is asked',
    async (path) => {
      const { at, graph } = visit(path)
      expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
      expect(at()).toBe('/login')
      expect(graph.asked('ShellQuery')).toEqual([])
    },
  )

  test('is told why, where the sign-in has ended', async () => {
    forgetSignIn('Sign in first.')
    visit('/login')
    expect(await screen.findByRole('alert')).toHaveTextContent('You were signed outSign in first.')
  })
})

describe('signing in', () => {
  test('leads to the board, and keeps the tokens', async () => {
    const page = visit('/login', { signIn: signInSuccess })
    await signIn(page)
    expect(await screen.findByRole('region', { name: 'Next Up' })).toBeVisible()
    expect(page.at()).toBe('/home')
    expect(page.graph.asked('signInSignInMutation')).toEqual([{ input: { login: 'jane', password: 'secret enough' } }])
    expect([accessToken(), readKey('refresh_token'), readKey('SAAS_PFUser_UUID'), readKey('user_id')]).toEqual([
      'A',
      'R',
      'jane-uuid',
      '7',
    ])
  })

  test.each([
    ['refuses', signInError, signInError.message],
    [
      'has had too many',
      { __typename: 'RateLimitError', message: 'Too many requests. Try again in 9 seconds.' },
      'Too many requests. Try again in 9 seconds.',
    ],
    ['fails', () => Promise.reject(new Error('The database is asleep.')), 'The database is asleep.'],
  ])('where the server %s says so at the form, which keeps what was typed', async (_case, answer, message) => {
    const page = visit('/login', { signIn: answer })
    await signIn(page)
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.getByLabelText(/Email or username/)).toHaveValue('jane')
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled()
    expect(isSignedIn()).toBe(false)
  })
})

describe('who holds a token and opens the sign-in', () => {
  test('is told who they are, and may continue to the board', async () => {
    const page = renderRoute('/login', { resolvers: boardOf({}) })
    expect(await screen.findByText(/^Signed in as/)).toHaveTextContent(
      `Signed in as ${jane.name}, ${jane.email}. Continue to your board, or sign out`,
    )
    await page.user.click(screen.getByRole('link', { name: 'Continue' }))
    expect(await screen.findByRole('region', { name: 'Next Up' })).toBeVisible()
  })

  test('may sign out to use another account; the session ends on the server too', async () => {
    const page = renderRoute('/login')
    await page.user.click(await screen.findByRole('button', { name: 'Sign out' }))
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(isSignedIn()).toBe(false)
    expect(page.graph.asked('signOutMutation')).toEqual([{ input: { refreshToken: 'refresh' } }])
  })

  test('finds the form where the server knows nobody by it', async () => {
    renderRoute('/login', {
      resolvers: {
        Query: { viewer: () => Promise.reject(Object.assign(new Error('Sign in first.'), { extensions: { http: { status: 401 } } })) },
        Mutation: { refreshSession: { __typename: 'SignInError' } },
      },
    })
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  })
})

describe('signing out of the board', () => {
  test('forgets the sign-in and leaves the page, so that nothing of it stays', async () => {
    const leave = vi.spyOn(location, 'replace').mockImplementation(() => {})
    const page = renderRoute('/home', { resolvers: boardOf({}) })
    await page.user.click(await screen.findByRole('button', { name: 'Jane Roe: theme and sign out' }))
    await page.user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    expect(isSignedIn()).toBe(false)
    expect(leave).toHaveBeenCalledWith('/')
  })

  test('happens by itself where the server takes no token of theirs any more', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const leave = vi.spyOn(location, 'replace').mockImplementation(() => {})
    const refused = () =>
      Promise.reject(Object.assign(new Error('Sign in first.'), { extensions: { http: { status: 401 } } }))
    renderRoute('/home', {
      resolvers: { ...boardOf({}, { board: refused }), Mutation: { refreshSession: { __typename: 'SignInError' } } },
    })
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/'))
    expect(isSignedIn()).toBe(false)
  })
})

describe('where registration is closed', () => {
  const visitWith = (registration: string, path: string) => renderRoute(path, { signedIn: false, resolvers: { Query: { registration } } })

  test('the sign-in offers none', async () => {
    visitWith('NOBODY', '/login')
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull())
  })

  test.each([
    ['NOBODY', '/signup', 'Nobody can sign up here. Ask your Admin for an account.'],
    ['INVITED', '/signup', 'Signing up takes an invitation. Ask your Admin for one, and open its link.'],
  ])('%s: the sign-up says why not', async (registration, path, text) => {
    visitWith(registration, path)
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Sign up' })).toBeDisabled()
  })

  test('who has an invitation signs up with it', async () => {
    visitWith('INVITED', '/signup?invitation=AAAA')
    expect(await screen.findByRole('button', { name: 'Sign up' })).toBeEnabled()
  })
})

describe('signing up', () => {
  const fill = async (page: ReturnType<typeof visit>) => {
    await page.user.type(await screen.findByLabelText(/Name/), 'Jane Roe')
    await page.user.type(screen.getByLabelText(/Email/), 'jane@example.com')
    await page.user.type(screen.getByLabelText(/Password/), 'secret enough')
    await page.user.click(screen.getByRole('button', { name: 'Sign up' }))
  }

  test('makes the account, signs in and leads to the board', async () => {
    const page = visit('/signup', { signUp: { __typename: 'SignUpSuccess', user }, signIn: signInSuccess })
    await fill(page)
    expect(await screen.findByRole('region', { name: 'Next Up' })).toBeVisible()
    expect(page.graph.asked('SignupPageMutation')).toEqual([
      { input: { name: 'Jane Roe', email: 'jane@example.com', password: 'secret enough' } },
    ])
    expect(page.graph.asked('signInSignInMutation')).toEqual([
      { input: { login: 'jane@example.com', password: 'secret enough' } },
    ])
  })

  test('says at each field what is wrong with it', async () => {
    const fields = [
      { path: 'email', message: 'There is an account with this email.' },
      { path: 'password', message: 'This password is too common.' },
    ]
    await fill(visit('/signup', { signUp: { __typename: 'ValidationError', message: 'The input is wrong.', fields } }))
    await waitFor(() =>
      expect(screen.getByLabelText(/Email/)).toHaveAccessibleDescription('There is an account with this email.'),
    )
    expect(screen.getByLabelText(/Password/)).toHaveAccessibleDescription('This password is too common.')
    expect(screen.getByLabelText(/Email/)).toBeInvalid()
    expect(screen.getByLabelText(/Name/)).toBeValid()
    expect(screen.getByLabelText(/Email/)).toHaveValue('jane@example.com')
  })

  test('says in a toast what is wrong with none of them', async () => {
    await fill(visit('/signup', { signUp: { __typename: 'RateLimitError', message: 'Too many requests.' } }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Signup failedToo many requests.')
  })

  test('leads to the sign-in where that does not follow', async () => {
    const page = visit('/signup', { signUp: { __typename: 'SignUpSuccess', user }, signIn: signInError })
    await fill(page)
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(page.at()).toBe('/login')
  })
})
