import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { PlainButton } from '../ui/PlainButton.tsx'
import { FitIcon, MinusIcon, PlusIcon, PositionIcon } from './icons.tsx'
import type { MapFit, MapKit } from './MapFrame.tsx'
import { forTouch } from './touch.ts'
import * as t from './__generated__/messages.ts'

interface MapControlsProps {
  kit: MapKit | undefined
  fit: MapFit | undefined
  onPosition: (kit: MapKit) => void
}

/** What moves a map, by mouse, finger and keyboard. */
export function MapControls({ kit, fit, onPosition }: MapControlsProps) {
  const button = (label: string, drawing: ReactNode, act: (kit: MapKit) => void) => (
    <PlainButton
      type="button"
      className="icon"
      aria-label={label}
      title={label}
      disabled={!kit}
      onClick={() => kit && act(kit)}
      sx={{ justifyContent: 'center', ...forTouch }}
    >
      {drawing}
    </PlainButton>
  )
  const zoom = ({ map }: MapKit, by: number) => void map.setZoom(Math.round(map.getZoom() + by))
  const group = {
    display: 'grid',
    border: '1px solid var(--ops-line)',
    borderRadius: 1,
    bgcolor: 'background.paper',
    overflow: 'hidden',
  }
  return (
    <Box sx={{ position: 'absolute', top: 8, right: 8, display: 'grid', gap: 2 }}>
      <Box sx={group}>
        {button(t.zoomIn, <PlusIcon />, (made) => zoom(made, 1))}
        {button(t.zoomOut, <MinusIcon />, (made) => zoom(made, -1))}
      </Box>
      <Box sx={group}>
        {fit ? button(fit.label, <FitIcon />, fit.act) : null}
        {button(t.myPosition, <PositionIcon />, onPosition)}
      </Box>
    </Box>
  )
}
