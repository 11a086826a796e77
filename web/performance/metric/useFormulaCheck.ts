import { graphql } from 'react-relay'
import type { useFormulaCheckQuery } from '../../__generated__/useFormulaCheckQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import type { MetricDraft } from './metricDraft.ts'

const query = graphql`
  query useFormulaCheckQuery($formula: String!, $requiredDataPoints: [MetricDataPointInput!]!, $unit: String!, $aggregationMethod: AggregationMethod!, $metricId: ID) {
    previewFormula(formula: $formula, requiredDataPoints: $requiredDataPoints, unit: $unit, aggregationMethod: $aggregationMethod, metricId: $metricId) {
      problems {
        path
        message
        column
      }
      denominator
      source {
        name
      }
      observations
      insufficient
      average
      sumPerRate
      days {
        startsAt
        average
        sumPerRate
      }
    }
  }
`

/** Has the server check and try a formula while it is typed; a formula that is not begun is not wrong. */
export function useFormulaCheck(
  { formula, requiredDataPoints, unit, aggregationMethod }: MetricDraft,
  metricId?: string,
) {
  const isBegun = formula.trim() !== ''
  const variables = isBegun
    ? { formula, requiredDataPoints, unit, aggregationMethod: aggregationMethod as 'AVERAGE', metricId }
    : null
  const { data, failure, isCurrent } = useLookUp<useFormulaCheckQuery>(query, variables, 300)
  const preview = data?.previewFormula
  const known = preview?.problems ?? []
  // What is not typed yet is not told off.
  const isEmpty = (path: string) =>
    (path === 'unit' && !unit) ||
    requiredDataPoints.some(({ name }, i) => !name && path === `requiredDataPoints.${i}.name`)
  const problems: Problems = Object.fromEntries(
    known.filter(({ path }) => !isEmpty(path)).map(({ path, message }) => [path, message]),
  )
  return {
    preview,
    failure,
    problems,
    column: isCurrent ? known.find(({ path }) => path === 'formula')?.column : undefined,
  }
}
