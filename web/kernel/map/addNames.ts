// The names on a map: of what its page puts there, and of places around it, as many as have room.
import { layOut, type NameSpot, type PinSpot, type Placed, type Text } from './layOut.ts'
import type { L } from './leaflet.ts'
import { leastAt, placeNames, type PlaceName } from './placeNames.ts'

/** What a page has put on its map, which names keep off. */
export interface Pin {
  at: readonly [latitude: number, longitude: number]
  /** Its diameter in pixels. */
  size: number
  name?: string
}

interface Look {
  className: string
  size: number
  weight: number
}

const ofPin: Look = { className: 'ops-name own', size: 12, weight: 550 }
const ofMillions: Look = { className: 'ops-name large', size: 13, weight: 600 }
const ofCity: Look = { className: 'ops-name', size: 12, weight: 500 }
const ofTown: Look = { className: 'ops-name', size: 11, weight: 400 }

const lookOf = ({ thousands }: PlaceName) => (thousands >= 1000 ? ofMillions : thousands >= 100 ? ofCity : ofTown)

const longest = 32
const shortened = (name: string) => (name.length > longest ? `${name.slice(0, longest - 1).trimEnd()}…` : name)

const svg = (name: 'svg' | 'text') => document.createElementNS('http://www.w3.org/2000/svg', name)

/** Draws names after each move: the page's own, and places unless the ground names them. A screen reader skips them. */
export function addNames(map: L.Map, withPlaces: boolean): { setPins: (pins: readonly Pin[]) => void } {
  const pane = map.createPane('names')
  pane.style.zIndex = '450'
  pane.style.pointerEvents = 'none'
  const canvas = svg('svg')
  canvas.setAttribute('class', 'ops-names')
  canvas.setAttribute('aria-hidden', 'true')
  pane.append(canvas)
  const measure = document.createElement('canvas').getContext('2d')!
  const { fontFamily } = getComputedStyle(map.getContainer())
  const widths = new Map<string, number>()
  let pins: readonly Pin[] = []
  let places: readonly PlaceName[] = []
  let turn = 0

  const textOf = (text: string, { size, weight }: Look): Text => {
    const font = `${weight} ${size}px ${fontFamily}`
    const known = widths.get(font + text)
    if (known === undefined) measure.font = font
    const width = known ?? Math.ceil(measure.measureText(text).width)
    widths.set(font + text, width)
    return { text, width, height: size + 4 }
  }

  const draw = () => {
    const origin = map.getPixelOrigin()
    const { min, max } = map.getPixelBounds()
    const [{ x: left, y: top }, { x: right, y: bottom }] = [min!.subtract(origin), max!.subtract(origin)]
    const spotOf = (latitude: number, longitude: number) => {
      const { x, y } = map.latLngToLayerPoint([latitude, longitude])
      return { x, y }
    }
    const own = pins.map(({ at, size, name }) => ({
      ...spotOf(...at),
      size,
      look: ofPin,
      label: name ? textOf(shortened(name), ofPin) : undefined,
    }))
    const around = places.map((place) => {
      const look = lookOf(place)
      return { ...spotOf(place.latitude, place.longitude), look, label: textOf(place.name, look) }
    })
    type Spot<Of> = Of & { look: Look }
    const laid = layOut<Spot<PinSpot>, Spot<NameSpot>>(own, around, { left, top, right, bottom })
    const show = ({ x, y, of }: Placed<{ look: Look; label?: Text }>) => {
      const text = svg('text')
      text.setAttribute('class', of.look.className)
      text.setAttribute('font-size', String(of.look.size))
      text.setAttribute('font-weight', String(of.look.weight))
      text.setAttribute('x', String(Math.round(x)))
      text.setAttribute('y', String(Math.round(y)))
      text.textContent = of.label!.text
      return text
    }
    canvas.replaceChildren(...laid.names.map(show), ...laid.pins.map(show))
    canvas.classList.remove('hidden')
  }

  const move = async () => {
    const own = ++turn
    draw()
    if (!withPlaces) return
    const bounds = map.getBounds()
    const view = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()] as const
    const found = await placeNames(view, leastAt(map.getZoom()))
    // The map may have moved on, or gone.
    if (own !== turn || !map.getPane('mapPane')) return
    places = found
    draw()
  }
  // Without a connection the names that are there stay; the next move asks again.
  const moved = () => void move().catch(() => undefined)
  map.on('zoomstart', () => canvas.classList.add('hidden'))
  map.on('moveend', moved)
  map.whenReady(moved)
  // Widths are those of the font once it is there.
  void document.fonts.ready.then(() => {
    widths.clear()
    if (map.getPane('mapPane')) draw()
  })
  return {
    setPins: (next) => {
      pins = next
      // What a page draws may outlive its map.
      if (map.getPane('mapPane')) draw()
    },
  }
}
