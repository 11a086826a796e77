import type { Problems } from '../../kernel/relay/problems.ts'
import { Field, SelectField } from '../../kernel/ui/Field.tsx'
import { FieldGrid } from '../../kernel/ui/FieldGrid.tsx'
import { ListSelect } from '../../kernel/ui/ListSelect.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import type { BenchmarkDraft } from './benchmarkDraft.ts'
import { scopeNames } from './figures.ts'

const grains = [
  ['HOUR', 'Hours'],
  ['DAY', 'Days'],
  ['WEEK', 'Weeks'],
  ['MONTH', 'Months'],
  ['QUARTER', 'Quarters'],
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
  <Section title="Points and breaches">
    <FieldGrid inset>
      <SelectField
        label="Its points are"
        value={draft.grain}
        onChange={(event) => onChange({ grain: event.target.value })}
      >
        {grains.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
      <SelectField label="Of" value={draft.scopeKind} onChange={(event) => onChange({ scopeKind: event.target.value })}>
        {Object.entries(scopeNames).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
      <Field
        label="Points in a row"
        inputMode="numeric"
        value={draft.consecutivePoints}
        problem={problems.consecutivePoints}
        help="So many outside the target open a breach; so many back inside end it."
        onChange={(event) => onChange({ consecutivePoints: event.target.value })}
      />
      <ListSelect
        label="Its record is"
        items={priorities}
        value={draft.priorityId}
        problem={problems.priorityId}
        onChange={(event) => onChange({ priorityId: event.target.value })}
      />
      {maySeeMargin ? (
        <>
          <Field
            label="Unit margin"
            inputMode="decimal"
            value={draft.unitMargin}
            problem={problems.unitMargin ?? problems['unitMargin.amount']}
            help="What one unit of volume is worth. Empty where that is not known."
            onChange={(event) => onChange({ unitMargin: event.target.value })}
          />
          <Field
            label="Currency"
            maxLength={3}
            placeholder="USD"
            value={draft.currency}
            problem={problems['unitMargin.currency']}
            help="Its code in ISO 4217."
            onChange={(event) => onChange({ currency: event.target.value.toUpperCase() })}
          />
        </>
      ) : null}
    </FieldGrid>
  </Section>
)
