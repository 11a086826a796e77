import Box from '@mui/material/Box'
import type { FeatureGroup, Marker } from 'leaflet'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { RunMap_run$key } from '../../__generated__/RunMap_run.graphql.ts'
import { addMarker } from '../../kernel/map/addMarker.ts'
import type { Pin } from '../../kernel/map/addNames.ts'
import { fitTo } from '../../kernel/map/fitTo.ts'
import { MapFrame, type MapKit } from '../../kernel/map/MapFrame.tsx'
import * as t from './__generated__/messages.ts'

interface RunMapProps {
  run: RunMap_run$key
  chosen: string | undefined
  onChoose: (id: string) => void
}

interface Place {
  readonly coordinates: { readonly latitude: number; readonly longitude: number } | null | undefined
}

/** The walk on the map: its stops by number, from its start to its end. The list beside it says the same. */
export function RunMap({ run: key, chosen, onChoose }: RunMapProps) {
  const { stops, tour } = useFragment(
    graphql`
      fragment RunMap_run on TourRun {
        tour {
          startLocation {
            name
            coordinates {
              latitude
              longitude
            }
          }
          endLocation {
            name
            coordinates {
              latitude
              longitude
            }
          }
        }
        stops {
          id
          position
          name
          state
          coordinates {
            latitude
            longitude
          }
        }
      }
    `,
    key,
  )
  const [kit, setKit] = useState<MapKit>()
  const pins = useRef(new Map<string, Marker>())
  const drawn = useRef<FeatureGroup>(null)
  const isFitted = useRef(false)
  const choose = useEffectEvent(onChoose)
  useEffect(() => {
    // A map that is gone already has no panes.
    if (!kit?.map.getPane('overlayPane')) return
    const { L, map, setPins } = kit
    const group = L.featureGroup().addTo(map)
    drawn.current = group
    const known = pins.current
    const named: Pin[] = []
    const pin = (text: string, name: string, at: [number, number], className: string) => {
      const number = document.createElement('span')
      number.textContent = text
      const icon = L.divIcon({ className: `ops-pin several ${className}`, iconSize: [22, 22], html: number })
      named.push({ at, size: 22, name })
      return addMarker(L.marker(at, { icon, keyboard: false }), name, group)
    }
    const point = (place: Place | null | undefined): [number, number] | null =>
      place?.coordinates ? [place.coordinates.latitude, place.coordinates.longitude] : null
    const walked = stops.filter(({ state }) => state !== 'UNPLACEABLE' && state !== 'SKIPPED')
    const way = [point(tour.startLocation), ...walked.map(point), point(tour.endLocation)].filter((one) => one !== null)
    L.polyline(way, { className: 'ops-way', interactive: false }).addTo(group)
    const ends = [
      [tour.startLocation, t.startAt, 'S'],
      [tour.endLocation, t.endAt, 'E'],
    ] as const
    for (const [place, what, letter] of ends) {
      const at = point(place)
      if (place && at) pin(letter, what({ name: place.name }), at, 'end')
    }
    for (const stop of stops) {
      const at = point(stop)
      if (!at) continue
      const isLeft = stop.state === 'UNPLACEABLE' || stop.state === 'SKIPPED'
      const marker = pin(
        isLeft ? '–' : String(stop.position + 1),
        stop.name,
        at,
        isLeft ? 'left' : stop.state === 'DONE' ? 'done' : '',
      )
      marker.on('click', () => choose(stop.id))
      known.set(stop.id, marker)
    }
    if (!isFitted.current) isFitted.current = fitTo(map, group.getBounds(), 36, 16)
    setPins(named)
    return () => {
      group.remove()
      known.clear()
      setPins([])
    }
  }, [kit, stops, tour])
  useEffect(() => {
    const marker = chosen && pins.current.get(chosen)
    if (!kit || !marker) return
    marker.getElement()?.classList.add('chosen')
    if (!kit.map.getBounds().contains(marker.getLatLng())) kit.map.panTo(marker.getLatLng())
    marker.openTooltip()
    return () => {
      marker.getElement()?.classList.remove('chosen')
      marker.closeTooltip()
    }
  }, [kit, chosen])
  // A map that goes, as where its ground does not load, takes along what is drawn on it.
  const ready = (made: MapKit) => {
    setKit(made)
    return () => {
      drawn.current?.remove()
      setKit(undefined)
    }
  }
  return (
    <Box
      sx={{
        border: '1px solid var(--ops-line)',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'background.paper',
        position: { lg: 'sticky' },
        top: { lg: 12 },
        minWidth: 0,
      }}
    >
      <MapFrame
        label={t.mapOfTheRun}
        height="min(56vh, 480px)"
        onReady={ready}
        fit={{ label: t.fitToStops, act: ({ map }) => drawn.current && fitTo(map, drawn.current.getBounds(), 36, 16) }}
      />
    </Box>
  )
}
