import { startTransition, useCallback, useEffect, useState } from 'react'
import { loadQuery, useRelayEnvironment, type PreloadedQuery } from 'react-relay'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'

/**
 * Begins to read what a part of a screen shows, behind the first paint, and reads it again where its variables change;
 * until the next answer what there is stays. Relay's own hook for it would be in the first load of every screen.
 */
export function useLoaded<Query extends OperationType>(query: GraphQLTaggedNode, variables: Query['variables']) {
  const environment = useRelayEnvironment()
  const [reference, setReference] = useState<PreloadedQuery<Query>>()
  const key = JSON.stringify(variables)
  const read = useCallback(() => {
    const next = loadQuery<Query>(environment, query, JSON.parse(key) as Query['variables'], {
      fetchPolicy: 'store-and-network',
    })
    startTransition(() => setReference(next))
  }, [environment, query, key])
  useEffect(read, [read])
  useEffect(() => () => reference?.dispose(), [reference])
  return { reference, read }
}
