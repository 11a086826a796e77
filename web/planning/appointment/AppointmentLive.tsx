import { graphql } from 'react-relay'
import type { AppointmentLiveSubscription } from '../../__generated__/AppointmentLiveSubscription.graphql.ts'
import { useLive } from '../../kernel/relay/useLive.ts'
import { useQuietRead } from '../../kernel/relay/useQuietRead.ts'

const subscription = graphql`
  subscription AppointmentLiveSubscription {
    appointmentChanged {
      appointmentId
    }
  }
`

/** What others change of an open appointment shows a moment later. */
export function AppointmentLive({ id, onChanged }: { id: string; onChanged: () => void }) {
  const heard = useQuietRead(onChanged)
  useLive<AppointmentLiveSubscription>(subscription, {
    onNext(data) {
      if (data?.appointmentChanged.appointmentId === id) heard()
    },
    onMissed: heard,
  })
  return null
}
