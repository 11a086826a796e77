import Box from '@mui/material/Box'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { inTime } from '../relay/route.tsx'
import { Centered } from '../ui/Centered.tsx'
import { Ghost } from '../ui/Ghost.tsx'
import { PlainButton } from '../ui/PlainButton.tsx'
import type * as Made from './makeMap.ts'
import * as t from './__generated__/messages.ts'

/** What a map is worked with, once its code is there. */
export interface MapKit {
  L: typeof Made.L
  map: Made.Map
}

interface MapFrameProps {
  label: string
  height: number | string
  /** Called with the map when there is one; what it returns is called when it goes. */
  onReady: (kit: MapKit) => void | (() => void)
  /** What stands over the map, at its top left. */
  children?: ReactNode
}

/** A map with its own buttons. Its code and its ground load when it is first shown. */
export function MapFrame({ label, height, onReady, children }: MapFrameProps) {
  const element = useRef<HTMLDivElement>(null)
  const begin = useEffectEvent(onReady)
  const [kit, setKit] = useState<MapKit>()
  const [failed, setFailed] = useState<Error>()
  useEffect(() => {
    if (failed) return
    let gone = false
    let remove = () => {}
    const load = async () => {
      const { L, makeMap } = await inTime(import('./makeMap.ts'))
      if (gone || !element.current) return
      const made = makeMap(element.current)
      const leave = begin({ L, map: made.map })
      remove = () => {
        leave?.()
        made.remove()
      }
      setKit({ L, map: made.map })
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
  const zoom = (by: number) => kit?.map.setZoom(Math.round(kit.map.getZoom() + by))
  return (
    <Box sx={{ position: 'relative', height, minWidth: 0, overflow: 'hidden' }}>
      {kit ? null : <Ghost sx={{ position: 'absolute', inset: 0, borderRadius: 0 }} />}
      <Box
        ref={element}
        role="region"
        aria-label={label}
        sx={{ position: 'absolute', inset: 0, '&:focus-visible': { outlineOffset: -2 } }}
      />
      <Box
        sx={{
          position: 'absolute',
          top: 8,
          right: 8,
          display: 'grid',
          border: '1px solid var(--ops-line)',
          borderRadius: 1,
          bgcolor: 'background.paper',
          overflow: 'hidden',
        }}
      >
        <PlainButton type="button" className="icon" aria-label={t.zoomIn} disabled={!kit} onClick={() => zoom(1)}>
          <Sign plus />
        </PlainButton>
        <PlainButton type="button" className="icon" aria-label={t.zoomOut} disabled={!kit} onClick={() => zoom(-1)}>
          <Sign />
        </PlainButton>
      </Box>
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
      <Box
        sx={{
          position: 'absolute',
          right: 0,
          bottom: 0,
          px: 2,
          bgcolor: 'background.paper',
          color: 'text.disabled',
          fontSize: 11,
          borderTopLeftRadius: 6,
        }}
      >
        {t.leafletNaturalEarthUsCensusBureau}
      </Box>
    </Box>
  )
}

const Sign = ({ plus = false }: { plus?: boolean }) => (
  <svg
    width={16}
    height={16}
    viewBox="0 0 16 16"
    stroke="currentColor"
    strokeWidth={1.6}
    strokeLinecap="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={plus ? 'M8 3.500v9M3.500 8h9' : 'M3.500 8h9'} />
  </svg>
)
