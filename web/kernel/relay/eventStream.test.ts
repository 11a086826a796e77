import { waitFor } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { accessToken, takeEndOfSignIn } from '../auth/tokens.ts'
import {
  askedOf,
  body,
  calls,
  event,
  fetched,
  load,
  other,
  signalOf,
  states,
  stream,
  tokenOf,
} from '../../testing/eventStream.ts'

describe('the stream of events', () => {
  test('brings what is told to whoever listens, over one connection', async () => {
    const { response, send } = stream()
    fetched.mockResolvedValue(response)
    const { listen } = await load()
    const second = vi.fn<(event: unknown) => void>()
    listen(body, event)
    listen(body, second)
    await calls(1)
    send({ data: { s: 1 } })
    await waitFor(() => expect(event).toHaveBeenCalledWith({ data: { s: 1 } }))
    expect(second).toHaveBeenCalledOnce()
    expect([tokenOf(0), askedOf(0)]).toEqual(['Bearer old', ['S']])
  })

  test('carries whatever is listened to: another takes over from the first, with all of it', async () => {
    const [first, second] = [stream(), stream()]
    fetched.mockResolvedValueOnce(first.response).mockResolvedValueOnce(second.response)
    const { listen, onStreamState } = await load()
    onStreamState((state) => states.push(state))
    const elsewhere = vi.fn<(event: unknown) => void>()
    const missed = vi.fn<() => void>()
    listen(body, event, missed)
    await waitFor(() => expect(missed).toHaveBeenCalledOnce())
    const began = vi.fn<() => void>()
    listen(other, elsewhere, began)
    await waitFor(() => expect(began).toHaveBeenCalledOnce())
    expect(askedOf(1)).toEqual(['S', 'T'])
    await waitFor(() => expect([signalOf(0).aborted, signalOf(1).aborted]).toEqual([true, false]))
    second.send({ data: { t: 1 } }, 1)
    await waitFor(() => expect(elsewhere).toHaveBeenCalledWith({ data: { t: 1 } }))
    second.send({ data: { s: 1 } })
    await waitFor(() => expect(event).toHaveBeenCalledWith({ data: { s: 1 } }))
    // It was carried all the while.
    expect([missed.mock.calls.length, states]).toEqual([1, ['connecting', 'live']])
  })

  test('tells what was on its way as another took over, and what both tell once', async () => {
    const [first, second] = [stream(), stream()]
    fetched.mockResolvedValueOnce(first.response).mockResolvedValueOnce(second.response)
    const { listen } = await load()
    listen(body, event)
    await calls(1)
    const began = vi.fn<() => void>()
    listen(other, () => {}, began)
    await waitFor(() => expect(began).toHaveBeenCalledOnce())
    first.send({ data: { s: 'late' } })
    first.send({ data: { s: 'both' } })
    second.send({ data: { s: 'both' } })
    second.send({ data: { s: 'new' } })
    await waitFor(() => expect(event).toHaveBeenCalledWith({ data: { s: 'new' } }))
    expect(event.mock.calls.map(([told]) => (told as { data: { s: string } }).data.s).toSorted()).toEqual([
      'both',
      'late',
      'new',
    ])
    await waitFor(() => expect(signalOf(0).aborted).toBe(true))
    second.send({ data: { s: 'both' } })
    await waitFor(() => expect(event).toHaveBeenCalledTimes(4))
  })

  test('carries what nobody listens to any more for a while, so that who comes next has missed nothing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    fetched.mockImplementation(async () => stream().response)
    const { listen } = await load()
    const stop = listen(body, event)
    await vi.advanceTimersByTimeAsync(1_000)
    const readAt = performance.now()
    stop()
    listen(other, event)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(askedOf(1)).toEqual(['S', 'T'])
    const missed = vi.fn<() => void>()
    const stopAgain = listen(body, event, missed, readAt)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(missed).not.toHaveBeenCalled()
    expect(fetched).toHaveBeenCalledTimes(2)
    const third = JSON.stringify({ query: 'subscription U { u }', operationName: 'U', variables: {} })
    stopAgain()
    await vi.advanceTimersByTimeAsync(5_000)
    listen(third, event)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(askedOf(2)).toEqual(['T', 'U'])
  })

  test('brings it no longer to who has stopped', async () => {
    const { response, send } = stream()
    fetched.mockResolvedValue(response)
    const { listen } = await load()
    const stopped = vi.fn<() => void>()
    listen(body, event)
    const stop = listen(body, stopped)
    await calls(1)
    stop()
    send({ data: { s: 1 } })
    await waitFor(() => expect(event).toHaveBeenCalledOnce())
    expect(stopped).not.toHaveBeenCalled()
  })

  test('says to who comes later that something was missed before', async () => {
    fetched.mockResolvedValue(stream().response)
    const { listen, onStreamState } = await load()
    onStreamState((state) => states.push(state))
    listen(body, event)
    await waitFor(() => expect(states).toEqual(['connecting', 'live']))
    const missed = vi.fn<() => void>()
    listen(body, event, missed)
    expect(missed).toHaveBeenCalledOnce()
    expect(fetched).toHaveBeenCalledOnce()
  })

  test('says nothing of the kind to who read in the moment in which the last was told', async () => {
    const { response, send } = stream()
    fetched.mockResolvedValue(response)
    const { listen, onStreamState } = await load()
    onStreamState((state) => states.push(state))
    listen(body, event)
    await waitFor(() => expect(states).toEqual(['connecting', 'live']))
    // The clock of a browser is coarse.
    const at = performance.now() + 1
    vi.spyOn(performance, 'now').mockReturnValue(at)
    send({ data: { s: 1 } })
    await waitFor(() => expect(event).toHaveBeenCalledOnce())
    const missed = vi.fn<() => void>()
    listen(body, event, missed, at)
    expect(missed).not.toHaveBeenCalled()
  })

  test('is connected again where it ends, and says how it goes', async () => {
    const first = stream()
    fetched.mockResolvedValueOnce(first.response).mockResolvedValueOnce(stream().response)
    const { listen, onStreamState } = await load()
    onStreamState((state) => states.push(state))
    const missed = vi.fn<() => void>()
    listen(body, event, missed)
    await waitFor(() => expect(states).toEqual(['connecting', 'live']))
    first.end()
    await waitFor(() => expect(states).toEqual(['connecting', 'live', 'lost', 'live']))
    expect(missed).toHaveBeenCalledTimes(2)
  })

  test('is connected again at once where it ends after a while', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const first = stream()
    fetched.mockResolvedValueOnce(first.response).mockResolvedValue(stream().response)
    const { listen } = await load()
    listen(body, event)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(fetched).toHaveBeenCalledOnce()
    first.end()
    // For the other tabs to say what they listen to.
    await vi.advanceTimersByTimeAsync(30)
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  test('asks with no token whose sign-in has ended: it is replaced, or the sign-in is forgotten', async () => {
    const first = stream()
    fetched.mockResolvedValueOnce(first.response)
    fetched.mockResolvedValueOnce(Response.json({ data: { refreshSession: { message: 'Sign in first.' } } }))
    const { listen } = await load()
    listen(body, event)
    await calls(1)
    first.complete()
    await calls(2)
    expect(fetched.mock.calls[1]![1]!.body).toContain('refreshSession')
    await waitFor(() => expect(accessToken()).toBeNull())
    expect(takeEndOfSignIn()).toBe('Sign in first.')
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  test('is connected again with a new token where the old one is refused', async () => {
    const { response } = stream()
    fetched.mockResolvedValueOnce(Response.json({}, { status: 401 }))
    fetched.mockResolvedValueOnce(Response.json({ data: { refreshSession: { accessToken: 'new' } } }))
    fetched.mockResolvedValueOnce(response)
    const { listen } = await load()
    listen(body, event)
    await calls(3)
    expect(tokenOf(2)).toBe('Bearer new')
    expect(accessToken()).toBe('new')
  })

  test('is waited for longer each time that it can not be had, up to 15 seconds', async () => {
    vi.useFakeTimers()
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    const { listen } = await load()
    listen(body, event)
    await vi.advanceTimersByTimeAsync(0)
    const count = async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds)
      return fetched.mock.calls.length
    }
    // Before each the other tabs have a moment to say what they listen to.
    const asking = 30
    expect([
      await count(asking),
      await count(500 + asking),
      await count(999),
      await count(1 + asking),
      await count(2_000 + asking),
    ]).toEqual([1, 2, 2, 3, 4])
    const before = await count(4_000 + 8_000 + 2 * asking)
    expect([await count(15_000 + asking), await count(15_000 + asking)]).toEqual([before + 1, before + 2])
    localStorage.clear()
  })
})
