import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine'
import { LineChart } from '@mui/x-charts/LineChart'
import { figure, valueText } from './words.ts'
import * as t from './__generated__/messages.ts'

interface HistoryChartProps {
  points: readonly { period: string; value: number | null }[]
  target: number | null
  unit: string
  height?: number
}

const look = {
  '& .MuiChartsAxis-root .MuiChartsAxis-line, & .MuiChartsAxis-root .MuiChartsAxis-tick': { stroke: 'var(--ops-line)' },
  '& .MuiChartsAxis-root .MuiChartsAxis-tickLabel': { fill: 'var(--ops-ink-2)', fontSize: 12 },
  '& .MuiChartsGrid-line': { stroke: 'var(--ops-line-2)' },
  '& .MuiLineChart-line': { strokeWidth: 1.5 },
  '& .MuiLineChart-mark': { strokeWidth: 1.5 },
} as const

/**
 * A thin line, with a gap where there is no value, and the target; the sentence above it and the table below say the
 * same.
 */
export function HistoryChart({ points, target, unit, height = 280 }: HistoryChartProps) {
  const values = points.map(({ value }) => value)
  const known = [...values, target].filter((value) => value !== null)
  const [low, high] = [Math.min(...known), Math.max(...known)]
  const room = (high - low || Math.abs(high) || 1) * 0.08
  return (
    <div aria-hidden="true">
      <LineChart
        height={height}
        margin={{ top: 16, right: target === null ? 16 : 92, bottom: 4, left: 4 }}
        hideLegend
        skipAnimation
        disableKeyboardNavigation
        xAxis={[{ scaleType: 'point', data: points.map(({ period }) => period), tickLabelMinGap: 24, height: 24 }]}
        yAxis={[
          {
            min: low >= 0 ? Math.max(0, low - room) : low - room,
            max: high + room,
            width: 52,
            tickNumber: 5,
            valueFormatter: (value: number) => figure(value),
          },
        ]}
        grid={{ horizontal: true }}
        series={[
          {
            data: values,
            curve: 'linear',
            color: 'var(--ops-brand)',
            showMark: ({ index }) => (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null,
            valueFormatter: (value) => (value === null ? t.noData : valueText(value, unit)),
          },
        ]}
        sx={look}
      >
        {target === null ? null : (
          <ChartsReferenceLine
            y={target}
            lineStyle={{ stroke: 'var(--ops-ink-3)', strokeDasharray: '4 4' }}
            label={t.target({ figure: figure(target) })}
            labelAlign="end"
            spacing={{ x: -6, y: -6 }}
            labelStyle={{ fill: 'var(--ops-ink-2)', fontSize: 12, textAnchor: 'start' }}
          />
        )}
      </LineChart>
    </div>
  )
}
