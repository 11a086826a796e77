import { lazy } from 'react'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import { useAddPopup } from '../../kernel/shell/useAddPopup.ts'

const AddAppointmentDialog = lazy(async () => ({
  default: (await import('./AddAppointmentDialog.tsx')).AddAppointmentDialog,
}))

/**
 * The add popup `appointment`, over whichever screen; it may be given a date, a startTime and an endTime to begin with.
 */
export function AddAppointmentPopup() {
  const { name, given, close } = useAddPopup()
  return name === 'appointment' ? (
    <LateWindow onFailure={close}>
      <AddAppointmentDialog given={given} onClose={close} />
    </LateWindow>
  ) : null
}
