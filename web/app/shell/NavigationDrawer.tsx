import Drawer from '@mui/material/Drawer'
import { Navigation } from './Navigation.tsx'

export function NavigationDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { component: 'nav', 'aria-label': 'Places', sx: { width: 260 } } as object }}
    >
      <Navigation onNavigate={onClose} />
    </Drawer>
  )
}
