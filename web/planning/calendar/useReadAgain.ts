import { useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { addressIn, variablesOf } from './calendarAddress.ts'
import type { Scope } from '../../kernel/shell/lastScope.ts'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import { readAgain } from '../../kernel/relay/readAgain.ts'

/** Reads what is shown again, quietly; a failure leaves what is there. */
export function useReadAgain(query: GraphQLTaggedNode, usual?: Scope): () => void {
  const environment = useRelayEnvironment()
  const [search] = useSearch()
  const asked = JSON.stringify(variablesOf(addressIn(search, usual)))
  return useCallback(() => {
    readAgain<OperationType>(environment, query, JSON.parse(asked) as object)
  }, [environment, query, asked])
}
