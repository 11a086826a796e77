import { graphql } from 'react-relay'
import type { PlannerLiveSubscription } from '../../__generated__/PlannerLiveSubscription.graphql.ts'
import { useReadSince } from '../../kernel/relay/route.tsx'
import { useLive } from '../../kernel/relay/useLive.ts'
import { useQuietRead } from '../../kernel/relay/useQuietRead.ts'

const subscription = graphql`
  subscription PlannerLiveSubscription {
    boardChanged {
      actionId
      action {
        id
        ...usePool_action
      }
    }
  }
`

/** What others plan shows at once where it is at hand; a moment later the plan is read again. */
export function PlannerLive({ onChanged }: { onChanged: () => void }) {
  const heard = useQuietRead(onChanged)
  useLive<PlannerLiveSubscription>(subscription, { onNext: heard, onMissed: heard, readSince: useReadSince() })
  return null
}
