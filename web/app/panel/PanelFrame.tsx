import Drawer from '@mui/material/Drawer'
import type { ReactNode } from 'react'
import * as t from './__generated__/messages.ts'

interface PanelFrameProps {
  onClose: () => void
  children: ReactNode
}

/** The right drawer: beside the screen, or all of a narrow one. It keeps the focus in, and Escape closes it. */
export const PanelFrame = ({ onClose, children }: PanelFrameProps) => (
  <Drawer
    open
    anchor="right"
    onClose={onClose}
    slotProps={{
      paper: {
        role: 'dialog',
        'aria-modal': true,
        'aria-label': t.procedures,
        sx: {
          width: { xs: '100%', sm: 640 },
          borderInlineStart: '1px solid var(--ops-line)',
          bgcolor: 'background.paper',
        },
      } as object,
    }}
  >
    {children}
  </Drawer>
)
