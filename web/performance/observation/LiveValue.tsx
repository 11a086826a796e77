import { graphql } from 'react-relay'
import type { LiveValueQuery } from '../../__generated__/LiveValueQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { shown } from './numbers.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query LiveValueQuery($metric: ID!, $values: [ObservationValueInput!]!) {
    node(id: $metric) {
      ... on Metric {
        valueOf(values: $values)
      }
    }
  }
`

interface LiveValueProps {
  metricId: string
  unit: string
  values: readonly { name: string; value: number | null }[]
}

/** What the formula makes of the numbers as they are typed. */
export function LiveValue({ metricId, unit, values }: LiveValueProps) {
  const isAsked =
    values.some(({ value }) => value !== null) && values.every(({ value }) => value === null || Number.isFinite(value))
  const { data, failure, isCurrent } = useLookUp<LiveValueQuery>(
    query,
    isAsked ? { metric: metricId, values } : null,
    300,
  )
  const value = data?.node?.valueOf
  const text = !isAsked
    ? t.comesWithTheNumbers
    : !isCurrent
      ? t.workingItOut
      : value == null
        ? (failure ?? t.insufficientDataNoValueYet)
        : `${shown(value)} ${unit}`
  return (
    <div style={{ display: 'flex', gap: 8, alignItems: 'baseline', minHeight: 24 }}>
      <span style={{ color: 'var(--ops-ink-2)', fontSize: 12, fontWeight: 550 }}>{t.value}</span>
      <output style={{ fontVariantNumeric: 'tabular-nums' }}>{text}</output>
    </div>
  )
}
