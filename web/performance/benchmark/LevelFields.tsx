import Box from '@mui/material/Box'
import { figure, valueText } from '../metric/words.ts'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { finiteNumber, type BenchmarkDraft } from './benchmarkDraft.ts'
import { LevelScale } from './LevelScale.tsx'
import * as t from './__generated__/messages.ts'

interface LevelFieldsProps {
  draft: BenchmarkDraft
  metric:
    | { readonly unit: string; readonly alertIf: string; readonly targetThreshold: number | null | undefined }
    | undefined
  problems: Problems
  onChange: (more: Partial<BenchmarkDraft>) => void
}

const three = {
  display: 'grid',
  alignItems: 'start',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
}

/** The target and the three levels, with the line that they stand on. */
export function LevelFields({ draft, metric, problems, onChange }: LevelFieldsProps) {
  const [missed, warning, ctq] = [draft.missedOpportunityTrigger, draft.warningTrigger, draft.ctqValue].map(
    finiteNumber,
  )
  const isInOrder =
    missed != null && warning != null && ctq != null && missed >= 0 && missed < warning && warning <= ctq && ctq <= 100
  const own = metric?.targetThreshold
  const unit = metric ? `, ${metric.unit}` : ''
  const side = metric?.alertIf === 'ABOVE_THRESHOLD' ? 'less' : 'more'
  return (
    <Section title={t.targetAndLevels} about={t.attainmentIsHowMuchOfThe}>
      <Box sx={{ p: 3, display: 'grid', gap: 3 }}>
        <Box sx={three}>
          <Field
            label={t.missedOpportunityBelow}
            required
            inputMode="decimal"
            value={draft.missedOpportunityTrigger}
            problem={problems.missedOpportunityTrigger}
            onChange={(event) => onChange({ missedOpportunityTrigger: event.target.value })}
          />
          <Field
            label={t.warningBelow}
            required
            inputMode="decimal"
            value={draft.warningTrigger}
            problem={problems.warningTrigger}
            onChange={(event) => onChange({ warningTrigger: event.target.value })}
          />
          <Field
            label={t.ctqFrom}
            required
            inputMode="decimal"
            value={draft.ctqValue}
            problem={problems.ctqValue}
            onChange={(event) => onChange({ ctqValue: event.target.value })}
          />
        </Box>
        {isInOrder ? (
          <LevelScale attainment={null} level={null} missed={missed} warning={warning} ctq={ctq} />
        ) : (
          <Box role="status" sx={{ minHeight: 50, color: 'text.secondary', fontSize: 12 }}>
            {t.n0MissedLtWarningCtq100}
          </Box>
        )}
        <Box sx={{ ...three, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
          <Field
            label={t.target3({ unit })}
            inputMode="decimal"
            value={draft.target}
            problem={problems.target}
            placeholder={own == null ? undefined : figure(own)}
            help={
              own == null || !metric
                ? undefined
                : t.emptyForThatOfTheMetric({ valueText: valueText(own, metric.unit), side })
            }
            onChange={(event) => onChange({ target: event.target.value })}
          />
          <Field
            label={t.backInsideAt({ unit })}
            inputMode="decimal"
            value={draft.resetLevel}
            problem={problems.resetLevel}
            help={t.emptyForTheTargetItselfThe({ side })}
            onChange={(event) => onChange({ resetLevel: event.target.value })}
          />
        </Box>
      </Box>
    </Section>
  )
}
