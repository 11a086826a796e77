import { graphql, useFragment } from 'react-relay'
import type { PeerMonths_comparison$key } from '../../__generated__/PeerMonths_comparison.graphql.ts'
import { figure } from '../metric/words.ts'
import { Table } from '../../kernel/ui/Table.tsx'
import { monthText } from './peerWords.ts'

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
    'Month',
    ...[`Own, ${unit}`, 'No better, %', 'Lower quartile', 'Median', 'Upper quartile', 'Best in class'].map((label) => ({
      label,
      number: true,
    })),
    'Among',
  ]
  return (
    <details>
      <summary style={{ cursor: 'pointer', color: 'var(--ops-ink-2)' }}>Month by month, as a table</summary>
      <Table stacks caption="The comparison with peers by month, the latest first" columns={columns}>
        {history.map(
          ({ month, own, percentile, lowerQuartile, median, upperQuartile, bestInClass, reasonText, industry }) => (
            <tr key={month}>
              <th scope="row">{monthText(month)}</th>
              <td className="number">{own == null ? 'no data' : figure(own)}</td>
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
