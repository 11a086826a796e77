// What a form has of a metric, as it is typed.
export interface MetricDraft {
  name: string
  description: string
  category: string
  formula: string
  requiredDataPoints: { name: string; unit: string }[]
  unit: string
  aggregationMethod: string
  alertIf: string
  targetThreshold: string
  recommendedDataSource: string
}

export const newDraft: MetricDraft = {
  name: '',
  description: '',
  category: 'SERVICE',
  formula: '',
  requiredDataPoints: [{ name: '', unit: 'count' }],
  unit: '',
  aggregationMethod: 'SUM_PER_RATE',
  alertIf: 'ABOVE_THRESHOLD',
  targetThreshold: '',
  recommendedDataSource: '',
}

/** What differs from what there was: only that is sent. */
export function changesOf<Draft extends object>(draft: Draft, before: Draft): Partial<Draft> {
  const entries = Object.entries(draft).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof Draft]),
  )
  return Object.fromEntries(entries) as Partial<Draft>
}

/** Units to choose from; others, such as ratios, may be typed. */
export const usualUnits = [
  'count',
  'km',
  'mi',
  'L',
  'gal',
  'kWh',
  'kg',
  't',
  'min',
  'h',
  'd',
  'kPa',
  'psi',
  '°C',
  '%',
  'km/L',
  'L/100 km',
  'kWh/100 km',
  'km/h',
  'per 100 km',
  'per h',
]
