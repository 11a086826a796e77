import { useEffect, useState } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'

interface LookUp<Query extends OperationType> {
  /** The latest answer; while another is under way, the one before. */
  data?: Query['response']
  failure?: string
  /** Whether it is the answer to what is asked now. */
  isCurrent: boolean
}

const nothing = { isCurrent: false }

/** Asks while somebody types, a moment after the last key; with null it asks nothing. */
export function useLookUp<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'] | null,
  pause = 200,
): LookUp<Query> {
  const environment = useRelayEnvironment()
  const [answer, setAnswer] = useState<{ key: string; data?: Query['response']; failure?: string }>()
  const key = variables && JSON.stringify(variables)
  useEffect(() => {
    if (key === null) return
    let stop: (() => void) | undefined
    const timer = setTimeout(() => {
      const subscription = fetchQuery<Query>(environment, query, JSON.parse(key) as Query['variables'], {
        networkCacheConfig: { force: true },
      }).subscribe({
        next: (data) => setAnswer({ key, data }),
        error: (error: Error) => setAnswer({ key, failure: error.message }),
      })
      stop = () => subscription.unsubscribe()
    }, pause)
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [environment, query, key, pause])
  return key !== null && answer
    ? { data: answer.data, failure: answer.failure, isCurrent: answer.key === key }
    : nothing
}
