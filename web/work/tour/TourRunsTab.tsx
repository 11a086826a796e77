import Box from '@mui/material/Box'
import { graphql, usePaginationFragment } from 'react-relay'
import { Link, useLocation } from 'react-router-dom'
import type { TourRunsTab_query$key } from '../../__generated__/TourRunsTab_query.graphql.ts'
import type { TourRunsTabPageQuery } from '../../__generated__/TourRunsTabPageQuery.graphql.ts'
import type { TourRunsTabQuery } from '../../__generated__/TourRunsTabQuery.graphql.ts'
import { ListExport } from '../../kernel/export/ListExport.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { withParams, type Changes } from '../../kernel/ui/address.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { More } from '../../kernel/ui/More.tsx'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { runStates, stateIn } from './runFilter.ts'
import { RunTable } from './RunTable.tsx'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query TourRunsTabQuery($filter: TourRunFilter!) {
    ...TourRunsTab_query @arguments(filter: $filter)
  }
`

/** The walks of tours, planned, under way and over. */
export function TourRunsTab() {
  const page = usePaginationFragment<TourRunsTabPageQuery, TourRunsTab_query$key>(
    graphql`
      fragment TourRunsTab_query on Query
      @refetchable(queryName: "TourRunsTabPageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 50 }
        after: { type: "Cursor" }
        filter: { type: "TourRunFilter!" }
      ) {
        tourRuns(first: $first, after: $after, filter: $filter) @connection(key: "TourRunsTab_tourRuns", filters: ["filter"]) {
          edges {
            node {
              ...RunTable_runs
            }
          }
        }
      }
    `,
    useRouteQuery<TourRunsTabQuery>(query),
  )
  const [search] = useSearch()
  const { pathname } = useLocation()
  const state = stateIn(search)
  const leadingTo = (changes: Changes) => ({ pathname, search: String(withParams(search, changes)) })
  const mine = search.has('mine')
  const runs = page.data.tourRuns.edges.map(({ node }) => node)
  return (
    <Scroll>
      <Box component="nav" aria-label={t.whichRuns} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {runStates.map(({ value, label }, i) => (
          <ButtonLink
            key={value}
            to={leadingTo({ state: i ? value : null })}
            replace
            className={value === state ? 'chip chosen' : 'chip'}
            aria-current={value === state ? 'true' : undefined}
            sx={{ textDecoration: 'none' }}
          >
            {label}
          </ButtonLink>
        ))}
        <ButtonLink
          to={leadingTo({ mine: mine ? null : '1' })}
          replace
          className={mine ? 'chip chosen' : 'chip'}
          aria-current={mine ? 'true' : undefined}
          sx={{ textDecoration: 'none' }}
        >
          {t.mineOnly}
        </ButtonLink>
        <ListExport list="TOUR_RUNS" label={t.runs} narrowedTo={({ filter }) => ({ filter })} />
      </Box>
      <Section title={t.runs} about={t.eachWalkOfATourThe}>
        {runs.length ? (
          <RunTable runs={runs} />
        ) : (
          <Empty>
            {t.thereIsNoSuchRunPlan} <Link to="/actonTourSettings">{t.aTour}</Link>.
          </Empty>
        )}
        <More page={page} />
      </Section>
    </Scroll>
  )
}
