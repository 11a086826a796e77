import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine'
import { LineChart } from '@mui/x-charts/LineChart'
import { figure, valueText } from '../metric/words.ts'
import { chartLook } from './chartLook.ts'
import * as t from './__generated__/messages.ts'

interface PreviewChartProps {
  periods: readonly string[]
  points: readonly { readonly value: number; readonly opens: boolean }[]
  target: number | null | undefined
  unit: string
}

/** The past points with the target; marked is where a breach would have opened. */
export function PreviewChart({ periods, points, target, unit }: PreviewChartProps) {
  const values = points.map(({ value }) => value)
  const all = target == null ? values : [...values, target]
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const room = (high - low || Math.abs(high) || 1) * 0.08
  return (
    <div aria-hidden="true" style={{ minWidth: 0 }}>
      <LineChart
        height={200}
        margin={{ top: 12, right: 96, bottom: 4, left: 4 }}
        hideLegend
        skipAnimation
        disableKeyboardNavigation
        xAxis={[{ scaleType: 'point', data: [...periods], tickLabelMinGap: 24, height: 24, disableTicks: true }]}
        yAxis={[
          {
            min: low - room,
            max: high + room,
            width: 52,
            tickNumber: 4,
            valueFormatter: (value: number) => figure(value),
          },
        ]}
        grid={{ horizontal: true }}
        series={[
          {
            data: values,
            curve: 'linear',
            color: 'var(--ops-ink-3)',
            showMark: ({ index }) => points[index]!.opens,
            valueFormatter: (value) => (value === null ? '' : valueText(value, unit)),
          },
        ]}
        sx={chartLook}
      >
        {target == null ? null : (
          <ChartsReferenceLine
            y={target}
            label={t.target2({ figure: figure(target) })}
            labelAlign="end"
            spacing={{ x: -8, y: -6 }}
            lineStyle={{ stroke: 'var(--ops-brand)' }}
            labelStyle={{ fill: 'var(--ops-brand)', fontSize: 12, textAnchor: 'start' }}
          />
        )}
      </LineChart>
    </div>
  )
}
