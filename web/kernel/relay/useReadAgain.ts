import { useCallback, useEffect, useRef } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { Disposable, GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { readAgain } from './readAgain.ts'

/** How long it waits for more, in milliseconds. */
const usualPause = 500

/**
 * A stable function that reads a query again in the background, a moment after it is called. An earlier reading that is
 * still under way ends: it may know less than what is shown, and would take that back for a moment.
 */
export function useReadAgain<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'],
  pause = usualPause,
): () => void {
  const environment = useRelayEnvironment()
  const latest = useRef(variables)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const reading = useRef<Disposable>(undefined)
  useEffect(() => {
    latest.current = variables
  })
  const end = useCallback(() => {
    clearTimeout(timer.current)
    reading.current?.dispose()
  }, [])
  useEffect(() => {
    return end
  }, [end])
  return useCallback(() => {
    end()
    timer.current = setTimeout(() => {
      reading.current = readAgain<Query>(environment, query, latest.current)
    }, pause)
  }, [end, environment, query, pause])
}
