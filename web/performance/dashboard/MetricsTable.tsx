import { number } from '../../kernel/messages/format.ts'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { MetricsTable_metric$key } from '../../__generated__/MetricsTable_metric.graphql.ts'
import { metricAddress } from '../metric/addresses.ts'
import { isAlert, targetText, valueText } from '../metric/words.ts'
import { Table } from '../../kernel/ui/Table.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { trendText } from './metricNumbers.ts'
import * as t from './__generated__/messages.ts'

interface MetricsTableProps {
  metrics: MetricsTable_metric$key
  caption: string
  /** The address of the rows behind a number of a metric. */
  rowsOf: (metricId: string) => string
}

/** Metrics in one scope: the value of the last 28 days, its target, and which way it went since the 28 before. */
export function MetricsTable({ metrics: key, caption, rowsOf }: MetricsTableProps) {
  const metrics = useFragment(
    graphql`
      fragment MetricsTable_metric on Metric
      @relay(plural: true)
      @argumentDefinitions(scope: { type: "ObservationScope!" }, before: { type: "DateTime!" }, from: { type: "DateTime!" }, to: { type: "DateTime!" }) {
        id
        name
        unit
        targetThreshold
        alertIf
        current: series(scope: $scope, grain: DAY, from: $from, to: $to) {
          whole {
            observations
            value
          }
        }
        earlier: series(scope: $scope, grain: DAY, from: $before, to: $from) {
          whole {
            value
          }
        }
      }
    `,
    key,
  )
  return (
    <Table
      caption={caption}
      columns={[
        t.metric,
        { label: t.last28Days, number: true },
        { label: t.target, number: true },
        t.stands,
        t.sinceThe28DaysBefore,
        { label: t.observations, number: true },
      ]}
    >
      {metrics.map((metric) => {
        const value = metric.current?.whole.value ?? null
        const earlier = metric.earlier?.whole.value ?? null
        const count = metric.current?.whole.observations ?? 0
        const isHeld = value === null || metric.targetThreshold == null ? null : !isAlert(value, metric)
        return (
          <tr key={metric.id}>
            <th scope="row" style={{ fontWeight: 400 }}>
              <Link to={metricAddress(metric.id)}>{metric.name}</Link>
            </th>
            <td className="number" style={{ whiteSpace: 'nowrap' }}>
              {value === null ? t.noData : <Link to={rowsOf(metric.id)}>{valueText(value, metric.unit)}</Link>}
            </td>
            <td className="number" style={{ whiteSpace: 'nowrap' }}>
              {metric.targetThreshold == null ? '–' : targetText(metric)}
            </td>
            <td>
              {isHeld === null ? (
                '–'
              ) : isHeld ? (
                t.held
              ) : (
                <Tag style={{ color: 'var(--ops-late)', borderColor: 'var(--ops-late)', fontWeight: 550 }}>
                  {t.notHeld}
                </Tag>
              )}
            </td>
            <td style={{ whiteSpace: 'nowrap' }}>
              {value === null || earlier === null ? '–' : trendText(metric, value, earlier)}
            </td>
            <td className="number">
              {count ? (
                <Link to={rowsOf(metric.id)} aria-label={t.observationsOf({ count, name: metric.name })}>
                  {number(count)}
                </Link>
              ) : (
                '–'
              )}
            </td>
          </tr>
        )
      })}
    </Table>
  )
}
