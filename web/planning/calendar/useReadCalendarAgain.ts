import type { GraphQLTaggedNode } from 'relay-runtime'
import { addressIn, variablesOf } from './calendarAddress.ts'
import { useReadAgain } from '../../kernel/relay/useReadAgain.ts'
import { useSearch } from '../../kernel/ui/useSearch.ts'

/** Reads what the calendar shows again, quietly; a failure leaves what is there. */
export function useReadCalendarAgain(query: GraphQLTaggedNode): () => void {
  const [search] = useSearch()
  return useReadAgain(query, variablesOf(addressIn(search)), 0)
}
