import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MapKit } from './MapFrame.tsx'
import { positionText, readPosition } from './readPosition.ts'
import * as t from './__generated__/messages.ts'

/** Shows on a map where its viewer is, when they ask; `said` is how that went, until it is closed. */
export function usePosition(kit: MapKit | undefined) {
  const [said, setSaid] = useState('')
  const shown = useRef<{ remove(): void }>(null)
  const asked = useRef(0)
  const close = () => {
    asked.current++
    shown.current?.remove()
    shown.current = null
    setSaid('')
  }
  const leave = useEffectEvent(close)
  // What is shown goes with its map.
  useEffect(() => {
    if (kit) return () => leave()
  }, [kit])
  const find = async ({ L, map }: MapKit) => {
    close()
    const own = asked.current
    setSaid(t.findingPosition)
    try {
      const position = await readPosition()
      if (own !== asked.current) return
      const text = positionText(position)
      const marker = L.marker(position.at, {
        icon: L.divIcon({ className: 'ops-me', iconSize: [16, 16] }),
        keyboard: false,
        interactive: false,
        pmIgnore: true,
      })
      const area = L.circle(position.at, {
        className: 'ops-accuracy',
        radius: position.accuracy,
        interactive: false,
        pmIgnore: true,
      })
      shown.current = L.layerGroup([area, marker]).addTo(map)
      map.fitBounds(L.latLng(position.at).toBounds(position.accuracy * 2), { maxZoom: 13, animate: false })
      marker.getElement()?.setAttribute('role', 'img')
      marker.getElement()?.setAttribute('aria-label', text)
      setSaid(text)
    } catch (error) {
      if (own === asked.current) setSaid((error as Error).message)
    }
  }
  return { said, close, find: (made: MapKit) => void find(made) }
}
