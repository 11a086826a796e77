import { graphql } from 'react-relay'
import type { AssociationLiveSubscription } from '../../__generated__/AssociationLiveSubscription.graphql.ts'
import { useReadSince } from '../../kernel/relay/route.tsx'
import { useLive } from '../../kernel/relay/useLive.ts'
import { useQuietRead } from '../../kernel/relay/useQuietRead.ts'

const subscription = graphql`
  subscription AssociationLiveSubscription {
    joiningChanged {
      organizationId
    }
  }
`

/** Who takes an invitation, asks to join or is decided about shows a moment later. */
export function AssociationLive({ onChanged }: { onChanged: () => void }) {
  const heard = useQuietRead(onChanged)
  useLive<AssociationLiveSubscription>(subscription, { onNext: heard, onMissed: heard, readSince: useReadSince() })
  return null
}
