import { expect, test } from 'vitest'
import { isAddressRange, isWithin } from './addressRange.ts'

test.each(['', 'x', '1.2.3', '1.2.3.4/', '1.2.3.4/-1', '1.2.3.4/8/8', '::/129', '1.2.3.4/1e1'])(
  '%j is no address or range',
  (text) => expect(isAddressRange(text)).toBe(false),
)

test('an address that is none is within nothing', () => expect(isWithin(['0.0.0.0/0', '::/0'], 'unknown')).toBe(false))

test.each([
  ['203.0.113.7', true],
  ['203.0.113.8', false],
  ['::ffff:203.0.113.1', true],
  ['2001:db8:1::9', true],
  ['2001:db9::1', false],
  ['198.51.100.9', true],
  ['198.51.100.8', false],
])('%s is within: %s', (address, is) =>
  expect(isWithin(['203.0.113.0/29', '2001:db8::/32', '198.51.100.9'], address)).toBe(is),
)
