import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { TaskRecordRow_record$key } from '../../__generated__/TaskRecordRow_record.graphql.ts'
import { RoutineDialog } from '../../work/routine/RoutineDialog.tsx'
import { RoutinesOf } from '../../work/routine/RoutinesOf.tsx'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { minutes } from '../../work/task/minutes.ts'
import { PriorityLabel } from '../../work/task/PriorityLabel.tsx'
import { useArchiveTaskRecord } from '../../work/task/useArchiveTaskRecord.ts'

interface TaskRecordRowProps {
  record: TaskRecordRow_record$key
  isChosen: boolean
  onChoose: () => void
  onEdit: () => void
  onAssign: () => void
  onChanged: () => void
}

/** What is put to work, in a table: what, where, by whom. */
export function TaskRecordRow({ record: key, isChosen, onChoose, onEdit, onAssign, onChanged }: TaskRecordRowProps) {
  const record = useFragment(
    graphql`
      fragment TaskRecordRow_record on TaskRecord {
        id
        key
        title
        status
        version
        requiresSignOff
        serviceTimeMins
        openCount
        priority {
          id
          name
        }
        actionClass {
          name
        }
        organization {
          id
          name
          timeZone
        }
        department {
          name
        }
        group {
          name
        }
        location {
          name
        }
        taskItem {
          id
        }
        assignees {
          id
          name
        }
        can {
          edit {
            reason
          }
          assign {
            reason
          }
        }
        ...RoutinesOf_taskRecord
      }
    `,
    key,
  )
  const archive = useArchiveTaskRecord(onChanged)
  const [isRepeating, setRepeating] = useState(false)
  const { title, taskItem, assignees, can } = record
  // A place that is called as its organization says nothing more.
  const place = record.location?.name === record.organization.name ? null : record.location?.name
  const isActive = record.status === 'ACTIVE'
  const quiet = { color: 'var(--ops-ink-2)', fontSize: 12, lineHeight: '16px' }
  return (
    <tr>
      <td>
        <input type="checkbox" aria-label={`Choose ${title}, ${record.key}`} checked={isChosen} onChange={onChoose} />
      </td>
      <th scope="row">
        {taskItem ? <Link to={`/tasks/item/${taskItem.id}`}>{title}</Link> : title}{' '}
        {record.requiresSignOff ? <Tag>Sign-off</Tag> : null} {isActive ? null : <Tag>Archived</Tag>}
        <Box sx={{ ...quiet, fontWeight: 400 }}>{record.key}</Box>
      </th>
      <td>
        {record.organization.name}
        <Box sx={quiet}>{[record.group?.name ?? record.department?.name, place].filter(Boolean).join(' · ')}</Box>
      </td>
      <td>
        <Tag>{record.actionClass.name}</Tag>
        <RoutinesOf taskRecord={record} />
      </td>
      <td>
        <PriorityLabel id={record.priority.id} name={record.priority.name} />
      </td>
      <td>
        {assignees.length ? (
          assignees.map(({ name }) => name).join(', ')
        ) : (
          <span style={{ color: 'var(--ops-ink-3)' }}>Nobody yet</span>
        )}
      </td>
      <td className="number" style={{ whiteSpace: 'nowrap' }}>
        {minutes(record.serviceTimeMins)}
      </td>
      <td className="number">
        {record.openCount ? (
          <Link
            to={`/activerecords?is=open&from=${encodeURIComponent(record.id)}`}
            aria-label={`${record.openCount} open records of ${title}, ${record.key}`}
          >
            {record.openCount}
          </Link>
        ) : (
          0
        )}
      </td>
      <td style={{ textAlign: 'right' }}>
        <ActionsMenu
          label={`What can be done with ${title}, ${record.key}`}
          actions={[
            { label: 'Assign…', act: onAssign, refused: can.assign.reason },
            { label: 'Edit…', act: onEdit, refused: can.edit.reason },
            {
              label: 'Make it a routine…',
              act: () => setRepeating(true),
              refused: can.edit.reason ?? (isActive ? null : 'Bring it back first.'),
            },
            {
              label: isActive ? 'Archive' : 'Bring back',
              act: () => void archive(record),
              refused: can.edit.reason,
            },
          ]}
        />
        {isRepeating ? (
          <RoutineDialog
            taskRecord={{
              id: record.id,
              organizationId: record.organization.id,
              timeZone: record.organization.timeZone,
            }}
            onClose={() => setRepeating(false)}
            onDone={() => {
              setRepeating(false)
              onChanged()
            }}
          />
        ) : null}
      </td>
    </tr>
  )
}
