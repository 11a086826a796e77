import { lazy, Suspense } from 'react'
import type { ChartLine } from './chartData.ts'

const SparkPlot = lazy(async () => ({ default: (await import('./SparkPlot.tsx')).SparkPlot }))

export interface SparkProps {
  /** When each point was. */
  times: readonly string[]
  lines: readonly ChartLine[]
  target?: number | null
  /** What it shows, as a sentence. */
  about: string
  width?: number
  height?: number
}

/** A small line in a row or a tile, without axes: the figures stand beside it. Fewer than two points are no line. */
export function Spark({ times, lines, target = null, about, width = 132, height = 28 }: SparkProps) {
  if (lines.every(({ values }) => values.filter((value) => value !== null).length < 2)) return null
  return (
    <div role="img" aria-label={about} style={{ width, height, maxWidth: '100%', overflow: 'hidden' }}>
      <Suspense>
        <SparkPlot times={times} lines={lines} target={target} width={width} height={height} />
      </Suspense>
    </div>
  )
}
