import { graphql, useFragment } from 'react-relay'
import type { MetricFormulas_metric$key } from '../../__generated__/MetricFormulas_metric.graphql.ts'
import { Moment } from '../../kernel/ui/Moment.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import * as t from './__generated__/messages.ts'

/** The formulas that a metric has had; observations keep the one they were computed with. */
export function MetricFormulas({ metric: key }: { metric: MetricFormulas_metric$key }) {
  const { formulas, formulaNumber } = useFragment(
    graphql`
      fragment MetricFormulas_metric on Metric {
        formulaNumber
        formulas {
          number
          formula
          numerator
          denominator
          createdAt
          createdByName
        }
      }
    `,
    key,
  )
  return (
    <Section title={t.formulas} about={t.eachObservationKeepsTheFormulaThat}>
      <Table
        caption={t.formulasOfThisMetricTheLatest}
        columns={[{ label: t.no, number: true }, t.formula, t.aboveTheLine, t.belowTheLine, t.since, t.by2]}
      >
        {formulas.map(({ number, formula, numerator, denominator, createdAt, createdByName }) => (
          <tr key={number}>
            <td className="number">{number}</td>
            <th scope="row" style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
              <code>{formula}</code> {number === formulaNumber ? <Tag className="planned">{t.current}</Tag> : null}
            </th>
            <td>
              <code>{denominator ? numerator : '–'}</code>
            </td>
            <td>
              <code>{denominator ?? '–'}</code>
            </td>
            <td>
              <Moment at={createdAt} />
            </td>
            <td>{createdByName ?? t.opsgraph}</td>
          </tr>
        ))}
      </Table>
    </Section>
  )
}
