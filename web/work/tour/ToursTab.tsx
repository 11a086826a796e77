import Box from '@mui/material/Box'
import { graphql, usePaginationFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import type { ToursTab_query$key } from '../../__generated__/ToursTab_query.graphql.ts'
import type { ToursTabPageQuery } from '../../__generated__/ToursTabPageQuery.graphql.ts'
import type { ToursTabQuery } from '../../__generated__/ToursTabQuery.graphql.ts'
import { ListExport } from '../../kernel/export/ListExport.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { ArchivedToggle } from '../../kernel/ui/ArchivedToggle.tsx'
import { useViewer } from '../../kernel/shell/viewer.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { More } from '../../kernel/ui/More.tsx'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { SearchField } from '../../kernel/ui/SearchField.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { TourRow } from './TourRow.tsx'

const query = graphql`
  query ToursTabQuery($search: String!, $status: ActiveStatus) {
    ...ToursTab_query @arguments(search: $search, status: $status)
  }
`

/** The tours of the library. */
export function ToursTab() {
  const page = usePaginationFragment<ToursTabPageQuery, ToursTab_query$key>(
    graphql`
      fragment ToursTab_query on Query
      @refetchable(queryName: "ToursTabPageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 50 }
        after: { type: "String" }
        search: { type: "String", defaultValue: "" }
        status: { type: "ActiveStatus" }
      ) {
        tours(first: $first, after: $after, search: $search, status: $status) @connection(key: "ToursTab_tours", filters: ["search", "status"]) {
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
  const [search] = useSearchParams()
  const mayAdd = useViewer()?.capabilities.includes('tasks.edit')
  const tours = page.data.tours.edges.map(({ node }) => node)
  return (
    <Scroll>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <SearchField param="search" label="Search tours" />
        <ArchivedToggle />
        <ListExport list="TOURS" label="Tours" narrowedTo={({ search, status }) => ({ search, status })} />
      </Box>
      <Section
        title="Tour templates"
        about="An ordered walk over places, and over the action records that it takes in."
        actions={
          mayAdd ? (
            <ButtonLink to="/actonTourSettings/new" className="outlined">
              Add a tour
            </ButtonLink>
          ) : null
        }
      >
        {tours.length ? (
          <Table
            caption="Tours, the newest first"
            columns={['Name', 'Type', { label: 'Stops', number: true }, 'Takes in', 'Order', 'Organization']}
          >
            {tours.map((tour) => (
              <TourRow key={tour.id} tour={tour} />
            ))}
          </Table>
        ) : (
          <Empty>
            {search.get('search')
              ? 'No tour fits.'
              : 'There are no tours yet. Add the first one: a round of the yard, or a service route.'}
          </Empty>
        )}
        <More page={page} />
      </Section>
    </Scroll>
  )
}
