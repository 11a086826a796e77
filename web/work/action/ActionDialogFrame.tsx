import Dialog from '@mui/material/Dialog'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTheme } from '@mui/material/styles'
import type { ReactNode } from 'react'

/** The item popup's window: over the board, or all of a narrow screen. */
export function ActionDialogFrame({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'))
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      fullScreen={isNarrow}
      maxWidth="sm"
      scroll="paper"
      slotProps={{ paper: { 'aria-label': 'Action record' } }}
    >
      {children}
    </Dialog>
  )
}
