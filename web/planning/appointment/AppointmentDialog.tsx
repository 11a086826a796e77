import Stack from '@mui/material/Stack'
import { Suspense } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { AppointmentDialogQuery } from '../../__generated__/AppointmentDialogQuery.graphql.ts'
import { readAgain } from '../../kernel/relay/readAgain.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { Ghost } from '../../kernel/ui/Ghost.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { WindowHead } from '../../kernel/ui/WindowHead.tsx'
import { AppointmentDetails } from './AppointmentDetails.tsx'
import { PopupFrame } from '../../kernel/shell/PopupFrame.tsx'
import { AppointmentLive } from './AppointmentLive.tsx'
import { useCloseAppointment } from './useCloseAppointment.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query AppointmentDialogQuery($key: String!, $rootId: ID) {
    appointment(key: $key, rootId: $rootId) {
      id
      addressKey
      ...AppointmentDetails_appointment
    }
  }
`

/** An appointment over a screen; closing it leads back to the screen as it was. */
export function AppointmentDialog() {
  const close = useCloseAppointment()
  return (
    <PopupFrame label={t.appointment} onClose={close}>
      <Suspense fallback={<Skeleton onClose={close} />}>
        <Content onClose={close} />
      </Suspense>
    </PopupFrame>
  )
}

function Content({ onClose }: { onClose: () => void }) {
  const { appointment } = useRouteQuery<AppointmentDialogQuery>(query)
  const environment = useRelayEnvironment()
  const read = () => {
    readAgain<AppointmentDialogQuery>(environment, query, { key: appointment!.addressKey })
  }
  if (appointment)
    return (
      <>
        <AppointmentDetails appointment={appointment} onClose={onClose} />
        <AppointmentLive id={appointment.id} onChanged={read} />
      </>
    )
  return (
    <Centered title={t.noSuchAppointment} text={t.thereIsNoAppointmentWithThis}>
      <PlainButton type="button" className="primary" onClick={onClose}>
        {t.back}
      </PlainButton>
    </Centered>
  )
}

const Skeleton = ({ onClose }: { onClose: () => void }) => (
  <>
    <WindowHead title={t.appointment} onClose={onClose} />
    <Stack role="status" aria-label={t.loadingTheAppointment} sx={{ p: 5, gap: 3 }}>
      <Ghost style={{ height: 20, width: '70%' }} />
      <Ghost style={{ height: 32 }} />
      <Ghost style={{ height: 120 }} />
      <Ghost style={{ height: 120 }} />
    </Stack>
  </>
)
