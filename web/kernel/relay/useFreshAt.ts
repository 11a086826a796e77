import { useEffect, useRef } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { readAgain } from './readAgain.ts'

interface Shown<Query extends OperationType> {
  /** What is shown; nothing where it does not change. */
  key: string | undefined
  version: number | undefined
  /** The same function at each render. */
  variablesOf: (key: string) => Query['variables']
}

/** Reads what is shown again when its version changes, by whoever's hand. */
export function useFreshAt<Query extends OperationType>(
  query: GraphQLTaggedNode,
  { key, version, variablesOf }: Shown<Query>,
) {
  const environment = useRelayEnvironment()
  const seen = useRef({ key, version })
  useEffect(() => {
    const before = seen.current
    seen.current = { key, version }
    if (!key || key !== before.key || version === before.version) return
    const reading = readAgain<Query>(environment, query, variablesOf(key))
    return () => reading.dispose()
  }, [environment, query, key, version, variablesOf])
}
