// The ground of the map, drawn from files of its own: no server beside this one is asked for anything.
import statesUrl from 'us-atlas/states-10m.json?url'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import countriesUrl from 'world-atlas/countries-50m.json?url'
import { L } from './leaflet.ts'

const read = async (url: string) => (await fetch(url)).json() as Promise<Topology>
const collection = (topology: Topology, name: string) => topology.objects[name] as GeometryCollection

let ground: Promise<[Topology, Topology]> | undefined

/** Draws the countries, and the borders of the states within the US. */
export async function addBaseLayers(map: L.Map): Promise<void> {
  ground ??= Promise.all([read(countriesUrl), read(statesUrl)])
  const [world, states] = await ground.catch((error: unknown) => {
    ground = undefined
    throw error
  })
  // The map may have gone meanwhile.
  if (!map.getPane('mapPane')) return
  const pane = map.createPane('ground')
  pane.style.zIndex = '200'
  const options = { pane: 'ground', interactive: false, pmIgnore: true, snapIgnore: true }
  L.geoJSON(feature(world, collection(world, 'countries')), { ...options, style: { className: 'ops-land' } }).addTo(map)
  L.geoJSON(
    mesh(states, collection(states, 'states'), (one, other) => one !== other),
    { ...options, style: { className: 'ops-state' } },
  ).addTo(map)
}
