import type { MarkElementProps } from '@mui/x-charts/LineChart'
import { createContext, useContext } from 'react'
import type { ChartLine } from './chartData.ts'

/** The lines of the chart that a mark stands in, by the order of their series. */
export const MarkedLines = createContext<readonly ChartLine[]>([])

const looks = {
  beyond: { r: 3.5, fill: 'var(--ops-late)', stroke: 'var(--ops-late)' },
  pattern: { r: 3, fill: 'var(--ops-surface)', stroke: 'var(--ops-ink-2)' },
  plain: { r: 2.5, fill: 'var(--ops-brand)', stroke: 'var(--ops-brand)' },
}

/** A point of a line: beyond a limit it is filled and red, where it completes a pattern it is hollow. */
export function PointMark({ seriesId, dataIndex, x, y }: MarkElementProps) {
  const mark = useContext(MarkedLines)[Number(seriesId)]?.marks?.[dataIndex]
  return <circle cx={x} cy={y} data-mark={mark ?? 'plain'} strokeWidth={1.5} {...looks[mark ?? 'plain']} />
}
