// Draws places as pins, near ones as one, anew whenever the map has moved. The keyboard's way is the list's.
import Supercluster from 'supercluster'
import { addMarker } from '../../kernel/map/addMarker.ts'
import type { Pin } from '../../kernel/map/addNames.ts'
import type { MapKit } from '../../kernel/map/MapFrame.tsx'
import { ringOf, together, workText, type Work } from './workPlaces.ts'
import * as t from './__generated__/messages.ts'

export interface PlacePoint {
  id: string
  name: string
  kind: string
  organization: string
  at: [number, number]
  work: Work
}

type Told = Omit<PlacePoint, 'at'>

/** Of several as one: the organization only where all have the same. */
interface Sum {
  work: Work
  organization: string | null
}

/** As near as two pins may stand, in pixels. */
const radius = 56

/** Draws them; what it answers with takes them away. */
export function drawClusters(
  { L, map, setPins }: MapKit,
  points: readonly PlacePoint[],
  chosen: string | undefined,
  choose: (id: string) => void,
): () => void {
  const index = new Supercluster<Told, Sum>({
    radius,
    maxZoom: 16,
    map: ({ work, organization }) => ({ work, organization }),
    reduce: (sum, { work, organization }) =>
      Object.assign(sum, {
        work: together(sum.work, work),
        organization: sum.organization === organization ? organization : null,
      }),
  }).load(
    points.map(({ at: [latitude, longitude], ...properties }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties,
    })),
  )
  const group = L.layerGroup().addTo(map)
  const draw = () => {
    group.clearLayers()
    const pins: Pin[] = []
    const bounds = map.getBounds().pad(0.3)
    const zoom = Math.max(0, Math.round(map.getZoom()))
    for (const { geometry, properties } of index.getClusters(
      [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
      zoom,
    )) {
      const [longitude, latitude] = geometry.coordinates as [number, number]
      const isCluster = 'cluster' in properties
      const { work } = properties
      const size = isCluster ? 34 : work.total ? 26 : 14
      const icon = L.divIcon({
        className: `ops-work${!isCluster && properties.id === chosen ? ' chosen' : ''}`,
        iconSize: [size, size],
        html: face(work),
      })
      const marker = L.marker([latitude, longitude], { icon, keyboard: false })
      const text = isCluster
        ? t.locationsWithWork({ count: properties.point_count, work: workText(work) })
        : t.locationWithWork({
            name: properties.name,
            kind: properties.kind,
            organization: properties.organization,
            work: workText(work),
          })
      addMarker(marker, text, group)
      pins.push({
        at: [latitude, longitude],
        size,
        name: isCluster
          ? (properties.organization ?? t.locationCount({ count: properties.point_count }))
          : properties.name,
      })
      marker.on('click', () => {
        if (isCluster)
          map.setView([latitude, longitude], Math.min(index.getClusterExpansionZoom(properties.cluster_id), 17))
        else choose(properties.id)
      })
    }
    setPins(pins)
  }
  draw()
  map.on('moveend', draw)
  return () => {
    map.off('moveend', draw)
    group.remove()
    setPins([])
  }
}

/** How much is open, within a ring of the buckets' colours. */
function face(work: Work): HTMLElement {
  const ring = document.createElement('span')
  ring.style.background = work.total ? ringOf(work) : 'var(--ops-ink-3)'
  const number = document.createElement('span')
  number.textContent = work.total ? (work.total > 999 ? '999+' : String(work.total)) : ''
  ring.append(number)
  return ring
}
