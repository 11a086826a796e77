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
import * as t from './__generated__/messages.ts'

const words: Record<string, string> = { CLAIMED: t.claimed, REALIZED: t.realized, REVERSED: t.reversed }

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
    <Section title={t.opportunityLedger} about={t.aGainIsClaimedWhenIts}>
      {rows.length ? (
        <>
          <LedgerSums sums={sums} />
          <Box sx={{ px: 3, pt: 4, pb: 1 }}>
            <Typography component="h3" variant="body2" sx={{ fontWeight: 550 }}>
              {t.itsRowsTheLatestFirst}
            </Typography>
          </Box>
          <Table
            caption={t.rowsOfTheLedger}
            columns={[
              t.when,
              t.what,
              t.benchmark,
              t.where,
              { label: t.volume, number: true },
              { label: t.margin, number: true },
              t.record,
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
                  <Link to={`/comms/breach/${breach.id}?box=BREACHES`}>{breach.scopeName}</Link>
                </td>
                <td className="number">{amountText(volume)}</td>
                <td className="number">{moneyText(margin)}</td>
                <td>{action ? <Link to={`/home/record/${action.addressKey}`}>{action.key}</Link> : null}</td>
              </tr>
            ))}
          </Table>
        </>
      ) : (
        <Empty>{t.nothingIsClaimedYetThatBegins}</Empty>
      )}
      <More page={page} />
    </Section>
  )
}
