import { createOperationDescriptor, type IEnvironment, type SingularReaderSelector, type Snapshot } from 'relay-runtime'
import { fetchQuery, loadQuery } from 'react-relay'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import mailQuery, { type InviteDialogQuery } from '../../__generated__/InviteDialogQuery.graphql.ts'
import threadQuery, { type ThreadPaneQuery } from '../../__generated__/ThreadPaneQuery.graphql.ts'
import { makeEnvironment } from './environment.ts'
import { reach } from './reach.ts'

const variables = { id: 'T' }
const fetched = vi.fn<typeof fetch>()
const can = { post: { allowed: true, reason: null } }
const action = (id: string) => ({ id, key: `AR-${id}`, addressKey: `AR-${id}`, stateName: 'Planned' })
const answer = (id: string) =>
  Response.json({ data: { thread: { __typename: 'Thread', id: 'T', subject: 'Brakes', action: action(id), can } } })

/** What another query says of the thread: that it is about a record of which it has read nothing but its id. */
const link = (environment: IEnvironment, id: string) =>
  environment.commitUpdate((store) => store.get('T')!.setLinkedRecord(store.create(id, 'Action'), 'action'))

/** An environment that has read a thread, and what is shown of it. */
async function shown() {
  const environment = makeEnvironment()
  fetched.mockResolvedValueOnce(answer('1'))
  await fetchQuery<ThreadPaneQuery>(environment, threadQuery, variables).toPromise()
  const selector: SingularReaderSelector = createOperationDescriptor(threadQuery, variables).fragment
  const told: unknown[] = []
  const titleOf = ({ data }: Snapshot) => (data as ThreadPaneQuery['response']).thread?.action?.key
  environment.subscribe(environment.lookup(selector), (latest) => told.push(titleOf(latest)))
  return { environment, told, read: () => titleOf(environment.lookup(selector)) }
}

beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => void (reach.isLost = false))

test('what is shown stays until that which it was linked to has been read', async () => {
  const { environment, told } = await shown()
  fetched.mockResolvedValueOnce(answer('2'))
  link(environment, '2')
  expect(told).toEqual([])
  await expect.poll(() => told).toEqual(['AR-2'])
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('what comes on the screen with something missing is read again, once', async () => {
  const { environment, read } = await shown()
  environment.commitUpdate((store) => store.delete('T'))
  fetched.mockResolvedValue(answer('1'))
  environment.commitUpdate((store) => store.getRoot().setLinkedRecord(store.create('T', 'Thread'), 'thread', variables))
  expect(read()).toBeUndefined()
  expect(read()).toBeUndefined()
  await expect.poll(read).toBe('AR-1')
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('an answer that leaves it out again is not asked for at once', async () => {
  const { environment, told, read } = await shown()
  fetched.mockResolvedValue(Response.json({ data: null, errors: [{ message: 'Not today.' }] }))
  link(environment, '2')
  await expect.poll(() => fetched.mock.calls.length).toBe(2)
  await new Promise((resolve) => setTimeout(resolve))
  expect(read()).toBeUndefined()
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(told).toEqual([])
})

test('without a connection nothing is asked for', async () => {
  const { environment, read } = await shown()
  reach.isLost = true
  link(environment, '2')
  expect(read()).toBeUndefined()
  expect(fetched).toHaveBeenCalledTimes(1)
})

describe('what a screen loads while the server is out of reach', () => {
  /** What the server answers in turn; what a test before this one still reads gets nothing. */
  function answers(...turns: (object | Error)[]) {
    const calls = vi.fn<() => void>()
    fetched.mockImplementation(async (_address, call) => {
      if (!(call!.body as string).includes('InviteDialogQuery')) throw new TypeError('Failed to fetch')
      calls()
      const turn = turns.length > 1 ? turns.shift() : turns[0]
      if (turn instanceof Error) throw turn
      return Response.json(turn)
    })
    return calls
  }
  const says = (mailIsSetUp: boolean) => ({ data: { mailIsSetUp } })
  const nobody = new TypeError('Failed to fetch')

  async function load(environment: IEnvironment) {
    const { source } = loadQuery<InviteDialogQuery>(environment, mailQuery, {}, { fetchPolicy: 'store-and-network' })
    await source!.toPromise()
    const read = () => environment.lookup(createOperationDescriptor(mailQuery, {}).fragment).data
    return read as () => InviteDialogQuery['response']
  }

  test('stays as it was where all of it was read, and is read again', async () => {
    answers(says(false), nobody, says(true))
    const environment = makeEnvironment()
    await load(environment)
    const read = await load(environment)
    expect(read()).toEqual({ mailIsSetUp: false })
    await expect.poll(read).toEqual({ mailIsSetUp: true })
  })

  test('fails where something of it was never read', async () => {
    const calls = answers(nobody)
    await expect(load(makeEnvironment())).rejects.toThrow('Server not reachable')
    expect(calls).toHaveBeenCalledTimes(1)
  })

  test('fails where the server refuses it', async () => {
    answers(says(true), { data: null, errors: [{ message: 'Not yours.' }] })
    const environment = makeEnvironment()
    await load(environment)
    await expect(load(environment)).rejects.toThrow('Not yours.')
  })
})
