import { graphql, useFragment } from 'react-relay'
import type { LedgerSums_sums$key } from '../../__generated__/LedgerSums_sums.graphql.ts'
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { Table } from '../../kernel/ui/Table.tsx'
import { moneySum, moneyText, amountText } from './amounts.ts'
import * as t from './__generated__/messages.ts'

/** What the ledger comes to, by benchmark and organization: what stands is what was realized and not reversed. */
export function LedgerSums({ sums: key }: { sums: LedgerSums_sums$key }) {
  const sums = useFragment(
    graphql`
      fragment LedgerSums_sums on OpportunitySum @relay(plural: true) {
        benchmarkName
        organizationName
        rootName
        claimed
        realized
        reversed
        realizedMargin {
          amount
          currency
        }
        reversedMargin {
          amount
          currency
        }
      }
    `,
    key,
  )
  const columns = [
    t.benchmark,
    t.organization,
    ...[t.claimed, t.realized, t.reversed, t.stands, t.marginThatStands].map((label) => ({ label, number: true })),
  ]
  return (
    <Table caption={t.whatTheLedgerComesTo} columns={columns}>
      {sums.map((sum) => (
        <tr key={`${sum.benchmarkName} ${sum.rootName} ${sum.organizationName} ${sum.realizedMargin?.currency}`}>
          <th scope="row">{sum.benchmarkName}</th>
          <td>{inRoot({ name: sum.organizationName, rootName: sum.rootName })}</td>
          <td className="number">{amountText(sum.claimed)}</td>
          <td className="number">{amountText(sum.realized)}</td>
          <td className="number">{amountText(sum.reversed)}</td>
          <td className="number">{amountText(sum.realized + sum.reversed)}</td>
          <td className="number">{moneyText(moneySum([sum.realizedMargin, sum.reversedMargin]))}</td>
        </tr>
      ))}
    </Table>
  )
}
