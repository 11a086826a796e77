import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { boardOf } from '../../testing/boardStub.ts'
import { jane, renderRoute } from '../../testing/renderRoute.tsx'
import type { Resolvers } from '../../testing/stubGraph.ts'
import { accessToken, forgetSignIn, isSignedIn, readKey, storeSignIn } from '../../kernel/auth/tokens.ts'

const token = `header.${btoa(JSON.stringify({ sub: 'jane-uuid', user_id: 7, iat: 0, exp: 4_000_000_000 }))}.signature`
const signInSuccess = { __typename: 'SignInSuccess', accessToken: token, refreshToken: 'R' }
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
    storeSignIn({ accessToken: token, refreshToken: 'R', userUuid: 'jane-uuid', userId: 7 })
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
      token,
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

describe('a second factor', () => {
  const needed = { __typename: 'SecondFactorError', message: 'A code is needed.', setup: null }
  const setup = { setupToken: 'S', secret: 'ABCDEFGH', url: 'otpauth://totp/Opsgraph:jane?secret=ABCDEFGH' }
  const code = () => screen.findByRole('textbox', { name: 'Code' })

  test('is asked for after the password, which is sent again with it', async () => {
    const answers = [needed, signInError, signInSuccess]
    const page = visit('/login', { signIn: () => answers.shift() })
    await signIn(page)
    await page.user.type(await code(), '123456{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(signInError.message)
    await page.user.type(await code(), '654321{Enter}')
    expect(await screen.findByRole('region', { name: 'Next Up' })).toBeVisible()
    const given = { login: 'jane', password: 'secret enough' }
    expect(page.graph.asked('signInSignInMutation')).toEqual([
      { input: given },
      { input: { ...given, code: '123456' } },
      { input: { ...given, code: '654321' } },
    ])
  })

  test('leads back to the password', async () => {
    const page = visit('/login', { signIn: needed })
    await signIn(page)
    await page.user.click(await screen.findByRole('button', { name: 'Back' }))
    expect(await screen.findByLabelText(/Password/)).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('is set up where an organization requires it, and its recovery codes are shown before the board', async () => {
    const done = { ...signInSuccess, secrets: ['AAAA-BBBB', 'CCCC-DDDD'] }
    const answers = [{ ...needed, setup }, done]
    const page = visit('/login', { signIn: () => answers.shift() })
    await signIn(page)
    expect(await screen.findByText(/^Your organization requires a second factor/)).toBeVisible()
    expect(screen.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Key' })).toHaveValue('ABCD EFGH')
    await page.user.type(await code(), '123456{Enter}')
    expect(await screen.findByText('CCCC-DDDD')).toBeVisible()
    expect(page.at()).toBe('/login')
    await page.user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByRole('region', { name: 'Next Up' })).toBeVisible()
    expect(page.graph.asked('signInSignInMutation').at(-1)).toMatchObject({
      input: { setupToken: 'S', code: '123456' },
    })
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
        Query: {
          viewer: () =>
            Promise.reject(Object.assign(new Error('Sign in first.'), { extensions: { http: { status: 401 } } })),
        },
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
  const visitWith = (registration: string, path: string) =>
    renderRoute(path, { signedIn: false, resolvers: { Query: { registration } } })

  test('the sign-in offers none', async () => {
    visitWith('NOBODY', '/login')
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull())
  })

  test.each([
    ['NOBODY', '/signup', 'Sign-up is closed. Ask your Admin for an account.'],
    ['INVITED', '/signup', 'You need an invitation to sign up. Ask your Admin for one.'],
  ])('%s: the sign-up says why not', async (registration, path, text) => {
    visitWith(registration, path)
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Sign up' })).toBeDisabled()
  })

  test('who has an invitation signs up with it', async () => {
    renderRoute('/signup?invitation=AAAA', {
      signedIn: false,
      resolvers: { Query: { registration: 'INVITED', invitationOffer: { state: 'OPEN' } } },
    })
    expect(await screen.findByRole('button', { name: 'Sign up' })).toBeEnabled()
  })
})

describe('an invitation', () => {
  const path = '/signup?invitation=AAAA-BBBB'
  const open = { state: 'OPEN', organizationName: 'Basin Ridge Haulage', inviterName: 'Ruth Vail', joinsAtOnce: true }
  const named = { ...open, email: 'mina@new.test', joinsAtOnce: false }
  const taken = (answer: object = { organization: { name: 'Basin Ridge Haulage' } }) => ({
    signUp: { __typename: 'SignUpSuccess' },
    signIn: signInSuccess,
    acceptInvitation: { __typename: 'AcceptInvitationSuccess', ...answer },
  })
  const opened = (
    invitationOffer: object | null,
    { at = path, signedIn = false, Mutation = {} }: { at?: string; signedIn?: boolean; Mutation?: object } = {},
  ) => {
    const board = boardOf({})
    return renderRoute(at, {
      signedIn,
      resolvers: {
        ...board,
        Query: { ...board.Query, registration: 'EVERYBODY', invitationOffer },
        Mutation: { ...Mutation },
      },
    })
  }
  const says = async (text: string) => expect((await screen.findByText(/invites you to join/)).textContent).toBe(text)

  test('says who invites where, and that one belongs as soon as one signs up', async () => {
    const page = opened(open, { Mutation: taken() })
    await says('Ruth Vail invites you to join Basin Ridge Haulage. You join as soon as you sign up.')
    expect(page.graph.asked('useInvitationQuery')).toEqual([
      { code: 'AAAA-BBBB', isInvited: true, organizationId: null, signsIn: false },
    ])
    expect(screen.getByLabelText(/Email/)).not.toHaveAttribute('readonly')
    await page.user.type(screen.getByLabelText(/Name/), 'Mina Castro')
    await page.user.type(screen.getByLabelText(/Email/), 'mina@new.test')
    await page.user.type(screen.getByLabelText(/Password/), 'secret enough')
    await page.user.click(screen.getByRole('button', { name: 'Sign up' }))
    expect(await screen.findByText('You joined Basin Ridge Haulage')).toBeVisible()
    expect(page.graph.asked('acceptInvitationMutation')).toEqual([{ input: { code: 'AAAA-BBBB' } }])
  })

  test.each([
    { sentTo: 'mina@new.test', says: 'We sent a link to mina@new.test. Open it to join.' },
    { request: { id: 'AssociationRequest:1' }, says: 'You join when an Admin accepts you.' },
  ])('for an address fills it in, and says what is left to do: $says', async ({ says: left, ...answer }) => {
    const page = opened(named, { Mutation: taken({ organization: null, ...answer }) })
    await says(
      'Ruth Vail invites you to join Basin Ridge Haulage. You join once you sign up and your email is verified.',
    )
    const email = screen.getByLabelText(/Email/)
    expect(email).toHaveValue('mina@new.test')
    expect(email).toHaveAttribute('readonly')
    expect(email).toHaveAccessibleDescription('Your invitation is for this address')
    await page.user.type(screen.getByLabelText(/Name/), 'Mina Castro')
    await page.user.type(screen.getByLabelText(/Password/), 'secret enough')
    await page.user.click(screen.getByRole('button', { name: 'Sign up' }))
    expect(await screen.findByText(left)).toBeVisible()
    expect(page.graph.asked('SignupPageMutation')).toMatchObject([
      { input: { email: 'mina@new.test', invitation: 'AAAA-BBBB' } },
    ])
  })

  test.each([
    [{ state: 'USED' }, 'This invitation has been used.'],
    [{ state: 'REVOKED' }, 'This invitation was revoked.'],
    [{ state: 'EXPIRED' }, 'This invitation has expired.'],
    [null, 'This invitation is not valid. The link may be incomplete, or the sender can no longer invite.'],
  ])('that can not be taken says so, and nothing goes on with it: %o', async (offer, text) => {
    const page = opened(offer, { Mutation: taken() })
    expect(await screen.findByText(`${text} Ask the person who invited you for a new one.`)).toBeVisible()
    expect(screen.getByText('You can sign up without it and join an organization later.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
    await page.user.type(screen.getByLabelText(/Name/), 'Mina Castro')
    await page.user.type(screen.getByLabelText(/Email/), 'mina@new.test')
    await page.user.type(screen.getByLabelText(/Password/), 'secret enough')
    await page.user.click(screen.getByRole('button', { name: 'Sign up' }))
    expect(await screen.findByRole('region', { name: 'Next Up' })).toBeVisible()
    expect(page.graph.asked('SignupPageMutation')).toEqual([
      { input: { name: 'Mina Castro', email: 'mina@new.test', password: 'secret enough' } },
    ])
    expect(page.graph.asked('acceptInvitationMutation')).toEqual([])
  })

  test('that can not be read now is not lost', async () => {
    opened({ state: () => Promise.reject(new Error('The database is asleep.')) })
    expect(await screen.findByText('The invitation could not be read. The database is asleep.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?invitation=AAAA-BBBB')
  })

  test('stands at the sign-in too, with its address', async () => {
    opened(named, { at: '/login?invitation=AAAA-BBBB' })
    await says(
      'Ruth Vail invites you to join Basin Ridge Haulage. You join once you sign in and your email is verified.',
    )
    expect(screen.getByLabelText(/Email or username/)).toHaveValue('mina@new.test')
  })

  test.each([
    { at: path, label: /Email/ },
    { at: '/login?invitation=AAAA-BBBB', label: /Email or username/ },
  ])('that is read slowly takes away nothing of what is typed meanwhile at $at', async ({ at, label }) => {
    let answer = () => {}
    const slow = new Promise<void>((resolve) => (answer = resolve))
    const page = opened({ ...open, state: () => slow.then(() => 'OPEN') }, { at })
    const field = await screen.findByLabelText(label)
    await page.user.type(field, 'mina@new.test')
    answer()
    await screen.findByText(/invites you to join/)
    expect(screen.getByLabelText(label)).toHaveValue('mina@new.test')
    expect(field).toHaveFocus()
  })

  test('for an address that comes late leaves to the sign-in what was typed there', async () => {
    let answer = () => {}
    const slow = new Promise<void>((resolve) => (answer = resolve))
    const page = opened({ ...named, state: () => slow.then(() => 'OPEN') }, { at: '/login?invitation=AAAA-BBBB' })
    await page.user.type(await screen.findByLabelText(/Email or username/), 'mina')
    answer()
    await screen.findByText(/invites you to join/)
    expect(screen.getByLabelText(/Email or username/)).toHaveValue('mina')
  })

  test('is accepted by who is signed in already as who they are', async () => {
    const page = opened(open, { signedIn: true, Mutation: taken() })
    await says('Ruth Vail invites you to join Basin Ridge Haulage. You join as soon as you accept.')
    expect(page.at()).toBe('/login?invitation=AAAA-BBBB')
    await page.user.click(screen.getByRole('button', { name: 'Accept invitation' }))
    expect(await screen.findByText('You joined Basin Ridge Haulage')).toBeVisible()
    expect(await screen.findByRole('region', { name: 'Next Up' })).toBeVisible()
  })

  test('for another address is not offered to who is signed in', async () => {
    opened(named, { signedIn: true })
    expect(
      await screen.findByText('The invitation is for mina@new.test. Sign out, then use that address.'),
    ).toBeVisible()
    await says('Ruth Vail invites you to join Basin Ridge Haulage. ')
    expect(screen.queryByRole('button', { name: 'Accept invitation' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Continue' })).toBeVisible()
  })
})

describe('a link that verifies an address', () => {
  const path = '/login?verify=T-1'
  const verified = (organization: object | null = null) => ({
    __typename: 'VerifyEmailSuccess',
    user: { id: 'User:jane', isEmailVerified: true },
    organization,
  })
  const opened = (verifyEmail: object) =>
    renderRoute(path, { resolvers: { ...boardOf({}), Mutation: { verifyEmail } } })

  test('is used once it is confirmed, and says what one has joined by it', async () => {
    const page = opened(verified({ name: 'Basin Ridge Haulage' }))
    const button = await screen.findByRole('button', { name: 'Verify email' })
    expect(page.graph.asked('VerifyFormMutation')).toEqual([])
    await page.user.click(button)
    expect(await screen.findByText('Email verified')).toBeVisible()
    expect(screen.getByText('You joined Basin Ridge Haulage.')).toBeVisible()
    expect(page.graph.asked('VerifyFormMutation')).toEqual([{ input: { token: 'T-1' } }])
    await waitFor(() => expect(page.at()).toBe('/home'))
  })

  test('that is no good says so', async () => {
    const page = opened({ __typename: 'NotFoundError', code: 'NOT_FOUND', message: 'x' })
    await page.user.click(await screen.findByRole('button', { name: 'Verify email' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is not valid.')
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible()
  })

  test('leads who is not signed in to the sign-in first, and back', async () => {
    const board = boardOf({}, { viewer: jane })
    const page = renderRoute(path, { signedIn: false, resolvers: { ...board, Mutation: { signIn: signInSuccess } } })
    expect(await screen.findByText('Sign in to verify your email address.')).toBeVisible()
    await signIn(page)
    expect(await screen.findByRole('button', { name: 'Verify email' })).toBeVisible()
    expect(page.at()).toBe(path)
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
    const page = visit('/signup', { signUp: { __typename: 'SignUpSuccess' }, signIn: signInSuccess })
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
      { path: 'input.email', message: 'There is an account with this email.' },
      { path: 'input.password', message: 'This password is too common.' },
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
    const page = visit('/signup', { signUp: { __typename: 'SignUpSuccess' }, signIn: signInError })
    await fill(page)
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(page.at()).toBe('/login')
  })
})
