import { beforeEach, describe, expect, test, vi } from 'vitest'
import { refresh } from '../auth/refresh.ts'
import { accessToken, storeTokens, takeEndOfSignIn } from '../auth/tokens.ts'
import { request, RequestError } from './request.ts'

const fetched = vi.fn<typeof fetch>()
const failing = (status: number, message: string, code: string) =>
  Response.json({ errors: [{ message, extensions: { code } }] }, { status })
const refused = () => failing(401, 'Sign in first.', 'UNAUTHENTICATED')
const refreshed = (tokens: object | null) => Response.json({ data: { refreshSession: tokens } })
const fine = { data: { board: { buckets: [] } } }

const ask = (operation = 'BoardSectionQuery', signal = new AbortController().signal) =>
  request(operation, '{"asked":true}', signal)
const tokenOf = (call: number) => new Headers(fetched.mock.calls[call]![1]!.headers).get('authorization')

beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  storeTokens('old', 'R1')
})

describe('a call', () => {
  test('is posted with the token, and its answer given as it is', async () => {
    fetched.mockResolvedValue(Response.json(fine))
    expect(await ask()).toEqual(fine)
    expect(fetched.mock.calls[0]).toMatchObject(['/graphql', { method: 'POST', body: '{"asked":true}' }])
    expect(tokenOf(0)).toBe('Bearer old')
  })

  test('goes without one where nobody is signed in', async () => {
    localStorage.clear()
    fetched.mockResolvedValue(Response.json(fine))
    await ask()
    expect(tokenOf(0)).toBe(null)
  })

  test('goes on without its page where it signs out, and only then', async () => {
    fetched.mockImplementation(async () => Response.json(fine))
    await ask('signOutMutation')
    await ask()
    expect(fetched.mock.calls.map(([, init]) => init!.keepalive)).toEqual([true, false])
  })
})

describe('a token that is refused', () => {
  test('is refreshed once, and the call repeated', async () => {
    fetched
      .mockResolvedValueOnce(refused())
      .mockResolvedValueOnce(refreshed({ accessToken: 'new' }))
      .mockResolvedValueOnce(Response.json(fine))
    expect(await ask()).toEqual(fine)
    expect(fetched).toHaveBeenCalledTimes(3)
    expect(tokenOf(2)).toBe('Bearer new')
  })

  test('is not refreshed again where the new one is refused too', async () => {
    fetched
      .mockResolvedValueOnce(refused())
      .mockResolvedValueOnce(refreshed({ accessToken: 'new' }))
      .mockResolvedValueOnce(refused())
    await expect(ask()).rejects.toThrow('Sign in first.')
    expect(fetched).toHaveBeenCalledTimes(3)
  })

  test('ends the sign-in where there is no other, and the call fails with what was said first', async () => {
    fetched.mockResolvedValueOnce(refused()).mockResolvedValueOnce(refreshed({}))
    await expect(ask()).rejects.toEqual(new RequestError('Sign in first.', 401, 'UNAUTHENTICATED'))
    expect(accessToken()).toBe(null)
    expect(takeEndOfSignIn()).toBe('Sign in first.')
  })

  test('ends the sign-in with why there is no other, as it was said first', async () => {
    fetched.mockResolvedValueOnce(refreshed({ message: 'Sessions end after 8 hours.' }))
    expect(await refresh('old')).toBe(false)
    fetched.mockResolvedValueOnce(refused()).mockResolvedValueOnce(refreshed({ message: 'This session has ended.' }))
    await expect(ask()).rejects.toThrow('Sign in first.')
    expect(takeEndOfSignIn()).toBe('Sessions end after 8 hours.')
  })

  test('is kept where the server is not there to refresh it', async () => {
    fetched.mockResolvedValueOnce(refused()).mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await expect(ask()).rejects.toMatchObject({ name: 'RequestError', code: 'NETWORK' })
    expect(accessToken()).toBe('old')
  })

  test.each(['signInSignInMutation', 'SignupPageMutation', 'signOutMutation', 'RefreshSession'])(
    'is no reason to refresh for a call that signs in or out: %s',
    async (operation) => {
      fetched.mockResolvedValueOnce(refused())
      await expect(ask(operation)).rejects.toThrow('Sign in first.')
      expect(fetched).toHaveBeenCalledOnce()
      expect(accessToken()).toBe('old')
    },
  )
})

describe('a token that is about to end', () => {
  const tokenOf10Minutes = (iat: number) => `x.${btoa(JSON.stringify({ iat, exp: iat + 600 }))}.y`
  const minutesLater = (minutes: number) => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + minutes * 60_000)

  // The server's clock is an hour ahead, which is none of the browser's business.
  test.each([0, 3600])('is replaced before it is refused, with clocks %s s apart', async (apart) => {
    storeTokens(tokenOf10Minutes(Math.floor(Date.now() / 1000) + apart), 'R1')
    fetched.mockImplementation(async () => Response.json({ data: { board: {} } }))
    await ask()
    expect(fetched).toHaveBeenCalledOnce()
    fetched.mockClear()
    const clock = minutesLater(9.6)
    fetched.mockResolvedValueOnce(refreshed({ accessToken: 'new', refreshToken: 'R2' }))
    await Promise.all([ask(), ask()])
    clock.mockRestore()
    expect(fetched).toHaveBeenCalledTimes(3)
    expect([tokenOf(1), tokenOf(2)]).toEqual(['Bearer new', 'Bearer new'])
  })

  test('is sent all the same where none can be had just now', async () => {
    const token = tokenOf10Minutes(Math.floor(Date.now() / 1000))
    storeTokens(token, 'R1')
    const clock = minutesLater(9.6)
    fetched
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockImplementation(async () => Response.json({ data: { board: {} } }))
    await ask()
    clock.mockRestore()
    expect(tokenOf(1)).toBe(`Bearer ${token}`)
  })
})

describe('a call fails', () => {
  test.each([
    [
      'with the words of the server',
      () => failing(429, 'Too many requests.', 'RATE_LIMIT'),
      new RequestError('Too many requests.', 429, 'RATE_LIMIT'),
    ],
    [
      'in words of its own where the server has none',
      () => Response.json({}, { status: 500 }),
      { status: 500, code: 'NETWORK' },
    ],
    [
      'where something else than the server answers',
      () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
      { status: 200, code: 'NETWORK' },
    ],
  ])('%s', async (_case, response, error) => {
    fetched.mockResolvedValue(response())
    await expect(ask()).rejects.toMatchObject(error)
  })

  test('saying so where the server cannot be reached', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(ask()).rejects.toMatchObject({
      message: expect.stringContaining('not reachable') as string,
      code: 'NETWORK',
    })
  })

  test('saying so where it is gone before the call is repeated', async () => {
    fetched
      .mockResolvedValueOnce(refused())
      .mockResolvedValueOnce(refreshed({ accessToken: 'new' }))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await expect(ask()).rejects.toMatchObject({ name: 'RequestError', code: 'NETWORK' })
  })

  test('as an abort where it was given up', async () => {
    const aborting = new AbortController()
    fetched.mockImplementation(
      (_url, init) =>
        new Promise((_resolve, reject) =>
          init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error)),
        ),
    )
    const asked = ask('BoardSectionQuery', aborting.signal)
    aborting.abort()
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
  })
})
