import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { TaskRecordRow_record$key } from '../../__generated__/TaskRecordRow_record.graphql.ts'
import { RoutineDialog } from '../../work/routine/RoutineDialog.tsx'
import { RoutinesOf } from '../../work/routine/RoutinesOf.tsx'
import { unitText } from '../../organization/vehicle/unitText.ts'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { minutes } from '../../work/task/minutes.ts'
import { PriorityLabel } from '../../work/task/PriorityLabel.tsx'
import { useArchiveTaskRecord } from '../../work/task/useArchiveTaskRecord.ts'
import * as t from './__generated__/messages.ts'

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
          rootName
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
        vehicle {
          unitNumber
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
        <input
          type="checkbox"
          aria-label={t.choose({ title, key: record.key })}
          checked={isChosen}
          onChange={onChoose}
        />
      </td>
      <th scope="row">
        {taskItem ? <Link to={`/tasks/item/${taskItem.id}`}>{title}</Link> : title}{' '}
        {record.requiresSignOff ? <Tag>{t.signOff}</Tag> : null} {isActive ? null : <Tag>{t.archived}</Tag>}
        <Box sx={{ ...quiet, fontWeight: 400 }}>{record.key}</Box>
      </th>
      <td>
        {inRoot(record.organization)}
        <Box sx={quiet}>
          {[unitText(record.vehicle), record.group?.name ?? record.department?.name, place].filter(Boolean).join(' · ')}
        </Box>
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
          <span style={{ color: 'var(--ops-ink-3)' }}>{t.nobodyYet}</span>
        )}
      </td>
      <td className="number" style={{ whiteSpace: 'nowrap' }}>
        {minutes(record.serviceTimeMins)}
      </td>
      <td className="number">
        {record.openCount ? (
          <Link
            to={`/activerecords?is=open&from=${encodeURIComponent(record.id)}`}
            aria-label={t.openRecordsOf({ openCount: record.openCount, title, key: record.key })}
          >
            {record.openCount}
          </Link>
        ) : (
          0
        )}
      </td>
      <td style={{ textAlign: 'end' }}>
        <ActionsMenu
          label={t.whatCanBeDoneWith({ title, key: record.key })}
          actions={[
            { label: t.assign, act: onAssign, refused: can.assign.reason },
            { label: t.edit, act: onEdit, refused: can.edit.reason },
            {
              label: t.makeItARoutine,
              act: () => setRepeating(true),
              refused: can.edit.reason ?? (isActive ? null : t.bringItBackFirst),
            },
            {
              label: isActive ? t.archive : t.bringBack,
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
