import { ScreenError } from '../shell/ScreenError.tsx'
import { WindowHead } from '../ui/WindowHead.tsx'
import { AppointmentDialogFrame } from './AppointmentDialogFrame.tsx'
import { useCloseAppointment } from './useCloseAppointment.ts'

/** An appointment that could not be read; the screen behind it stays. */
export function AppointmentDialogError() {
  const close = useCloseAppointment()
  return (
    <AppointmentDialogFrame onClose={close}>
      <WindowHead title="Appointment" onClose={close} />
      <ScreenError />
    </AppointmentDialogFrame>
  )
}
