import Drawer from '@mui/material/Drawer'
import { Navigation } from './Navigation.tsx'
import * as t from './__generated__/messages.ts'

export function NavigationDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { component: 'nav', 'aria-label': t.places, sx: { width: 260 } } as object }}
    >
      <Navigation onNavigate={onClose} />
    </Drawer>
  )
}
