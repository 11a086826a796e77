import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Spark } from '../../kernel/chart/Spark.tsx'
import type { useFormulaCheck } from './useFormulaCheck.ts'
import { figure, valueText } from './words.ts'
import * as t from './__generated__/messages.ts'

interface FormulaPreviewProps {
  check: ReturnType<typeof useFormulaCheck>
  formula: string
  unit: string
}

/** What the formula would have come to in the last 30 days, before anything is saved; or where it is wrong. */
export function FormulaPreview({ check: { preview, failure, column }, formula, unit }: FormulaPreviewProps) {
  return (
    <Box
      role="status"
      sx={{
        border: '1px solid var(--ops-line-2)',
        borderRadius: 1,
        bgcolor: 'var(--ops-page)',
        px: 3,
        py: 2,
        fontSize: 12,
        lineHeight: '18px',
        color: 'var(--ops-ink-2)',
        minHeight: 74,
      }}
    >
      {column ? <Place formula={formula} column={column} /> : null}
      {failure ? t.theFormulaCouldNotBeChecked({ failure }) : content()}
    </Box>
  )

  function content(): ReactNode {
    if (!preview) return t.writeAFormulaItIsChecked
    if (preview.problems.length) return t.nothingIsComputedUntilWhatIs
    if (!preview.source) return t.theFormulaIsRightNoMetric
    const { observations, insufficient, average, sumPerRate, days, source } = preview
    if (!observations) return t.theFormulaIsRightHasThese({ name: source.name })
    const tried = { count: observations, name: source.name }
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1, alignItems: 'center' }}>
        <Figure label={t.average} value={average} unit={unit} />
        <Figure
          label={t.sumPerRate}
          value={sumPerRate}
          unit={unit}
          none={preview.denominator ? t.noData : t.onlyOfARatio}
        />
        <Spark
          times={days.map(({ startsAt }) => startsAt)}
          lines={[{ values: days.map((day) => (preview.denominator ? day.sumPerRate : day.average) ?? null) }]}
          about={t.byDayOverDays({ length: days.length })}
        />
        <span>
          {insufficient
            ? t.triedOnWithInsufficient({ ...tried, insufficient: figure(insufficient) })
            : t.triedOn(tried)}
        </span>
      </Box>
    )
  }
}

/** The formula with its wrong character marked. */
const Place = ({ formula, column }: { formula: string; column: number }) => (
  <code style={{ display: 'block', overflowWrap: 'anywhere', color: 'var(--ops-ink)' }}>
    {formula.slice(Math.max(0, column - 31), column - 1)}
    <mark style={{ background: 'none', color: 'var(--ops-late)', textDecoration: 'underline wavy', fontWeight: 650 }}>
      {formula.slice(column - 1, column) || '␣'}
    </mark>
    {formula.slice(column, column + 30)}
  </code>
)

const Figure = ({
  label,
  value,
  unit,
  none = t.noData,
}: {
  label: string
  value: number | null | undefined
  unit: string
  none?: string
}) => (
  <div>
    {label}
    <div style={{ color: 'var(--ops-ink)', fontSize: 15, fontVariantNumeric: 'tabular-nums' }}>
      {value == null ? none : valueText(value, unit)}
    </div>
  </div>
)
