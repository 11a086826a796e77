import { graphql, usePaginationFragment } from 'react-relay'
import type { MyBreachesSection_query$key } from '../../__generated__/MyBreachesSection_query.graphql.ts'
import type { MyBreachesSectionPageQuery } from '../../__generated__/MyBreachesSectionPageQuery.graphql.ts'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { MyBreachRow } from './MyBreachRow.tsx'
import * as t from './__generated__/messages.ts'

/** The records that breaches opened and that are one's own, with what the number said of them. */
export function MyBreachesSection({ query }: { query: MyBreachesSection_query$key }) {
  const { data, ...page } = usePaginationFragment<MyBreachesSectionPageQuery, MyBreachesSection_query$key>(
    graphql`
      fragment MyBreachesSection_query on Query
      @refetchable(queryName: "MyBreachesSectionPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "Cursor" }) {
        breaches(first: $first, after: $after, filter: { isMine: true }) @connection(key: "MyBreachesSection_breaches") {
          edges {
            node {
              id
              ...MyBreachRow_breach
            }
          }
        }
      }
    `,
    query,
  )
  const breaches = data.breaches.edges.map(({ node }) => node)
  return (
    <TableSection
      title={t.whatBreachesAskedOfMe}
      about={t.recordsThatABreachOpenedAnd}
      caption={t.recordsFromBreachesOpenOnesFirst}
      columns={[
        t.record,
        t.metric,
        t.openedBy,
        t.theNumberSays,
        { label: t.claimed, number: true },
        { label: t.realized, number: true },
      ]}
      empty={t.noBreachHasOpenedARecord}
      page={page}
    >
      {breaches.map((breach) => (
        <MyBreachRow key={breach.id} breach={breach} />
      ))}
    </TableSection>
  )
}
