import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { HistoryTable_metric$key } from '../../__generated__/HistoryTable_metric.graphql.ts'
import { Table } from '../../kernel/ui/Table.tsx'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import { rowsAddress } from './addresses.ts'
import { endOf, historyIn, periodText } from './grains.ts'
import { sideText } from './sideText.ts'
import { figure, isAlert } from './words.ts'
import * as t from './__generated__/messages.ts'

/** The history of a metric as a table, whose numbers of observations open their rows. */
export function HistoryTable({ metric: key }: { metric: HistoryTable_metric$key }) {
  const metric = useFragment(
    graphql`
      fragment HistoryTable_metric on Metric
      @argumentDefinitions(scope: { type: "ObservationScope" }, grain: { type: "Grain!", defaultValue: DAY }, from: { type: "DateTime" }) {
        id
        name
        unit
        targetThreshold
        alertIf
        formulas {
          number
          denominator
        }
        formulaNumber
        history: series(scope: $scope, grain: $grain, from: $from) {
          timeZone
          points {
            startsAt
            value
            figures {
              observations
              average
              sumPerRate
            }
          }
        }
      }
    `,
    key,
  )
  const [search] = useSearch()
  const { grain } = historyIn(search)
  const { id, name, unit, targetThreshold, formulas, formulaNumber, history } = metric
  const scope = search.get('scope')
  const zone = history?.timeZone ?? 'UTC'
  const isRatio = formulas.find(({ number }) => number === formulaNumber)?.denominator != null
  const cell = (value: number | null | undefined) =>
    value == null ? <span style={{ color: 'var(--ops-ink-3)' }}>{t.noData}</span> : figure(value)
  const against = (value: number | null | undefined) =>
    value == null
      ? t.insufficientData
      : targetThreshold == null
        ? t.noTarget
        : isAlert(value, metric)
          ? sideText(metric)
          : t.within
  return (
    <Table
      caption={t.by4({ name, grain })}
      columns={[
        t.period({ grain }),
        { label: t.average2({ unit }), number: true },
        { label: t.sumPerRate2({ unit }), number: true },
        { label: t.observations2, number: true },
        t.againstTheTarget,
      ]}
    >
      {(history?.points ?? []).toReversed().map(({ startsAt, value, figures }) => (
        <tr key={startsAt}>
          <th scope="row">{periodText(startsAt, grain, zone)}</th>
          <td className="number">{cell(figures.average)}</td>
          <td className="number">{isRatio ? cell(figures.sumPerRate) : '–'}</td>
          <td className="number">
            <Link
              to={rowsAddress({ metricId: id, scope, from: startsAt, to: endOf(startsAt, grain, zone) })}
              aria-label={t.theObservationsOf({
                observations: figures.observations,
                text: periodText(startsAt, grain, zone),
              })}
            >
              {figure(figures.observations)}
            </Link>
          </td>
          <td>{against(value)}</td>
        </tr>
      ))}
    </Table>
  )
}
