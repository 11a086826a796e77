import { ScreenError } from '../shell/ScreenError.tsx'
import { AppointmentDialogFrame } from './AppointmentDialogFrame.tsx'
import { useCloseAppointment } from './useCloseAppointment.ts'

/** An appointment that could not be read; the screen behind it stays. */
export function AppointmentDialogError() {
  return (
    <AppointmentDialogFrame onClose={useCloseAppointment()}>
      <ScreenError />
    </AppointmentDialogFrame>
  )
}
