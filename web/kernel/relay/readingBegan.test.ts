// What was missed between a page's first calls and its stream is read again, and nothing else.
import { waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { body, calls, event, fetched, load, other, states, stream } from '../../testing/eventStream.ts'

const answerAt = (position: string) =>
  Response.json({ data: {} }, { headers: position ? { 'events-position': position } : {} })

/** A call of the page, answered with a position; its module is the stream's. */
async function read(position: string) {
  fetched.mockResolvedValueOnce(answerAt(position))
  const { request } = await import('./request.ts')
  await request('Query', '{}', new AbortController().signal)
}
const sinceOf = (call: number) => new Headers(fetched.mock.calls[call]![1]!.headers).get('events-since')

describe('the stream of events', () => {
  test('asks what was missed since the page began to read, and has only that read again', async () => {
    const { response, say, send } = stream()
    await read('a+1')
    fetched.mockResolvedValue(response)
    const { listen, onStreamState } = await load()
    onStreamState((state) => states.push(state))
    const [missed, whole] = [vi.fn<() => void>(), vi.fn<() => void>()]
    listen(body, event, whole)
    listen(other, event, missed)
    await calls(2)
    expect(sinceOf(1)).toBe('a+1')
    send({ data: { s: 1 } })
    await waitFor(() => expect(event).toHaveBeenCalledOnce())
    expect(states).toEqual(['connecting'])
    say({ missed: [1] })
    await waitFor(() => expect(states).toEqual(['connecting', 'live']))
    expect([whole.mock.calls.length, missed.mock.calls.length]).toEqual([0, 1])
  })

  test('tells of all calls that the page began with, and of none that was sent after an answer', async () => {
    const { request } = await import('./request.ts')
    const ask = () => request('Query', '{}', new AbortController().signal)
    fetched.mockResolvedValueOnce(answerAt('a+2')).mockResolvedValueOnce(answerAt('a+1'))
    await Promise.all([ask(), ask()])
    await read('b+0')
    fetched.mockResolvedValue(stream().response)
    const { listen } = await load()
    listen(body, event)
    await calls(4)
    expect(sinceOf(3)).toBe('a+2,a+1')
  })

  test('waits for the first calls, since it could not ask before, but not for ever', async () => {
    vi.useFakeTimers()
    const { beginCall, firstCallsAnswered, readingBegan } = await import('./readingBegan.ts')
    const [first, second, third] = [beginCall(), beginCall(), beginCall()]
    const waited = vi.fn<() => void>()
    void firstCallsAnswered().then(waited)
    first('a+1')
    second('a+2')
    await vi.advanceTimersByTimeAsync(9_000)
    expect([waited.mock.calls.length, readingBegan()]).toEqual([0, undefined])
    await vi.advanceTimersByTimeAsync(1_000)
    expect([waited.mock.calls.length, readingBegan()]).toEqual([1, undefined])
    void firstCallsAnswered().then(waited)
    third('a+1')
    await vi.advanceTimersByTimeAsync(0)
    expect([waited.mock.calls.length, readingBegan()]).toEqual([2, 'a+1,a+2'])
    vi.useRealTimers()
  })

  test.each([
    ['one was answered without a position', async () => answerAt('')],
    ['one failed', async () => Promise.reject(new TypeError('No network'))],
  ])('does not ask where of the first calls %s: then all was missed', async (_case, answer) => {
    const { request } = await import('./request.ts')
    const ask = () => request('Query', '{}', new AbortController().signal).catch(() => {})
    let answerFirst = (_answer: Response) => {}
    fetched.mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve))).mockReturnValueOnce(answer())
    const first = ask()
    void ask()
    answerFirst(answerAt('a+1'))
    await first
    fetched.mockResolvedValue(stream().response)
    const { listen } = await load()
    const missed = vi.fn<() => void>()
    listen(body, event, missed)
    await waitFor(() => expect(missed).toHaveBeenCalledOnce())
    expect(sinceOf(2)).toBeNull()
  })

  describe('that is listened to again', () => {
    /** Carried, and listened to by nobody; answers with a way to listen to what was read at some time. */
    async function carriedBefore() {
      const { response, send } = stream()
      fetched.mockResolvedValue(response)
      const { listen, onStreamState } = await load()
      onStreamState((state) => states.push(state))
      listen(body, event)()
      listen(body, event)
      await waitFor(() => expect(states).toContain('live'))
      const isMissed = (readSince?: number) => {
        const missed = vi.fn<() => void>()
        listen(body, () => {}, missed, readSince)()
        return missed.mock.calls.length > 0
      }
      return { isMissed, send }
    }

    test('has missed nothing where it was carried all the while and nothing was told', async () => {
      const { isMissed } = await carriedBefore()
      expect([isMissed(performance.now()), isMissed(0), isMissed()]).toEqual([false, true, true])
    })

    test('has missed what was told since it was read', async () => {
      const { isMissed, send } = await carriedBefore()
      const read = performance.now()
      send({ data: { s: 1 } })
      await waitFor(() => expect(event).toHaveBeenCalledOnce())
      expect([isMissed(read), isMissed(performance.now())]).toEqual([true, false])
    })
  })
})
