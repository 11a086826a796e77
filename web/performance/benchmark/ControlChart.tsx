import Box from '@mui/material/Box'
import { Chart } from '../../kernel/chart/Chart.tsx'
import type { ControlRule } from '../../__generated__/ControlSection_benchmark.graphql.ts'
import { figure } from '../metric/words.ts'
import { controlLevels, marksOf, type ControlLimits } from './controlLevels.ts'
import { ControlTable } from './ControlTable.tsx'
import * as t from './__generated__/messages.ts'

interface ControlChartProps {
  /** What the points are called, oldest first. */
  periods: readonly string[]
  points: readonly {
    readonly value: number
    readonly range: number | null | undefined
    readonly rules: readonly ControlRule[]
  }[]
  limits: (ControlLimits & { readonly meanRange: number; readonly upperRange: number }) | null | undefined
  target: number | null | undefined
  unit: string
  /** The address of the rows of a point. */
  rowsOf: (i: number) => string
}

/** Individuals above, moving ranges below, each with its limits. */
export function ControlChart({ periods, points, limits, target, unit, rowsOf }: ControlChartProps) {
  const ranges = points.map(({ range }) => range ?? null)
  const common = { periods, unit, format: figure }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <Chart
        {...common}
        height={260}
        lines={[{ values: points.map(({ value }) => value), marks: marksOf(points, limits) }]}
        levels={controlLevels(target, limits)}
        table={<ControlTable periods={periods} points={points} unit={unit} rowsOf={rowsOf} />}
      />
      <div>
        <Box component="h3" sx={{ m: 0, fontSize: 12, lineHeight: '16px', fontWeight: 550 }}>
          {t.movingRange}
        </Box>
        <Chart
          {...common}
          height={120}
          startsAtZero
          lines={[{ values: ranges, isQuiet: true }]}
          levels={
            limits
              ? [{ value: limits.upperRange, text: t.limit({ figure: figure(limits.upperRange) }), kind: 'limit' }]
              : []
          }
        />
      </div>
      {points.some(({ rules }) => rules.length) ? (
        <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>{t.marksExplained}</Box>
      ) : null}
    </Box>
  )
}
