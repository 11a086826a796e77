import type { ActivityKind } from '../../__generated__/useActivityPageQuery.graphql.ts'
import * as t from './__generated__/messages.ts'

/** What the activity of a record is narrowed to, as the part of the record that the address names. */
export const activityFilters = [
  { value: 'activity', label: t.all, kinds: null },
  { value: 'conversation', label: t.conversation, kinds: ['NOTE', 'MESSAGE', 'MAIL', 'FILE'] },
  { value: 'changes', label: t.changes, kinds: ['CHANGE'] },
] as const satisfies readonly { value: string; label: string; kinds: readonly ActivityKind[] | null }[]

export const filterIn = (search: URLSearchParams) =>
  activityFilters.find(({ value }) => value === search.get('panel')) ?? activityFilters[0]
