import { useState } from 'react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { TaskRecordsSectionQuery } from '../../__generated__/TaskRecordsSectionQuery.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { useChosenOrganization } from '../../kernel/shell/selectedOrganization.ts'
import { useViewer } from '../../kernel/shell/viewer.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { TaskRecordDialog } from '../../work/task/TaskRecordDialog.tsx'
import { TaskRecordFilters } from '../../work/task/TaskRecordFilters.tsx'
import { TaskRecordsTable } from './TaskRecordsTable.tsx'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query TaskRecordsSectionQuery($search: String!, $filter: TaskRecordFilter!) {
    ...TaskRecordFilters_query
    ...TaskRecordsTable_query @arguments(search: $search, filter: $filter)
  }
`

/** What of the catalogue is put to work, of the chosen organization and all below it. */
export function TaskRecordsSection() {
  const data = useRouteQuery<TaskRecordsSectionQuery>(query)
  const { revalidate } = useRevalidator()
  const [params] = useSearch()
  const chosen = useChosenOrganization()
  const mayAdd = useViewer()?.capabilities.includes('tasks.edit')
  const [isAdding, setAdding] = useState(false)
  const isNarrowed = ['q', 'class', 'group'].some((name) => params.has(name))
  return (
    <Scroll wide>
      <Section
        title={t.atWork}
        about={t.tasksOfTheCatalogueAsThey({
          value: chosen ? t.inAndAllBelowIt({ name: chosen.name }) : t.inAllYourOrganizations,
        })}
        actions={
          mayAdd ? (
            <PlainButton type="button" className="primary" onClick={() => setAdding(true)}>
              {t.putATaskToWork}
            </PlainButton>
          ) : null
        }
      >
        <TaskRecordFilters query={data} />
        <TaskRecordsTable
          query={data}
          empty={isNarrowed ? t.nothingThatIsAtWorkFits : t.nothingIsPutToWorkHere2}
          onChanged={() => void revalidate()}
        />
      </Section>
      {isAdding ? (
        <TaskRecordDialog
          record={null}
          organizationId={chosen?.id}
          onClose={() => setAdding(false)}
          onDone={() => {
            setAdding(false)
            void revalidate()
          }}
        />
      ) : null}
    </Scroll>
  )
}
