import Dialog from '@mui/material/Dialog'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTheme } from '@mui/material/styles'
import type { ReactNode } from 'react'

/** The window of an appointment: over the screen, or all of a narrow one. */
export function AppointmentDialogFrame({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'))
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      fullScreen={isNarrow}
      maxWidth="sm"
      scroll="paper"
      slotProps={{ paper: { 'aria-label': 'Appointment' } }}
    >
      {children}
    </Dialog>
  )
}
