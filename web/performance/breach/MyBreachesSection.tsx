import { graphql, usePaginationFragment } from 'react-relay'
import type { MyBreachesSection_query$key } from '../../__generated__/MyBreachesSection_query.graphql.ts'
import type { MyBreachesSectionPageQuery } from '../../__generated__/MyBreachesSectionPageQuery.graphql.ts'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { MyBreachRow } from './MyBreachRow.tsx'

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
      title="What breaches asked of me"
      about="Records that a breach opened and that are yours; whether it worked is for the number to say."
      caption="Records from breaches, open ones first"
      columns={[
        'Record',
        'Number',
        'Opened by',
        'The number says',
        { label: 'Claimed', number: true },
        { label: 'Realized', number: true },
      ]}
      empty="No breach has opened a record for you. One that does is on your board, with its number."
      page={page}
    >
      {breaches.map((breach) => (
        <MyBreachRow key={breach.id} breach={breach} />
      ))}
    </TableSection>
  )
}
