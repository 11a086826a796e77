import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { TaskItemRecords_item$key } from '../../__generated__/TaskItemRecords_item.graphql.ts'
import type { TaskRecordsTable_query$key } from '../../__generated__/TaskRecordsTable_query.graphql.ts'
import { useViewer } from '../../kernel/shell/viewer.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { TaskRecordDialog } from '../../work/task/TaskRecordDialog.tsx'
import { TaskRecordsTable } from './TaskRecordsTable.tsx'
import * as t from './__generated__/messages.ts'

interface TaskItemRecordsProps {
  item: TaskItemRecords_item$key
  query: TaskRecordsTable_query$key
}

/** Where an item is put to work. */
export function TaskItemRecords({ item: key, query }: TaskItemRecordsProps) {
  const item = useFragment(
    graphql`
      fragment TaskItemRecords_item on TaskItem {
        id
        name
        active
        actionClass {
          id
        }
        priority {
          id
        }
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by the form that an item fills in
        ...taskFields_item
        majorTask {
          name
        }
      }
    `,
    key,
  )
  const { revalidate } = useRevalidator()
  const mayAdd = useViewer()?.capabilities.includes('tasks.edit')
  const [isAdding, setAdding] = useState(false)
  return (
    <Section
      title={t.atWork}
      about={t.whereItIsDoneAndBy}
      actions={
        mayAdd && item.active ? (
          <PlainButton type="button" className="outlined" onClick={() => setAdding(true)}>
            {t.putToWork}
          </PlainButton>
        ) : null
      }
    >
      <TaskRecordsTable query={query} empty={t.itIsNotPutToWork} onChanged={() => void revalidate()} />
      {isAdding ? (
        <TaskRecordDialog
          record={null}
          item={item}
          onClose={() => setAdding(false)}
          onDone={() => {
            setAdding(false)
            void revalidate()
          }}
        />
      ) : null}
    </Section>
  )
}
