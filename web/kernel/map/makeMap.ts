// Makes a map in an element. Buttons and words around it are the page's own.
import { addBaseLayers } from './baseLayers.ts'
import { addNames, type Pin } from './addNames.ts'
import { L } from './leaflet.ts'
import { addTiles } from './addTiles.ts'
import { operatorTiles } from './operatorTiles.ts'

export { L }
export type Map = L.Map

export interface MadeMap {
  map: L.Map
  /** Says what a page has on the map, so that it is named there and no other name lies on it. */
  setPins: (pins: readonly Pin[]) => void
  ready: Promise<void>
  remove: () => void
}

/** A map of the world with its ground and the names of places on it, and a function that takes it away. */
export function makeMap(element: HTMLElement): MadeMap {
  const map = L.map(element, {
    zoomControl: false,
    attributionControl: false,
    minZoom: 2,
    maxZoom: 17,
    zoomSnap: 0.5,
    worldCopyJump: true,
    maxBounds: [
      [-90, -540],
      [90, 540],
    ],
    // What moves slowly for those who asked for no motion does not move at all.
    zoomAnimation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    fadeAnimation: false,
    markerZoomAnimation: false,
  })
  map.setView([39.5, -98], 4)
  L.control.scale({ position: 'bottomleft' }).addTo(map)
  const tiles = operatorTiles()
  // Above the ground, which shows where a tile is not there, and below what the page has on its map.
  if (tiles) map.createPane('roads').style.zIndex = '300'
  const resized = new ResizeObserver(() => map.invalidateSize({ animate: false }))
  resized.observe(element)
  return {
    map,
    // Images have names of their own.
    setPins: addNames(map, tiles?.kind !== 'image').setPins,
    ready: Promise.all([addBaseLayers(map), tiles && addTiles(map, tiles)]).then(() => {}),
    remove: () => {
      resized.disconnect()
      map.remove()
    },
  }
}
