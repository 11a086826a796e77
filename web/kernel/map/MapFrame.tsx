import Box from '@mui/material/Box'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { inTime } from '../relay/screen.ts'
import { Centered } from '../ui/Centered.tsx'
import { Ghost } from '../ui/Ghost.tsx'
import { PlainButton } from '../ui/PlainButton.tsx'
import type * as Made from './makeMap.ts'
import { MapControls } from './MapControls.tsx'
import { MapLegend } from './MapLegend.tsx'
import { MapSources } from './MapSources.tsx'
import { PositionNote } from './PositionNote.tsx'
import { usePosition } from './usePosition.ts'
import * as t from './__generated__/messages.ts'

/** What a map is worked with, once its code is there. */
export interface MapKit {
  L: typeof Made.L
  map: Made.Map
  setPins: Made.MadeMap['setPins']
}

export interface MapFit {
  label: string
  act: (kit: MapKit) => void
}

interface MapFrameProps {
  label: string
  height: number | string
  /** Called with the map when there is one; what it returns is called when it goes. */
  onReady: (kit: MapKit) => void | (() => void)
  /** What stands over the map, at its top left. */
  children?: ReactNode
  /** Shows at once all that the page has on the map. */
  fit?: MapFit
  /** What its marks mean. */
  legend?: ReactNode
}

/** A map with its own buttons. Its code and its ground load when it is first shown. */
export function MapFrame({ label, height, onReady, children, fit, legend }: MapFrameProps) {
  const element = useRef<HTMLDivElement>(null)
  const begin = useEffectEvent(onReady)
  const [kit, setKit] = useState<MapKit>()
  const [failed, setFailed] = useState<Error>()
  const position = usePosition(kit)
  useEffect(() => {
    if (failed) return
    let gone = false
    let remove = () => {}
    const load = async () => {
      const { L, makeMap } = await inTime(import('./makeMap.ts'))
      if (gone || !element.current) return
      const made = makeMap(element.current)
      const parts = { L, map: made.map, setPins: made.setPins }
      const leave = begin(parts)
      remove = () => {
        leave?.()
        made.remove()
      }
      setKit(parts)
      await made.ready
    }
    load().catch((error: Error) => !gone && setFailed(error))
    return () => {
      gone = true
      remove()
      setKit(undefined)
    }
  }, [failed])
  if (failed) {
    return (
      <Box sx={{ height, display: 'grid' }}>
        <Centered
          role="alert"
          title={t.theMapDidNotLoad}
          text={t.everythingOnItStandsInThe({ message: failed.message })}
        >
          <PlainButton type="button" className="outlined" onClick={() => setFailed(undefined)}>
            {t.loadTheMapAgain}
          </PlainButton>
        </Centered>
      </Box>
    )
  }
  return (
    <Box sx={{ position: 'relative', height, minWidth: 0, overflow: 'hidden' }}>
      {kit ? null : <Ghost sx={{ position: 'absolute', inset: 0, borderRadius: 0 }} />}
      <Box
        ref={element}
        role="region"
        aria-label={label}
        sx={{ position: 'absolute', inset: 0, '&:focus-visible': { outlineOffset: -2 } }}
      />
      <MapControls kit={kit} fit={fit} onPosition={position.find} />
      {children ? (
        <Box
          sx={{
            position: 'absolute',
            top: 8,
            left: 8,
            right: 56,
            display: 'flex',
            flexWrap: 'wrap',
            gap: 2,
            pointerEvents: 'none',
            '& > *': { pointerEvents: 'auto' },
          }}
        >
          {children}
        </Box>
      ) : null}
      {legend ? <MapLegend>{legend}</MapLegend> : null}
      <MapSources />
      <PositionNote text={position.said} onClose={position.close} />
    </Box>
  )
}
