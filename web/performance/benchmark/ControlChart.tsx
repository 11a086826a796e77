import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine'
import { LineChart } from '@mui/x-charts/LineChart'
import { figure, valueText } from '../metric/words.ts'
import { chartLook } from './chartLook.ts'
import * as t from './__generated__/messages.ts'

interface ControlChartProps {
  /** What the points are called, oldest first. */
  periods: readonly string[]
  points: readonly {
    readonly value: number
    readonly range: number | null | undefined
    readonly rules: readonly string[]
  }[]
  limits:
    | {
        readonly mean: number
        readonly upper: number
        readonly lower: number
        readonly meanRange: number
        readonly upperRange: number
      }
    | null
    | undefined
  target: number | null | undefined
  unit: string
}

const grey = 'var(--ops-ink-3)'
const label = { fill: 'var(--ops-ink-2)', fontSize: 12 }
const margin = { top: 12, right: 104, bottom: 4, left: 4 }

/** The end of a line, labelled in the margin beside the chart. */
const Line = ({
  y,
  text,
  color = grey,
  dashed = true,
}: {
  y: number
  text: string
  color?: string
  dashed?: boolean
}) => (
  <ChartsReferenceLine
    y={y}
    lineStyle={{ stroke: color, strokeDasharray: dashed ? '4 4' : undefined }}
    label={text}
    labelAlign="end"
    spacing={{ x: -8, y: -6 }}
    labelStyle={{ ...label, fill: color === grey ? label.fill : color, textAnchor: 'start' }}
  />
)

/** Labels that would cover each other are left out, the first ones stay. */
function readable<One extends { y: number }>(
  lines: readonly One[],
  [low, high]: readonly [number, number],
  height: number,
): One[] {
  const shown: One[] = []
  for (const line of lines) {
    if (shown.every(({ y }) => (Math.abs(y - line.y) / (high - low || 1)) * height > 14)) shown.push(line)
  }
  return shown
}

/** Individuals above, moving ranges below, each with its limits; marked is what breaks a rule. */
export function ControlChart({ periods, points, limits, target, unit }: ControlChartProps) {
  const values = points.map(({ value }) => value)
  const ranges = points.map(({ range }) => range ?? null)
  const lines = [
    ...(target == null
      ? []
      : [{ y: target, text: t.target2({ figure: figure(target) }), color: 'var(--ops-brand)', dashed: false }]),
    ...(limits
      ? [
          { y: limits.mean, text: t.mean({ figure: figure(limits.mean) }), dashed: false },
          { y: limits.upper, text: t.upper({ figure: figure(limits.upper) }) },
          { y: limits.lower, text: t.lower({ figure: figure(limits.lower) }) },
        ]
      : []),
  ]
  const all = [...values, ...lines.map(({ y }) => y)]
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const room = (high - low || Math.abs(high) || 1) * 0.06
  const labelled = new Set(readable(lines, [low, high], 220))
  const broken = (i: number) => points[i]!.rules.length > 0
  const axis = [
    { scaleType: 'point' as const, data: [...periods], tickLabelMinGap: 24, height: 24, disableTicks: true },
  ]
  return (
    <div aria-hidden="true" style={{ display: 'grid', gap: 4, minWidth: 0 }}>
      <LineChart
        height={260}
        margin={margin}
        hideLegend
        skipAnimation
        disableKeyboardNavigation
        xAxis={axis}
        yAxis={[
          {
            min: low - room,
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
            showMark: ({ index }) => broken(index),
            valueFormatter: (value) => (value === null ? '' : valueText(value, unit)),
          },
        ]}
        sx={chartLook}
      >
        {lines.map((line) => (
          <Line key={line.text} {...line} text={labelled.has(line) ? line.text : ''} />
        ))}
      </LineChart>
      <LineChart
        height={120}
        margin={margin}
        hideLegend
        skipAnimation
        disableKeyboardNavigation
        xAxis={axis}
        yAxis={[
          {
            min: 0,
            max: Math.max(limits?.upperRange ?? 0, ...ranges.map((range) => range ?? 0)) * 1.06 || 1,
            width: 52,
            tickNumber: 2,
            valueFormatter: (value: number) => figure(value),
          },
        ]}
        grid={{ horizontal: true }}
        series={[
          {
            data: ranges,
            curve: 'linear',
            color: grey,
            showMark: false,
            valueFormatter: (value) =>
              value === null ? '' : t.fromTheOneBefore({ valueText: valueText(value, unit) }),
          },
        ]}
        sx={chartLook}
      >
        {limits ? <Line y={limits.upperRange} text={t.limit({ figure: figure(limits.upperRange) })} /> : null}
      </LineChart>
    </div>
  )
}
