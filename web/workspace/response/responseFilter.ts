// What the inbox is narrowed to, as it stands in the address.
import type { ResponseKind } from '../../__generated__/ResponsesPageQuery.graphql.ts'
import * as t from './__generated__/messages.ts'

export const kinds: readonly (readonly [ResponseKind, string])[] = [
  ['CHECKLIST', t.checklists],
  ['SOP', t.sopsRead],
  ['ASSOCIATION', t.requestsDecided],
  ['PRACTICE', t.bestPractice],
]

export function responseFilter(search: URLSearchParams) {
  const kind = kinds.find(([name]) => name.toLowerCase() === search.get('kind'))?.[0]
  return { kind, failedOnly: search.has('failed') }
}
