import { Suspense } from 'react'
import { graphql } from 'react-relay'
import type { TaskItemPageQuery } from '../../__generated__/TaskItemPageQuery.graphql.ts'
import { ChecklistsOfItem } from '../../work/checklist/ChecklistsOfItem.tsx'
import { ProceduresSection } from '../../work/procedure/ProceduresSection.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Page } from '../../kernel/shell/Page.tsx'
import { SopOfItem } from '../../work/sop/SopOfItem.tsx'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { ServiceTimeSection } from '../../work/timestudy/ServiceTimeSection.tsx'
import { TaskItemFacts } from '../../work/task/TaskItemFacts.tsx'
import { TaskItemRecords } from './TaskItemRecords.tsx'
import * as t from './__generated__/messages.ts'

// Each noun adds its section: its fragment here, its component below.
const query = graphql`
  query TaskItemPageQuery($id: ID!, $records: TaskRecordFilter!) {
    taskItem(id: $id) {
      name
      ...TaskItemFacts_item
      ...ChecklistsOfItem_item
      ...SopOfItem_item
      ...ProceduresSection_item
      ...ServiceTimeSection_item
      ...TaskItemRecords_item
    }
    # eslint-disable-next-line relay/must-colocate-fragment-spreads -- kept in the store for TaskRecordsTable
    ...TaskRecordsTable_query @arguments(filter: $records)
  }
`

/** One item of the catalogue, with all that belongs to it. */
export function TaskItemPage() {
  return (
    <Suspense fallback={<Page title={t.task}>{null}</Page>}>
      <Content />
    </Suspense>
  )
}

function Content() {
  const data = useRouteQuery<TaskItemPageQuery>(query)
  const { taskItem } = data
  if (!taskItem) {
    return (
      <Page title={t.task}>
        <Centered title={t.noSuchTask} text={t.thereIsNoTaskWithThis}>
          <ButtonLink to="/tasks" className="primary">
            {t.toTheCatalogue}
          </ButtonLink>
        </Centered>
      </Page>
    )
  }
  return (
    <Page title={taskItem.name}>
      <Scroll>
        <TaskItemFacts item={taskItem} />
        <TaskItemRecords item={taskItem} query={data} />
        <ChecklistsOfItem item={taskItem} />
        <SopOfItem item={taskItem} />
        <ProceduresSection item={taskItem} />
        <ServiceTimeSection item={taskItem} />
      </Scroll>
    </Page>
  )
}
