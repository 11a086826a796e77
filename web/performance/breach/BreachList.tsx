import { graphql, usePaginationFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { BreachList_query$key } from '../../__generated__/BreachList_query.graphql.ts'
import type { BreachListPageQuery } from '../../__generated__/BreachListPageQuery.graphql.ts'
import { ListExport } from '../../kernel/export/ListExport.tsx'
import { Moment } from '../../kernel/ui/Moment.tsx'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { BreachState } from './BreachState.tsx'
import { OpportunitySection } from './OpportunitySection.tsx'
import * as t from './__generated__/messages.ts'

/**
 * The breaches of a benchmark, or of an organization with all below it: open first, each with its records; and what
 * they brought.
 */
export function BreachList({ query }: { query: BreachList_query$key }) {
  const { data, ...page } = usePaginationFragment<BreachListPageQuery, BreachList_query$key>(
    graphql`
      fragment BreachList_query on Query
      @refetchable(queryName: "BreachListPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "Cursor" }, filter: { type: "BreachFilter!" }, gains: { type: "OpportunityEntryFilter!" }) {
        ...OpportunitySection_query @arguments(filter: $gains)
        breaches(first: $first, after: $after, filter: $filter)
          @connection(key: "BreachList_breaches", filters: ["filter"]) {
          edges {
            node {
              id
              scopeName
              headline
              openedAt
              recoveredAt
              metric {
                name
              }
              actions {
                action {
                  key
                  addressKey
                }
              }
              ...BreachState_breach
            }
          }
        }
      }
    `,
    query,
  )
  const breaches = data.breaches.edges.map(({ node }) => node)
  return (
    <>
      <TableSection
        title={t.breaches}
        about={t.eachOpensOneRecordOnlyThe}
        actions={
          <ListExport list="BREACHES" label={t.breaches} narrowedTo={({ breaches }) => ({ filter: breaches })} />
        }
        caption={t.theBreachesOpenOnesFirst}
        columns={[t.metric, t.where, t.openedBy, t.state, t.since, t.until, t.records]}
        empty={t.noBreachYetEveryPointWas}
        page={page}
      >
        {breaches.map((breach) => (
          <tr key={breach.id}>
            <th scope="row" style={{ whiteSpace: 'normal' }}>
              <Link to={`/comms/breach/${breach.id}?box=BREACHES`}>{breach.metric.name}</Link>
            </th>
            <td>{breach.scopeName}</td>
            <td style={{ minWidth: 100 }}>{breach.headline}</td>
            <td>
              <BreachState breach={breach} />
            </td>
            <td>
              <Moment at={breach.openedAt} />
            </td>
            <td>{breach.recoveredAt ? <Moment at={breach.recoveredAt} /> : t.open}</td>
            <td>
              {breach.actions.length
                ? breach.actions.map(({ action }, i) => (
                    <span key={action.key}>
                      {i ? ', ' : ''}
                      <Link to={`/home/record/${action.addressKey}`} style={{ whiteSpace: 'nowrap' }}>
                        {action.key}
                      </Link>
                    </span>
                  ))
                : t.none}
            </td>
          </tr>
        ))}
      </TableSection>
      {breaches.length ? <OpportunitySection query={data} /> : null}
    </>
  )
}
