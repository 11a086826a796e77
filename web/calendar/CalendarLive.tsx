import { useMemo } from 'react'
import { graphql, useSubscription } from 'react-relay'
import type { CalendarLiveSubscription } from '../__generated__/CalendarLiveSubscription.graphql.ts'
import { useQuietRead } from '../relay/useQuietRead.ts'

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

/** What others move shows at once; whether something comes to be here is known when it is read again a moment later. */
export function CalendarLive({ onChanged }: { onChanged: () => void }) {
  const heard = useQuietRead(onChanged)
  useSubscription<CalendarLiveSubscription>(useMemo(() => ({ subscription, variables: {}, onNext: heard }), [heard]))
  return null
}
