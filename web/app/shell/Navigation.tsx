import Box from '@mui/material/Box'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyBehindFirstScreen } from '../../kernel/relay/screen.ts'
import { boardWay } from '../../kernel/shell/boardFilter.ts'
import { useViewer } from '../../kernel/shell/viewer.ts'
import { BoardIcon } from '../../kernel/ui/icons.tsx'
import { OrganizationSwitch } from './OrganizationSwitch.tsx'
import { Places } from './Places.tsx'
import * as t from './__generated__/messages.ts'

const StartPlaces = lazy(async () => ({ default: (await import('./StartPlaces.tsx')).StartPlaces }))
const MorePlaces = lazyBehindFirstScreen(async () => (await import('./MorePlaces.tsx')).MorePlaces)

/** The named places of the product, in the rail or in the drawer. */
export function Navigation({ onNavigate }: { onNavigate?: () => void }) {
  const to = boardWay('/home', useLocation())
  const hasNone = useViewer()?.memberships.length === 0
  return (
    <Box sx={{ p: '12px 8px', display: 'grid', gap: 3 }}>
      <OrganizationSwitch />
      {hasNone ? null : <Places places={[{ to, label: t.board, Icon: BoardIcon }]} onNavigate={onNavigate} />}
      <Suspense>{hasNone ? <StartPlaces onNavigate={onNavigate} /> : <MorePlaces onNavigate={onNavigate} />}</Suspense>
    </Box>
  )
}
