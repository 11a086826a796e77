// Where labels stand on a map, in pixels, so that none lies on another or on a pin.

export interface Spot {
  x: number
  y: number
}

/** Something on the map that has a size and perhaps a name. */
export interface PinSpot extends Spot {
  size: number
  label?: Text
}

export interface Text {
  text: string
  width: number
  height: number
}

export interface NameSpot extends Spot {
  label: Text
}

/** A text whose left end and middle are at a spot. */
export interface Placed<Of> extends Spot {
  of: Of
}

export interface Area {
  left: number
  top: number
  right: number
  bottom: number
}

/** Between a pin and its label. */
const gap = 4
/** Around what stands already. */
const margin = 3

const around = ({ x, y }: Spot, width: number, height: number): Area => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
})

const overlap = (one: Area, other: Area) =>
  one.left < other.right + margin &&
  one.right > other.left - margin &&
  one.top < other.bottom + margin &&
  one.bottom > other.top - margin

const isWithin = (one: Area, other: Area) =>
  one.left >= other.left && one.top >= other.top && one.right <= other.right && one.bottom <= other.bottom

/** Beside a pin: to the right, to the left, below, above. */
function besides({ x, y, size }: PinSpot, { width, height }: Text): Spot[] {
  const [aside, apart] = [size / 2 + gap + width / 2, size / 2 + gap + height / 2]
  return [
    { x: x + aside, y },
    { x: x - aside, y },
    { x, y: y + apart },
    { x, y: y - apart },
  ]
}

/** At a place itself, or a line above or below it. */
const near = ({ x, y }: Spot, { height }: Text): Spot[] => [
  { x, y },
  { x, y: y - height - margin },
  { x, y: y + height + margin },
]

/** Labels within a view: first those of pins, then the names in their order; what has no room is left out. */
export function layOut<Pin extends PinSpot, Name extends NameSpot>(
  pins: readonly Pin[],
  names: readonly Name[],
  view: Area,
): { pins: Placed<Pin>[]; names: Placed<Name>[] } {
  // A pin's label may touch its own pin's margin, no other.
  const taken = pins.map((pin) => around(pin, pin.size, pin.size))
  const place = <Of>(of: Of, { width, height }: Text, spots: Spot[], own?: Area): Placed<Of>[] => {
    const spot = spots.find((one) => {
      const area = around(one, width, height)
      return isWithin(area, view) && taken.every((other) => other === own || !overlap(area, other))
    })
    if (!spot) return []
    taken.push(around(spot, width, height))
    return [{ of, x: spot.x - width / 2, y: spot.y }]
  }
  const areas = [...taken]
  // Of pins that lie on each other nobody could tell whose a label is.
  const isApart = ({ x, y }: Pin, i: number) =>
    areas.every((area, j) => i === j || x < area.left || x > area.right || y < area.top || y > area.bottom)
  return {
    pins: pins.flatMap((pin, i) =>
      pin.label && isApart(pin, i) ? place(pin, pin.label, besides(pin, pin.label), areas[i]) : [],
    ),
    names: names.flatMap((name) => place(name, name.label, near(name, name.label))),
  }
}
