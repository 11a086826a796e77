import { graphql } from 'react-relay'
import type { DashboardLiveSubscription } from '../__generated__/DashboardLiveSubscription.graphql.ts'
import { useLive } from '../relay/useLive.ts'
import { useQuietRead } from '../relay/useQuietRead.ts'

const subscription = graphql`
  subscription DashboardLiveSubscription {
    boardChanged {
      actionId
    }
  }
`

/** The figures are of many records: they are read again every ten seconds at most. */
export function DashboardLive({ onChanged }: { onChanged: () => void }) {
  const heard = useQuietRead(onChanged, 10_000)
  useLive<DashboardLiveSubscription>(subscription, { onNext: heard, onMissed: heard })
  return null
}
