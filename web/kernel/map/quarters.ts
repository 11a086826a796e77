/** A part of the world: west, south, east, north, in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number]

export const wholeWorld: Box = [-180, -90, 180, 90]

/** The four parts of a part, in the order in which the files of place names number them. */
export function quartersOf([west, south, east, north]: Box): Box[] {
  const [middle, half] = [(west + east) / 2, (south + north) / 2]
  return [
    [west, south, middle, half],
    [middle, south, east, half],
    [west, half, middle, north],
    [middle, half, east, north],
  ]
}
