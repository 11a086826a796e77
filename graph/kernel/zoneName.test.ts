import { expect, test } from 'vitest'
import { zoneName } from './zoneName.ts'

test.each([
  ['America/New_York', 'ET'],
  ['America/Phoenix', 'MST'],
  ['Europe/Berlin', 'Berlin'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC'],
])('%s is %s', (zone, name) => expect(zoneName(zone, new Date('2026-11-23T12:00:00Z'))).toBe(name))
