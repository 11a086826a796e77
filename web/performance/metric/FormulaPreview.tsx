import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import type { useFormulaCheck } from './useFormulaCheck.ts'
import { Sparkline } from './Sparkline.tsx'
import { figure, valueText } from './words.ts'

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
      {failure ? `The formula could not be checked: ${failure}` : content()}
    </Box>
  )

  function content(): ReactNode {
    if (!preview) return 'Write a formula: it is checked as you type, and tried on the last 30 days.'
    if (preview.problems.length) return 'Nothing is computed until what is marked above is right.'
    if (!preview.source)
      return 'The formula is right. No metric has all these data points yet, so there is nothing to try it on.'
    const { observations, insufficient, average, sumPerRate, days, source } = preview
    if (!observations)
      return `The formula is right. ${source.name} has these data points, but no observations in the last 30 days.`
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1, alignItems: 'center' }}>
        <Figure label="average" value={average} unit={unit} />
        <Figure
          label="sum_per_rate"
          value={sumPerRate}
          unit={unit}
          none={preview.denominator ? 'no data' : 'only of a ratio'}
        />
        <Sparkline
          points={days.map(({ startsAt, ...day }) => ({
            startsAt,
            value: preview.denominator ? day.sumPerRate : day.average,
          }))}
          target={null}
          about={`By day, over ${days.length} days.`}
        />
        <span>
          Tried on {figure(observations)} observations of {source.name} in the last 30 days
          {insufficient ? `; ${figure(insufficient)} of them have insufficient data` : ''}.
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
  none = 'no data',
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
