import Box from '@mui/material/Box'
import type { Circle, FeatureGroup, LatLng, Layer, Marker, Polygon } from 'leaflet'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { addMarker } from '../../kernel/map/addMarker.ts'
import { fenceLayer, type FenceArea } from '../../kernel/map/fenceLayer.ts'
import { fitTo } from '../../kernel/map/fitTo.ts'
import { MapFrame, type MapKit } from '../../kernel/map/MapFrame.tsx'
import { areaOf, pointOf, type Point } from './drawnArea.ts'
import * as t from './__generated__/messages.ts'

interface Fence {
  readonly id: string
  readonly name: string
  readonly area: FenceArea
  readonly can: { readonly edit: { readonly allowed: boolean } }
}

interface Shown {
  locations: readonly (Point & { id: string; name: string })[]
  geofences: readonly Fence[]
}

interface PlacesMapProps extends Shown {
  /** What is chosen; `times` grows when it is to be shown anew. */
  chosen: { id: string; times: number } | undefined
  mayAddLocation: boolean
  mayAddGeofence: boolean
  onChoose: (id: string) => void
  onPoint: (point: Point) => void
  /** An area was drawn, or that of a geofence changed. */
  onArea: (area: FenceArea, id?: string) => void
}

type Drawn = Circle | Polygon | Marker

type Mode = 'look' | 'point' | 'circle' | 'polygon' | 'reshape'

const hints: Record<Mode, string> = {
  look: '',
  point: t.clickWhereTheLocationIs,
  circle: t.clickTheCentreThenWhereThe,
  polygon: t.clickEachCornerAndTheFirst,
  reshape: t.dragTheCornersOrTheEdge,
}

const drawing = {
  snappable: false,
  continueDrawing: false,
  tooltips: false,
  templineStyle: { className: 'ops-fence' },
  hintlineStyle: { className: 'ops-fence' },
  pathOptions: { className: 'ops-fence' },
}

/** Locations and geofences where they are; geofences are drawn and changed there. */
export function PlacesMap({
  locations: newLocations,
  geofences: newGeofences,
  chosen,
  mayAddLocation,
  mayAddGeofence,
  onChoose,
  onPoint,
  onArea,
}: PlacesMapProps) {
  const [kit, setKit] = useState<MapKit>()
  const [mode, setMode] = useState<Mode>('look')
  // While a shape is changed the map stays as it was: one drawn anew has no handles, and loses what was dragged.
  const [held, setHeld] = useState<Shown>()
  const { locations, geofences } = held ?? { locations: newLocations, geofences: newGeofences }
  const go = (to: Mode) => {
    setMode(to)
    setHeld(to === 'reshape' ? { locations, geofences } : undefined)
  }
  const layers = useRef(new Map<string, Drawn>())
  const drawn = useRef<FeatureGroup>(null)
  const isFitted = useRef(false)
  const choose = useEffectEvent(onChoose)
  const tellPoint = useEffectEvent(onPoint)
  const tellArea = useEffectEvent(onArea)
  const mark = useEffectEvent(() => chosen && layers.current.get(chosen.id)?.getElement()?.classList.add('chosen'))

  useEffect(() => {
    if (!kit) return
    const { L, map, setPins } = kit
    const group = L.featureGroup().addTo(map)
    const known = layers.current
    const add = (id: string, layer: Drawn) => {
      layer.on('click', () => choose(id))
      known.set(id, layer)
    }
    for (const fence of geofences) {
      const layer = fenceLayer(kit, fence.area)
      const label = document.createElement('span')
      label.textContent = fence.name
      if (layer) add(fence.id, layer.bindTooltip(label, { sticky: true }).addTo(group))
    }
    for (const { id, name, latitude, longitude } of locations) {
      const icon = L.divIcon({ className: 'ops-pin', iconSize: [12, 12] })
      const marker = L.marker([latitude, longitude], { icon, keyboard: false, pmIgnore: true })
      add(id, addMarker(marker, name, group))
    }
    mark()
    drawn.current = group
    if (!isFitted.current) isFitted.current = fitTo(map, group.getBounds(), 32, 9)
    setPins(locations.map(({ name, latitude, longitude }) => ({ at: [latitude, longitude], size: 12, name })))
    return () => {
      group.remove()
      known.clear()
      setPins([])
    }
  }, [kit, locations, geofences])

  useEffect(() => {
    if (!kit || !chosen) return
    const layer = layers.current.get(chosen.id)
    layer?.getElement()?.classList.add('chosen')
    if (layer && chosen.times) {
      if ('getBounds' in layer) kit.map.fitBounds(layer.getBounds(), { padding: [48, 48], maxZoom: 16 })
      else kit.map.setView(layer.getLatLng(), Math.max(kit.map.getZoom(), 13))
    }
    return () => layer?.getElement()?.classList.remove('chosen')
  }, [kit, chosen])

  useEffect(() => {
    if (!kit) return
    const { map } = kit
    if (mode === 'point') {
      const click = ({ latlng }: { latlng: LatLng }) => {
        setMode('look')
        tellPoint(pointOf(latlng))
      }
      map.on('click', click)
      map.getContainer().style.cursor = 'crosshair'
      return () => {
        map.off('click', click)
        map.getContainer().style.cursor = ''
      }
    }
    if (mode !== 'circle' && mode !== 'polygon') return
    const created = ({ layer }: { layer: Layer }) => {
      layer.remove()
      setMode('look')
      tellArea(areaOf(layer))
    }
    map.on('pm:create', created)
    map.pm.enableDraw(mode === 'circle' ? 'Circle' : 'Polygon', { ...drawing, allowSelfIntersection: false })
    return () => {
      map.off('pm:create', created)
      map.pm.disableDraw()
    }
  }, [kit, mode])

  useEffect(() => {
    if (mode !== 'reshape' || !chosen) return
    const layer = layers.current.get(chosen.id)
    layer?.pm.enable({ allowSelfIntersection: false, snappable: false })
    return () => layer?.pm.disable()
  }, [mode, chosen])

  const chosenFence = geofences.find(({ id }) => id === chosen?.id)
  const keep = () => {
    const layer = chosenFence && layers.current.get(chosenFence.id)
    go('look')
    if (layer) onArea(areaOf(layer), chosenFence.id)
  }
  const cancel = () => {
    go('look')
    const layer = chosenFence && layers.current.get(chosenFence.id)
    const before = kit && chosenFence && fenceLayer(kit, chosenFence.area)
    if (!layer || !before) return
    if ('setRadius' in layer)
      (layer as Circle).setLatLng((before as Circle).getLatLng()).setRadius((before as Circle).getRadius())
    else (layer as Polygon).setLatLngs((before as Polygon).getLatLngs())
  }
  const tool = (to: Mode, label: string) => (
    <PlainButton type="button" className="chip" disabled={!kit} onClick={() => go(to)}>
      {label}
    </PlainButton>
  )
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          px: 3,
          py: 2,
          minHeight: 44,
          borderBottom: '1px solid var(--ops-line-2)',
        }}
      >
        {mode === 'look' ? (
          <>
            {mayAddLocation ? tool('point', t.placeALocation) : null}
            {mayAddGeofence ? tool('circle', t.drawACircle) : null}
            {mayAddGeofence ? tool('polygon', t.drawAPolygon) : null}
            {chosenFence?.can.edit.allowed ? tool('reshape', t.changeTheShapeOf({ name: chosenFence.name })) : null}
          </>
        ) : (
          <>
            <span role="status">{hints[mode]}</span>
            {mode === 'reshape' ? (
              <PlainButton type="button" className="chip chosen" onClick={keep}>
                {t.keepTheShape}
              </PlainButton>
            ) : null}
            <PlainButton type="button" className="chip" onClick={cancel}>
              {t.cancel}
            </PlainButton>
          </>
        )}
      </Box>
      <MapFrame
        label={t.mapOfLocationsAndGeofences}
        height="min(52vh, 460px)"
        onReady={setKit}
        fit={{
          label: t.fitToLocations,
          act: ({ map }) => drawn.current && fitTo(map, drawn.current.getBounds(), 32, 9),
        }}
      />
    </>
  )
}
