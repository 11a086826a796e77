import { useEffect, useMemo, useRef } from 'react'
import { useSubscription } from 'react-relay'
import type { GraphQLSubscriptionConfig, GraphQLTaggedNode, OperationType } from 'relay-runtime'

interface Live<T extends OperationType> extends Pick<GraphQLSubscriptionConfig<T>, 'onNext' | 'updater'> {
  /** Before the stream was there, or while it was lost: what is shown is to be read again. */
  onMissed: () => void
  /** When the reading of what is shown began: what has not happened since was not missed. */
  readSince?: number
}

/** Hears of changes for as long as one looks, and when some may have been missed. */
export function useLive<T extends OperationType>(subscription: GraphQLTaggedNode, live: Live<T>) {
  const latest = useRef(live)
  useEffect(() => {
    latest.current = live
  })
  useSubscription<T>(
    useMemo(
      () => ({
        subscription,
        variables: {},
        updater: (store, data) => latest.current.updater?.(store, data),
        onNext: (data) => latest.current.onNext?.(data),
        cacheConfig: {
          metadata: { missed: () => latest.current.onMissed(), readSince: () => latest.current.readSince },
        },
      }),
      [subscription],
    ),
  )
}
