import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine'
import { LineChart } from '@mui/x-charts/LineChart'

interface MiniControlProps {
  points: readonly { readonly value: number; readonly rules: readonly string[] }[]
  limits: { readonly mean: number; readonly upper: number; readonly lower: number }
}

const grey = { stroke: 'var(--ops-ink-3)', strokeWidth: 1 }

/** A control chart as small as a card has room for: the points, the mean, and the limits. */
export function MiniControl({ points, limits }: MiniControlProps) {
  const all = [...points.map(({ value }) => value), limits.upper, limits.lower]
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const room = (high - low || 1) * 0.08
  return (
    <div aria-hidden="true" style={{ flex: 'none', width: 160 }}>
      <LineChart
        width={160}
        height={72}
        margin={{ top: 4, right: 6, bottom: 4, left: 4 }}
        hideLegend
        skipAnimation
        disableKeyboardNavigation
        disableLineItemHighlight
        axisHighlight={{ x: 'none', y: 'none' }}
        xAxis={[{ scaleType: 'point', data: points.map((_point, i) => i), position: 'none' }]}
        yAxis={[{ min: low - room, max: high + room, position: 'none' }]}
        slotProps={{ tooltip: { trigger: 'none' } }}
        series={[
          {
            data: points.map(({ value }) => value),
            curve: 'linear',
            color: 'var(--ops-brand)',
            showMark: ({ index }) => points[index]!.rules.length > 0,
          },
        ]}
        sx={{
          '& .MuiLineChart-line': { strokeWidth: 1.5 },
          '& .MuiLineChart-mark': { stroke: 'var(--ops-late)', fill: 'var(--ops-late)' },
          '& circle.MuiLineChart-mark': { r: 2 },
        }}
      >
        <ChartsReferenceLine y={limits.mean} lineStyle={grey} />
        <ChartsReferenceLine y={limits.upper} lineStyle={{ ...grey, strokeDasharray: '3 3' }} />
        <ChartsReferenceLine y={limits.lower} lineStyle={{ ...grey, strokeDasharray: '3 3' }} />
      </LineChart>
    </div>
  )
}
