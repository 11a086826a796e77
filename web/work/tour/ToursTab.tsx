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
import * as t from './__generated__/messages.ts'

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
        title={t.tourTemplates}
        about={t.anOrderedWalkOverPlacesAnd}
        search={{ param: 'search', label: t.searchTours }}
        tools={
          <>
            <ArchivedToggle />
            <ListExport list="TOURS" label={t.tours} narrowedTo={({ search, filter }) => ({ search, filter })} />
          </>
        }
        create={
          mayAdd ? (
            <ButtonLink to="/actonTourSettings/new" className="primary">
              {t.addATour}
            </ButtonLink>
          ) : null
        }
        caption={t.toursTheNewestFirst}
        columns={[t.name, t.type, { label: t.stops, number: true }, t.takesIn, t.order, t.organization, '']}
        empty={t.thereAreNoToursYetAdd}
        notFound={t.noTourFits}
        page={page}
      >
        {data.tours.edges.map(({ node }) => (
          <TourRow key={node.id} tour={node} />
        ))}
      </LibrarySection>
    </Scroll>
  )
}
