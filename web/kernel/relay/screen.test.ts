import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ChunkTimeoutError, inTime } from './screen.ts'

const never = () => new Promise<never>(() => {})

describe('the code of a screen', () => {
  beforeEach(() => void vi.useFakeTimers())

  test('is what came, where it came in time', async () => {
    await expect(inTime(Promise.resolve('screen'))).resolves.toBe('screen')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('that failed fails as it did, at once', async () => {
    await expect(inTime(Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('has 120 seconds, and no more', async () => {
    const ended = vi.fn<(error: unknown) => void>()
    const waiting = inTime(never()).catch(ended)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await waiting
    expect(ended).toHaveBeenCalledWith(new ChunkTimeoutError('The screen did not load within 120 seconds.'))
    expect(ended.mock.calls[0]![0]).toBeInstanceOf(ChunkTimeoutError)
  })
})
