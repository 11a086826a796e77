// What becomes of what is done without a connection: kept, sent in order, once, by whoever did it.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { storeSignIn } from '../auth/tokens.ts'
import { deliver } from './deliver.ts'
import { replay } from './replay.ts'
import { tryAgain } from './tryAgain.ts'
import { allWaiting, forgetWaiting } from './waiting.ts'

const fetched = vi.fn<typeof fetch>()
const answer = (result: object = {}) => Response.json({ data: { result } })
const changed = {
  message: 'It was changed by someone else.',
  differences: [
    { field: 'version', yours: '1', current: '2' },
    { field: 'status', yours: 'Queued', current: 'Started' },
  ],
}
const conflict = { outcomes: [{ error: changed }] }
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))
const bodyOf = (name: string, version = 1) =>
  JSON.stringify({ operationName: name, variables: { input: { version, idempotencyKey: name } } })
const signInAs = (userUuid: string) =>
  storeSignIn({ accessToken: `token of ${userUuid}`, refreshToken: 'R', userUuid, userId: 1 })

const act = (name: string, waits = () => {}, { actionId = name, version = 1 } = {}) =>
  deliver(
    'moveActionMutation',
    bodyOf(name, version),
    new AbortController().signal,
    { actionId, what: 'Start', title: name },
    waits,
  )

/** Acts without a connection; answers once it is kept. */
const actOffline = async (name: string, of = {}) => {
  let answered: Promise<unknown> | undefined
  await new Promise<void>((resolve) => {
    answered = act(name, resolve, of)
  })
  answered!.catch(() => {})
  return { answered: answered! }
}

const sent = () =>
  fetched.mock.calls.flatMap(([url, init]) =>
    url === '/graphql' ? [(JSON.parse(init!.body as string) as { operationName: string }).operationName] : [],
  )
const versions = () =>
  fetched.mock.calls.map(
    ([, init]) =>
      (JSON.parse(init!.body as string) as { variables: { input: { version: number } } }).variables.input.version,
  )
const names = () => allWaiting().map(({ actionId }) => actionId)

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset().mockImplementation(unreachable)
  signInAs('ada')
})

afterEach(() => {
  for (const user of ['ada', 'bob']) {
    signInAs(user)
    for (const entry of allWaiting()) forgetWaiting(entry)
  }
})

test('what can be sent is sent, and nothing is kept', async () => {
  fetched.mockImplementation(async () => answer({ outcomes: [{}] }))
  expect(await act('one')).toEqual({ data: { result: { outcomes: [{}] } } })
  expect(names()).toEqual([])
})

test('an answer of the server is no lost connection, and is not kept', async () => {
  fetched.mockImplementation(async () => Response.json({ errors: [{ message: 'Too many.' }] }, { status: 429 }))
  await expect(act('one')).rejects.toThrow('Too many.')
  expect(names()).toEqual([])
})

describe('without a connection', () => {
  test('it waits, and goes in the order in which it was done', async () => {
    const first = await actOffline('first')
    const second = await actOffline('second')
    expect(names()).toEqual(['first', 'second'])
    fetched.mockReset().mockImplementation(async () => answer({ outcomes: [{}] }))
    await replay()
    expect(sent()).toEqual(['first', 'second'])
    expect(await Promise.all([first.answered, second.answered])).toHaveLength(2)
    expect(names()).toEqual([])
  })

  test('what is done while something waits goes after it, though the connection is back', async () => {
    await actOffline('first')
    fetched.mockReset().mockImplementation(async () => answer())
    await act('second')
    expect(sent()).toEqual(['first', 'second'])
  })

  test('what was done to a record behind another change goes with the version that this one has made', async () => {
    await actOffline('first', { actionId: 'gate' })
    await actOffline('elsewhere', { actionId: 'pump' })
    await actOffline('second', { actionId: 'gate' })
    await actOffline('of an older one', { actionId: 'gate', version: 0 })
    fetched
      .mockReset()
      .mockImplementationOnce(async () => answer({ outcomes: [{ action: { version: 7 } }] }))
      .mockImplementation(async () => answer({ outcomes: [{}] }))
    await replay()
    expect(versions()).toEqual([1, 1, 7, 0])
  })

  test('what fails again stays, and all behind it', async () => {
    await actOffline('first')
    await actOffline('second')
    fetched.mockReset().mockImplementation(unreachable)
    await replay()
    expect(sent()).toEqual(['first'])
    expect(names()).toEqual(['first', 'second'])
  })

  test('two that send at once send each once', async () => {
    await actOffline('first')
    fetched.mockReset().mockImplementation(async () => answer())
    await Promise.all([replay(), replay(), replay()])
    expect(sent()).toEqual(['first'])
  })

  test('it is kept where storage throws, for as long as the page is open', async () => {
    const refuse = () => {
      throw new DOMException('No storage here', 'QuotaExceededError')
    }
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    await actOffline('first')
    expect(names()).toEqual(['first'])
    fetched.mockReset().mockImplementation(async () => answer())
    await replay()
    expect(names()).toEqual([])
    vi.restoreAllMocks()
  })
})

describe('what somebody else did', () => {
  test('is neither told nor sent', async () => {
    await actOffline('of ada')
    signInAs('bob')
    fetched.mockReset().mockImplementation(async () => answer())
    expect(names()).toEqual([])
    await replay()
    expect(sent()).toEqual([])
    signInAs('ada')
    expect(names()).toEqual(['of ada'])
  })

  test('is not sent where they sign in while one sends', async () => {
    await actOffline('first')
    await actOffline('second')
    fetched.mockReset().mockImplementation(async () => {
      signInAs('bob')
      return answer()
    })
    await replay()
    expect(sent()).toEqual(['first'])
    signInAs('ada')
    expect(names()).toContain('second')
  })

  test('is kept where the sign-in is over, until they sign in again', async () => {
    await actOffline('first')
    localStorage.removeItem('access_token')
    fetched.mockReset().mockImplementation(async () => answer())
    await replay()
    expect(sent()).toEqual([])
    expect(names()).toEqual(['first'])
  })
})

describe('what the server would not have', () => {
  async function refused() {
    const { answered } = await actOffline('first')
    fetched.mockReset().mockImplementation(async () => answer(conflict))
    await replay()
    await answered
    return allWaiting()[0]!
  }

  test('says why with both values, and is sent no more by itself', async () => {
    expect(await refused()).toMatchObject({
      actionId: 'first',
      problem: 'It was changed by someone else. status: yours Queued, now Started.',
    })
    await replay()
    expect(sent()).toEqual(['first'])
  })

  test('says so too of what is refused whole', async () => {
    const whole = { __typename: 'ForbiddenError', __isError: 'ForbiddenError', message: 'The record is closed.' }
    const { answered } = await actOffline('first')
    fetched.mockReset().mockImplementation(async () => answer(whole))
    await replay()
    await answered
    expect(allWaiting()).toMatchObject([{ actionId: 'first', problem: 'The record is closed.' }])
  })

  test('does not keep back what is done next', async () => {
    await refused()
    fetched.mockReset().mockImplementation(async () => answer())
    await act('second')
    expect(sent()).toEqual(['second'])
  })

  test('is sent again as it stands now, as another try', async () => {
    tryAgain(await refused(), 2)
    fetched.mockReset().mockImplementation(async () => answer())
    await replay()
    const { variables } = JSON.parse(fetched.mock.calls[0]![1]!.body as string) as {
      variables: { input: { version: number; idempotencyKey: string } }
    }
    expect(variables.input).toMatchObject({ version: 2, idempotencyKey: expect.not.stringMatching('first') as string })
    expect(names()).toEqual([])
  })
})
