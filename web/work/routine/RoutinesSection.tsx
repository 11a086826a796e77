import { useState } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import { LibrarySection } from '../../kernel/shell/LibrarySection.tsx'
import { ToggleChip } from '../../kernel/ui/ToggleChip.tsx'
import type { RoutinesSection_query$key } from '../../__generated__/RoutinesSection_query.graphql.ts'
import type { RoutinesSectionPageQuery } from '../../__generated__/RoutinesSectionPageQuery.graphql.ts'
import type { RoutinesSectionQuery } from '../../__generated__/RoutinesSectionQuery.graphql.ts'
import { ListExport } from '../../kernel/export/ListExport.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { RoutineDialog } from './RoutineDialog.tsx'
import { RoutineRow } from './RoutineRow.tsx'
import { ScheduleAllDialog } from './ScheduleAllDialog.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query RoutinesSectionQuery($search: String!, $filter: SeriesFilter!) {
    ...RoutinesSection_query @arguments(search: $search, filter: $filter)
  }
`

/** The routines, with when they fall due next and how they went. */
export function RoutinesSection() {
  const { data, ...page } = usePaginationFragment<RoutinesSectionPageQuery, RoutinesSection_query$key>(
    graphql`
      fragment RoutinesSection_query on Query
      @refetchable(queryName: "RoutinesSectionPageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 50 }
        after: { type: "Cursor" }
        search: { type: "String!" }
        filter: { type: "SeriesFilter!" }
      ) {
        viewer {
          capabilities
        }
        routines(first: $first, after: $after, search: $search, filter: $filter)
          @connection(key: "RoutinesSection_routines", filters: ["search", "filter"]) {
          edges {
            node {
              id
              ...RoutineRow_series
            }
          }
        }
      }
    `,
    useRouteQuery<RoutinesSectionQuery>(query),
  )
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState<'new' | 'schedule'>()
  const mayEdit = data.viewer?.capabilities.includes('tasks.edit')
  const changed = () => void revalidate()
  return (
    <Scroll wide>
      <LibrarySection
        title={t.routines}
        about={t.eachFallsDueByTheClock}
        search={{ param: 'q', label: t.searchRoutines }}
        tools={
          <>
            <ToggleChip param="ended" label={t.endedOnesToo} />
            <ListExport list="ROUTINES" label={t.routines} narrowedTo={({ search, filter }) => ({ search, filter })} />
          </>
        }
        create={
          mayEdit ? (
            <>
              <PlainButton type="button" className="outlined" onClick={() => setAsked('schedule')}>
                {t.scheduleAll}
              </PlainButton>
              <PlainButton type="button" className="primary" onClick={() => setAsked('new')}>
                {t.newRoutine}
              </PlainButton>
            </>
          ) : null
        }
        caption={t.eachRoutine}
        columns={[t.routine, t.when, t.next, t.last30Days, '']}
        empty={t.noRoutinesYetARoutineMakes}
        notFound={t.noRoutineFits}
        page={page}
      >
        {data.routines.edges.map(({ node }) => (
          <RoutineRow key={node.id} series={node} onChanged={changed} />
        ))}
      </LibrarySection>
      {asked === 'new' ? (
        <RoutineDialog onClose={() => setAsked(undefined)} onDone={() => (setAsked(undefined), changed())} />
      ) : null}
      {asked === 'schedule' ? <ScheduleAllDialog onClose={() => setAsked(undefined)} onDone={changed} /> : null}
    </Scroll>
  )
}
