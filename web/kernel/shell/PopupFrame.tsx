import Dialog from '@mui/material/Dialog'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTheme } from '@mui/material/styles'
import type { ReactNode } from 'react'

interface PopupFrameProps {
  label: string
  onClose: () => void
  children: ReactNode
}

/** The window of a popup: over the screen, or all of a narrow one. */
export function PopupFrame({ label, onClose, children }: PopupFrameProps) {
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'))
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      fullScreen={isNarrow}
      maxWidth="sm"
      scroll="paper"
      slotProps={{ paper: { 'aria-label': label } }}
    >
      {children}
    </Dialog>
  )
}
