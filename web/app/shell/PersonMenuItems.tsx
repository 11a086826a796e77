import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { useColorScheme } from '@mui/material/styles'
import { useRelayEnvironment } from 'react-relay'
import { Link } from 'react-router-dom'
import { signOut } from '../../people/session/signOut.ts'
import { CheckIcon } from '../../kernel/ui/lateIcons.tsx'
import { showKeys } from '../../kernel/shell/showKeys.ts'
import type { ShellViewer } from '../../kernel/shell/viewer.ts'
import * as t from './__generated__/messages.ts'

const themes = [
  ['light', t.lightTheme],
  ['dark', t.darkTheme],
  ['system', t.themeOfTheSystem],
] as const

/** One's own pages that the rail does not name. */
const pages = [
  ['/myprofile', t.myProfile],
  ['/mydocuments', t.myDocuments],
  ['/myreports', t.myReports],
  ['/myanalytics', t.myAnalytics],
  ['/mysettings', t.mySettings],
] as const

interface PersonMenuItemsProps {
  viewer: ShellViewer
  anchor: HTMLElement | null
  onClose: () => void
}

export function PersonMenuItems({ viewer, anchor, onClose }: PersonMenuItemsProps) {
  const environment = useRelayEnvironment()
  const { mode, setMode } = useColorScheme()
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      <Box component="li" role="presentation" sx={{ px: 2, py: 1 }}>
        <Typography sx={{ fontWeight: 550 }}>{viewer.name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {viewer.email}
        </Typography>
      </Box>
      <Divider component="li" role="presentation" />
      {pages.map(([to, label]) => (
        <MenuItem key={to} component={Link} to={to} onClick={onClose}>
          {label}
        </MenuItem>
      ))}
      <MenuItem
        onClick={() => {
          onClose()
          showKeys()
        }}
      >
        {t.keys}
      </MenuItem>
      <Divider component="li" role="presentation" />
      {themes.map(([name, label]) => (
        <MenuItem
          key={name}
          role="menuitemradio"
          aria-checked={mode === name}
          onClick={() => setMode(name)}
          sx={{ gap: 2 }}
        >
          <Box component="span" sx={{ display: 'inline-flex', visibility: mode === name ? 'visible' : 'hidden' }}>
            <CheckIcon />
          </Box>
          {label}
        </MenuItem>
      ))}
      <Divider component="li" role="presentation" />
      <MenuItem
        onClick={() => {
          onClose()
          signOut(environment)
        }}
      >
        {t.signOut}
      </MenuItem>
    </Menu>
  )
}
