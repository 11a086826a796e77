// What surrounds the first screen waits until all its parts are shown, and no longer than three seconds.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { awaitPart, behindFirstScreen } from './screen.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const [frame, board] = [awaitPart(), awaitPart()]

function behind() {
  const over = vi.fn()
  void behindFirstScreen().then(over)
  return over
}

test('it comes after three seconds, whatever is still on its way', async () => {
  const over = behind()
  await vi.advanceTimersByTimeAsync(2_999)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(over).toHaveBeenCalledOnce()
})

test('it comes behind the last part', async () => {
  const over = behind()
  frame()
  // Again, as where a part is drawn anew.
  frame()
  await vi.advanceTimersByTimeAsync(1_500)
  expect(over).not.toHaveBeenCalled()
  board()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(over).toHaveBeenCalledOnce()
})
