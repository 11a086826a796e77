import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { graphql, usePaginationFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { OpportunitySection_query$key } from '../../__generated__/OpportunitySection_query.graphql.ts'
import type { OpportunitySectionPageQuery } from '../../__generated__/OpportunitySectionPageQuery.graphql.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { Moment } from '../../kernel/ui/Moment.tsx'
import { More } from '../../kernel/ui/More.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { LedgerSums } from './LedgerSums.tsx'
import { moneyText, amountText } from './amounts.ts'

const words: Record<string, string> = { CLAIMED: 'Claimed', REALIZED: 'Realized', REVERSED: 'Reversed' }

/**
 * What benchmarks brought: claimed as a record is completed, realized by the number alone, reversed when the breach
 * returns.
 */
export function OpportunitySection({ query }: { query: OpportunitySection_query$key }) {
  const { data, ...page } = usePaginationFragment<OpportunitySectionPageQuery, OpportunitySection_query$key>(
    graphql`
      fragment OpportunitySection_query on Query
      @refetchable(queryName: "OpportunitySectionPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "Cursor" }, filter: { type: "OpportunityEntryFilter" }) {
        opportunityLedger(filter: $filter) {
          sums {
            ...LedgerSums_sums
          }
          entries(first: $first, after: $after) @connection(key: "OpportunitySection_entries", filters: []) {
            edges {
              node {
                id
                kind
                volume
                margin {
                  amount
                  currency
                }
                at
                benchmarkName
                breach {
                  id
                  scopeName
                }
                action {
                  key
                  addressKey
                }
              }
            }
          }
        }
      }
    `,
    query,
  )
  const { sums, entries } = data.opportunityLedger
  const rows = entries.edges.map(({ node }) => node)
  return (
    <Section
      title="Opportunity ledger"
      about="A gain is claimed when its record is completed, and real only once the number says so."
    >
      {rows.length ? (
        <>
          <LedgerSums sums={sums} />
          <Box sx={{ px: 3, pt: 4, pb: 1 }}>
            <Typography component="h3" variant="body2" sx={{ fontWeight: 550 }}>
              Its rows, the latest first
            </Typography>
          </Box>
          <Table
            stacks
            caption="Rows of the ledger"
            columns={[
              'When',
              'What',
              'Benchmark',
              'Where',
              { label: 'Volume', number: true },
              { label: 'Margin', number: true },
              'Record',
            ]}
          >
            {rows.map(({ id, kind, volume, margin, at, benchmarkName, breach, action }) => (
              <tr key={id}>
                <th scope="row" style={{ fontWeight: 400 }}>
                  <Moment at={at} />
                </th>
                <td>
                  <Tag>{words[kind]}</Tag>
                </td>
                <td>{benchmarkName}</td>
                <td>
                  <Link to={`/home/comms/breach/${breach.id}?box=BREACHES`}>{breach.scopeName}</Link>
                </td>
                <td className="number">{amountText(volume)}</td>
                <td className="number">{moneyText(margin)}</td>
                <td>{action ? <Link to={`/home/record/${action.addressKey}`}>{action.key}</Link> : null}</td>
              </tr>
            ))}
          </Table>
        </>
      ) : (
        <Empty>Nothing is claimed yet: that begins with the first record of a breach to be completed.</Empty>
      )}
      <More page={page} />
    </Section>
  )
}
