import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { countLoading, useLoading } from './loading.ts'

const pass = (milliseconds: number) => void act(() => vi.advanceTimersByTime(milliseconds))

beforeEach(() => void vi.useFakeTimers())

test('a call that takes 100 ms shows the indicator', () => {
  const { result } = renderHook(useLoading)
  const ended = countLoading()
  pass(99)
  expect(result.current).toBe(false)
  pass(1)
  expect(result.current).toBe(true)
  act(ended)
  expect(result.current).toBe(false)
})

test('a quicker one never does', () => {
  const { result } = renderHook(useLoading)
  countLoading()()
  pass(1_000)
  expect(result.current).toBe(false)
})

test('it stays until the last of several has ended', () => {
  const { result } = renderHook(useLoading)
  const one = countLoading()
  pass(100)
  const other = countLoading()
  act(one)
  expect(result.current).toBe(true)
  act(other)
  expect(result.current).toBe(false)
})

test('a call that ends twice is counted out once', () => {
  const { result } = renderHook(useLoading)
  const one = countLoading()
  const other = countLoading()
  pass(100)
  act(one)
  act(one)
  expect(result.current).toBe(true)
  act(other)
})

test('the next one has its own 100 ms', () => {
  const { result } = renderHook(useLoading)
  const one = countLoading()
  pass(60)
  act(one)
  const next = countLoading()
  pass(60)
  expect(result.current).toBe(false)
  pass(40)
  expect(result.current).toBe(true)
  act(next)
})
