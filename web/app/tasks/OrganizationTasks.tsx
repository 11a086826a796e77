import { useState } from 'react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { OrganizationTasksQuery } from '../../__generated__/OrganizationTasksQuery.graphql.ts'
import { BelowToggle } from '../../organization/location/BelowToggle.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { TaskRecordDialog } from '../../work/task/TaskRecordDialog.tsx'
import { TaskRecordFilters } from '../../work/task/TaskRecordFilters.tsx'
import { TaskRecordsTable } from './TaskRecordsTable.tsx'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query OrganizationTasksQuery($search: String!, $organizationId: ID!, $filter: TaskRecordFilter!) {
    organization(id: $organizationId) {
      id
      can {
        addTasks {
          allowed
          reason
        }
      }
    }
    ...TaskRecordFilters_query @arguments(tree: { inTreeOf: $organizationId })
    ...TaskRecordsTable_query @arguments(search: $search, filter: $filter)
  }
`

/** The tasks of an organization: what is put to work there, below it included or not. */
export function OrganizationTasks() {
  const data = useRouteQuery<OrganizationTasksQuery>(query)
  const { revalidate } = useRevalidator()
  const [params] = useSearch()
  const [isAdding, setAdding] = useState(false)
  if (!data.organization) return null
  const { id, can } = data.organization
  const isNarrowed = ['q', 'class', 'group'].some((name) => params.has(name))
  return (
    <Scroll wide>
      <Section
        title={t.tasksAtWork}
        about={t.whatOfTheCatalogueIsDone}
        actions={
          can.addTasks.allowed ? (
            <PlainButton type="button" className="outlined" onClick={() => setAdding(true)}>
              {t.putATaskToWork}
            </PlainButton>
          ) : (
            <Why permission={can.addTasks} />
          )
        }
      >
        <TaskRecordFilters query={data}>
          <BelowToggle />
        </TaskRecordFilters>
        <TaskRecordsTable
          query={data}
          empty={isNarrowed ? t.nothingThatIsAtWorkHere : t.nothingIsPutToWorkHere}
          onChanged={() => void revalidate()}
        />
      </Section>
      {isAdding ? (
        <TaskRecordDialog
          record={null}
          organizationId={id}
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
