import { FailedWindow } from '../../kernel/shell/FailedWindow.tsx'
import { useCloseAppointment } from './useCloseAppointment.ts'

/** An appointment that could not be read; the screen behind it stays. */
export const AppointmentDialogError = () => <FailedWindow title="Appointment" onClose={useCloseAppointment()} />
