import Box from '@mui/material/Box'
import { useState, type ReactNode } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import type { TaskRecordsTable_query$key } from '../../__generated__/TaskRecordsTable_query.graphql.ts'
import type { TaskRecordsTablePageQuery } from '../../__generated__/TaskRecordsTablePageQuery.graphql.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { More } from '../../kernel/ui/More.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { AssignTasksDialog } from '../../work/task/AssignTasksDialog.tsx'
import { TaskRecordDialog } from '../../work/task/TaskRecordDialog.tsx'
import { TaskRecordRow } from './TaskRecordRow.tsx'
import * as t from './__generated__/messages.ts'

interface TaskRecordsTableProps {
  query: TaskRecordsTable_query$key
  /** What it says where there are none. */
  empty: ReactNode
  onChanged: () => void
}

type Open = { what: 'edit'; id: string } | { what: 'assign'; ids: readonly string[] }

/** What is put to work, page by page; several can be assigned at once. */
export function TaskRecordsTable({ query, empty, onChanged }: TaskRecordsTableProps) {
  const { data, ...page } = usePaginationFragment<TaskRecordsTablePageQuery, TaskRecordsTable_query$key>(
    graphql`
      fragment TaskRecordsTable_query on Query
      @refetchable(queryName: "TaskRecordsTablePageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 50 }
        after: { type: "Cursor" }
        search: { type: "String" }
        filter: { type: "TaskRecordFilter", defaultValue: { status: { eq: ACTIVE } } }
      ) {
        taskRecords(first: $first, after: $after, search: $search, filter: $filter)
          @connection(key: "TaskRecordsTable_taskRecords", filters: ["search", "filter"]) {
          edges {
            node {
              id
              title
              organization {
                id
              }
              ...TaskRecordRow_record
              ...TaskRecordDialog_record
            }
          }
        }
      }
    `,
    query,
  )
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [open, setOpen] = useState<Open>()
  const records = data.taskRecords.edges.map(({ node }) => node)
  // What another filter no longer shows is not assigned unseen.
  const shown = chosen.filter((id) => records.some((record) => record.id === id))
  const toggle = (id: string) => setChosen(shown.includes(id) ? shown.filter((one) => one !== id) : [...shown, id])
  const close = () => setOpen(undefined)
  const done = () => {
    close()
    onChanged()
  }
  if (!records.length) return <Empty>{empty}</Empty>
  return (
    <>
      {shown.length ? (
        <Box
          role="toolbar"
          aria-label={t.theChosenTasks}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 2,
            px: 3,
            py: 2,
            bgcolor: 'var(--ops-brand-weak)',
            borderBottom: '1px solid var(--ops-line)',
          }}
        >
          <span>{t.chosen({ count: shown.length })}</span>
          <PlainButton type="button" className="outlined" onClick={() => setOpen({ what: 'assign', ids: shown })}>
            {t.assign}
          </PlainButton>
          <PlainButton type="button" onClick={() => setChosen([])}>
            {t.chooseNone}
          </PlainButton>
        </Box>
      ) : null}
      <Table
        caption={t.whatIsPutToWork}
        columns={[
          '',
          t.task,
          t.where,
          t.class,
          t.priority,
          t.who,
          { label: t.time, number: true },
          { label: t.open, number: true },
          '',
        ]}
      >
        {records.map((record) => (
          <TaskRecordRow
            key={record.id}
            record={record}
            isChosen={shown.includes(record.id)}
            onChoose={() => toggle(record.id)}
            onEdit={() => setOpen({ what: 'edit', id: record.id })}
            onAssign={() => setOpen({ what: 'assign', ids: [record.id] })}
            onChanged={onChanged}
          />
        ))}
      </Table>
      <More page={page} />
      {open?.what === 'edit' ? (
        <TaskRecordDialog record={records.find(({ id }) => id === open.id) ?? null} onClose={close} onDone={done} />
      ) : null}
      {open?.what === 'assign' ? (
        <AssignTasksDialog
          tasks={records.filter(({ id }) => open.ids.includes(id))}
          onClose={close}
          onDone={() => {
            setChosen([])
            done()
          }}
        />
      ) : null}
    </>
  )
}
