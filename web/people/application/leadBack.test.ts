import { expect, test, vi } from 'vitest'
import { isWayBack, leadBack } from './leadBack.ts'

const ways = [
  'https://fuel.example/signed-in?code=1',
  'http://127.0.0.1:4321/',
  'http://[::1]:4321/',
  'http://localhost/back',
  'com.example.app:/signed-in?code=1',
]
const others = [
  'http://fuel.example/',
  'http://127.0.0.1.evil.test/',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://a.test/1',
  'file:///etc/passwd',
  'app:/x',
  '/home',
  '',
]

test.each(ways)('%s leads back, in the place of this page', (address) => {
  const replace = vi.spyOn(location, 'replace')
  expect(leadBack(address)).toBe(true)
  expect(replace).toHaveBeenCalledWith(address)
})

test.each(others)('%s does not', (address) => {
  const replace = vi.spyOn(location, 'replace')
  expect([isWayBack(address), leadBack(address)]).toEqual([false, false])
  expect(replace).not.toHaveBeenCalled()
})
