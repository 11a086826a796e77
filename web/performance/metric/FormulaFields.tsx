import Box from '@mui/material/Box'
import { useId } from 'react'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { Field, SelectField, TextArea } from '../../kernel/ui/Field.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { usualUnits, type MetricDraft } from './metricDraft.ts'
import { FieldGrid } from '../../kernel/ui/FieldGrid.tsx'
import * as t from './__generated__/messages.ts'

interface FormulaFieldsProps {
  draft: MetricDraft
  problems: Problems
  onChange: (more: Partial<MetricDraft>) => void
}

const mostDataPoints = 10

/** The data points as rows, the formula over them, and what it comes to. */
export function FormulaFields({ draft, problems, onChange }: FormulaFieldsProps) {
  const units = useId()
  const { requiredDataPoints: points } = draft
  const setPoint = (place: number, more: Partial<(typeof points)[number]>) =>
    onChange({ requiredDataPoints: points.map((point, i) => (i === place ? { ...point, ...more } : point)) })
  return (
    <>
      <datalist id={units}>
        {usualUnits.map((unit) => (
          <option key={unit} value={unit}>
            {unit}
          </option>
        ))}
      </datalist>
      <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 2 }}>
        <Box component="legend" sx={{ p: 0, mb: 1, color: 'var(--ops-ink-2)', fontSize: 12, fontWeight: 550 }}>
          {t.dataPoints}
        </Box>
        {points.map((point, i) => (
          <Box
            key={i}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 110px) auto',
              gap: 2,
              alignItems: 'start',
            }}
          >
            <Field
              label={t.name({ value: i + 1 })}
              placeholder={t.distanceKm}
              autoComplete="off"
              spellCheck={false}
              maxLength={60}
              value={point.name}
              problem={problems[`requiredDataPoints.${i}.name`]}
              onChange={(event) => setPoint(i, { name: event.target.value })}
            />
            <Field
              label={t.unit}
              list={units}
              autoComplete="off"
              maxLength={60}
              value={point.unit}
              problem={problems[`requiredDataPoints.${i}.unit`]}
              onChange={(event) => setPoint(i, { unit: event.target.value })}
            />
            <PlainButton
              type="button"
              aria-label={t.takeOut2({ value: point.name || t.dataPoint({ value: i + 1 }) })}
              disabled={points.length === 1}
              style={{ marginTop: 24 }}
              onClick={() => onChange({ requiredDataPoints: points.filter((_, place) => place !== i) })}
            >
              {t.takeOut}
            </PlainButton>
          </Box>
        ))}
        {problems.requiredDataPoints ? (
          <p style={{ margin: 0, color: 'var(--ops-late)', fontSize: 12 }}>{problems.requiredDataPoints}</p>
        ) : null}
        {points.length < mostDataPoints ? (
          <div>
            <PlainButton
              type="button"
              className="outlined"
              onClick={() => onChange({ requiredDataPoints: [...points, { name: '', unit: 'count' }] })}
            >
              {t.addADataPoint}
            </PlainButton>
          </div>
        ) : null}
      </Box>
      <TextArea
        label={t.formula}
        required
        rows={2}
        spellCheck={false}
        autoComplete="off"
        help={t.numbersTheDataPointsAboveParentheses}
        value={draft.formula}
        problem={problems.formula}
        style={{ fontFamily: 'ui-monospace, monospace', minHeight: 56 }}
        onChange={(event) => onChange({ formula: event.target.value })}
      />
      <FieldGrid>
        <Field
          label={t.unitOfTheMetric}
          required
          list={units}
          autoComplete="off"
          maxLength={60}
          help={t.asKmLMinPer100}
          value={draft.unit}
          problem={problems.unit}
          onChange={(event) => onChange({ unit: event.target.value })}
        />
        <SelectField
          label={t.aggregation}
          value={draft.aggregationMethod}
          problem={problems.aggregationMethod}
          onChange={(event) => onChange({ aggregationMethod: event.target.value })}
        >
          <option value="SUM_PER_RATE">{t.sumPerRateSumAboveThe}</option>
          <option value="AVERAGE">{t.averageTheMeanOfTheValues}</option>
        </SelectField>
      </FieldGrid>
    </>
  )
}
