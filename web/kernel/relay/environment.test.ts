import { act, renderHook } from '@testing-library/react'
import { commitMutation, fetchQuery } from 'react-relay'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { IEnvironment } from 'relay-runtime'
import addNote from '../../__generated__/NoteComposerMutation.graphql.ts'
import shellQuery, { type ShellQuery } from '../../__generated__/ShellQuery.graphql.ts'
import { useLoading } from '../shell/loading.ts'
import { makeEnvironment } from './environment.ts'

const user = { id: 'U', name: 'Jane Roe', email: 'jane@example.com', memberships: [] }
const fetched = vi.fn<typeof fetch>()

const variables = { chosen: '', isChosen: false }
const ask = (metadata = {}) =>
  fetchQuery<ShellQuery>(makeEnvironment(), shellQuery, variables, { networkCacheConfig: { force: true, metadata } })

const refused = { __typename: 'ForbiddenError', __isError: 'ForbiddenError', code: 'FORBIDDEN', message: 'Not here.' }
const change = (environment: IEnvironment) =>
  new Promise<void>((resolve, onError) =>
    commitMutation(environment, {
      mutation: addNote,
      variables: { input: {}, connections: [] },
      onCompleted: () => resolve(),
      onError,
    }),
  )

beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})

describe('an answer', () => {
  test('with data is data', async () => {
    fetched.mockResolvedValue(Response.json({ data: { viewer: { user } } }))
    expect(await ask().toPromise()).toEqual({ viewer: { user } })
  })

  test('names the operation and its variables', async () => {
    fetched.mockResolvedValue(Response.json({ data: { viewer: { user } } }))
    await ask().toPromise()
    const body = JSON.parse(fetched.mock.calls[0]![1]!.body as string) as object
    expect(body).toEqual({
      operationName: 'ShellQuery',
      variables,
      query: expect.stringContaining('query ShellQuery') as string,
    })
  })

  test('with data and errors fails: what could not be read is not what is not there', async () => {
    fetched.mockResolvedValue(Response.json({ data: { viewer: null }, errors: [{ message: 'No viewer today.' }] }))
    await expect(ask().toPromise()).rejects.toThrow(/^No viewer today\.$/)
  })

  test('with errors alone fails, in the words of the server', async () => {
    fetched.mockResolvedValue(Response.json({ data: null, errors: [{ message: 'Something went wrong.' }] }))
    await expect(ask().toPromise()).rejects.toThrow(/^Something went wrong\.$/)
  })

  test('that did not come fails as the request does', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(ask().toPromise()).rejects.toMatchObject({ code: 'NETWORK' })
  })
})

test('what was read while something was changed is read again', async () => {
  const environment = makeEnvironment()
  let answerOld = (_answer: Response) => {}
  const named = (name: string) => Response.json({ data: { viewer: { user: { ...user, name } } } })
  fetched.mockReturnValueOnce(new Promise((resolve) => (answerOld = resolve)))
  const read = fetchQuery<ShellQuery>(environment, shellQuery, variables, {
    networkCacheConfig: { force: true },
  }).toPromise()
  fetched.mockResolvedValueOnce(Response.json({ data: { result: refused } }))
  await change(environment)
  fetched.mockResolvedValueOnce(named('Jane Doe'))
  answerOld(named('Jane Roe'))
  expect(await read).toMatchObject({ viewer: { user: { name: 'Jane Doe' } } })
  expect(fetched).toHaveBeenCalledTimes(3)
})

test('a change is asked for once the one before it is answered', async () => {
  const environment = makeEnvironment()
  let answerFirst = (_answer: Response) => {}
  fetched.mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)))
  fetched.mockResolvedValueOnce(Response.json({ data: { result: refused } }))
  const changes = Promise.all([change(environment), change(environment)])
  await new Promise((resolve) => setTimeout(resolve))
  expect(fetched).toHaveBeenCalledTimes(1)
  answerFirst(Response.json({ data: { result: refused } }))
  await changes
  expect(fetched).toHaveBeenCalledTimes(2)
})

describe('the loading indicator', () => {
  beforeEach(() => void vi.useFakeTimers())
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  const never = (_url: unknown, init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(init.signal!.reason as Error)),
    )

  test('shows while a call is under way, and goes when it fails', async () => {
    let fail = (_error: Error) => {}
    fetched.mockReturnValue(new Promise((_resolve, reject) => (fail = reject)))
    const { result } = renderHook(useLoading)
    ask().subscribe({ error: () => {} })
    await pass(100)
    expect(result.current).toBe(true)
    fail(new TypeError('Failed to fetch'))
    await pass(0)
    expect(result.current).toBe(false)
  })

  test('goes when the call is given up, which is no error', async () => {
    fetched.mockImplementation(never)
    const { result } = renderHook(useLoading)
    const failed = vi.fn<() => void>()
    const subscription = ask().subscribe({ error: failed })
    await pass(100)
    subscription.unsubscribe()
    await pass(0)
    expect(result.current).toBe(false)
    expect(failed).not.toHaveBeenCalled()
    expect(fetched.mock.calls[0]![1]!.signal!.aborted).toBe(true)
  })

  test('does not show for a call that opts out', async () => {
    fetched.mockImplementation(never)
    const { result } = renderHook(useLoading)
    const subscription = ask({ silent: true }).subscribe({})
    await pass(500)
    expect(result.current).toBe(false)
    subscription.unsubscribe()
  })
})
