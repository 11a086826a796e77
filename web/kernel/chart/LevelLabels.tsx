import { useDrawingArea, useYScale } from '@mui/x-charts/hooks'
import type { ChartLevel } from './chartData.ts'
import { levelLook } from './levelLook.ts'
import { placeLabels } from './placeLabels.ts'

interface LevelLabelsProps {
  levels: readonly ChartLevel[]
  /** The last value of the line, which is labelled where it ends. */
  end?: { value: number; text: string }
}

/** The texts of the levels and of the last value, in the margin beside the chart. */
export function LevelLabels({ levels, end }: LevelLabelsProps) {
  const { left, top, width, height } = useDrawingArea()
  const y = useYScale()
  const at = (value: number) => y(value) ?? top
  const labels = [
    ...levels.map(({ value, text, kind }) => ({ at: at(value), text, fill: levelLook[kind].fill, fontWeight: 400 })),
    ...(end ? [{ at: at(end.value), text: end.text, fill: 'var(--ops-brand)', fontWeight: 550 }] : []),
  ]
  return placeLabels(labels, top + 4, top + height - 2).map(({ at, text, fill, fontWeight }) => (
    <text key={text} x={left + width + 8} y={at + 4} style={{ fontSize: 12, fill, fontWeight }}>
      {text}
    </text>
  ))
}
