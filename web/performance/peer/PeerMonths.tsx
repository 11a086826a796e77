import { graphql, useFragment } from 'react-relay'
import type { PeerMonths_comparison$key } from '../../__generated__/PeerMonths_comparison.graphql.ts'
import { figure } from '../metric/words.ts'
import { Table } from '../../kernel/ui/Table.tsx'
import { monthText } from './peerWords.ts'
import * as t from './__generated__/messages.ts'

interface PeerMonthsProps {
  comparison: PeerMonths_comparison$key
  unit: string
}

const shown = (value: number | null | undefined) => (value == null ? '' : figure(value))

/** The months that were published as a table: what the chart shows, and how it was before. */
export function PeerMonths({ comparison, unit }: PeerMonthsProps) {
  const { history } = useFragment(
    graphql`
      fragment PeerMonths_comparison on PeerComparison {
        history {
          month
          own
          percentile
          lowerQuartile
          median
          upperQuartile
          bestInClass
          reasonText
          industry {
            code
          }
        }
      }
    `,
    comparison,
  )
  const columns = [
    t.month,
    ...[t.own({ unit }), t.noBetter, t.lowerQuartile, t.median2, t.upperQuartile, t.bestInClass].map((label) => ({
      label,
      number: true,
    })),
    t.among,
  ]
  return (
    <details>
      <summary style={{ cursor: 'pointer', color: 'var(--ops-ink-2)' }}>{t.monthByMonthAsATable}</summary>
      <Table caption={t.theComparisonWithPeersByMonth} columns={columns}>
        {history.map(
          ({ month, own, percentile, lowerQuartile, median, upperQuartile, bestInClass, reasonText, industry }) => (
            <tr key={month}>
              <th scope="row">{monthText(month)}</th>
              <td className="number">{own == null ? t.noData : figure(own)}</td>
              <td className="number">{shown(percentile)}</td>
              <td className="number">{shown(lowerQuartile)}</td>
              <td className="number">{shown(median)}</td>
              <td className="number">{shown(upperQuartile)}</td>
              <td className="number">{shown(bestInClass)}</td>
              <td style={{ minWidth: 160 }}>{industry?.code ?? reasonText}</td>
            </tr>
          ),
        )}
      </Table>
    </details>
  )
}
