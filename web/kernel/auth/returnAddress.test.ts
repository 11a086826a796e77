import { afterEach, describe, expect, test, vi } from 'vitest'
import { forgetReturnAddress, homeAddress, keepReturnAddress, takeHomeAddress } from './returnAddress.ts'

const address = '/oauth/3f0c/authorize?client_id=1&state=a%2Fb'

afterEach(() => {
  forgetReturnAddress()
  vi.useRealTimers()
})

describe('a sign-in leads', () => {
  test('to the board', () => expect(takeHomeAddress()).toBe('/home'))

  test('to what was kept, once', () => {
    keepReturnAddress(address)
    expect([homeAddress(), takeHomeAddress(), takeHomeAddress()]).toEqual([address, address, '/home'])
  })

  test('to the board again after an hour', () => {
    vi.useFakeTimers()
    keepReturnAddress(address)
    vi.advanceTimersByTime(3_599_999)
    expect(homeAddress()).toBe(address)
    vi.advanceTimersByTime(1)
    expect(homeAddress()).toBe('/home')
  })

  test('to the board where storage throws', () => {
    const refuse = () => {
      throw new Error('No.')
    }
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    keepReturnAddress(address)
    expect(takeHomeAddress()).toBe('/home')
  })
})

describe('nothing else is led to', () => {
  const others = [
    'https://evil.test/oauth/1/authorize',
    '//evil.test/oauth/1/authorize',
    '/\\evil.test/oauth/1/authorize',
    '/oauth/../authorize',
    '/oauth/a\\b/authorize',
    '/oauth/1/authorize#x',
    '/oauth/1/authorize/more',
    '/oauth/1/token',
    '/oauth//authorize',
    '/home',
    'javascript:alert(1)',
  ]

  test.each(others)('%s is not kept', (other) => {
    keepReturnAddress(other)
    expect(homeAddress()).toBe('/home')
  })

  test.each(others)('%s is not taken from the storage', (other) => {
    sessionStorage.setItem('return_address', JSON.stringify({ address: other, until: Date.now() + 1_000 }))
    expect(takeHomeAddress()).toBe('/home')
  })

  test.each(['', '{', 'null', '7', '{"address":7,"until":9e15}'])('nor is what is garbled: %s', (kept) => {
    sessionStorage.setItem('return_address', kept)
    expect(takeHomeAddress()).toBe('/home')
  })
})
