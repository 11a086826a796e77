import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { graphql, useSubscription } from 'react-relay'
import type { ListLiveSubscription } from '../../__generated__/ListLiveSubscription.graphql.ts'

const subscription = graphql`
  subscription ListLiveSubscription {
    boardChanged {
      actionId
      action {
        id
        internalID
        key
        state
        ...GridRow_action
      }
    }
  }
`

/** So often is the list read again at most, in milliseconds, however much changes. */
const every = 5_000
const soon = 800

/**
 * What others change shows at once on the lines that are at hand. Whether it changes what the list has, or its order,
 * can't be known here: a moment later it is read again, quietly.
 */
export function ListLive({ onChanged }: { onChanged: () => void }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const readAt = useRef(-every)
  const heard = useEffectEvent(() => {
    timer.current ??= setTimeout(
      () => {
        timer.current = undefined
        readAt.current = performance.now()
        onChanged()
      },
      Math.max(soon, readAt.current + every - performance.now()),
    )
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const listener = useRef(() => {})
  useEffect(() => {
    listener.current = () => heard()
  }, [])
  useSubscription<ListLiveSubscription>(useMemo(() => ({ subscription, variables: {}, onNext: () => listener.current() }), []))
  return null
}
