import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { graphql, useSubscription } from 'react-relay'
import type { CalendarLiveSubscription } from '../__generated__/CalendarLiveSubscription.graphql.ts'

const subscription = graphql`
  subscription CalendarLiveSubscription {
    boardChanged {
      actionId
      action {
        id
        title
        version
        state
        stateName
        scheduledStart
        scheduledEnd
        viewerTransitions
      }
    }
  }
`

/** So often is the calendar read again at most, in milliseconds, however much changes. */
const every = 5_000
const soon = 800

/** What others move shows at once; whether something comes to be here is known when it is read again a moment later. */
export function CalendarLive({ onChanged }: { onChanged: () => void }) {
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
  useSubscription<CalendarLiveSubscription>(useMemo(() => ({ subscription, variables: {}, onNext: () => listener.current() }), []))
  return null
}
