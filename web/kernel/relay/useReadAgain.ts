import { useEffect, useRef } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { readAgain } from './readAgain.ts'

/** How long it waits for more, in milliseconds. */
const pause = 500

/** Reads a query again in the background, a moment after it is asked to. */
export function useReadAgain<Query extends OperationType>(query: GraphQLTaggedNode, variables: Query['variables']) {
  const environment = useRelayEnvironment()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => readAgain<Query>(environment, query, variables), pause)
  }
}
