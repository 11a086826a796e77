import Dialog from '@mui/material/Dialog'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTheme } from '@mui/material/styles'
import type { ReactNode } from 'react'

interface PopupFrameProps {
  label: string
  /** How wide it may get. */
  maxWidth?: 'xs' | 'sm'
  onClose: () => void
  children: ReactNode
}

/** The window of a popup: over the screen, or all of a narrow one. */
export function PopupFrame({ label, maxWidth = 'sm', onClose, children }: PopupFrameProps) {
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'))
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      fullScreen={isNarrow}
      maxWidth={maxWidth}
      scroll="paper"
      slotProps={{ paper: { 'aria-label': label } }}
    >
      {children}
    </Dialog>
  )
}
