import { graphql, usePaginationFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { LevelsSection_query$key } from '../../__generated__/LevelsSection_query.graphql.ts'
import type { LevelsSectionPageQuery } from '../../__generated__/LevelsSectionPageQuery.graphql.ts'
import { rowsAddress } from '../metric/addresses.ts'
import { figure, valueText } from '../metric/words.ts'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { LevelMark } from './LevelMark.tsx'
import { OpenBreaches } from './OpenBreaches.tsx'
import * as t from './__generated__/messages.ts'

/** At which level the benchmarks of an organization and of all below it stand; of several scopes the worst. */
export function LevelsSection({ query }: { query: LevelsSection_query$key }) {
  const page = usePaginationFragment<LevelsSectionPageQuery, LevelsSection_query$key>(
    graphql`
      fragment LevelsSection_query on Query
      @refetchable(queryName: "LevelsSectionPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "Cursor" }, organizationId: { type: "ID!" }) {
        benchmarks(first: $first, after: $after, filter: { organization: { below: $organizationId }, status: { eq: ACTIVE } })
          @connection(key: "LevelsSection_benchmarks", filters: ["filter"]) {
          edges {
            node {
              id
              name
              actionMetric {
                id
                unit
              }
              roleResponsibility {
                name
              }
              condition {
                value
                attainment
                level
                pointAt
                endsAt
                scope {
                  id
                  name
                }
              }
              ...OpenBreaches_benchmark
            }
          }
        }
      }
    `,
    query,
  )
  const benchmarks = page.data.benchmarks.edges.map(({ node }) => node)
  return (
    <TableSection
      title={t.benchmarks}
      about={t.atWhichLevelEachStandsBy}
      caption={t.theLevelsOfTheBenchmarks}
      columns={[
        t.benchmark,
        t.level,
        { label: t.attainment, number: true },
        { label: t.lastPoint, number: true },
        t.of,
        t.owner,
      ]}
      empty={t.noBenchmarkHoldsAMetricTo}
      page={page}
    >
      {benchmarks.map(({ id, name, actionMetric, roleResponsibility, condition, ...benchmark }) => (
        <tr key={id}>
          <th scope="row" style={{ fontWeight: 400, whiteSpace: 'normal' }}>
            <Link to={`/benchmark?id=${encodeURIComponent(id)}`}>{name}</Link>
          </th>
          <td style={{ whiteSpace: 'normal' }}>
            {condition ? <LevelMark level={condition.level} /> : t.noData}
            <OpenBreaches benchmark={benchmark} />
          </td>
          <td className="number">{condition?.attainment == null ? '–' : figure(condition.attainment)}</td>
          <td className="number" style={{ whiteSpace: 'nowrap' }}>
            {condition ? (
              <Link
                to={rowsAddress({
                  metricId: actionMetric.id,
                  scope: condition.scope.id,
                  from: condition.pointAt,
                  to: condition.endsAt,
                })}
              >
                {valueText(condition.value, actionMetric.unit)}
              </Link>
            ) : (
              '–'
            )}
          </td>
          <td>{condition?.scope.name ?? '–'}</td>
          <td>{roleResponsibility.name}</td>
        </tr>
      ))}
    </TableSection>
  )
}
