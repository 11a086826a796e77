import type { ChartData } from './chartData.ts'

type Drawn = Pick<ChartData, 'lines' | 'levels' | 'kind' | 'startsAtZero'>

/** From where to where the axis of values goes: all that is drawn, with some room above and below. */
export function axisRange({ lines, levels = [], kind, startsAtZero }: Drawn): readonly [low: number, high: number] {
  const values = [...lines.flatMap((line) => line.values), ...levels.map(({ value }) => value)]
  const known = values.filter((value) => value !== null)
  if (!known.length) return [0, 1]
  const [least, most] = [Math.min(...known), Math.max(...known)]
  if (kind === 'bar' || startsAtZero) return [Math.min(0, least), most > 0 ? most * 1.06 : 1]
  const room = (most - least || Math.abs(most) || 1) * 0.08
  // Room alone is no reason for an axis to go below 0.
  return [least >= 0 ? Math.max(0, least - room) : least - room, most + room]
}
