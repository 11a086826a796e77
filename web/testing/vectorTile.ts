// Writes a vector tile of version 2, by its specification, for tests of what draws it.
import { PbfWriter } from 'pbf'

export interface TileLine {
  layer: string
  properties: Record<string, string>
  /** Corners within a tile of 4096 × 4096. */
  points: readonly (readonly [x: number, y: number])[]
  isArea?: boolean
}

const zigzag = (value: number) => (value << 1) ^ (value >> 31)

function geometryOf({ points, isArea }: TileLine): number[] {
  let [left, top] = [0, 0]
  const deltas = points.map(([x, y]) => {
    const step = [zigzag(x - left), zigzag(y - top)]
    ;[left, top] = [x, y]
    return step
  })
  const [first, ...others] = deltas
  return [9, ...first!, (others.length << 3) | 2, ...others.flat(), ...(isArea ? [15] : [])]
}

/** A vector tile of version 2. */
export function vectorTile(lines: readonly TileLine[]): Uint8Array {
  const pbf = new PbfWriter()
  for (const name of new Set(lines.map(({ layer }) => layer))) {
    const own = lines.filter(({ layer }) => layer === name)
    const keys = [...new Set(own.flatMap(({ properties }) => Object.keys(properties)))]
    const values = [...new Set(own.flatMap(({ properties }) => Object.values(properties)))]
    pbf.writeMessage(
      3,
      (_, layer) => {
        layer.writeVarintField(15, 2)
        layer.writeStringField(1, name)
        for (const line of own) {
          layer.writeMessage(
            2,
            (_line, feature) => {
              feature.writePackedVarint(
                2,
                Object.entries(line.properties).flatMap(([key, value]) => [keys.indexOf(key), values.indexOf(value)]),
              )
              feature.writeVarintField(3, line.isArea ? 3 : 2)
              feature.writePackedVarint(4, geometryOf(line))
            },
            line,
          )
        }
        for (const key of keys) layer.writeStringField(3, key)
        for (const value of values) layer.writeMessage(4, (text: string, one) => one.writeStringField(1, text), value)
        layer.writeVarintField(5, 4096)
      },
      undefined,
    )
  }
  return pbf.finish()
}
