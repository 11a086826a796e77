// What a browser says of itself, in words that somebody knows their own devices by.
import type { Said } from '../messages/text.ts'
import * as t from './__generated__/messages.ts'

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (list: readonly (readonly [RegExp, string])[], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1]

/** "Chrome on Windows"; the program's own name where it is no browser. */
export function deviceOf(userAgent: string): Said {
  const browser = nameIn(browsers, userAgent)
  const system = nameIn(systems, userAgent)
  if (system) return t.deviceOn({ browser: browser ?? t.aBrowser, system })
  if (browser) return browser
  const program = /^[\w.-]{1,40}/.exec(userAgent.trim())?.[0]
  return program ?? t.unknownProgram
}

/** Where an address is, as far as it says so by itself. */
export function placeOfAddress(address: string): Said {
  const plain = address.replace(/^::ffff:/, '')
  if (!plain) return t.unknownPlace
  if (plain === '::1' || plain.startsWith('127.')) return t.thisComputer
  const isLocal = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|f[cd]|fe80)/i.test(plain)
  return isLocal ? t.localNetwork({ address: plain }) : plain
}
