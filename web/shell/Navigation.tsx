import Box from '@mui/material/Box'
import { BoardIcon } from '../ui/icons.tsx'
import { MyPlaces } from './MyPlaces.tsx'
import { OrganizationPlaces } from './OrganizationPlaces.tsx'
import { OrganizationSwitch } from './OrganizationSwitch.tsx'
import { Places } from './Places.tsx'
import { WorkPlaces } from './WorkPlaces.tsx'

/** The named places of the product, in the rail or in the drawer. */
export function Navigation({ onNavigate }: { onNavigate?: () => void }) {
  return (
    <Box sx={{ p: '12px 8px', display: 'grid', gap: 3 }}>
      <OrganizationSwitch />
      <Places places={[{ to: '/home', label: 'Board', Icon: BoardIcon }]} onNavigate={onNavigate} />
      <MyPlaces onNavigate={onNavigate} />
      <WorkPlaces onNavigate={onNavigate} />
      <OrganizationPlaces onNavigate={onNavigate} />
    </Box>
  )
}
