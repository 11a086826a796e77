// Draws places as pins, near ones as one, anew whenever the map has moved. Words and the keyboard's way are the list's.
import Supercluster from 'supercluster'
import type { MapKit } from '../../kernel/map/MapFrame.tsx'
import { noWork, ringOf, together, workText, type Work } from './workPlaces.ts'
import * as t from './__generated__/messages.ts'

export interface PlacePoint {
  id: string
  name: string
  at: [number, number]
  work: Work
}

interface Told {
  id: string
  name: string
  work: Work
}

/** As near as two pins may stand, in pixels. */
const radius = 56

/** Draws them; what it answers with takes them away. */
export function drawClusters(
  { L, map }: MapKit,
  points: readonly PlacePoint[],
  chosen: string | undefined,
  choose: (id: string) => void,
): () => void {
  const index = new Supercluster<Told, { work: Work }>({
    radius,
    maxZoom: 16,
    map: ({ work }) => ({ work }),
    reduce: (sum, { work }) => Object.assign(sum, { work: together(sum.work ?? noWork, work) }),
  }).load(
    points.map(({ id, name, at: [latitude, longitude], work }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: { id, name, work },
    })),
  )
  const group = L.layerGroup().addTo(map)
  const draw = () => {
    group.clearLayers()
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
      const label = document.createElement('span')
      label.textContent = isCluster
        ? t.locationsWithWork({ count: properties.point_count, work: workText(work) })
        : `${properties.name}: ${workText(work)}`
      marker.bindTooltip(label).addTo(group)
      marker.on('click', () => {
        if (isCluster)
          map.setView([latitude, longitude], Math.min(index.getClusterExpansionZoom(properties.cluster_id), 17))
        else choose(properties.id)
      })
    }
  }
  draw()
  map.on('moveend', draw)
  return () => {
    map.off('moveend', draw)
    group.remove()
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
