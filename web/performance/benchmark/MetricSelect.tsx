import { SelectField } from '../../kernel/ui/Field.tsx'
import * as t from './__generated__/messages.ts'

interface Metric {
  readonly id: string
  readonly name: string
  readonly category: string
}

interface MetricSelectProps {
  metrics: readonly Metric[]
  value: string
  problem?: string
  onChange: (id: string) => void
}

const categories: Partial<Record<string, string>> = {
  FUEL_AND_ENERGY: t.fuelAndEnergy,
  SAFETY: t.safety,
  SERVICE: t.service,
  MAINTENANCE: t.maintenance,
  FACILITIES: t.facilities,
}

/** One of the metrics in use, by category. */
export function MetricSelect({ metrics, value, problem, onChange }: MetricSelectProps) {
  const groups = [...new Set(metrics.map(({ category }) => category))]
  return (
    <SelectField
      label={t.metric}
      required
      value={value}
      problem={problem}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t.chooseAMetric}</option>
      {groups.map((group) => (
        <optgroup key={group} label={categories[group] ?? group}>
          {metrics
            .filter(({ category }) => category === group)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
