import { expect, test } from 'vitest'
import { deviceOf, placeOfAddress } from './device.ts'

test.each([
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15',
    'Safari on Mac',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130 Safari/537.36 Edg/130.0', 'Edge on Windows'],
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36', 'Chrome on Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox on Linux'],
  ['curl/8.4', 'curl'],
  ['', 'An unknown program'],
])('%s is %s', (userAgent, device) => expect(String(deviceOf(userAgent))).toBe(device))

test.each([
  ['127.0.0.1', 'This computer'],
  ['::1', 'This computer'],
  ['::ffff:10.1.2.3', 'Local network, 10.1.2.3'],
  ['172.20.0.1', 'Local network, 172.20.0.1'],
  ['8.8.8.8', '8.8.8.8'],
  ['', 'Unknown'],
])('the address %s is %s', (text, place) => expect(String(placeOfAddress(text))).toBe(place))
