import type { Problems } from '../../kernel/relay/problems.ts'
import { Field, SelectField } from '../../kernel/ui/Field.tsx'
import { FieldGrid } from '../../kernel/ui/FieldGrid.tsx'
import { ListSelect } from '../../kernel/ui/ListSelect.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import type { BenchmarkDraft } from './benchmarkDraft.ts'
import { scopeNames } from './figures.ts'
import * as t from './__generated__/messages.ts'

const grains = [
  ['HOUR', t.hours],
  ['DAY', t.days],
  ['WEEK', t.weeks],
  ['MONTH', t.months],
  ['QUARTER', t.quarters],
] as const

interface PointFieldsProps {
  draft: BenchmarkDraft
  priorities: readonly { readonly id: string; readonly name: string }[]
  maySeeMargin: boolean
  problems: Problems
  onChange: (more: Partial<BenchmarkDraft>) => void
}

/** Which points a benchmark has, when they are a breach, and what that is worth. */
export const PointFields = ({ draft, priorities, maySeeMargin, problems, onChange }: PointFieldsProps) => (
  <Section title={t.pointsAndBreaches}>
    <FieldGrid inset>
      <SelectField
        label={t.itsPointsAre}
        value={draft.grain}
        onChange={(event) => onChange({ grain: event.target.value })}
      >
        {grains.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t.of}
        value={draft.scopeKind}
        onChange={(event) => onChange({ scopeKind: event.target.value })}
      >
        {Object.entries(scopeNames).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
      <Field
        label={t.pointsInARow}
        inputMode="numeric"
        value={draft.consecutivePoints}
        problem={problems.consecutivePoints}
        help={t.soManyOutsideTheTargetOpen}
        onChange={(event) => onChange({ consecutivePoints: event.target.value })}
      />
      <ListSelect
        label={t.itsRecordIs}
        items={priorities}
        value={draft.priorityId}
        problem={problems.priorityId}
        onChange={(event) => onChange({ priorityId: event.target.value })}
      />
      {maySeeMargin ? (
        <>
          <Field
            label={t.unitMargin}
            inputMode="decimal"
            value={draft.unitMargin}
            problem={problems.unitMargin ?? problems['unitMargin.amount']}
            help={t.whatOneUnitOfVolumeIs}
            onChange={(event) => onChange({ unitMargin: event.target.value })}
          />
          <Field
            label={t.currency}
            maxLength={3}
            placeholder="USD"
            value={draft.currency}
            problem={problems['unitMargin.currency']}
            help={t.itsCodeInIso4217}
            onChange={(event) => onChange({ currency: event.target.value.toUpperCase() })}
          />
        </>
      ) : null}
    </FieldGrid>
  </Section>
)
