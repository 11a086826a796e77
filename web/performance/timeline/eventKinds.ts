// What a timeline is narrowed to, as in the address.
import type { VehicleEventKind } from '../../__generated__/VehiclePageQuery.graphql.ts'
import * as t from './__generated__/messages.ts'

type Kind = Exclude<VehicleEventKind, '%future added value'>

export const shows = [
  ['records', t.records, ['RECORD_CREATED', 'RECORD_DUE', 'RECORD_COMPLETED']],
  ['routines', t.routines, ['ROUTINE']],
  ['observations', t.observations, ['OBSERVATION']],
  ['breaches', t.breaches, ['BREACH_OPENED', 'BREACH_RECOVERED']],
] as const satisfies readonly (readonly [string, string, readonly Kind[]])[]

/** What is to come, and what has happened, from a moment on; of all kinds where none is chosen. */
export function timelineVariables(search: URLSearchParams, now: Date) {
  const chosen = (search.get('show') ?? '').split(',')
  const kinds = shows.flatMap(([name, , some]): readonly Kind[] => (chosen.includes(name) ? some : []))
  const kind = kinds.length ? { kind: { in: kinds } } : {}
  const at = now.toISOString()
  return { coming: { ...kind, at: { gte: at } }, past: { ...kind, at: { lt: at } } }
}
