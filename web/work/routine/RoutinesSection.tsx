import { useState } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { useRevalidator, useSearchParams } from 'react-router-dom'
import type { RoutinesSection_query$key } from '../../__generated__/RoutinesSection_query.graphql.ts'
import type { RoutinesSectionPageQuery } from '../../__generated__/RoutinesSectionPageQuery.graphql.ts'
import type { RoutinesSectionQuery } from '../../__generated__/RoutinesSectionQuery.graphql.ts'
import { ListExport } from '../../kernel/export/ListExport.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { More } from '../../kernel/ui/More.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { SearchField } from '../../kernel/ui/SearchField.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { EndedToggle } from './EndedToggle.tsx'
import { RoutineDialog } from './RoutineDialog.tsx'
import { RoutineRow } from './RoutineRow.tsx'
import { ScheduleAllDialog } from './ScheduleAllDialog.tsx'

const query = graphql`
  query RoutinesSectionQuery($search: String!, $statuses: [SeriesStatus!], $uuid: String) {
    ...RoutinesSection_query @arguments(search: $search, statuses: $statuses, uuid: $uuid)
  }
`

const columns = ['Routine', 'When', 'Next', 'Last 30 days', '']

/** The routines, with when they fall due next and how they went. */
export function RoutinesSection() {
  return <Routines query={useRouteQuery<RoutinesSectionQuery>(query)} />
}

function Routines({ query: key }: { query: RoutinesSection_query$key }) {
  const { data, ...page } = usePaginationFragment<RoutinesSectionPageQuery, RoutinesSection_query$key>(
    graphql`
      fragment RoutinesSection_query on Query
      @refetchable(queryName: "RoutinesSectionPageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 50 }
        after: { type: "String" }
        search: { type: "String!" }
        statuses: { type: "[SeriesStatus!]" }
        uuid: { type: "String" }
      ) {
        viewer {
          capabilities
        }
        routines(first: $first, after: $after, search: $search, statuses: $statuses, organizationUuid: $uuid)
          @connection(key: "RoutinesSection_routines", filters: ["search", "statuses", "organizationUuid"]) {
          edges {
            node {
              id
              ...RoutineRow_series
            }
          }
        }
      }
    `,
    key,
  )
  const { revalidate } = useRevalidator()
  const [params] = useSearchParams()
  const [asked, setAsked] = useState<'new' | 'schedule'>()
  const { edges } = data.routines
  const mayEdit = data.viewer?.capabilities.includes('tasks.edit')
  const changed = () => void revalidate()
  return (
    <Scroll wide>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
        <SearchField param="q" label="Search routines" />
        <EndedToggle />
        <ListExport
          list="ROUTINES"
          label="Routines"
          narrowedTo={({ search, statuses, uuid }) => ({ search, statuses, organizationUuid: uuid })}
        />
        {mayEdit ? (
          <div style={{ display: 'flex', gap: 8, marginLeft: 'auto' }}>
            <PlainButton type="button" className="outlined" onClick={() => setAsked('schedule')}>
              Schedule all…
            </PlainButton>
            <PlainButton type="button" className="primary" onClick={() => setAsked('new')}>
              New routine
            </PlainButton>
          </div>
        ) : null}
      </div>
      {edges.length ? (
        <Section
          title="Routines"
          about="Each falls due by the clock on the wall where it is done, daylight saving included."
        >
          <Table caption="Each routine" columns={columns}>
            {edges.map(({ node }) => (
              <RoutineRow key={node.id} series={node} onChanged={changed} />
            ))}
          </Table>
          <More page={page} />
        </Section>
      ) : (
        <Centered
          title={params.has('q') ? 'No routine fits' : 'No routines yet'}
          text={
            params.has('q')
              ? 'No routine is called so.'
              : 'A routine makes a record of a task again and again: each morning, each Monday, at the end of each quarter.'
          }
        />
      )}
      {asked === 'new' ? (
        <RoutineDialog onClose={() => setAsked(undefined)} onDone={() => (setAsked(undefined), changed())} />
      ) : null}
      {asked === 'schedule' ? <ScheduleAllDialog onClose={() => setAsked(undefined)} onDone={changed} /> : null}
    </Scroll>
  )
}
