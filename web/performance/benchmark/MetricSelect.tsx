import { SelectField } from '../../kernel/ui/Field.tsx'

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
  FUEL_AND_ENERGY: 'Fuel and energy',
  SAFETY: 'Safety',
  SERVICE: 'Service',
  MAINTENANCE: 'Maintenance',
  FACILITIES: 'Facilities',
}

/** One of the metrics in use, by category. */
export function MetricSelect({ metrics, value, problem, onChange }: MetricSelectProps) {
  const groups = [...new Set(metrics.map(({ category }) => category))]
  return (
    <SelectField
      label="Metric"
      required
      value={value}
      problem={problem}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">Choose a metric</option>
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
