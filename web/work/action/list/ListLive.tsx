import { graphql } from 'react-relay'
import type { ListLiveSubscription } from '../../../__generated__/ListLiveSubscription.graphql.ts'
import { useReadSince } from '../../../kernel/relay/route.tsx'
import { useLive } from '../../../kernel/relay/useLive.ts'
import { useQuietRead } from '../../../kernel/relay/useQuietRead.ts'

const subscription = graphql`
  subscription ListLiveSubscription {
    boardChanged {
      actionId
      action {
        id
        key
        state
        ...GridRow_action
      }
    }
  }
`

/**
 * What others change shows at once on the lines that are at hand. Whether it changes what the list has, or its order,
 * can't be known here: a moment later it is read again, every five seconds at most.
 */
export function ListLive({ onChanged }: { onChanged: () => void }) {
  const heard = useQuietRead(onChanged)
  useLive<ListLiveSubscription>(subscription, { onNext: heard, onMissed: heard, readSince: useReadSince() })
  return null
}
