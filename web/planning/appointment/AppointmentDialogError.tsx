import { FailedWindow } from '../../kernel/shell/FailedWindow.tsx'
import { useCloseAppointment } from './useCloseAppointment.ts'
import * as t from './__generated__/messages.ts'

/** An appointment that could not be read; the screen behind it stays. */
export const AppointmentDialogError = () => <FailedWindow title={t.appointment} onClose={useCloseAppointment()} />
