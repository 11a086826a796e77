import { types } from 'pg'

const asIs = (text: string): unknown => text

const parsers = new Map<number, (text: string) => unknown>([
  [16, (text) => text === 't'],
  [20, Number],
  [21, Number],
  [23, Number],
  [701, Number],
  [1184, isoInstant],
  [114, JSON.parse],
  [3802, JSON.parse],
  [1009, types.getTypeParser(1009 as never) as (text: string) => unknown],
  [1005, (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number))],
  [2951, (text) => (text === '{}' ? [] : text.slice(1, -1).split(','))],
])

/** How the columns of a statement are read: plain values, and instants as ISO 8601 text in UTC. */
export const rowTypes = { getTypeParser: (type: number) => parsers.get(type) ?? asIs }

/** '2026-11-20 08:30:00+00', with or without a fraction, as '2026-11-20T08:30:00.000Z'. */
function isoInstant(text: string): string {
  const fraction = text.length > 22 ? text.slice(20, -3).padEnd(3, '0') : '000'
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction}Z`
}
