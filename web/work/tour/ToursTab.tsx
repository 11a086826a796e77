import { graphql, usePaginationFragment } from 'react-relay'
import { LibrarySection } from '../../kernel/shell/LibrarySection.tsx'
import type { ToursTab_query$key } from '../../__generated__/ToursTab_query.graphql.ts'
import type { ToursTabPageQuery } from '../../__generated__/ToursTabPageQuery.graphql.ts'
import type { ToursTabQuery } from '../../__generated__/ToursTabQuery.graphql.ts'
import { ListExport } from '../../kernel/export/ListExport.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { ArchivedToggle } from '../../kernel/ui/ArchivedToggle.tsx'
import { useViewer } from '../../kernel/shell/viewer.ts'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { TourRow } from './TourRow.tsx'

const query = graphql`
  query ToursTabQuery($search: String!, $filter: TourFilter!) {
    ...ToursTab_query @arguments(search: $search, filter: $filter)
  }
`

/** The tours of the library. */
export function ToursTab() {
  const { data, ...page } = usePaginationFragment<ToursTabPageQuery, ToursTab_query$key>(
    graphql`
      fragment ToursTab_query on Query
      @refetchable(queryName: "ToursTabPageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 50 }
        after: { type: "Cursor" }
        search: { type: "String", defaultValue: "" }
        filter: { type: "TourFilter!" }
      ) {
        tours(first: $first, after: $after, search: $search, filter: $filter)
          @connection(key: "ToursTab_tours", filters: ["search", "filter"]) {
          edges {
            node {
              id
              ...TourRow_tour
            }
          }
        }
      }
    `,
    useRouteQuery<ToursTabQuery>(query),
  )
  const mayAdd = useViewer()?.capabilities.includes('tasks.edit')
  return (
    <Scroll>
      <LibrarySection
        title="Tour templates"
        about="An ordered walk over places, and over the action records that it takes in."
        search={{ param: 'search', label: 'Search tours' }}
        tools={
          <>
            <ArchivedToggle />
            <ListExport list="TOURS" label="Tours" narrowedTo={({ search, filter }) => ({ search, filter })} />
          </>
        }
        create={
          mayAdd ? (
            <ButtonLink to="/actonTourSettings/new" className="primary">
              Add a tour
            </ButtonLink>
          ) : null
        }
        caption="Tours, the newest first"
        columns={['Name', 'Type', { label: 'Stops', number: true }, 'Takes in', 'Order', 'Organization']}
        empty="There are no tours yet. Add the first one: a round of the yard, or a service route."
        notFound="No tour fits."
        page={page}
      >
        {data.tours.edges.map(({ node }) => (
          <TourRow key={node.id} tour={node} />
        ))}
      </LibrarySection>
    </Scroll>
  )
}
