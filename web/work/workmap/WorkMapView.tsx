import type { FeatureGroup } from 'leaflet'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { WorkMapView_geofences$key } from '../../__generated__/WorkMapView_geofences.graphql.ts'
import type { WorkMapView_places$key } from '../../__generated__/WorkMapView_places.graphql.ts'
import { fenceLayer } from '../../kernel/map/fenceLayer.ts'
import { fitTo } from '../../kernel/map/fitTo.ts'
import { MapFrame, type MapKit } from '../../kernel/map/MapFrame.tsx'
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { drawClusters, type PlacePoint } from './drawClusters.ts'
import { WorkLegend } from './WorkLegend.tsx'
import { workOf } from './workPlaces.ts'
import * as t from './__generated__/messages.ts'

interface WorkMapViewProps {
  places: WorkMapView_places$key
  geofences: WorkMapView_geofences$key
  chosen: string | undefined
  onChoose: (id: string) => void
}

/** The places on the map: near ones as one, which opens as one comes nearer. */
export function WorkMapView({ places: placesKey, geofences: fencesKey, chosen, onChoose }: WorkMapViewProps) {
  const places = useFragment(
    graphql`
      fragment WorkMapView_places on WorkPlace @relay(plural: true) {
        locationId
        name
        typeName
        organizationName
        rootName
        coordinates {
          latitude
          longitude
        }
        buckets {
          name
          count
          late
        }
      }
    `,
    placesKey,
  )
  const geofences = useFragment(
    graphql`
      fragment WorkMapView_geofences on Geofence @relay(plural: true) {
        id
        name
        area {
          ... on GeofenceCircle {
            center {
              latitude
              longitude
            }
            radius
          }
          ... on GeofencePolygon {
            ring
          }
        }
      }
    `,
    fencesKey,
  )
  const [kit, setKit] = useState<MapKit>()
  const isFitted = useRef(false)
  const choose = useEffectEvent(onChoose)
  const points = useMemo(
    () =>
      places.flatMap(({ locationId: id, name, typeName: kind, organizationName, rootName, coordinates, buckets }) => {
        if (!coordinates) return []
        const at: [number, number] = [coordinates.latitude, coordinates.longitude]
        return [
          { id, name, kind, organization: inRoot({ name: organizationName, rootName }), at, work: workOf({ buckets }) },
        ]
      }),
    [places],
  )
  useEffect(() => {
    if (!kit?.map.getPane('overlayPane')) return
    const { L, map } = kit
    const group: FeatureGroup = L.featureGroup().addTo(map)
    for (const fence of geofences) {
      const layer = fenceLayer(kit, fence.area)
      const label = document.createElement('span')
      label.textContent = fence.name
      layer?.bindTooltip(label, { sticky: true }).addTo(group)
    }
    return () => void group.remove()
  }, [kit, geofences])
  useEffect(() => {
    if (!kit?.map.getPane('overlayPane')) return
    if (!isFitted.current) isFitted.current = fitToWork(kit, points)
    return drawClusters(kit, points, chosen, (id) => choose(id))
  }, [kit, points, chosen])
  useEffect(() => {
    const at = chosen && points.find(({ id }) => id === chosen)?.at
    if (kit?.map.getPane('overlayPane') && at && !kit.map.getBounds().pad(-0.1).contains(at)) kit.map.panTo(at)
  }, [kit, points, chosen])
  const ready = (made: MapKit) => {
    setKit(made)
    return () => setKit(undefined)
  }
  return (
    <MapFrame
      label={t.mapOfOpenWork}
      height="100%"
      onReady={ready}
      fit={{ label: t.fitToWork, act: (made) => fitToWork(made, points) }}
      legend={
        <WorkLegend
          hasUnmapped={points.some(({ work: { counts, total } }) => total > counts.reduce((sum, one) => sum + one, 0))}
          hasFences={geofences.length > 0}
        />
      }
    />
  )
}

/** Shows every place with open work; where there is none, every place. */
function fitToWork({ L, map }: MapKit, points: readonly PlacePoint[]): boolean {
  const withWork = points.filter(({ work }) => work.total)
  return fitTo(map, L.latLngBounds((withWork.length ? withWork : points).map(({ at }) => at)), 48, 11)
}
