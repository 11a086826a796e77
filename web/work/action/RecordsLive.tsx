import { graphql } from 'react-relay'
import type { RecordsLiveSubscription } from '../../__generated__/RecordsLiveSubscription.graphql.ts'
import { useReadSince } from '../../kernel/relay/route.tsx'
import { useLive } from '../../kernel/relay/useLive.ts'
import { useQuietRead } from '../../kernel/relay/useQuietRead.ts'

const subscription = graphql`
  subscription RecordsLiveSubscription {
    boardChanged {
      actionId
    }
  }
`

/** Figures over many records are read again as these change, every ten seconds at most. */
export function RecordsLive({ onChanged }: { onChanged: () => void }) {
  const heard = useQuietRead(onChanged, 10_000)
  useLive<RecordsLiveSubscription>(subscription, { onNext: heard, onMissed: heard, readSince: useReadSince() })
  return null
}
