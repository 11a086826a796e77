import { graphql } from 'react-relay'
import type { CalendarLiveSubscription } from '../../__generated__/CalendarLiveSubscription.graphql.ts'
import { useReadSince } from '../../kernel/relay/route.tsx'
import { useLive } from '../../kernel/relay/useLive.ts'
import { useQuietRead } from '../../kernel/relay/useQuietRead.ts'

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
        schedule {
          start
          end
        }
        viewerTransitions
      }
    }
  }
`

/** What others move shows at once; whether something comes to be here is known when it is read again a moment later. */
export function CalendarLive({ onChanged }: { onChanged: () => void }) {
  const heard = useQuietRead(onChanged)
  useLive<CalendarLiveSubscription>(subscription, { onNext: heard, onMissed: heard, readSince: useReadSince() })
  return null
}
