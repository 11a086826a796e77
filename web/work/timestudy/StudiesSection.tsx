import { lazy, useState } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import { LibrarySection } from '../../kernel/shell/LibrarySection.tsx'
import { ToggleChip } from '../../kernel/ui/ToggleChip.tsx'
import type { StudiesSection_query$key } from '../../__generated__/StudiesSection_query.graphql.ts'
import type { StudiesSectionPageQuery } from '../../__generated__/StudiesSectionPageQuery.graphql.ts'
import type { StudiesSectionQuery } from '../../__generated__/StudiesSectionQuery.graphql.ts'
import { ListExport } from '../../kernel/export/ListExport.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { DriftSection } from './DriftSection.tsx'
import { StudyRow } from './StudyRow.tsx'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

const BeginStudyDialog = lazy(async () => ({ default: (await import('./BeginStudyDialog.tsx')).BeginStudyDialog }))

const query = graphql`
  query StudiesSectionQuery($search: String!, $filter: TimeStudyFilter!) {
    ...StudiesSection_query @arguments(search: $search, filter: $filter)
    ...DriftSection_query
  }
`

/** The time studies, latest first, and where the work has drifted from its service time. */
export function StudiesSection() {
  const data = useRouteQuery<StudiesSectionQuery>(query)
  return (
    <Scroll>
      <DriftSection query={data} />
      <Studies query={data} />
    </Scroll>
  )
}

function Studies({ query: key }: { query: StudiesSection_query$key }) {
  const { data, ...page } = usePaginationFragment<StudiesSectionPageQuery, StudiesSection_query$key>(
    graphql`
      fragment StudiesSection_query on Query
      @refetchable(queryName: "StudiesSectionPageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 50 }
        after: { type: "Cursor" }
        search: { type: "String!" }
        filter: { type: "TimeStudyFilter!" }
      ) {
        viewer {
          can {
            createTimeStudies {
              allowed
              reason
            }
          }
        }
        timeStudies(first: $first, after: $after, search: $search, filter: $filter)
          @connection(key: "StudiesSection_timeStudies", filters: ["search", "filter"]) {
          edges {
            node {
              id
              ...StudyRow_study
            }
          }
        }
      }
    `,
    key,
  )
  const [params] = useSearch()
  const navigate = useNavigate()
  const [begins, setBegins] = useState(false)
  const may = data.viewer?.can.createTimeStudies
  return (
    <>
      <LibrarySection
        title={t.timeStudies}
        search={{ param: 'q', label: t.searchTimeStudies }}
        tools={
          <>
            <ToggleChip param="all" label={t.alsoThoseThatAreOver} />
            <ListExport
              list="TIME_STUDIES"
              label={t.timeStudies}
              narrowedTo={({ search, filter }) => ({ search, filter })}
            />
          </>
        }
        create={
          may?.allowed ? (
            <PlainButton type="button" className="primary" onClick={() => setBegins(true)}>
              {t.newTimeStudy}
            </PlainButton>
          ) : (
            may && <Why permission={may} />
          )
        }
        caption={t.timeStudiesLatestFirst}
        columns={[
          t.study,
          t.work,
          t.where,
          t.timedBy,
          { label: t.cycles, number: true },
          { label: t.standard, number: true },
          t.state,
          t.begun,
        ]}
        empty={params.has('all') ? t.noWorkHasBeenTimedYet : t.noTimeStudyIsOpenBegin}
        notFound={t.noTimeStudyFits}
        page={page}
      >
        {data.timeStudies.edges.map(({ node }) => (
          <StudyRow key={node.id} study={node} />
        ))}
      </LibrarySection>
      {begins ? (
        <LateWindow onFailure={() => setBegins(false)}>
          <BeginStudyDialog
            onClose={() => setBegins(false)}
            onDone={(id) => void navigate({ pathname: id, search: String(params) })}
          />
        </LateWindow>
      ) : null}
    </>
  )
}
