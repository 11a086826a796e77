import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { MetricRow_metric$key } from '../../__generated__/MetricRow_metric.graphql.ts'
import { Spark } from '../../kernel/chart/Spark.tsx'
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { metricAddress, rowsAddress } from './addresses.ts'
import { endOf, periodText } from './grains.ts'
import { sideText } from './sideText.ts'
import { alertText, isAlert, targetText, valueText } from './words.ts'
import * as t from './__generated__/messages.ts'

interface MetricRowProps {
  metric: MetricRow_metric$key
  scope: string | null
  /** Whether the list has metrics of several owners, such as the standard metrics of two root organizations. */
  namesOwner: boolean
}

/** A metric in the library: what it came to last, against what, and its last 30 days. */
export function MetricRow({ metric: key, scope, namesOwner }: MetricRowProps) {
  const metric = useFragment(
    graphql`
      fragment MetricRow_metric on Metric @argumentDefinitions(scope: { type: "ObservationScope" }) {
        id
        name
        description
        unit
        status
        targetThreshold
        isThresholdConfirmed
        alertIf
        organization {
          name
          rootName
        }
        series(scope: $scope, grain: DAY) {
          timeZone
          points {
            startsAt
            value
          }
        }
      }
    `,
    key,
  )
  const { id, name, description, unit, status, targetThreshold, isThresholdConfirmed, series } = metric
  const points = series?.points ?? []
  const last = points.findLast(({ value }) => value != null)
  const zone = series?.timeZone ?? 'UTC'
  const day = last ? periodText(last.startsAt, 'DAY', zone) : ''
  const outside = points.filter(({ value }) => value != null && isAlert(value, metric)).length
  return (
    <tr>
      <th scope="row" style={{ whiteSpace: 'normal', minWidth: 120 }}>
        <Link to={metricAddress(id, { scope })} title={description}>
          {name}
        </Link>{' '}
        {status === 'PROPOSED' ? (
          <Tag className="planned">{t.proposed}</Tag>
        ) : status === 'ARCHIVED' ? (
          <Tag>{t.archived}</Tag>
        ) : null}
        {namesOwner && metric.organization ? (
          <div style={{ color: 'var(--ops-ink-3)', fontSize: 12, fontWeight: 400 }}>{inRoot(metric.organization)}</div>
        ) : null}
      </th>
      <td className="number" style={{ width: 170, whiteSpace: 'nowrap' }}>
        {last?.value == null ? (
          <span style={{ color: 'var(--ops-ink-3)' }}>{t.noData}</span>
        ) : (
          <>
            <Link
              to={rowsAddress({ metricId: id, scope, from: last.startsAt, to: endOf(last.startsAt, 'DAY', zone) })}
              title={t.theRowsOf({ periodText: day })}
            >
              {valueText(last.value, unit)}
            </Link>
            <div
              style={{
                fontSize: 12,
                lineHeight: '16px',
                color: isAlert(last.value, metric) ? 'var(--ops-late)' : 'var(--ops-ink-3)',
              }}
            >
              {isAlert(last.value, metric) ? t.offTargetOn({ side: sideText(metric), period: day }) : day}
            </div>
          </>
        )}
      </td>
      <td style={{ width: 220, whiteSpace: 'nowrap' }}>
        {targetText(metric)}
        <div style={{ fontSize: 12, lineHeight: '16px', color: 'var(--ops-ink-3)' }}>
          {isThresholdConfirmed ? alertText(metric) : t.defaultNotConfirmedYet}
        </div>
      </td>
      <td style={{ width: 156 }}>
        <Spark
          times={points.map(({ startsAt }) => startsAt)}
          lines={[{ values: points.map(({ value }) => value ?? null) }]}
          target={targetThreshold}
          about={t.byDayDaysWithObservationsBeyond({ name, length: points.length, outside })}
        />
      </td>
    </tr>
  )
}
