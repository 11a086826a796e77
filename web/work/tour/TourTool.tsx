import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { TourToolQuery } from '../../__generated__/TourToolQuery.graphql.ts'
import { ToolDialog } from '../../kernel/shell/ToolDialog.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { GhostRows } from '../../kernel/ui/GhostRows.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { SearchField } from '../../kernel/ui/SearchField.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { RunTable } from './RunTable.tsx'
import { WalkableRow } from './WalkableRow.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query TourToolQuery($search: String!) {
    mine: tourRuns(first: 50, filter: { isMine: true, status: { in: [PLANNED, RUNNING] } }) {
      edges {
        node {
          ...RunTable_runs
        }
      }
    }
    tours(first: 50, search: $search, filter: { status: { eq: ACTIVE } }) {
      edges {
        node {
          id
          ...WalkableRow_tour
        }
      }
    }
  }
`

/** Which tour to walk: the runs that are given to one, and the tours of which one may begin another. */
export function TourTool() {
  return (
    <ToolDialog title={t.tour}>
      <Suspense fallback={<GhostRows lists={[2, 5]} height={52} />}>
        <Content />
      </Suspense>
    </ToolDialog>
  )
}

function Content() {
  const { mine, tours } = useRouteQuery<TourToolQuery>(query)
  const { search } = useLocation()
  const runs = mine.edges.map(({ node }) => node)
  const found = tours.edges.map(({ node }) => node)
  const isSearched = new URLSearchParams(search).has('search')
  return (
    <Scroll wide>
      <Section title={t.myRuns} about={t.plannedAndUnderWayTheNewest}>
        {runs.length ? (
          <RunTable runs={runs} leadingTo={(id) => ({ pathname: `/home/tour/${id}`, search })} />
        ) : (
          <Empty>{t.noRunIsGivenToYou}</Empty>
        )}
      </Section>
      <TableSection
        title={t.tours}
        about={t.planARunTheOrderIs}
        actions={<SearchField param="search" label={t.searchTours} />}
        caption={t.toursTheNewestFirst}
        columns={[t.name, t.type, { label: t.stops, number: true }, t.takesIn, t.organization, '']}
        empty={isSearched ? t.noTourFits : t.thereAreNoToursYetWhoever}
      >
        {found.map((tour) => (
          <WalkableRow key={tour.id} tour={tour} />
        ))}
      </TableSection>
    </Scroll>
  )
}
