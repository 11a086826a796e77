import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useNow } from './useNow.ts'

const noon = Date.parse('2026-03-10T12:00:00Z')

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(noon)
})

test('the time is told again every half minute', () => {
  const { result } = renderHook(useNow)
  void act(() => vi.advanceTimersByTime(29_999))
  expect(result.current).toBe(noon)
  void act(() => vi.advanceTimersByTime(1))
  expect(result.current).toBe(noon + 30_000)
})

test('who comes after a while in which nobody asked is told the time as it is', () => {
  renderHook(useNow).unmount()
  void act(() => vi.advanceTimersByTime(3_600_000))
  const { result } = renderHook(useNow)
  expect(result.current).toBe(noon + 3_600_000)
})
